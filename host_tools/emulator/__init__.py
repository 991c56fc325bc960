"""A real firmware image on an emulated RP2040, with the handheld's panel and buttons around it."""
