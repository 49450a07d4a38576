role-metronome = Metronome
    .plural = Metronomes
    .le = the
    .un = a
    .shown = le
    .genre = x
    .camp = village
    .tag = Village, Every night
    .help = Every night you may let the pendulum choose: Seer, Priest, Defender, Protector, Elder, Stunner or Telepath, you are that until morning. Whoever held the role sleeps through the night, and learns it only at the end. If you die, nothing but the Metronome is ever announced.

power-voler = steal
prompt-voler = Do you want to steal a power tonight?
receipt-voler = The pendulum chooses.
    .alone = The pendulum chooses.
    .none = You steal nothing tonight.
refusal-spent-tonight = Only once a night: { $power }
    .short = already done tonight
message-nuit-sans-reveil = You do not wake up this Night
