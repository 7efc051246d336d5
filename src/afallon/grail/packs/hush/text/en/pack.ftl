pack-hush = The Hush
