role-idiot-du-village = Village Idiot
    .plural = Village Idiots
    .le = the
    .un = a
    .shown = le
    .genre = x
    .camp = village
    .tag = Village, During the day
    .help = If the pyre names you, you turn your card over with a smile, and they let you live, this time and later ones. You may still talk, but no longer vote, and a title of Captain is lost with your voice. Wolves, poison and bullets are not so forgiving.

cause-grace-perdue = the Idiot's grace, lost
