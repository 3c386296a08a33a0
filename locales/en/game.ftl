# Nonet in English (source). The board's page.
menu = Menu
