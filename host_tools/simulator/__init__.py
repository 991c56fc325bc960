"""The handheld without its hardware: the shipped firmware over a fake machine."""
