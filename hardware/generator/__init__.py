"""Makes every drawing, table and file of hardware/ from the firmware's pins and parts.toml."""
