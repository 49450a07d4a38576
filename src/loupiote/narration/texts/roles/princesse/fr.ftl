role-princesse = Princesse
    .plural = Princesses
    .le = la
    .un = une
    .shown = un
    .genre = f
    .camp = village
    .tag = Village, Chaque nuit
    .help = Chaque nuit, ta faveur va à quelqu'un. Si cette personne n'a aucun pouvoir, villageoise ou loup, sa voix en vaudra une de plus au prochain bûcher ; sinon, rien. Nul ne te dit ce qu'il en est : seul le décompte parle.

power-favoriser = favoriser
prompt-favoriser = À qui va ta faveur cette nuit ?
receipt-favoriser = Ta faveur va à { $who }.
    .none = Ta faveur ne va à personne cette nuit.
did-favoriser = { $itself ->
    [yes] { $who } garde sa faveur pour soi.
   *[no] La faveur de { $who } va à { $target }.
 }
mark-favoured = faveur de la Princesse
