role-idiot-du-village = Idiot du Village
    .plural = Idiots du Village
    .le = le
    .un = un
    .shown = le
    .genre = m
    .camp = village
    .tag = Village, Pendant le jour
    .help = Si le bûcher te désigne, tu retournes ta carte en souriant, et l'on te laisse vivre, cette fois et les suivantes. Tu peux encore parler, mais plus voter, et un titre de Capitaine se perd avec ta voix. Les loups, le poison et les balles n'ont pas cette indulgence.

cause-grace-perdue = la grâce perdue de l'Idiot
