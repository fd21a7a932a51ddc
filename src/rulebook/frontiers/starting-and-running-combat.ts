import type { Chapter } from '../entry.ts';

/** Starting and running combat. */
export const startingAndRunningCombat: Chapter = {
  title: 'Starting and running combat',
  lead: 'F-COMBAT-16',
  entries: [
    {
      id: 'F-COMBAT-01',
      title: 'Challenging several Enemy Ships',
      text: 'You may challenge any number of the Enemy Ship Tokens (Romulan Warbirds, Borg Spheres) next to you and fight them in one combat.',
      source: 'Enemy Ships, p.8',
      terms:
        'attack two warbirds; multiple enemies; rampaging; together; take on several baddies simultaneously; gang of lurkers around me; pull two warbirds into one brawl; how do i attack; attack an enemy',
      see: ['F-TURN-14', 'F-MULTI-01', 'F-SAFE-04'],
    },
    {
      id: 'F-COMBAT-02',
      title: 'Reputation loss for assaulting a Starbase',
      text: 'When you assault an unconquered Romulan or Dominion Starbase, you lose 1 Reputation, whatever comes of it. You lose it when the combat starts.',
      source: 'Starbases, p.8; Romulan Starbase, p.14; Dominion Starbase, p.15',
      terms:
        'penalty; act of war; keep; mage tower; attack base; do folks hate me for storming a fortress; does raiding a base hurt my good name; standing drops when i raid',
      see: ['F-COMBAT-03', 'F-COMBAT-04'],
    },
    {
      id: 'F-COMBAT-03',
      title: 'Assaulting the same Starbase again',
      text: 'Each further assault on a Starbase that is still unconquered costs you 1 more Reputation.',
      source: 'Romulan Starbase, p.14; Dominion Starbase, p.15',
      terms:
        'second try; repeat; reputation; retry; second raid on a fortress; storming once more after failing; lose standing every time i raid',
      see: ['F-COMBAT-02', 'F-OUTCOME-18'],
    },
    {
      id: 'F-COMBAT-04',
      title: 'Assaulting another player’s Starbase',
      text: 'When you assault a Romulan Starbase that another player controls, you lose 1 Reputation. If its owner has a negative Reputation (-1 or less), you lose nothing.',
      source: 'Starbases, p.8; p.15',
      terms:
        'attack opponent’s base; penalty; rogue; enemy keep; do i look bad raiding a rival’s fortress; robbing a villain’s base; take my friend’s castle',
      see: ['F-COMBAT-05', 'F-COMBAT-06', 'F-COMBAT-07'],
    },
    {
      id: 'F-COMBAT-05',
      title: 'Owner of the Starbase is away',
      text: 'If you assault another player’s Romulan Starbase and the owner’s ship is not there, you fight one Romulan Starbase Token drawn at random. It is worth half of its Experience, rounded up.',
      source: 'Starbases, p.8',
      terms:
        'garrison; random token; half xp; absent; undefended; nobody’s home at my rival’s fortress; raid while the landlord is elsewhere; points for sacking a rival’s castle',
      see: ['F-OUTCOME-05', 'F-OUTCOME-14', 'F-LOC-14'],
    },
    {
      id: 'F-COMBAT-06',
      title: 'Owner of the Starbase is there',
      text: 'If the owner’s ship stands on the Romulan Starbase that you want to assault, you must attack that ship by the Player vs. Player rules. If the game is played without them, you cannot assault this Starbase now.',
      source: 'Starbases, p.8',
      terms:
        'pvp; present; defended; opponent on base; my rival is sitting in his castle; raid a base while someone’s parked there; landlord is home',
      see: ['F-PVP-06', 'F-PVP-10', 'F-LOC-15'],
    },
    {
      id: 'F-COMBAT-07',
      title: 'Starbase Reputation loss with owner present',
      text: 'Assaulting another player’s Romulan Starbase costs you 1 Reputation, no matter whether the owner’s ship is there or away. If the owner’s Reputation is negative, it costs nothing in either case.',
      source: 'Starbases, p.8; NOTE p.15',
      terms:
        'penalty; absent; pvp; how much; standing drop whether landlord is home or not; villain’s castle raided gratis; do i look bad when the landlord sits inside; look bad when the landlord sits inside',
      see: ['F-COMBAT-04', 'F-PVP-10'],
    },
    {
      id: 'F-COMBAT-08',
      title: 'Assaulting a Borg Cube',
      text: 'Assaulting a Borg Cube costs no Reputation. You must fight all of the tokens that defend it. If you defeat them all, the Cube is destroyed.',
      source: 'Borg Cubes, p.8',
      terms:
        'attack city; cube combat; penalty; siege; defenders; storm the collective; is raiding a city frowned upon; what does it take to crush a cube',
      see: ['F-CUBE-01', 'F-OUTCOME-11', 'F-COOP-01'],
    },
    {
      id: 'F-COMBAT-09',
      title: 'Cost and defender when decimating a planet',
      text: 'If you decimate a Class-M Planet, you lose 3 Reputation at once. Then a Dominion Starbase Token is drawn at random and you must fight it.',
      source: 'Class-M Planets, p.8',
      terms:
        'class-m; burn monastery; raze; attack planet; penalty; how evil is it to pillage a school; who protects the friendly world; standing lost for torching a world',
      see: ['F-COMBAT-22', 'F-OUTCOME-08', 'F-LOC-22'],
    },
    {
      id: 'F-COMBAT-10',
      title: 'One combat per turn',
      text: 'You fight at most one combat in a turn. But enemies from several spaces may take part in it.',
      source: 'Encountering Enemies, p.8',
      terms:
        'two fights; how many battles; fight again; may i brawl again this go; only a single scrap each go; two scraps back to back',
      see: ['F-COMBAT-11', 'F-COMBAT-12'],
    },
    {
      id: 'F-COMBAT-11',
      title: 'Adding enemies to a provoked fight',
      text: 'If your move provokes one or more Enemy Ships, you may also challenge other Enemy Ships that are next to the space you have moved into. You then fight all of them together.',
      source: 'Encountering Enemies, p.8',
      terms:
        'join; extra enemies; attacked; more warbirds; ambushed and want more baddies in; pull in neighbours when i’m jumped; bring additional lurkers to an ambush',
      see: ['F-MOVE-14', 'F-COMBAT-10'],
    },
    {
      id: 'F-COMBAT-12',
      title: 'Adding Enemy Ships to an assault',
      text: 'When you assault a Starbase or a Borg Cube or decimate a Class-M Planet, you may draw Enemy Ships next to you into the fight. These fight beside the defenders, but you need not defeat them to win the location.',
      source: 'Encountering Enemies, p.8',
      terms:
        'join; extra enemies; warbird near starbase; rope a lurker into the raid; kill a warbird while storming a base; drag nearby vessels into a siege',
      see: ['F-OUTCOME-04', 'F-CUBE-06', 'F-COMBAT-13'],
    },
    {
      id: 'F-COMBAT-13',
      title: 'No extra enemies at planets',
      text: 'When you explore a planet of Class L, K or H, you cannot challenge extra enemies.',
      source: 'Encountering Enemies NOTE, p.8',
      terms:
        'join; warbird; away mission; more enemies; rope a lurker in while visiting a world; drag vessels into a ground trip; add baddies at class k',
      see: ['F-COMBAT-12', 'F-TURN-13'],
    },
    {
      id: 'F-COMBAT-14',
      title: 'Enemies and players never mixed',
      text: 'You never fight Enemy Tokens and another player’s ship in one combat. They are separate Actions, and you have only one Action per turn.',
      source: 'Encountering Enemies NOTE, p.8',
      terms:
        'pvp; together; same fight; tokens; shoot my friend and a monster in one go; mix rivals and baddies in one scrap; player plus npc brawl; shoot my friend plus a monster',
      see: ['F-TURN-09', 'F-PVP-07'],
    },
    {
      id: 'F-COMBAT-15',
      title: 'Revealing hidden enemies first',
      text: 'A combat begins with drawing or turning up all hidden enemies that you have to fight, such as the random token of an opponent’s Starbase or of a Class-M Planet.',
      source: 'Combat Sequence, p.8',
      terms:
        'start of combat; draw tokens; flip; face down; when do i see what i’m up against; uncover the mystery baddie; flip face-down chips at the outset; uncover unknown chips at the outset',
      see: ['F-COMBAT-16'],
    },
    {
      id: 'F-COMBAT-16',
      title: 'The four phases of combat',
      text: 'A combat has four phases, in this order:\n• Long Range Attack: you may destroy enemies before they reach you.\n• Shields: the enemies that are left attack, and you may deflect their damage.\n• Assign Damage: what you did not deflect damages your ship.\n• Attack: you may destroy the enemies that are left.',
      source: 'Combat Sequence, p.8',
      terms:
        'order of combat; sequence; battle; order; how does fighting work; steps; walk me through a brawl; stages of a scrap; who shoots when; combat phases',
      see: ['F-LRA-01', 'F-SHIELD-01', 'F-DMG-02', 'F-ATK-01'],
    },
    {
      id: 'F-COMBAT-17',
      title: 'Winning in the Long Range phase',
      text: 'If you destroy every enemy in the Long Range Attack phase, the combat is over at once. They do not get to attack.',
      source: 'Combat Sequence, p.8',
      terms:
        'kill first; no damage; ranged; early end; wiped them out from afar; snipe everyone before they react; do they shoot back if i’m quick',
      see: ['F-LRA-08', 'F-COMBAT-16'],
    },
    {
      id: 'F-COMBAT-18',
      title: 'When combat ends',
      text: 'Combat is over after the Attack phase, whether you have defeated all enemies or not.',
      source: 'Combat Sequence, p.8',
      terms:
        'last phase; next round of combat; retreat; finish; does the scrap go on another cycle; when is a brawl over; some baddies survive now what',
      see: ['F-OUTCOME-13', 'F-ATK-01'],
    },
    {
      id: 'F-COMBAT-19',
      title: 'Using effects in combat phases',
      text: 'In each phase of combat you may play cards, use Skills and activate Crew Members whose effects fit that phase. Each attack and each block has a total of its own.',
      source: 'Combat Sequence, p.8',
      terms:
        'which cards; columns; add up; when; what may i play in each stage; mix guys and cards while shooting; does leftover punch carry to the next stage',
      see: ['F-COMBAT-20', 'F-COMBAT-21'],
    },
    {
      id: 'F-COMBAT-20',
      title: 'Effects on enemies, Crew or combat rules',
      text: 'Effects on your Crew Members, on enemies or on the rules of combat may be played in any phase of combat unless they are restricted. They last until the end of the turn, unless stated otherwise.',
      source: 'Combat Sequence, p.8',
      terms:
        'weaken enemy; debuff; timing; duration; curse a monster at which moment; cripple a baddie’s power; how long does a monster stay weakened',
      see: ['F-CARD-13', 'F-COMBAT-19'],
    },
    {
      id: 'F-COMBAT-21',
      title: 'No Repair or Heal during combat',
      text: 'During combat you may play Special effects in every phase, as many as you like, but no Repair and no Heal effects.',
      source: 'Combat Sequence, p.9',
      terms:
        'cure; fix damage; wounds; heal in battle; drink a potion mid scrap; can i patch up while being shot; medicine under fire',
      see: ['F-HEAL-11', 'F-HEAL-12'],
    },
    {
      id: 'F-COMBAT-22',
      title: 'Crew refuse to decimate planets',
      text: 'While you decimate a Class-M Planet, you cannot activate any ability of your Crew Members during the combat. They feel that it is wrong and do not help you.',
      source: 'Class-M Planet, p.15',
      terms:
        'units; burn monastery; no crew; raze; my people won’t help pillage; mutiny when torching a school; troops with a conscience',
      see: ['F-COMBAT-09', 'F-OPEN-50'],
    },
  ],
};
