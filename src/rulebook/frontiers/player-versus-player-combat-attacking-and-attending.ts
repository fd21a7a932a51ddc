import type { Chapter } from '../entry.ts';

/** Player versus Player combat: attacking and attending. */
export const pvpAttackingAndAttending: Chapter = {
  title: 'Player versus Player combat: attacking and attending',
  beside: 'pvp player versus aggressor defender',
  entries: [
    {
      id: 'F-PVP-01',
      title: 'Attacking another player’s ship',
      text: 'Player versus Player combat (PvP) exists only if all players agreed to it. Then you can attack a ship of another player that is next to yours, as your Action of the turn. You are called the aggressor, the other player the defender.',
      source: 'PvP, p.12',
      terms:
        'pvp; fight player; player combat; attack opponent; are we allowed to brawl among ourselves; shoot my friend; who is called what when captains duel',
      see: ['F-PVP-02', 'F-PVP-08', 'F-PVP-22', 'F-TURN-16'],
    },
    {
      id: 'F-PVP-02',
      title: 'Where PvP is forbidden',
      text: 'You cannot attack another ship while either of the two ships is on the Wormhole or on a destroyed Borg Cube. Neither from such a space nor into it is an attack allowed.',
      source: 'PvP, p.12',
      terms:
        'wormhole; destroyed cube; safe from attack; protected space; truce zones; can i ambush somebody at the gate; hiding in the dead cube from rivals; where are the truce zones',
      see: ['F-MOVE-22', 'F-LOC-02', 'F-OPEN-90', 'F-PVP-05'],
    },
    {
      id: 'F-PVP-03',
      title: 'No PvP after the Round’s end is announced',
      text: 'Once somebody has announced the End of the Round, nobody can start Player versus Player combat any more in that Round.',
      source: 'PvP, p.12',
      terms:
        'end of the round; last turn attack; late attack; somebody called the day can i still duel; backstab during the final lap; duel after the knock',
      see: ['F-PVP-04', 'F-EOR-05', 'F-SCEN-90'],
    },
    {
      id: 'F-PVP-04',
      title: 'No PvP once the game is ending',
      text: 'When the condition that ends the game has been triggered, nobody can start Player versus Player combat any more.',
      source: 'PvP, p.12',
      terms:
        'last turn; end-game condition; final turn attack; finale triggered can i still duel; backstab on the very final go of the game; truce as the game closes; backstab on the closing lap',
      see: ['F-PVP-03', 'F-PVP-05'],
    },
    {
      id: 'F-PVP-05',
      title: 'Players protected by a face-down token',
      text: 'You cannot attack a player whose Round Order Token lies face down. That player has already given up the next turn, for an earlier PvP combat or for a cooperative Borg Cube assault.',
      source: 'PvP, p.12',
      terms:
        'round order token; already attacked; immune; cannot be attacked again; why can’t i pick on him anymore; flipped chip means hands off; just got beaten leave me alone',
      see: ['F-PVP-12', 'F-COOP-08', 'F-PVP-02'],
    },
    {
      id: 'F-PVP-06',
      title: 'PvP at a Romulan Starbase',
      text: 'If you assault another player’s Romulan Starbase while its owner’s ship is there, you must fight that ship in Player versus Player combat. If the owner is away, PvP rules are not used: you fight a randomly drawn Romulan Starbase Token instead.',
      source: 'PvP, p.12',
      terms:
        'attack starbase owner; keep; assault with owner present; landlord parked in the castle i want; kick a captain out of his base; duel for the castle',
      see: ['F-COMBAT-05', 'F-COMBAT-06', 'F-LOC-14', 'F-LOC-15'],
    },
    {
      id: 'F-PVP-07',
      title: 'PvP is always one against one',
      text: 'In a Player versus Player combat you cannot challenge further players, nor any enemies. It is a fight between two ships only.',
      source: 'PvP NOTE, p.12',
      terms:
        'third player; extra enemies; challenge warbird too; join the fight; can a friend join the duel; gang up two on one; bring monsters to a duel',
      see: ['F-COMBAT-14', 'F-PVP-01'],
    },
    {
      id: 'F-PVP-08',
      title: 'What the defender may do',
      text: 'As defender you play in the aggressor’s turn, fully or in part as you choose. During this combat you cannot move and cannot take an Action: no Interaction, and no other combat of your own.',
      source: 'PvP, p.12',
      terms:
        'defending player; react on other turn; defender cannot move; what may i do when ambushed by a friend; can i run or shop when jumped; act during someone else’s go; my options when a friend ambushes me',
      see: ['F-PVP-11', 'F-PVP-12', 'F-PVP-17', 'F-PVP-21'],
    },
    {
      id: 'F-PVP-09',
      title: 'Reputation loss for attacking a player',
      text: 'Attacking another player’s ship costs you 2 Reputation if that player’s Reputation is 0 or higher. If the defender’s Reputation is negative, the ship has gone rogue and you lose nothing.',
      source: 'PvP, p.12',
      terms:
        'penalty for pvp; lose 2 reputation; rogue ship; do i look bad for shooting my friend; backstabbing hurts popularity; bounty hunting a villain is okay',
      see: ['F-PVP-10', 'F-SCEN-73', 'F-SCEN-88'],
    },
    {
      id: 'F-PVP-10',
      title: 'Reputation loss at a defended Romulan Starbase',
      text: 'If your attack is an assault on a Romulan Starbase that its owner’s ship stands on, you lose 1 Reputation instead of 2. If the owner’s Reputation is negative, you lose nothing. The loss is the same whether the owner is there or not.',
      source: 'PvP, p.12',
      terms:
        'assault starbase with owner; lose 1 reputation; penalty; popularity drop for storming an occupied castle; is a siege less shameful than an ambush; villain landlord costs nothing',
      see: ['F-PVP-09', 'F-COMBAT-07', 'F-PVP-06'],
    },
    {
      id: 'F-PVP-11',
      title: 'Effects the defender may use first',
      text: 'When you are attacked, you may first use effects that are allowed outside your own turn, such as subjugating an Outpost. After that you decide whether to attend the combat fully or partially.',
      source: 'PvP, p.12',
      terms:
        'before your turn; subjugate outpost; reaction; draw cards when attacked; do something quick before the duel; refill when jumped; bully locals as a response',
      see: ['F-TURN-01', 'F-LOC-09', 'F-PVP-08'],
    },
    {
      id: 'F-PVP-12',
      title: 'Fully attending a combat',
      text: 'As defender you may attend fully: you take your next turn now, in advance. You turn your Round Order Token face down, and while it is face down nobody can attack you again.',
      source: 'PvP 1, p.12',
      terms:
        'take next turn in advance; full defense; flip token; spend my upcoming go on defending; go all out when jumped; is total defense worth it',
      see: ['F-PVP-13', 'F-PVP-14', 'F-PVP-15', 'F-PVP-17'],
    },
    {
      id: 'F-PVP-13',
      title: 'Skipping the turn you took in advance',
      text: 'If you attended a combat fully, your Round Order Token is turned face up again when your next turn would come, and you skip that turn completely. Not even an announcement of the End of the Round is possible in it.',
      source: 'PvP 1, p.12',
      terms:
        'lost turn; miss turn; flip token back; skipped turn; defended hard now i sit out; when do i flip my chip upright; do i miss my go after defending',
      see: ['F-PVP-12', 'F-OPEN-44', 'F-EOR-05'],
    },
    {
      id: 'F-PVP-14',
      title: 'Dice and Skills when fully attending',
      text: 'If you attend a combat fully as defender, a die from the Core is open to you, and so are all Skills that you could use on your own turn.',
      source: 'PvP 1, p.12',
      terms:
        'core die in defense; skills while defending; data for defender; mana and talents for all out defense; may i grab a pool cube when jumped; perks on someone else’s go',
      see: ['F-PVP-12', 'F-PVP-16', 'F-PVP-18'],
    },
    {
      id: 'F-PVP-15',
      title: 'After a fully attended combat',
      text: 'A defender who attended fully may play Special, Repair and Heal effects once the combat is over. Then all the usual end-of-turn steps follow for that player: Drydock or Research Station, Level Up, drawing cards and so on.',
      source: 'PvP 1, p.12',
      terms:
        'end of turn for defender; repair after pvp; draw after defending; wrap up after all out defense; do i refill once the duel’s done; lab gem for defending; wrap up once i went all out',
      see: ['F-PVP-12', 'F-PVP-19', 'F-OPEN-57'],
    },
    {
      id: 'F-PVP-16',
      title: 'The aggressor claims a die first',
      text: 'A defender who attends fully may take a die from the Core too. So if you are the aggressor and have not taken your Core die yet, you must take it at the start of the combat, before the defender does.',
      source: 'PvP 1 NOTE, p.12',
      terms:
        'who takes core die; die order in pvp; data die at start; race for the pool cube in a duel; grab mana ahead of my victim; ambusher forgot his cube',
      see: ['F-PVP-14', 'F-DATA-12'],
    },
    {
      id: 'F-PVP-17',
      title: 'Partially attending a combat',
      text: 'As defender you may attend only partially. Your Round Order Token stays face up, you play your next turn as normal, and other players can still attack you.',
      source: 'PvP 2, p.12',
      terms:
        'keep my next turn; partial defense; do not skip turn; half hearted defense; defend yet keep my upcoming go; may others pick on me again; parry yet retain my upcoming go',
      see: ['F-PVP-12', 'F-PVP-18', 'F-PVP-19', 'F-PVP-20'],
    },
    {
      id: 'F-PVP-18',
      title: 'Limits when partially attending',
      text: 'If you attend a combat only partially, dice from the Core are closed to you, unless an effect says otherwise. So are your Skill Tokens, except those that are usable during other players’ turns.',
      source: 'PvP 2, p.12',
      terms:
        'no die; no skills; weak defense; what can i use; what’s locked with half hearted defense; no pool and no talents when jumped; cheap defense restrictions',
      see: ['F-PVP-14', 'F-PVP-17', 'F-PVP-21'],
    },
    {
      id: 'F-PVP-19',
      title: 'After a partially attended combat',
      text: 'If you attended only partially, your part ends as soon as the combat is over. You cannot play Special, Repair or Heal effects, there are no end-of-turn steps for you, and you draw no cards.',
      source: 'PvP 2, p.12',
      terms:
        'no draw; no repair; part ends at once; defender’s end; half hearted defense no refill; can i patch up after a half defense; nothing more once the duel’s done; patch up once half hearted',
      see: ['F-PVP-15', 'F-PVP-17', 'F-PVP-20', 'F-OPEN-54'],
    },
    {
      id: 'F-PVP-20',
      title: 'Unused Data of a partial defender',
      text: 'Data Tokens that you did not use as a partially attending defender stay in your Play Area until the end of your own next regular turn.',
      source: 'PvP 2, p.12',
      terms:
        'keep data tokens; leftover data after defending; mana chips i didn’t burn when jumped; does energy linger after half defense; keep mana for my upcoming go',
      see: ['F-PVP-19', 'F-EOT-04', 'F-DATA-02'],
    },
    {
      id: 'F-PVP-21',
      title: 'Every defender may block and strike back',
      text: 'Whether you attend fully or partially, you can block the opponent’s attacks and make attacks of your own. The two choices differ only in which effects you may use, and in what happens after the combat.',
      source: 'PvP 2 Note, p.12',
      terms:
        'counterattack; shields; defend and attack; both kinds; may i shoot back when jumped; is the victim allowed to hit too; victim parries and punches',
      see: ['F-PVP-18', 'F-PVP-23', 'F-PVP-34'],
    },
  ],
};
