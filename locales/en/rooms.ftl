# Nonet in English (source). The pages beside the board.
