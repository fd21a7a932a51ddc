import type { Chapter } from '../entry.ts';

/** A player’s turn. */
export const aPlayersTurn: Chapter = {
  title: 'A player’s turn',
  lead: 'F-TURN-07',
  entries: [
    {
      id: 'F-TURN-01',
      title: 'Before your turn or on another’s turn',
      text: '“Before your turn” and “on another player’s turn” mean the same. You may use such an effect while others are playing or right before your own turn begins.',
      source: 'Before Your Turn, p.5',
      terms:
        'off-turn; out of turn; between turns; motivation; subjugate; play something while somebody else is going; reactions during a rival’s go; use a perk while i wait',
      see: ['F-TURN-02', 'F-SKILL-06', 'F-LOC-09'],
    },
    {
      id: 'F-TURN-02',
      title: 'Off-turn effects before your first turn',
      text: 'Effects for “on another player’s turn” may also be used ahead of your first turn in a Round, even if you are the very first to play in that Round.',
      source: 'Before Your Turn NOTE, p.5',
      terms:
        'motivation; subjugate; start of round; first player; before my turn; use a perk prior to anyone having gone; i lead off can i still use waiting perks; reaction when nobody has played yet; leading off yet want my waiting perks',
      see: ['F-TURN-01', 'F-SKILL-06'],
    },
    {
      id: 'F-TURN-03',
      title: 'When empty deck and hand are checked',
      text: 'Effects that are used before your turn usually draw cards. Only after all of them are done is it checked whether your Ship Deck is empty and whether your hand is.',
      source: 'Before Your Turn, p.5',
      terms:
        'no cards; draw before turn; end of round check; timing; do i draw first then see if i’m empty; perk refills me do i still have to call it; moment of verifying i’ve run out; when do we verify i’ve run dry; perk refilled me must i call it',
      see: ['F-EOR-01', 'F-EOR-03', 'F-TURN-06'],
    },
    {
      id: 'F-TURN-04',
      title: 'Choices at the start of your turn',
      text: 'When your turn starts you choose one of these:\n• Announce the End of the Round and forfeit the turn, where that is allowed.\n• Play a Regular Turn: movement, then an Action.\n• Perform Emergency Repairs.',
      source: 'Declaring the End of the Round; Regular Turn, p.5',
      terms:
        'what can i do; options; begin turn; pass; rest; what are my choices when i’m up; menu for my go; three ways to spend a go; it’s my go now what',
      see: ['F-EOR-01', 'F-TURN-07', 'F-EMERG-01'],
    },
    {
      id: 'F-TURN-05',
      title: 'Play or discard a card each turn',
      text: 'In every turn that you do not forfeit you must play or discard at least one card, whether you play a Regular Turn or perform Emergency Repairs. If you have not done so by then, you must discard at least one card at the end of the turn.',
      source: 'Regular Turn, p.5',
      terms:
        'must i play; minimum; pass; do nothing; skip; can i just sit there and hold everything; am i forced to throw something away each go; sandbagging my hand; forced to throw something every go',
      see: ['F-TURN-06', 'F-EOT-15', 'F-OPEN-40'],
    },
    {
      id: 'F-TURN-06',
      title: 'Empty hand with cards in the deck',
      text: 'You need not play or discard a card in a turn that you started with an empty hand while your Ship Deck still had cards.',
      source: 'Regular Turn, p.5',
      terms:
        'no cards in hand; no hand; exception; pass; nothing to throw since i hold zero; holding nothing but library remains; do i have to dump when i’m bare',
      see: ['F-TURN-05', 'F-EOR-03'],
    },
    {
      id: 'F-TURN-07',
      title: 'Parts of a Regular Turn',
      text: 'A Regular Turn has two parts, both optional: first you may move, then you may take one Action. Only fights that your movement has provoked are not optional.',
      source: 'Regular Turn, p.5',
      terms:
        'turn structure; move then act; phases; normal turn; sequence; breakdown of a standard go; what comes before what on my go; which halves can i omit; my turn; what do i do in my turn',
      see: ['F-TURN-08', 'F-TURN-09', 'F-TURN-10'],
    },
    {
      id: 'F-TURN-08',
      title: 'No moving after your Action',
      text: 'You must finish all movement and all revealing of tiles before you take your Action. Afterwards in that turn you can neither move nor explore.',
      source: 'Regular Turn, p.5',
      terms:
        'move after combat; move after interaction; explore after action; order; can i fly away after shopping; hit and run this go; reveal a hex after the brawl',
      see: ['F-TURN-07', 'F-MOVE-01'],
    },
    {
      id: 'F-TURN-09',
      title: 'One Action per turn',
      text: 'You get only one Action per turn in all, whether it is mandatory or one that you chose.',
      source: 'Regular Turn, p.5',
      terms:
        'how many actions; two actions; act twice; fight and recruit; may i shop and brawl in one go; how many deeds per go; do two things on my go',
      see: ['F-TURN-10', 'F-INTERACT-03'],
    },
    {
      id: 'F-TURN-10',
      title: 'Provoked enemies are your Action',
      text: 'When Enemy Ships that you provoked have ended your movement, you must fight all of them, and that is your Action for the turn. You cannot take another one.',
      source: 'Regular Turn, p.5',
      terms:
        'forced combat; mandatory action; attacked while moving; rampaging; got ambushed so can i still shop; being jumped uses up my deed; baddies chased me into a brawl',
      see: ['F-MOVE-14', 'F-MOVE-16', 'F-COMBAT-11'],
    },
    {
      id: 'F-TURN-11',
      title: 'Action: interact with a location',
      text: 'As your Action you may interact with a location: an Outpost, a Class-M Planet, a Romulan Starbase that you own, a conquered Dominion Starbase or a destroyed Borg Cube.',
      source: 'Regular Turn, p.5',
      terms:
        'shop; buy; recruit; trade; talk; influence; visit a place and spend influence; which places can i do business at; hail the locals on my go',
      see: ['F-INTERACT-01', 'F-INTERACT-13', 'F-BUY-01'],
    },
    {
      id: 'F-TURN-12',
      title: 'Action: decimate a Class-M Planet',
      text: 'As your Action you may decimate a Class-M Planet next to your ship. This leads to a combat.',
      source: 'Regular Turn, p.5',
      terms:
        'burn monastery; destroy planet; attack planet; raze; wipe out a peaceful world; pillage a friendly planet on my go; torch the school world',
      see: ['F-COMBAT-09', 'F-OUTCOME-08', 'F-LOC-19'],
    },
    {
      id: 'F-TURN-13',
      title: 'Action: explore a planet',
      text: 'As your Action you may explore a planet of Class L, K or H next to your ship. Class-L and Class-K Planets, those with a distress signal too, are explored by an Away Mission. A Class-H Planet can lead to a Challenge, a combat, an Away Mission, or a combat and then an Away Mission.',
      source: 'Regular Turn, p.5',
      terms:
        'beam down; dungeon; ruins; landing; away team; send people down to an unknown world; visit a ruin world on my go; what can i do at class k',
      see: ['F-AWAY-01', 'F-LOC-34'],
    },
    {
      id: 'F-TURN-14',
      title: 'Action: challenge Enemy Ships',
      text: 'As your Action you may challenge one or more Enemy Ships (Romulan Warbirds, Borg Spheres) in spaces next to your ship.',
      source: 'Regular Turn, p.5',
      terms:
        'attack warbird; attack sphere; fight; start combat; pick a brawl with a neighbouring vessel; go hunting romulans; provoke on purpose for points',
      see: ['F-COMBAT-01', 'F-SAFE-04'],
    },
    {
      id: 'F-TURN-15',
      title: 'Action: assault a Starbase or Borg Cube',
      text: 'As your Action you may assault one of these in a space next to your ship:\n• a Romulan Starbase that is unconquered or belongs to another player\n• an unconquered Dominion Starbase\n• a Borg Cube figure',
      source: 'Regular Turn, p.5',
      terms:
        'attack; siege; conquer; keep; city; start combat; storm a fortress on my go; which strongholds may i besiege; raid a borg city on my go; raid the collective on my go',
      see: ['F-COMBAT-02', 'F-COMBAT-04', 'F-COMBAT-08'],
    },
    {
      id: 'F-TURN-16',
      title: 'Action: attack another player’s ship',
      text: 'As your Action you may engage another player’s ship next to yours, but only if the game is played with the Player vs. Player rules.',
      source: 'Regular Turn, p.5',
      terms:
        'pvp; fight a player; attack opponent; can i jump my friend on the board; gang up on a rival captain; shoot the player beside me',
      see: ['F-PVP-01', 'F-PVP-02'],
    },
    {
      id: 'F-TURN-17',
      title: 'Taking no Action',
      text: 'You may always choose to take no voluntary Action at all.',
      source: 'Regular Turn, p.5',
      terms:
        'pass; skip action; do nothing; just move; can i chill and do zilch; is acting compulsory; move only and wait',
      see: ['F-TURN-05', 'F-TURN-10'],
    },
    {
      id: 'F-TURN-18',
      title: 'Special effects at any time',
      text: 'You may play Special effects at any point of your turn and as many as you like, during combat too.',
      source: 'Regular Turn, p.5',
      terms:
        'when can i play special; special cards; timing; how often can star cards be used in a go; play wild purpose cards mid brawl; is there a cap on utility cards; how many utility cards each go',
      see: ['F-COMBAT-21', 'F-TURN-19'],
    },
    {
      id: 'F-TURN-19',
      title: 'Repair and Heal effects in your turn',
      text: 'You may play Repair and Heal effects at any point of your turn and as many as you like, but not during combat.',
      source: 'Regular Turn, p.5',
      terms:
        'fix damage; remove wounds; when to heal; cure; when can i patch up; can i cure during a brawl; bandage at which moment',
      see: ['F-HEAL-11', 'F-COMBAT-21'],
    },
    {
      id: 'F-TURN-20',
      title: 'Announcing that your turn is over',
      text: 'When you have done everything you want, you announce the end of your turn, after a Regular Turn and after Emergency Repairs alike. Your Data Dice go back to the Core first: dice that you used are re-rolled, a die that you took but did not use is not. Then the next player may begin while you finish your end-of-turn steps.',
      source: 'Announcing the End of Your Turn, p.6',
      terms:
        'finish; done; end turn; return dice; next player; say i’m through; when do borrowed cubes go back to the pool; wrap up my go out loud; borrowed cubes go back to the pool',
      see: ['F-EOT-01', 'F-EOT-02', 'F-TURN-21'],
    },
    {
      id: 'F-TURN-21',
      title: 'Waiting for the previous player',
      text: 'If you play next, you may insist on waiting until the player before you has completely finished, with all end-of-turn steps.',
      source: 'Announcing the End of Your Turn, p.6',
      terms:
        'overlap; hurry; start early; hold on; my neighbour is rushing me; must i play before he’s fully wrapped up; can i hang on till she’s done drawing',
      see: ['F-TURN-20', 'F-OPEN-45'],
    },
  ],
};
