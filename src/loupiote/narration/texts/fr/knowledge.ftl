### Who is what, and what players are told in private.

told-saw = Tu observes { $who }.
told-saw-role = Tu perces le secret de { $who } : c'est { $role_shown }.
told-saw-camp = { $camp_id ->
    [independant] Tu perces le secret de { $who } : le camp des Solitaires.
   *[other] Tu perces le secret de { $who } : son camp est celui de { $camp_le }.
 }
told-saw-wolf = { $wolf ->
    [yes] Tu reconnais un loup : { $who }.
   *[no] { $who } n'a rien d'un loup.
 }
told-saw-powers = Les pouvoirs de { $who } : { $powers }.

told-revealed = { $who } se dévoile.
told-revealed-role = { $who } retourne sa carte : c'est { $role_shown }.
told-revealed-camp = { $who } dévoile son camp : { $camp }.
told-revealed-title = { $who } dévoile son titre : { $title }.

told-became-role = { $person ->
    [you] Ta nouvelle carte : { $role }.
   *[other] { $who } a maintenant la carte { $role }.
 }
told-became-camp = { $person ->
    [you] Tu changes de camp : te voici du côté de { $camp_le }.
   *[other] { $who } passe du côté de { $camp_le }.
 }
told-became-power = { $person ->
    [you] Tu as un nouveau pouvoir : { $power }.
   *[other] { $who } a un nouveau pouvoir : { $power }.
 }

told-answer = { $answer ->
    [oui] Oui.
   *[non] Non.
 }
told-answer-who = { $answer ->
    [oui] Oui, ça sent le loup par ici : { $who }.
   *[non] Non, pas la moindre odeur de loup par ici : { $who }.
 }

told-text = Un mot pour toi : « { $text } »
told-text-from = { $who } t'écrit : « { $text } »
told-text-signed = Un mot signé { $signed } : « { $text } »
told-text-own = C'est noté. Ton signe secret : « { $text } »
told-text-mj = Le Meneur prend la parole : « { $text } »
told-failed = Ton action reste sans effet.

told-acted = { $person ->
    [you] { $acted ->
        [no] Tu n'as rien fait.
       *[yes] Tu as agi.
     }
    [nobody] { $acted ->
        [no] Personne n'a agi.
       *[yes] Quelqu'un a agi.
     }
   *[other] { $acted ->
        [no] { $who } n'a rien fait.
       *[yes] { $who } a agi.
     }
 }
told-acted-power = { $person ->
    [you] { $acted ->
        [no] Tu renonces à ceci : { $power }.
       *[yes] Tu agis : { $power }.
     }
    [nobody] { $acted ->
        [no] Personne n'agit : { $power }.
       *[yes] Quelqu'un agit : { $power }.
     }
   *[other] { $acted ->
        [no] { $who } renonce à ceci : { $power }.
       *[yes] { $who } agit : { $power }.
     }
 }
told-acted-target = { $person ->
    [you] Tu agis : { $power } ({ $target }).
    [nobody] Quelqu'un agit : { $power } ({ $target }).
   *[other] { $who } agit : { $power } ({ $target }).
 }

told-pack = { $alone ->
    [yes] La meute, c'est toi, et toi seulement.
   *[no] Dans l'ombre, la meute se reconnaît : { $who }.
 }
told-bound = Un lien t'attache désormais à { $who }.
told-bound-lover = Une flèche de Cupidon t'unit à { $who }, à la vie, à la mort.
told-bound-model = Ton modèle : { $who }.
told-bound-model-unknown = Sans le savoir, { $who } sert de modèle.
told-bound-role = La carte de { $who } : { $role }.
told-charmed = La flûte tient sous son charme : { $who }.
told-infected = { $person ->
    [you] Une morsure dans la nuit, et tout bascule : te voici du côté des Loups-Garous. Ta carte reste la même, avec tout ce qu'elle permet.
   *[other] Une morsure dans la nuit : { $who } passe du côté des Loups-Garous.
 }
told-cards = { $n ->
    [one] La carte restante : { $cards }.
   *[other] Les cartes restantes : { $cards }.
 }
told-victim = { $person ->
    [you] Cette nuit, la proie de la meute, c'est toi.
   *[other] Cette nuit, la proie de la meute est { $who }.
 }
told-deaths = { $who_n ->
    [0] Cette nuit, la mort n'emporte personne.
   *[other] Cette nuit, la mort emporte { $who }.
 }
told-victim-none = Cette nuit, il n'y a pas de victime.
told-undecided = Pas d'accord pour { $power } : { $who } sont à égalité, rien n'est fait.
told-growl = { $growl ->
    [yes] L'ours grogne : un loup est tout près de son maître.
   *[no] L'ours se tait : aucun loup tout près de son maître.
 }
told-hint = Un indice : { $text }
told-hint-names = Un indice : l'un de ces noms est le bon, { $who }.

## Fixed sentences, by the key of the event `message`.
message-pouvoirs-perdus = L'Ancien est mort de la main des siens : les villageois perdent leurs pouvoirs.
message-reprise = La partie a commencé ailleurs : elle reprend ici.
message-second-vote = Le village vote une seconde fois, tout de suite.
message-rien-vu = Cette nuit, tu as eu beau guetter : tu n'as rien vu.
message-piece-pile = Une pièce pour { $who } : elle tombe sur pile.
message-piece-face = Une pièce pour { $who } : elle tombe sur face.
