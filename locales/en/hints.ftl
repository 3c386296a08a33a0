# Nonet in English (source). Hints and lessons.
