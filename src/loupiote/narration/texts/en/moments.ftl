### Moments, windows, boards and marks.

moment-distribution = The deal
moment-nuit = Night
    .number = Night { $number }
moment-aube = Dawn
    .number = Dawn of day { $number }
moment-election = Election of the Captain
moment-jour = Day
    .number = Day { $number }
    .before = Day before the first night
moment-vote = Vote
    .number = Vote of day { $number }
    .second = Second vote of day { $number }
    .before = Vote before the first night
moment-execution = Execution
    .number = Execution of day { $number }
    .before = Execution before the first night

window-signe = The Stuttering Judge's sign
window-voleur = The Thief
window-cupidon = Cupid
window-enfant-sauvage = The Wild Child
window-voyante = The Seer
window-renard = The Fox
window-salvateur = The Defender
window-loups = The pack
window-infect-pere-des-loups = The Vile Father of Wolves
window-grand-mechant-loup = The Big Bad Wolf
window-loup-garou-blanc = The White Werewolf
window-sorciere = The Witch
window-joueur-de-flute = The Piper
window-chasseur = The Hunter's last shot
window-successeur = The Captain's heir
window-election = The election of the Captain
window-debat = The debate
window-vote = The vote
window-tranchage = The Captain's decision
window-servante = The Devoted Servant's choice
window-votants = The Scapegoat's choice
window-indice = A hint to write

board-place = The village square
board-clairiere = The Wolves' clearing
board-mp = The line to the game master
board-cimetiere = The graveyard
board-salon = The Lovers' parlour

mark-captain = title of Captain
mark-in-love = love
mark-charmed = the flute's charm
mark-model = the Wild Child's model
mark-infected = bite of the Vile Father
mark-turned = turned wolf
mark-protected = the Defender's protection
mark-revealed = card turned over
mark-no-vote = no vote
mark-powerless = power lost
