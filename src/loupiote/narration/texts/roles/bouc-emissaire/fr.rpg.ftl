role-bouc-emissaire = Bouc-émissaire
    .plural = Boucs-émissaires
    .le = le
    .un = un
    .shown = le
    .genre = m
    .camp = village
    .tag = Village, Pendant le jour
    .help = Quand le bûcher se conclut sur une égalité, c'est toi qui meurs à la place des autres, quoi qu'en pense le Capitaine. Ta voix peut l'éviter. Ta revanche : mort ainsi, tu dis qui aura le droit de voter au bûcher suivant.

window-votants = Le choix du Bouc-émissaire
call-votants = Le Bouc-émissaire paie pour tout le monde. Qui aura le droit de voter au prochain bûcher ?
prompt-designer-votants = Qui aura le droit de voter au prochain bûcher ?
receipt-designer-votants = Le prochain bûcher est réservé à { $who }.
    .none = Tout le monde votera au prochain bûcher.
