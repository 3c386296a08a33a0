# Nonet in Brazilian Portuguese: the pages beside the board.

## General

word_board = Grade
verbatim = { $text }

## Workbench

bench_list_title = Sua lista
bench_list_label = Cole ou digite sudokus, um por linha
bench_open = Abrir um arquivo
bench_open_detail = ou solte-o aqui. Até { $most } linhas.
bench_generate_title = Ou gere sudokus
bench_level_choice = { $level }, { $givens } dados
bench_count = Número de sudokus
bench_seed = Primeira semente
bench_generate = Gerar
bench_generate_detail = Mesma semente, mesma lista.
bench_bad_count = Insira um número inteiro de sudokus, de 1 a { $most }.
bench_source = Origem da lista
bench_source_generate = Gerar sudokus
bench_tasks = O que fazer com a lista
bench_tasks_each = O que fazer com cada sudoku
bench_task = { $task ->
    [solve] Resolver
    [count] Contar
    [minimise] Minimizar
   *[rate] Classificar
}
bench_task_detail = { $task ->
    [solve] Uma solução, e se é a única
    [count] O número de soluções
    [minimise] O sudoku sem dados redundantes
   *[rate] A dificuldade na escala do Sudoku Explainer
}

## Workbench: the source of the list

source_file = { $name }
source_clipboard = Área de transferência
source_dropped = Texto solto
source_generated = { $level }, semente { $seed }
list_none = Nenhum sudoku ainda. Cole alguns, abra um arquivo ou gere.
list_empty = { $source }: nenhum sudoku encontrado.
list_reading = { $count ->
    [one] { $source }: { $count } sudoku até agora…
   *[other] { $source }: { $count } sudokus até agora…
}
list_of = { $count ->
    [one] { $count } sudoku.
   *[other] { $count } sudokus.
}
list_from = { $count ->
    [one] { $source }: { $count } sudoku.
   *[other] { $source }: { $count } sudokus.
}
list_cut = { $source }: os primeiros { $count } sudokus. A lista está cheia, o resto ficou de fora.

## Workbench: progress and result

run_title = { $task ->
    [solve] { $count ->
        [one] Resolvendo { $count } sudoku
       *[other] Resolvendo { $count } sudokus
    }
    [count] { $count ->
        [one] Contando as soluções de { $count } sudoku
       *[other] Contando as soluções de { $count } sudokus
    }
    [minimise] { $count ->
        [one] Minimizando { $count } sudoku
       *[other] Minimizando { $count } sudokus
    }
    [rate] { $count ->
        [one] Classificando { $count } sudoku
       *[other] Classificando { $count } sudokus
    }
   *[generate] { $count ->
        [one] Gerando { $count } sudoku
       *[other] Gerando { $count } sudokus
    }
}
run_begun = { $title }…
run_done = { $done } prontos
run_done_rate = { $done } prontos, { $rate } por segundo
run_left = faltam { $time }
run_line = { $title } · { $done }
run_line_left = { $title } · { $done } · { $left }
run_spoken = { $percent } por cento
run_spoken_left = { $percent } por cento, { $left }
time_moment = < 1 s
time_seconds = { $seconds } s
time_minutes = { $minutes } min { $seconds } s
time_hours = { $hours } h { $minutes } min
run_ended = { $task ->
    [solve] { $count ->
        [one] { $count } sudoku resolvido em { $time }.
       *[other] { $count } sudokus resolvidos em { $time }.
    }
    [count] { $count ->
        [one] Soluções de { $count } sudoku contadas em { $time }.
       *[other] Soluções de { $count } sudokus contadas em { $time }.
    }
    [minimise] { $count ->
        [one] { $count } sudoku minimizado em { $time }.
       *[other] { $count } sudokus minimizados em { $time }.
    }
    [rate] { $count ->
        [one] { $count } sudoku classificado em { $time }.
       *[other] { $count } sudokus classificados em { $time }.
    }
   *[generate] { $count ->
        [one] { $count } sudoku gerado em { $time }.
       *[other] { $count } sudokus gerados em { $time }.
    }
}
run_rate = São { $rate } por segundo.
run_stopped = { $total ->
    [one] Parado após { $done } de { $total } sudoku.
   *[other] Parado após { $done } de { $total } sudokus.
}
run_faults = { $count ->
    [one] { $count } linha tem um erro.
   *[other] { $count } linhas têm erros.
}
sentences_of_run = { SPACED($sentences) }
run_not_loaded = O resolvedor não carregou. Você está offline?
line_at_column = Coluna { $column }: { $fault }
line_contradiction = Não tem solução. { $why }
line_no_solution = Não tem solução.
line_several_solutions = Tem mais de uma solução.
line_too_hard = Este é difícil demais para decidir aqui.
line_too_long = Minimizar este demora demais aqui.
line_unrated = Só sudokus 9 × 9 podem ser classificados.
line_crashed = Não feito: o resolvedor falhou nesta linha.
line_timed_out = Não feito: esta linha demorou demais.
line_lost = Não feito: o resolvedor parou. Tente de novo.
file_fault = Linha { $line }: { $fault }

## Workbench: the table

table_results = Sudokus e resultados
table_empty = Cada linha da sua lista vira uma linha aqui: o sudoku e seu resultado.
table_column = { $column ->
    [line] Linha
    [puzzle] Sudoku
    [solutions] Soluções
    [solution] Solução
    [givens] Dados
    [left] Restam
    [minimal] Sudoku mínimo
    [er] ER
    [ep] EP
    [ed] ED
    [hardest] Passo mais difícil
    [milliseconds] Tempo em ms
   *[seed] Semente
}
table_milliseconds = ms
table_number = { $number }
table_arranging = { $count ->
    [one] Ordenando e filtrando { $count } sudoku…
   *[other] Ordenando e filtrando { $count } sudokus…
}
table_sorted_rising = Por { $column }, em ordem crescente.
table_sorted_falling = Por { $column }, em ordem decrescente.
table_unsorted = Na ordem da lista.
table_shown = { $total ->
    [one] { $shown } de { $total } sudoku mostrado.
   *[other] { $shown } de { $total } sudokus mostrados.
}
table_faults_only = Só linhas com erros
table_save = { $kind ->
    [text] Salvar como texto
    [csv] Salvar como CSV
   *[tsv] Salvar como TSV
}

## Workbench: the distribution of the ratings

spread_title = Classificações
spread_chart = Histograma das classificações, de { $from } a { $to }
spread_axis = Classificação (ER)
spread_scale = Sudokus, escala de raiz quadrada
spread_least = Menor classificação mostrada
spread_most = Maior classificação mostrada
spread_filter = Mostrar só
spread_filter_help = ex. 6.6–7.2 ou X-Wing

## Workbench: the filters of the table

chips = Filtros ativos
chip_rating = Classificação { $from }–{ $to }
chip_text = “{ $text }”
chip_remove = { $filter }: remover este filtro

facet_name = { $facet ->
    [givens] Dados
    [technique] Passo mais difícil
    [symmetry] Simetria
    [solutions] Soluções
   *[minimal] Dados redundantes
}
facet_any = { $facet ->
    [givens] Qualquer número
    [technique] Qualquer técnica
    [symmetry] Qualquer simetria
    [solutions] Quaisquer soluções
   *[minimal] Mínimo ou não
}
facet_givens = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
facet_one_solution = 1 solução
facet_solutions = { $count } soluções
facet_minimal = { $is_minimal ->
    [yes] Mínimo
   *[no] Não mínimo
}
facet_no_symmetry = Sem simetria
facet_value = { $value } ({ $count })

## Workbench: a row, opened as a board

row_title = Sudoku { $line }
row_givens = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
row_board = Grade do sudoku { $line }: { $digits }
row_play = Jogar
row_rate = Classificar este
row_copy = Copiar
row_rating = Classificando…
row_rated = O sudoku { $line } tem classificação { $rating }.
row_unreadable = Esta linha não é um sudoku.
row_value = { $value }
row_rated_as = Classificação
row_symmetry = Simetria
symmetry = { $symmetry ->
    [rotate180] Meia-volta
    [rotate90] Um quarto de volta
    [mirror-h] Esquerda-direita
    [mirror-v] Cima-baixo
    [diagonal] Diagonal
   *[antidiagonal] Antidiagonal
}
row_symmetries = { PLAIN($symmetries) }
row_no_symmetry = Nenhuma
row_minimal = Mínimo
row_redundant = { $count ->
    [0] Sim
    [one] Não, { $count } redundante
   *[other] Não, { $count } redundantes
}
row_seed = Semente

## Practice, lessons and the solve path

learn_lesson = Lição
learn_practise = Praticar
learn_all = Todas as técnicas
learn_back_to_bench = Voltar à bancada
learn_board = Sudoku, { $title }, { $board }
learn_board_help = As setas movem. O texto ao lado da grade explica o que está marcado.
learn_explanation = Explicação
learn_loading = Carregando…
learn_learned = { $learned } de { $count } técnicas aprendidas
learn_find = Buscar uma técnica
learn_all_shown = Todas as técnicas mostradas.
learn_found = { $count ->
    [0] Nenhuma técnica encontrada.
    [one] { $count } técnica encontrada.
   *[other] { $count } técnicas encontradas.
}
learn_next = A próxima para você
learn_nearly = Quase aprendida
learn_positions = { $solved } de { $needed } posições resolvidas
learn_solve_nine = Resolva nove para aprendê-la.
learn_is_learned = Você aprendeu esta técnica.
learn_section = { $section ->
    [singles] Únicos
    [subsets] Bloqueados e grupos
    [fish] Peixes
    [one_digit] Um dígito
    [wings] Wings
    [uniqueness] Unicidade
    [colours] Cores
    [chains] Cadeias e laços
    [sets] Grupos quase bloqueados
    [forcing] Cadeias e redes forçadas
   *[hardest] Sudokus mais difíceis
}
learn_section_learned = { $learned } de { $count } aprendidas
learn_rated = classificação { $from }–{ $to }
learn_tiers = { $from } a { $to }
learn_detail = { $section } · { $detail }
learn_solving = Resolvendo passo a passo…
learn_searching = Procurando uma posição…
learn_searching_so_far = { $count ->
    [one] Procurando uma posição ({ $count } sudoku até agora)…
   *[other] Procurando uma posição ({ $count } sudokus até agora)…
}
learn_no_game = Não há jogo na grade.
learn_mistake = Há um erro na grade, por isso não há caminho da solução daqui. Use Dica para achar o erro.
learn_other_board = Caminhos da solução só existem para sudokus clássicos 9 × 9.
learn_not_kept = O Nonet não consegue salvar quantos exercícios você resolveu: o armazenamento do navegador está cheio ou bloqueado.
learn_not_loaded = O resolvedor não carregou. Você está offline?
learn_crashed = O resolvedor falhou. O Nonet o reiniciou: tente de novo.
learn_took_too_long = Demorou demais, e o Nonet parou. Tente de novo.

## Practice

practice_tier = { $tier ->
    [beginner] Iniciante
    [easy] Fácil
    [medium] Médio
    [hard] Difícil
    [expert] Especialista
    [extreme] Extremo
   *[beyond] Além do extremo
}
practice_write = { $technique }: escolha a célula e coloque o dígito.
practice_remove = { $technique }: escolha uma célula, depois o dígito que você pode excluir ali.
practice_filled = { $cell } já tem um dígito.
practice_no_candidate = { $digit } não é candidato de { $cell }.
practice_crossed = { $digit } em { $cell } já está excluído.
practice_needed = Quase: { $digit } é necessário em { $cell }.
practice_wrong = Quase: { $cell } não é { $digit }.
practice_other_write = Quase: { $cell } é { $digit }, mas { $technique } não o mostra.
practice_other_remove = Quase: { $cell } não é { $digit }, mas { $technique } não o mostra.
practice_right = { $left ->
    [one] Certo. Este passo exclui mais { $left }.
   *[other] Certo. Este passo exclui mais { $left }.
}
practice_done = { $count ->
    [one] Certo. { $count } resolvido até agora. O passo: { $line }
   *[other] Certo. { $count } resolvidos até agora. O passo: { $line }
}
practice_where = Onde?
practice_show = Mostrar
practice_another = Outro

## Solve path

path_steps = Todos os passos
path_copy = Copiar
path_place = Passo { $number } de { $count }
path_spoken = Passo { $number } de { $count }: { $technique }. { SPACED($sentences) }
path_group = { $count ->
    [1] { $technique }
    [one] { $technique }, { $count } passo
   *[other] { $technique }, { $count } passos
}
path_count = { $count } × { $technique }
path_summary = { $count ->
    [one] { $count } passo: { PLAIN($techniques) }.
   *[other] { $count } passos: { PLAIN($techniques) }.
}
path_open = { $count ->
    [one] Nenhuma técnica conhecida vai além. { $count } célula fica vazia.
   *[other] Nenhuma técnica conhecida vai além. { $count } células ficam vazias.
}

## Replay

replay_none = Ainda não há jogadas para rever.
replay_solved = { $level } · resolvido em { $time }
replay_played = { $level } · jogado por { $time }
replay_board = Replay, { $board }
replay_board_help = A grade após esta jogada. Não dá para mudá-la aqui.
replay_panel = A jogada atual
replay_start = Início
replay_play = Tocar
replay_pause = Pausar
replay_branch = Daqui
replay_score = Jogadas
replay_jumps = Ir para
replay_speeds = Velocidade
replay_speed = { $factor }×
replay_running = Em andamento.
replay_stopped = Parado: { $what }
replay_at_start = Início do jogo
replay_placed = { $digit } em { $cell }
replay_slip = { $digit } em { $cell }, um deslize
replay_cleared = { $digit } removido de { $cell }
replay_notes = Anotações em { $cell }: { SPACED($digits) }
replay_no_notes = Sem anotações em { $cell }
replay_coloured = Cor em { $cell }
replay_many = { $count ->
    [one] { $count } célula mudada
   *[other] { $count } células mudadas
}
replay_nothing = Nada mudou
replay_move = jogada { $number } de { $count }
replay_time_and_move = { $time }, { $position }
replay_slow = Ponto lento antes de { $cell }.
replay_slow_timed = { $time } antes de { $cell }.
replay_ladder = O passo mais fácil aqui:
replay_technique = O passo mais fácil aqui: { $technique }.
replay_to_slow = Ponto lento antes de { $cell }
replay_to_slow_timed = Ponto lento, { $time } antes de { $cell }
replay_to_slip = Deslize
replay_to_slip_timed = Deslize, { $time }
replay_to_hint = Dica
replay_to_hint_timed = Dica, { $time }
replay_to_checkpoint = Ponto de retorno
replay_to_checkpoint_timed = Ponto de retorno, { $time }

## Made to order

new_level = Nível
new_level_givens = { $numbers } dados
new_symmetry = Simetria dos dados
new_symmetry_none = Nenhuma
new_symmetry_half_turn = Meia-volta
new_symmetry_quarter_turn = Um quarto de volta
new_symmetry_left_right = Esquerda-direita
new_symmetry_top_bottom = Cima-baixo
new_symmetry_diagonal = Diagonal
new_symmetry_antidiagonal = Antidiagonal
new_method = Método
new_method_carve = Tirar de uma grade cheia
new_method_build = Montar a partir do vazio
new_method_transform = Embaralhar um conhecido
new_method_starter = Embaralhar o embutido
new_givens = Número de dados
new_givens_help = ex. 24 ou 22–26
order_fewest_givens = Mínimo de dados
order_most_givens = Máximo de dados
new_rating_help = ex. 7.2 ou 6.6–7.2. As barras mostram quão comum é cada classificação.
order_lowest_rating = Menor classificação
order_highest_rating = Maior classificação
order_the_level = o nível { $level }
order_raised = Sudokus com { $technique } começam em { $rating }, então a maior classificação agora é { $rating }.
new_needs = Exige
new_avoids = Exclui
custom_add = Adicionar técnica…
custom_remove = Remover { $technique }
new_any = qualquer
new_seed = Semente
new_seed_help = Mesma semente e opções, mesmo sudoku. Deixe vazio para qualquer um.
new_seed_draw = Nova semente
new_bad_seed = Uma semente é um número inteiro de até 19 dígitos.
form_bad_givens = Insira um número, como 24, ou um intervalo, como 22–26.
form_bad_rating = Insira uma classificação, como 7.2, ou um intervalo, como 6.6–7.2.
new_start = Gerar

## Enter a puzzle

checking_puzzle = Verificando se o sudoku tem exatamente uma solução…
givens_found = { $count ->
    [one] { $count } dado.
   *[other] { $count } dados.
}
no_solution = Este sudoku não tem solução.
cell_can_be = Este sudoku tem mais de uma solução: { $cell } pode ser { $first } ou { $second }. As células que diferem estão marcadas.
own_label = Cole ou digite um sudoku
own_grid = Seu sudoku
own_play = Verificar e jogar
own_empty = Digite ou cole um sudoku, ou preencha a grade. Vazios são . 0 * ou _.
own_too_few = { $count ->
    [0] Nenhum dado ainda. Um sudoku { $board } precisa de pelo menos { $fewest }.
    [one] { $count } dado. Um sudoku { $board } precisa de pelo menos { $fewest }: adicione { $more } ou mais.
   *[other] { $count } dados. Um sudoku { $board } precisa de pelo menos { $fewest }: adicione { $more } ou mais.
}
own_one_solution = 1 solução.
own_not_known = Número de soluções: ainda não se sabe.
own_open = Abrir um arquivo…
own_edit = Editar os dados
own_workbench = Abrir a bancada
own_edit_detail = Mantém só os dados. Ctrl+Z na grade traz o texto de volta.
own_recognised = Texto reconhecido
own_list = Sudokus neste texto
own_list_first = Listados os primeiros { $shown } de { $count } sudokus.
own_collection = Nome da coleção
own_several_puzzles = { $count ->
    [one] { $count } sudoku · { $format }
   *[other] { $count } sudokus · { $format }
}
own_placed = { $count ->
    [one] { $count } dígito colocado.
   *[other] { $count } dígitos colocados.
}
own_noted = { $count ->
    [one] Anotações em { $count } célula.
   *[other] Anotações em { $count } células.
}
own_removed = { $count ->
    [one] { $count } candidato removido.
   *[other] { $count } candidatos removidos.
}
own_coloured = { $count ->
    [one] { $count } célula colorida.
   *[other] { $count } células coloridas.
}
own_by = de { $author }
own_puzzle_number = Sudoku { $number }
format_line = Sudoku numa linha
format_grid = Grade em linhas
format_ss = Arquivo Simple Sudoku (.ss)
format_pencilmarks = Grade de candidatos
format_sdx = Arquivo SudoCue (.sdx)
format_sdk = Arquivo SadMan ou SudoCue (.sdk)
format_hodoku = Linha de biblioteca HoDoKu
format_gsf = Linha da lista de gsf
format_sukaku = Sukaku: só candidatos
format_sudokuwiki = Link ou código SudokuWiki
format_sudokuexchange = Link SudokuExchange
format_fpuzzles = Sudoku f-puzzles
format_sudokupad = Link SudokuPad
format_opensudoku = Arquivo OpenSudoku
format_1gsudoku = Arquivo 1G Sudoku
format_tatham = Solo de Simon Tatham
format_mixed = vários formatos
text_unread = { $before ->
    [one] { $fault } Você pode usar o sudoku antes dele.
   *[other] { $fault } Os { $before } sudokus antes dele podem ser usados.
}
text_too_long = Este texto passa de 1 MB. A bancada lê listas longas.
text_too_many = Esta lista tem mais de 100.000 sudokus. A bancada lê listas longas.
text_unknown = Este não é um formato de sudoku que o Nonet conhece.
text_unknown_link = Este link não tem um sudoku num formato que o Nonet conhece.
text_needs_network = O sudoku deste link está num servidor, e o Nonet não usa a rede. Abra o link, copie o sudoku lá e cole-o aqui.
text_unsupported_format = { $kind ->
    [scf] O Nonet não lê este tipo de link SudokuPad (scf). Exporte o sudoku do SudokuPad para o f-puzzles e cole esse link.
   *[other] O Nonet não lê este tipo de arquivo.
}
text_rules = { $count ->
    [one] O sudoku tem uma regra que o Nonet não tem: { $rules }.
   *[other] O sudoku tem regras que o Nonet não tem: { $rules }.
}
text_rule = { $rule ->
    [killer] gaiolas killer
    [jigsaw] regiões jigsaw
    [jigsaw_killer] regiões jigsaw ou gaiolas killer
    [irregular] regiões irregulares
    [windoku] windoku
    [one_diagonal] uma única diagonal
    [other_kind] as regras de outro tipo de sudoku
    [thermometers] termômetros
    [arrows] setas
    [anti_knight] anticavalo
    [anti_king] antirrei
    [little_killer] somas little killer
    [sandwich] somas sanduíche
    [between] linhas between
    [palindromes] palíndromos
    [kropki] pontos Kropki
    [extra_regions] regiões extras
    [extremes] células mínimas e máximas
    [parity] células pares e ímpares
    [lines] linhas desenhadas
   *[drawings] desenhos na grade
}
text_other_rule = { $name }
text_board = O Nonet não tem grade deste tipo: { $board }.
text_cells = { $found ->
    [one] { $found } célula, onde se esperam { $expected }.
   *[other] { $found } células, onde se esperam { $expected }.
}
text_rows = { $found ->
    [one] { $found } linha, onde se esperam { $expected }.
   *[other] { $found } linhas, onde se esperam { $expected }.
}
text_contradiction = Esta grade contradiz os dados do sudoku.
text_damaged = Os dados deste link estão danificados ou incompletos. Copie o link inteiro.
text_json = Isto não é JSON válido. Copie o texto inteiro.
text_xml = Isto não é XML válido. Copie o texto inteiro.
text_missing = Falta “{ $name }”.
text_value = { $kind ->
    [candidate] “{ $value }” não é um candidato válido: espera-se dígito, linha e coluna, como 512.
    [cell] “{ $value }” não é uma célula válida.
    [colour] “{ $value }” não é uma cor válida.
    [digit] “{ $value }” não é um dígito válido.
    [note] “{ $value }” não é uma anotação válida.
    [size] “{ $value }” não é um tamanho válido.
   *[version] “{ $value }” é uma versão do formato que o Nonet não conhece.
}
own_cell_unread = { $symbol }, não é dígito, { $place }
own_cell_either = { $first } ou { $second }, { $place }

## Settings

set_groups = Grupos de configurações
set_appearance = Aparência
set_board = Grade e destaques
set_checking = Verificação e dicas
set_keys = Teclas e toque
set_excerpt = Esta parte do seu jogo mostra cada mudança na hora.
set_palette = Cores
set_palette_standard = Padrão
set_palette_colour_blind = Daltonismo
set_palette_high_contrast = Contraste
set_clock = Relógio
set_clock_detail = Mostrar há quanto tempo você joga.
set_mistakes = Marcar erros
set_mistakes_never = Nunca
set_mistakes_full = Com a grade cheia
set_mistakes_always = Na hora
set_conflicts = Dígitos repetidos
set_conflicts_detail = Marcar um dígito que se repete numa linha, coluna ou bloco.
set_clean_notes = Arrumar anotações
set_clean_notes_detail = Colocar um dígito também apaga as anotações que ele exclui.
set_fill_singles = Preencher únicos
set_fill_singles_detail = Colocar um dígito também preenche cada célula que então tem um só candidato, ou é o único lugar de um dígito. Um Desfazer retira todos.
set_peers = Linha, coluna e bloco
set_peers_detail = Destacar linha, coluna e bloco da célula escolhida.
set_same = Mesmo dígito
set_same_detail = Destacar células com o dígito escolhido.
set_left = Quantos faltam
set_left_detail = Mostrado em cada tecla.
set_uniqueness = Técnicas de unicidade
set_uniqueness_detail = Permitir dicas como retângulos únicos, que supõem uma só solução.
set_letters = Atalhos de letras
set_letters_detail = N para anotações, H para dica, e assim por diante.
set_keys_table = Mudar teclas
set_key_button = { $does }: { $keys }
set_key_none = nenhuma
set_key_press = Pressione uma tecla…
set_key_taken = { $key } já significa: { $does }
set_key_reset = Restaurar
set_key_reset_all = Restaurar todas as teclas
set_digit_first = Primeiro o dígito
set_digit_first_detail = Escolha um dígito no teclado, depois toque nas células em que ele vai.
set_language = Idioma
set_language_browser = Como no navegador
set_text_size = Tamanho do texto
set_text_size_normal = Normal
set_text_size_large = Grande
set_text_size_larger = Maior
set_hand = Teclado
set_hand_right = À direita
set_hand_left = À esquerda
set_note_layout = Anotações de canto
set_note_layout_fixed = Cada uma no seu lugar
set_note_layout_packed = Ao longo da borda
set_show_notes = Suas anotações
set_show_notes_detail = Oculte-as para ver só a grade. Elas ficam guardadas.
set_candidates = Todos os candidatos
set_candidates_detail = Mostrar o que cada célula pode ser, abaixo das suas anotações.
set_voice = Leitor de tela
set_verbosity = Nomes das células
set_verbosity_full = Linha, coluna e bloco
set_verbosity_brief = Curto: r4c5
set_verbosity_content = Só o conteúdo
set_say_left = Dígitos restantes
set_say_left_detail = Dizer quantos faltam de um dígito depois de colocá-lo.

## Help

help_search = Buscar na ajuda
help_found = { $count ->
    [one] { $count } item encontrado.
   *[other] { $count } itens encontrados.
}
help_nothing_found = Nada encontrado. Tente outra palavra.
help_play = Como jogar
help_goal = Preencha cada célula vazia de modo que cada linha, cada coluna e cada bloco contenha cada dígito uma vez. Todo sudoku tem exatamente uma solução.
help_place = Procure um lugar. Todas as outras células vazias deste bloco já veem o dígito, então ele tem de ir aqui. Escolha uma célula, depois um dígito. O mesmo dígito de novo o apaga.
help_notes_picture = Escolha Canto ou Centro para escrever dígitos pequenos, que lembram o que uma célula ainda pode ser.
help_conflicts = Um sublinhado ondulado marca um dígito que se repete numa linha, coluna ou bloco.
help_hint_button = Dica mostra onde olhar. Cada novo toque mostra mais: a técnica, o padrão, a prova, e por fim aplica o passo. Se há um erro, Dica o mostra primeiro.
help_saving = O Nonet salva seu jogo neste dispositivo após cada jogada. Nada é enviado.
help_keys = Teclas
help_glossary = Glossário
help_about = Sobre
help_version = Nonet { $version }, build { $build }
help_privacy = Nada é enviado: o Nonet não tem servidor, e seus jogos ficam neste dispositivo.
help_licences = Licenças de tudo o que há no Nonet

## Help: keys

help_moving = Mover
help_selecting = Marcar células
help_digits = Dígitos
help_notes = Anotações
help_hints = Dicas
help_ear = De ouvido
help_others = Outras
keys_of = { PLAIN($keys) }
key_name = { $name }
key_digits = 1 a { $last }
key_digits_letters = 1 a 9, A a { $last }
key_cap = { $name ->
    [Space] Espaço
    [PageUp] Page Up
    [PageDown] Page Down
    [Escape] Esc
    [Enter] Enter
    [Backspace] Backspace
    [Delete] Delete
    [Home] Home
    [End] End
    [Insert] Insert
   *[Tab] Tab
}
key_held_digit = dígito
key_with_ctrl = Ctrl+{ $key }
key_with_alt = Alt+{ $key }
key_with_shift = Shift+{ $key }
key_outside = { $key } fora da grade
key_does = { $key ->
    [move] Mover
    [empty] Célula vazia seguinte ou anterior
    [ends] Primeira ou última célula da linha; com Ctrl, da grade
    [box] Um bloco acima ou abaixo
    [tab] Da grade aos botões
    [extend] Marcar mais células
    [digit] Colocar um dígito, ou apagar o mesmo
    [light] Destacar um dígito; um toque ou Enter o coloca
    [corner] Anotação de canto
    [centre] Anotação central
    [colour] Cor
    [strike] Riscar um candidato
    [erase] Apagar
    [hint-next] Próxima etapa de uma dica aberta
    [hint-next-outside] Próxima etapa de uma dica aberta, fora da grade
    [hint-back] Etapa anterior de uma dica aberta
    [hint-back-outside] Etapa anterior de uma dica aberta, fora da grade
    [hint-do] Aplicar a dica aberta
    [hint-close] Fechar a dica
    [use] Escolher a célula, ao marcar uma a uma ou com um dígito em destaque
    [up] Acima
    [left] Esquerda
    [down] Abaixo
    [right] Direita
    [extend-up] Marcar a célula acima
    [extend-left] Marcar a célula à esquerda
    [extend-down] Marcar a célula abaixo
    [extend-right] Marcar a célula à direita
    [next-empty] Próxima célula vazia
    [previous-empty] Célula vazia anterior
    [row-start] Início da linha
    [row-end] Fim da linha
    [first] Primeira célula
    [last] Última célula
    [box-up] Um bloco acima
    [box-down] Um bloco abaixo
    [select-all] Marcar todas as células
    [select-alike] Marcar todas as células como esta
    [select-cell] Marcar ou desmarcar esta célula
    [select] Marcar células uma a uma
    [escape] Tirar o destaque ou a marcação
    [mode-digit] Dígitos
    [mode-corner] Anotações de canto
    [mode-centre] Anotações centrais
    [mode-colour] Cores
    [next-mode] Próximo modo
    [notes] Ligar ou desligar anotações de canto
    [candidates] Mostrar ou ocultar candidatos
    [hint] Dica, ou próxima etapa de uma aberta
    [undo] Desfazer
    [redo] Refazer
    [zoom] Ampliar uma grade grande, ou mostrá-la inteira
    [pause] Pausar
    [check] Verificar erros
    [checkpoint] Marcar um ponto de retorno
    [copy] Copiar a grade como texto
    [read-row] Ouvir a linha
    [read-column] Ouvir a coluna
    [read-box] Ouvir o bloco
    [read-left] Ouvir quantos faltam de cada dígito
    [read-candidates] Ouvir o que a célula pode ser
    [read-selection] Ouvir quais células estão marcadas
    [read-colours] Ouvir onde está cada cor
    [read-strikes] Ouvir quais candidatos estão riscados
   *[help] Ajuda
}

## Help: glossary

term_given = Dado
means_given = Um dígito que pertence ao sudoku desde o início. Você não pode mudá-lo.
term_house = Casa
means_house = Uma linha, uma coluna ou um bloco. Algumas grades têm também duas diagonais. Uma casa contém cada dígito uma vez.
term_peer = Célula relacionada
means_peer = Uma célula na mesma linha, coluna ou bloco que outra. Duas células relacionadas se veem e nunca contêm o mesmo dígito.
term_candidate = Candidato
means_candidate = Um dígito que uma célula ainda pode ser, porque nenhuma célula relacionada o contém e nenhum passo o removeu.
term_note = Anotação
means_note = Um dígito pequeno que você escreve numa célula. A maioria anota os candidatos.
term_conflict = Conflito
means_conflict = O mesmo dígito duas vezes numa casa. O Nonet o marca com um sublinhado ondulado.
term_mistake = Erro
means_mistake = Um dígito diferente da solução. Pode parecer certo por muito tempo.
term_single = Único
means_single = O último candidato de uma célula (único nu), ou o último lugar de um dígito numa casa (único oculto).
term_subset = Grupo
means_subset = Duas, três ou quatro células de uma casa que gastam outros tantos dígitos: par, trio ou quarteto. As outras células da casa não podem ter esses dígitos.
term_strong_link = Ligação forte
means_strong_link = Dois candidatos dos quais pelo menos um é verdadeiro. Se um é falso, o outro é verdadeiro.
term_weak_link = Ligação fraca
means_weak_link = Dois candidatos dos quais no máximo um é verdadeiro. Se um é verdadeiro, o outro é falso.
term_chain = Cadeia
means_chain = Candidatos unidos por ligações fortes e fracas alternadas. Seja como for o primeiro, o último se segue.
term_fish = Peixe
means_fish = Um dígito cujos lugares em algumas linhas ficam todos em outras tantas colunas, ou ao contrário. X-Wing, Swordfish e Jellyfish são peixes.
term_uniqueness = Unicidade
means_uniqueness = Um sudoku tem exatamente uma solução. Algumas técnicas usam isso: excluem padrões que permitiriam duas.
term_rating = Classificação
means_rating = Quão difícil é o passo mais difícil de um sudoku, na escala do Sudoku Explainer. Os mais fáceis valem 1.2, os mais difíceis conhecidos quase 12.

## Dates

date_today = Hoje
date_yesterday = Ontem
date_unknown = Data desconhecida
date_narrow = { DAY($day, form: "narrow") }
date_weekday = { DAY($day, form: "weekday") }
date_day = { DAY($day) }
date_year = { DAY($day, form: "year") }
date_long = { DAY($day, form: "long") }
date_month = { DAY($day, form: "month") }

## All games

games_entry = { $level }, { $placed } de { $open } colocados, { PLAIN($parts) }
games_titled = { $title }
games_numbered = { $title }, { $number }
games_on_board = na grade
games_rating = classificação { $rating }
games_solved_in = resolvido em { $time }
games_played_for = jogado por { $time }
games_last = { $date }
games_to_go = { $count ->
    [0] Resolvido
    [one] falta { $count }
   *[other] faltam { $count }
}

games_go_on = Continuar
games_continue = Continuar
games_in = Colar ou abrir sudokus
games_in_detail = 81 caracteres, um link, um arquivo ou uma lista
games_saved_title = Salvos
games_search = Buscar jogos
games_order = Ordem
games_order_played = Jogados por último
games_order_begun = Começados por último
games_order_title = Título
games_order_rating = Dificuldade
games_order_time = Tempo de jogo
games_order_progress = Quase prontos
games_kind = Tipo de jogos
games_all = Todos
games_playing = Em jogo
games_solved = Resolvidos
games_own = Seus
games_collection = Coleção
games_any_collection = Todas as coleções
games_tag = Etiqueta
games_any_tag = Todas as etiquetas
games_choose = Escolher vários
games_choose_all = Escolher todos
games_choose_done = Pronto
games_picked = { $count ->
    [one] { $count } jogo escolhido
   *[other] { $count } jogos escolhidos
}
games_delete = Excluir
games_add_tag = Etiquetar
games_bring_back = Desfazer
games_edit = Título e etiquetas
games_edit_title = Título e etiquetas
games_title = Título
games_tags = Etiquetas
games_tags_hint = Separe as etiquetas com vírgulas.
games_store = Salvar
games_back_up = Backup
games_restore = Restaurar
games_more = Mostrar mais
games_none = Nenhum jogo ainda. Todo jogo que você começa fica guardado aqui.
games_none_found = Nenhum jogo corresponde. Mude a busca ou escolha Todos.
games_found = { $count } de { $all } jogos mostrados
games_loading = Carregando seus jogos…
games_retry = Tentar de novo

games_deleted = { $count ->
    [one] { $count } jogo excluído.
   *[other] { $count } jogos excluídos.
}
games_brought_back = { $count ->
    [one] { $count } jogo recuperado.
   *[other] { $count } jogos recuperados.
}
games_board_stays = O jogo na grade não pode ser excluído. Comece antes outro jogo.
games_saved = { $count ->
    [one] { $count } jogo salvo em nonet-backup.txt.
   *[other] { $count } jogos salvos em nonet-backup.txt.
}
games_unreadable = Este jogo não pode ser aberto: está danificado. Um backup ainda o contém.
games_failed = O Nonet não alcançou seus jogos. Recarregue a página e tente de novo.
games_blocked = Esta janela do navegador não guarda jogos, por exemplo por ser privada. Você só vê os que o Nonet conseguiu guardar. Faça um backup do que quer manter.
games_full = Não há mais espaço neste dispositivo. Suas últimas jogadas estão seguras enquanto esta aba estiver aberta. Libere espaço, ou exclua jogos de que não precisa mais.
games_newer = Uma versão mais nova do Nonet guardou seus jogos. Recarregue a página para abri-los.
games_no_backup = Este arquivo não é um backup do Nonet. Escolha um arquivo salvo com Backup.
games_unread = { $count ->
    [one] { $count } jogo guardado não pode ser lido. Um backup ainda o contém.
   *[other] { $count } jogos guardados não podem ser lidos. Um backup ainda os contém.
}

restored_new = { $count ->
    [one] { $count } jogo adicionado.
   *[other] { $count } jogos adicionados.
}
restored_updated = { $count ->
    [one] { $count } jogo atualizado para a versão mais nova.
   *[other] { $count } jogos atualizados para as versões mais novas.
}
restored_kept = { $count ->
    [one] { $count } jogo já estava aqui.
   *[other] { $count } jogos já estavam aqui.
}
restored_unread = { $count ->
    [one] { $count } jogo danificado ficou de fora.
   *[other] { $count } jogos danificados ficaram de fora.
}
restored_newer = { $count ->
    [one] { $count } jogo é de uma versão mais nova do Nonet. Recarregue a página e restaure de novo.
   *[other] { $count } jogos são de uma versão mais nova do Nonet. Recarregue a página e restaure de novo.
}
restored_cut = O arquivo termina cedo demais, então alguns jogos podem faltar.
restored_nothing = Este backup não tem jogos.

games_collecting = { $count ->
    [one] Adicionando { $count } sudoku…
   *[other] Adicionando { $count } sudokus…
}
collected_added = { $count ->
    [0] Nenhum sudoku adicionado.
    [one] { $count } sudoku adicionado.
   *[other] { $count } sudokus adicionados.
}
collected_unsolvable = { $count ->
    [one] { $count } sudoku não tem solução e ficou de fora.
   *[other] { $count } sudokus não têm solução e ficaram de fora.
}
collected_several = { $count ->
    [one] { $count } sudoku tem mais de uma solução e ficou de fora.
   *[other] { $count } sudokus têm mais de uma solução e ficaram de fora.
}
own_collect = Adicionar todos aos seus jogos
own_link_newer = Uma versão mais nova do Nonet fez este link. Recarregue a página e abra o link de novo.
own_link_damaged = Este link está danificado ou cortado. Copie-o de novo, inteiro.
format_nonet = Link do Nonet

## Sharing a game

out_title = Compartilhar ou exportar
out_print = Imprimir em papel
out_none = Não há jogo para compartilhar. Comece um antes.
out_progress = Com seu progresso
out_progress_detail = Seus dígitos, anotações, cores e histórico vão junto. Senão, só o sudoku.
out_link = Link
out_link_detail = O link contém o próprio jogo. Nada é guardado em outro lugar.
out_copy_link = Copiar link
out_copy_text = Copiar texto
out_copy_path = Copiar caminho
out_copy_seed = Copiar semente
out_share_link = Compartilhar link
out_share_picture = Compartilhar imagem
out_picture = Imagem
out_svg = Salvar como SVG
out_png = Salvar como PNG
out_text = Texto e arquivos
out_format = Formato
out_save = Salvar como arquivo
out_left_out = Não cabe neste formato: { PLAIN($parts) }.
out_part = { $part ->
    [progress] os dígitos que você colocou
    [corner] anotações de canto
    [centre] anotações centrais
    [removed] candidatos riscados
    [colours] cores
   *[history] histórico
}
out_programs = Outros programas
out_open_sudokupad = Abrir no SudokuPad
out_open_sudokuexchange = Abrir no SudokuExchange
out_open_sudokuwiki = Abrir no SudokuWiki
out_no_board = { $format ->
    [sudokupad] O SudokuPad não tem esta grade.
    [sudokuexchange] O SudokuExchange não tem esta grade.
    [sudokuwiki] O SudokuWiki não tem esta grade.
   *[other] Este formato não tem esta grade. Escolha outro.
}
out_path = Caminho da solução
out_path_find = Achar o caminho da solução
out_path_wait = Resolvendo passo a passo…
out_path_classic = Só grades clássicas têm caminho da solução.
out_path_found = { $count ->
    [one] O caminho tem { $count } passo.
   *[other] O caminho tem { $count } passos.
}
out_path_text = Salvar como texto
out_path_html = Salvar como página web
out_seed = Semente
out_seed_detail = Mesma semente e opções, mesmo sudoku.

## Daily puzzles

daily_today = Hoje
daily_archive = Todos os dias
daily_play = Jogar
daily_solved = { $solved } de { $count } resolvidos
daily_date = { DAY($day) }
daily_day = { $date }, { $solved } de { $count } resolvidos
daily_day_later = { $date }, ainda não
daily_month_before = Mês anterior
daily_month_after = Próximo mês
daily_new = { $level } do dia, não começado
daily_playing = { $level } do dia, jogado por { $time }
daily_done = { $level } do dia, resolvido em { $time }
daily_done_with_hints = { $count ->
    [one] { $level } do dia, resolvido em { $time } com { $count } dica
   *[other] { $level } do dia, resolvido em { $time } com { $count } dicas
}
daily_about = Todos recebem os mesmos cinco sudokus a cada dia.
daily_result = Seu resultado
daily_copy = Copiar
daily_share = Compartilhar

result_title = Nonet, { $date }
result_date = { DAY($day, form: "year") }
result_done = { $level } { $time }
result_done_with_hints = { $count ->
    [one] { $level } { $time }, { $count } dica
   *[other] { $level } { $time }, { $count } dicas
}
result_open = { $level } –
result_streak = { $days } dias seguidos

## Statistics

stats_period = Período
stats_weeks = 9 semanas
stats_year = Este ano
stats_all = Desde sempre
stats_nothing = Nada resolvido ainda.
stats_start = Começar um
stats_analysing = { $count ->
    [one] Analisando { $count } jogo…
   *[other] Analisando { $count } jogos…
}
stats_level = Nível
stats_best = Melhor
stats_median = Mediana
stats_solved = Resolvidos
stats_trend = Últimas nove semanas
stats_other = Outros
stats_no_hint = sem dicas
stats_hinted = com dicas
stats_minutes = min
stats_faster = { $percent }% mais rápido nas últimas nove semanas
stats_slower = { $percent }% mais lento nas últimas nove semanas
stats_steady = Tão rápido quanto antes
stats_with_hints = { $count } com dicas
stats_chart = { $solved ->
    [one] Tempos de { $solved } jogo, { $level }: melhor { $best }, mediana { $median }
   *[other] Tempos de { $solved } jogos, { $level }: melhor { $best }, mediana { $median }
}
stats_as_table = Como tabela
stats_hints = Dicas
stats_times = Tempos: jogos sem dicas + jogos com dicas
stats_time = Tempo
stats_range = { $from } a { $to }
stats_cell = { $plain } + { $hinted }
stats_streak = Dias seguidos
stats_days_in_row = { $count ->
    [one] dia seguido
   *[other] dias seguidos
}
stats_longest = máximo { $count }, até { $end }
stats_no_streak = Resolva um sudoku hoje para começar.
stats_calendar = { $count ->
    [one] Nove semanas: você resolveu sudokus em { $count } dia
   *[other] Nove semanas: você resolveu sudokus em { $count } dias
}
stats_now = hoje
stats_calendar_key = Nove semanas. Quadrado maior, mais resolvidos: 1, 2, 3 ou mais.
stats_week = Semana de
stats_slow_title = Onde você fica mais lento
stats_slow = { $count ->
    [1] { $time }, uma vez
    [one] { $time }, { $count } vez
   *[other] { $time } em média, { $count } vezes
}
stats_met_title = Técnicas nos seus sudokus
stats_met = { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
}
stats_practise = Praticar { $technique }
print_title = Imprimir
print_row = Sudokus { $number }
print_number = Número
print_level = Nível
print_symmetry = Simetria
print_add = Adicionar sudokus
print_remove = Remover
print_per_page = Sudokus por página
print_parts = Imprimir também
print_cover = Capa
print_rating = Classificação
print_candidates = Candidatos
print_codes = Códigos QR
print_solutions = Soluções
print_seed = Semente do livro
print_generate = Gerar
print_game = Jogo na grade
print_now = Imprimir
print_preview = Prévia
print_continue = Continue no celular
print_bold = Os dígitos em negrito são os dados.
print_page = Página { $number } de { $count }
print_puzzle = Sudoku { $number }
print_solutions_on = As soluções começam na página { $page }.
print_by_seed = Semente { $seed }
print_count = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}
print_progress = { $done } de { $count } sudokus gerados
print_ready = { $count ->
    [one] { $count } sudoku está pronto para imprimir.
   *[other] { $count } sudokus estão prontos para imprimir.
}
print_stopped = Cancelado. Nada foi guardado.
print_bad_count = Insira números inteiros. Um livro tem no máximo { $most } sudokus.
