import type { Chapter } from '../entry.ts';

/** Space Battles. */
export const spaceBattles: Chapter = {
  title: 'Space Battles',
  entries: [
    {
      id: 'A-BAT-01',
      title: 'Starting a Space Battle',
      text: 'With a Command you may attack rival Ships in one Sector: either a single Sector Adjacent to your Ships, or a single Sector where both you and the rival have Ships.',
      source: 'Space Battles',
      terms:
        'attack; fight; combat; fire; shoot; war; initiate battle; who can i attack; pick a quarrel; open hostilities with a neighbour; whom may i blast',
      see: ['A-BAT-02', 'A-BAT-07', 'A-TERM-01', 'A-TRADE-11'],
    },
    {
      id: 'A-BAT-02',
      title: 'How a Space Battle runs',
      text: 'A Space Battle is fought in Combat Rounds. In each one:\n• both sides roll to hit\n• both sides take their casualties\n• each side decides whether to Retreat or to fight on',
      source: 'Space Battles',
      terms:
        'combat sequence; battle steps; combat round; order of fighting; how does combat work; dogfight walkthrough for newbies; what happens in a skirmish',
      see: ['A-BAT-12', 'A-BAT-18', 'A-BAT-25', 'A-BAT-29'],
    },
    {
      id: 'A-BAT-03',
      title: 'Attacker and Defender',
      text: 'Whoever starts the Space Battle is the Attacker. Whoever is attacked is the Defender.',
      source: 'Space Battles',
      terms:
        'who is attacking; roles; aggressor; sides; initiator; which of us is on offense; who counts as the aggressive one',
      see: ['A-BAT-08', 'A-BAT-01'],
    },
    {
      id: 'A-BAT-04',
      title: 'Battles between Adjacent Sectors',
      text: 'Most Space Battles are fought between Adjacent Sectors. All Ships stay where they are and fire into the other Sector.',
      source: 'Battles Between Sectors',
      terms:
        'do ships move; fire across; range; neighbouring sector; stay in place; do hulls close in when shooting next door; blast from one step away',
      see: ['A-BAT-05', 'A-BAT-06', 'A-TERM-01'],
    },
    {
      id: 'A-BAT-05',
      title: 'A Sector’s special rules in battle',
      text: 'Special rules of any Sector that takes part in a Space Battle hold for the whole battle, in all its Sectors.',
      source: 'Battles Between Sectors',
      terms:
        'terrain; nebula effect; system effect; location rule; battlefield; nebula quirks during a skirmish; does the place change the dogfight',
      see: ['A-BAT-04', 'A-BAT-15'],
    },
    {
      id: 'A-BAT-06',
      title: 'Battles in the same Sector',
      text: 'Rivals may also fight within one Sector where both have Ships. This can happen, for example, when:\n• a Trade Agreement between them was broken\n• a Cloaking Device was used\n• a player built Ships in a System that a rival Occupies',
      source: 'Battles in the Same Sector',
      terms:
        'shared sector; both in system; cloak; contested; broken treaty; blockade; skirmish inside a single spot; both parked at a planet and shooting',
      see: ['A-TERM-05', 'A-BAT-01', 'A-BAT-04'],
    },
    {
      id: 'A-BAT-07',
      title: 'Attacking from several Sectors',
      text: 'If Ships of yours stand in several Sectors Adjacent to the target, one single Command may bring all of them into the same attack.',
      source: 'Attacking From Multiple Sectors',
      terms:
        'combine forces; surround; join attack; several groups; more ships; pincer; gang up from all around; converge on a victim with one order',
      see: ['A-OPEN-57', 'A-BAT-01', 'A-BAT-12'],
    },
    {
      id: 'A-BAT-08',
      title: 'Battles with several Defenders',
      text: 'A Space Battle always has exactly one Attacker. But every opponent of yours with Ships in the Sector that you attack is a Defender, so there may be several.',
      source: 'Battles With More Than Two Players',
      terms:
        'three-way fight; multiplayer battle; many defenders; attack only one; third player; two victims in one place; free for all with neighbours',
      see: ['A-BAT-09', 'A-BAT-10', 'A-BAT-11', 'A-OPEN-61'],
    },
    {
      id: 'A-BAT-09',
      title: 'Dividing dice among several Defenders',
      text: 'If there are several Defenders, the Attacker decides how to divide their dice among them before rolling to hit. All Hits of all the Defenders fall on the Attacker.',
      source: 'Battles With More Than Two Players',
      terms:
        'split dice; allocate dice; choose target; share shots; multiplayer battle; share my dice out between victims; who soaks up everyone’s successes',
      see: ['A-BAT-08', 'A-BAT-12', 'A-BAT-19'],
    },
    {
      id: 'A-BAT-10',
      title: 'Defenders decide on Retreat separately',
      text: 'After each Combat Round every Defender decides for themselves whether to Retreat. One may leave while another fights on.',
      source: 'Battles With More Than Two Players',
      terms:
        'flee alone; leave battle; multiplayer battle; withdraw; who retreats; my co victim bails i stay; each victim picks running or staying',
      see: ['A-BAT-25', 'A-BAT-11', 'A-BAT-08'],
    },
    {
      id: 'A-BAT-11',
      title: 'When a battle is over',
      text: 'A Space Battle ends when the Attacker is out of it or all the Defenders are. A player is out when all their Ships in it are destroyed or have Retreated.',
      source: 'Battles With More Than Two Players',
      terms:
        'end of battle; battle finished; last ship; routed; eliminated; when does shooting cease; last hull gone skirmish done',
      see: ['A-BAT-30', 'A-BAT-29', 'A-BAT-25'],
    },
    {
      id: 'A-BAT-12',
      title: 'How many dice you roll',
      text: 'In each Combat Round you roll one die for each of your Ships in the battle. A Starbase in support may add more.',
      source: 'Scoring Hits',
      terms:
        'number of dice; attack dice; one per ship; combat strength; firepower; how much do i throw dogfighting; does a bigger stack throw more',
      see: ['A-BAT-13', 'A-BAT-15', 'A-BAT-17'],
    },
    {
      id: 'A-BAT-13',
      title: 'When a die hits',
      text: 'Take your Hit Roll and add the opponent’s Shield Modifier. Every die that shows this number or more scores a Hit.\n\nExample: The Klingons have a Hit Roll of 3+, the Romulans a Shield Modifier of 1. The Klingons hit on 4, 5 and 6. The Romulans have a Hit Roll of 5+ and the Klingons a Shield Modifier of 0, so the Romulans hit on 5 and 6.',
      source: 'Scoring Hits',
      terms:
        'to hit; hit number; need to roll; chance; odds; weapons versus shields; score a hit; what number do i require to blast him; his armour makes me need more',
      see: ['A-BUILD-33', 'A-BUILD-34', 'A-BAT-14', 'A-OPEN-55'],
    },
    {
      id: 'A-BAT-14',
      title: 'Shields too strong to hit',
      text: 'If the opponent’s Shield Modifier raises the number that you need above 6, you can’t hit their Ships at all. If neither side can hit the other, the attack can’t succeed, and one side must Retreat to end the battle.',
      source: 'Invulnerable Shields',
      terms:
        'when nobody can hit; invulnerable; need a 7; cannot hit; impossible; stalemate; immune; his armour is too thick for my guns; can’t scratch him',
      see: ['A-OPEN-56', 'A-BAT-13', 'A-BUILD-33'],
    },
    {
      id: 'A-BAT-15',
      title: 'Starbase support in a battle',
      text: 'You roll 1 additional die if, at the moment of your Hit Rolls, Ships of the battle are in Orbit of a System that you Control and that has a Starbase. With the Cardassian Advancement Weaponized Starbases it is 3 dice.',
      source: 'Starbase Support in Space Battles; Weaponized Starbases',
      terms:
        'extra die; starbase bonus; space station; base defence; bonus dice; outpost lends a hand; bonus cube near my base; station cannons in a dogfight',
      see: ['A-BAT-16', 'A-OPEN-96', 'A-CAR-03', 'A-OPEN-59'],
    },
    {
      id: 'A-BAT-16',
      title: 'Starbases don’t fight alone',
      text: 'A Starbase only supports Ships in a Space Battle. Without Ships it never fights.',
      source: 'Starbase Support in Space Battles',
      terms:
        'undefended base; attack a station; shoot starbase; station without ships; lonely outpost under siege; can i blast a base by itself',
      see: ['A-BAT-15', 'A-INV-06', 'A-SB-05'],
    },
    {
      id: 'A-BAT-17',
      title: 'Rolling for a Fleet separately',
      text: 'If your Fleet has a special rule that affects its attack, its dice are rolled apart from those of your other Ships.',
      source: 'Fleets in Space Battles',
      terms:
        'fleet dice; fleet attack; individual ships; separate roll; fleet ability; throw the armada’s cubes apart; why two separate throws',
      see: ['A-BAT-12', 'A-ROM-05', 'A-FLEET-09'],
    },
    {
      id: 'A-BAT-18',
      title: 'Taking casualties in a battle',
      text: 'Every Hit destroys one opposing Ship. Both sides roll first; then the casualties of both are removed at the same time. So Ships that are destroyed in a Combat Round have still fired in it.',
      source: 'Taking Casualties',
      terms:
        'lose ships; damage; destroyed; simultaneous; losses; one hit one ship; do blown up hulls still shoot; one success one wreck; wrecks removed all at once',
      see: ['A-BAT-19', 'A-BAT-20', 'A-BAT-21'],
    },
    {
      id: 'A-BAT-19',
      title: 'Who chooses which Ships are hit',
      text: 'If there is a choice which Ships are destroyed, the player who scored the Hits chooses.\n\nExample: You score 4 Hits on a rival with 5 Ships in a Fleet and 2 single Ships. You may put all 4 on the Fleet, or spread them.',
      source: 'Taking Casualties',
      terms:
        'assign hits; allocate; pick target; which ship dies; fleet or single ship; may i spread successes over his stack; who selects the wrecks',
      see: ['A-BAT-18', 'A-FLEET-09', 'A-BAT-20'],
    },
    {
      id: 'A-BAT-20',
      title: 'Enemy losses take effect first',
      text: 'Casualties on both sides fall at the same time. Rules that are triggered by your rival’s losses take effect before the effects of your own losses are worked out.\n\nExample: Your Hits leave fewer than 3 Ships in a Klingon Marauder Fleet and so break it up. The Ships that you lose in that same Combat Round still earn the Klingons 1 Production each.',
      source: 'Taking Casualties',
      terms:
        'trigger order; marauder fleet; timing; destroyed ship bonus; fleet broken; raiders paid before their group breaks; whose wrecks trigger powers earlier',
      see: ['A-BAT-18', 'A-KLI-04', 'A-FLEET-09', 'A-BAT-24'],
    },
    {
      id: 'A-BAT-21',
      title: 'First Strike',
      text: 'Some Advancements give your Ships or Nodes First Strike. Your opponent must then take their casualties of the first Combat Round before they roll to hit with their Ships and Nodes. It works in Space Battles and in Planetary Invasions. What you destroy doesn’t fire back.',
      source: 'First Strike',
      terms:
        'shoot first; surprise attack; fire before; ambush; initiative in combat; who is quicker on the draw; zap them before they can answer; sneak punch with warbirds',
      see: ['A-BAT-22', 'A-BAT-23', 'A-BAT-24'],
    },
    {
      id: 'A-BAT-22',
      title: 'First Strike is for the first round only',
      text: 'First Strike works only in the first Combat Round; after that both sides roll and take casualties at the same time. It is no extra attack before the battle.\n\nExample: 6 Romulan Ships attack 4 Klingon Ships and have First Strike. The Romulans destroy 2; only the other 2 roll, and they destroy 1. In the second Combat Round 5 Romulan and 2 Klingon Ships fire at the same time.',
      source: 'First Strike',
      terms:
        'extra attack; second round; how long; bonus attack; free shots; does the sneak punch repeat every wave; quick draw bonus volley',
      see: ['A-BAT-21', 'A-BAT-18'],
    },
    {
      id: 'A-BAT-23',
      title: 'When both sides have First Strike',
      text: 'First Strike cancels out: if both sides have it in the same Space Battle or Planetary Invasion, neither may use it.',
      source: 'First Strike',
      terms:
        'cancel out; both shoot first; double first strike; neither; we’re both quick on the draw; two sneak punches',
      see: ['A-BAT-21', 'A-BAT-22'],
    },
    {
      id: 'A-BAT-24',
      title: 'First Strike can break up a Fleet',
      text: 'If casualties from First Strike leave a Fleet with fewer than 3 Ships, the Fleet is Disbanded before it rolls. Its special rule doesn’t work for that roll.\n\nExample: 6 Romulan Ships with First Strike destroy 2 of the 4 Ships of a Klingon Marauder Fleet. The 2 that are left score a Hit, but they are no Marauder Fleet any more, so the Klingons gain no Production.',
      source: 'First Strike example',
      terms:
        'fleet disbanded; lose fleet ability; marauder; fewer than three ships; sneak punch shrinks the raiders below three; group falls apart before throwing',
      see: ['A-BAT-20', 'A-KLI-05', 'A-FLEET-09'],
    },
    {
      id: 'A-BAT-25',
      title: 'Deciding whether to Retreat',
      text: 'After casualties have been taken, each player in the battle decides whether to Retreat. The Attacker decides first.',
      source: 'Retreating From Combat',
      terms:
        'running out of a fight; flee; run away; withdraw; leave battle; escape; who decides first; who must say first whether to bail; may i bail after losing hulls',
      see: ['A-BAT-26', 'A-BAT-27', 'A-BAT-28', 'A-OPEN-58'],
    },
    {
      id: 'A-BAT-26',
      title: 'How far you may Retreat',
      text: 'A Retreat is a move of up to your full Impulse Speed, which is 2 Sectors. It uses existing Space Lanes only; you can’t place new ones.',
      source: 'Retreating From Combat',
      terms:
        'retreat distance; flee range; escape route; new lane; run away; how many steps when bailing; bail into uncharted dark',
      see: ['A-BAT-27', 'A-LANE-04', 'A-OPEN-53'],
    },
    {
      id: 'A-BAT-27',
      title: 'Where a Retreat must end',
      text: 'When you Retreat, all your Ships in a Sector leave it together as one group and end their Retreat in the same Sector. That Sector may not be Adjacent to any Ships of your opponent.',
      source: 'Retreating From Combat',
      terms:
        'retreat destination; flee where; stay together; split up; away from enemy; where am i allowed to run; scatter in all directions; not next door to the pursuer',
      see: ['A-BAT-26', 'A-BAT-28', 'A-OPEN-57'],
    },
    {
      id: 'A-BAT-28',
      title: 'Blocked Retreats',
      text: 'If rival Ships block every Space Lane out of your Sector, so that your Ships can’t move, they can’t Retreat.',
      source: 'Blocked Retreats',
      terms: 'trapped; cannot flee; surrounded; no escape; encircled; boxed in by pursuers; every way out is plugged',
      see: ['A-BAT-25', 'A-MOVE-18', 'A-OPEN-58'],
    },
    {
      id: 'A-BAT-29',
      title: 'Fighting another Combat Round',
      text: 'If nobody Retreats, or nobody can, another Combat Round follows. It costs no further Command. This goes on until a side Retreats or has no Ships left.',
      source: 'Combat Continues',
      terms:
        'continue battle; next round; keep fighting; extra command; until the end; does each wave use another order; nobody bails so what now',
      see: ['A-BAT-02', 'A-BAT-25', 'A-BAT-11'],
    },
    {
      id: 'A-BAT-30',
      title: 'Winning a Space Battle',
      text: 'You win a Space Battle if you destroy all your opponent’s Ships or make them Retreat. The winner may then make a Tactical Maneuver.',
      source: 'Winning a Space Battle',
      terms:
        'who wins; victor; defeat enemy; battle won; both destroyed; who came out on top of a dogfight; he ran does that count as mine',
      see: ['A-BAT-31', 'A-BAT-11', 'A-KLI-01', 'A-AND-06'],
    },
    {
      id: 'A-BAT-31',
      title: 'Tactical Maneuver after a victory',
      text: 'When you have won a Space Battle, you may move some or all of your Ships of it once. This Tactical Maneuver:\n• goes up to your full Impulse Speed, 2 Sectors\n• costs no Command\n• uses existing Space Lanes only; you can’t place new ones\n• keeps groups together: all Ships that leave a Sector leave as one group and end in the same Sector',
      source: 'Winning a Space Battle',
      terms:
        'move after battle; advance; free move; pursue; occupy system; tactical manoeuvre; victory hop for the champion; chase after the beaten; bonus steps for the winner',
      see: ['A-BAT-30', 'A-LANE-04', 'A-OPEN-53', 'A-TERM-15'],
    },
  ],
};
