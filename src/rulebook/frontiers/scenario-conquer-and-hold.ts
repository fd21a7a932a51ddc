import type { Chapter } from '../entry.ts';

/** Scenario: Conquer and Hold. */
export const scenarioConquerAndHold: Chapter = {
  title: 'Scenario: Conquer and Hold',
  beside: 'scenario conquer hold',
  entries: [
    {
      id: 'F-SCEN-64',
      title: 'Conquer and Hold: players and length',
      text: 'Conquer and Hold is a very competitive scenario, for 2 players over 6 Rounds or 4 players in two teams over 4 Rounds. The two sides fight over Starbases, and victory points decide, not Experience.',
      source: 'Conquer and Hold, p.22',
      terms:
        'two sides; federation against klingons; war scenario; pvp scenario; klingons versus feds; empire clash mission; cutthroat two person game',
      see: ['F-SCEN-65', 'F-SCEN-66', 'F-SCEN-82'],
    },
    {
      id: 'F-SCEN-65',
      title: 'Conquer and Hold: which ships',
      text: 'In Conquer and Hold the Federation stands against the Klingons:\n• 2 players: one plays the U.S.S. Enterprise-D or U.S.S. Defiant, the other the Bird-of-Prey or the I.K.S. Negh’Var.\n• 4 players: one team plays both Federation ships, the other both Klingon ships.',
      source: 'Conquer and Hold NOTE, p.22',
      terms:
        'federation; klingon; enterprise; negh’var; teams; which vessels fly in the clash; can i be a fed; which side flies what',
      see: ['F-SCEN-64', 'F-SCEN-81'],
    },
    {
      id: 'F-SCEN-66',
      title: 'Conquer and Hold: shape of the map',
      text: 'The map of Conquer and Hold has a fixed shape: 2 Frontier tiles are revealed at the start, and there are fixed positions for 3 more Frontier tiles and 4 Core tiles. You may lay those tiles out face down during setup.',
      source: 'Conquer and Hold, p.22',
      terms:
        'fixed map; predefined positions; diagram; board layout of the klingon clash; where do hexes lie in the empire war; is the clash galaxy preset',
      see: ['F-SCEN-67', 'F-SCEN-83', 'F-OPEN-75'],
    },
    {
      id: 'F-SCEN-67',
      title: 'Conquer and Hold: which tiles',
      text: 'Conquer and Hold uses these tiles:\n• 5 Frontier tiles: all those with Romulan or Dominion Starbases\n• 1 Core tile with a Borg Cube: always the Gold one\n• 3 Core tiles without a Cube: all those with Romulan or Dominion Starbases',
      source: 'Conquer and Hold, p.22',
      terms:
        'five frontier; gold borg cube tile; starbase tiles; hexes for the klingon clash; pieces with castles and towers for clash; which city board in the empire war',
      see: ['F-SCEN-66', 'F-SCEN-68'],
    },
    {
      id: 'F-SCEN-68',
      title: 'Conquer and Hold: the Gold Cube’s space',
      text: 'In Conquer and Hold the space of the Gold Borg Cube counts as empty space, because the Cube was wiped out long ago. Entering it costs 2 Move points, ships may end their movement there, and nobody can interact with it.',
      source: 'Conquer and Hold, p.22',
      terms:
        'empty space; destroyed long ago; enter cube space; yellow city gone in the klingon clash; park where the city stood; vacant center hex in the empire war',
      see: ['F-SCEN-67', 'F-SCEN-69'],
    },
    {
      id: 'F-SCEN-69',
      title: 'Conquer and Hold: no Rank 4 Crew',
      text: 'For Conquer and Hold all Crew Members of Rank 4, who join only at destroyed Borg Cubes, are taken out of the Elite deck.',
      source: 'Conquer and Hold, p.22',
      terms:
        'elite deck; remove crew; cube crew; strip out top tier followers in the clash; guardians not hireable in the klingon war; city recruits unavailable in the clash',
      see: ['F-SCEN-71', 'F-OPEN-18'],
    },
    {
      id: 'F-SCEN-70',
      title: 'Conquer and Hold: exploring gives no Experience',
      text: 'In Conquer and Hold you gain no Experience for revealing new tiles.',
      source: 'Conquer and Hold, p.22',
      terms:
        'reveal tile xp; explore points; no bonus; do i score for scouting in the clash; fame per uncovered hex in the klingon war; scouting worthless here',
      see: ['F-EXPLORE-04', 'F-SCEN-74'],
    },
    {
      id: 'F-SCEN-71',
      title: 'Conquer and Hold: when Elite Crew appear',
      text: 'In the first half of Conquer and Hold only Regular Crew Members are dealt. Regular and Elite Crew come in the second half: from Round 3 with 4 players, from Round 4 with 2.',
      source: 'Conquer and Hold, p.22',
      terms:
        'gold crew; second half; crew offer; when do veterans show up in the clash; premium hirelings midway through the klingon war; rookies only early in the clash',
      see: ['F-ROUND-07', 'F-ROUND-08', 'F-SCEN-69'],
    },
    {
      id: 'F-SCEN-72',
      title: 'Conquer and Hold: where Crew are recruited',
      text: 'In Conquer and Hold, conquered Dominion Starbases also offer the Crew Members of Class-M Planets, and conquered Romulan Starbases those of Outposts.',
      source: 'Conquer and Hold, p.22',
      terms:
        'class-m crew at dominion; outpost crew at romulan; starbase recruiting; sign up folks in the clash; monks at towers and villagers at castles; hirelings without villages in the klingon war',
      see: ['F-BUY-02', 'F-LOC-12', 'F-SCEN-76'],
    },
    {
      id: 'F-SCEN-73',
      title: 'Conquer and Hold: no Reputation losses',
      text: 'In Conquer and Hold you lose no Reputation for assaulting a Romulan or Dominion Starbase, controlled or not, nor for attacking another player’s ship.',
      source: 'Conquer and Hold, p.22',
      terms:
        'assault without penalty; attack player; is raiding frowned upon in the clash; backstab freely in the klingon war; popularity stays put when storming here',
      see: ['F-PVP-09', 'F-COMBAT-02', 'F-COMBAT-04'],
    },
    {
      id: 'F-SCEN-74',
      title: 'Conquer and Hold: double PvP Experience',
      text: 'In Conquer and Hold you gain twice the normal Experience for beating another player’s ship. A player who has more Experience than the opponent still gains none.',
      source: 'Conquer and Hold, p.22',
      terms:
        'twice the xp; beat player; pvp reward; duels pay more in the clash; score for beating a klingon captain; bigger bounty on rivals',
      see: ['F-PVP-41', 'F-PVP-42', 'F-PVP-43'],
    },
    {
      id: 'F-SCEN-75',
      title: 'Conquer and Hold: no card for Dominion Starbases',
      text: 'In Conquer and Hold you gain no Undiscovered Card for conquering a Dominion Starbase. You can buy such cards there later.',
      source: 'Conquer and Hold, p.22',
      terms:
        'undiscovered reward; buy spells later; conquest reward; tower taken without a prize in clash; why didn’t my tower give a prize; tower spoils absent in the klingon war',
      see: ['F-OUTCOME-07', 'F-SCEN-76', 'F-BUY-08'],
    },
    {
      id: 'F-SCEN-76',
      title: 'Conquer and Hold: owning Dominion Starbases',
      text: 'In Conquer and Hold a Dominion Starbase that you conquer is yours, just as a Romulan one is. Other players can neither enter it nor interact with it, but they can assault it as they would a Romulan one. While you are away, they fight a randomly drawn Dominion Starbase Token for half its Experience, rounded up.',
      source: 'Conquer and Hold, p.22-23',
      terms:
        'control dominion; assault owned dominion; random token; half experience; towers can be mine in the clash; may rivals shop in my tower; storm a rival’s tower while he’s elsewhere',
      see: ['F-LOC-14', 'F-SCEN-77', 'F-SCEN-79'],
    },
    {
      id: 'F-SCEN-77',
      title: 'Conquer and Hold: White Data from Dominion Starbases',
      text: 'In Conquer and Hold, if you start your turn on or next to a Dominion Starbase of yours, you gain 1 White Data Token for each Dominion Starbase that you control on the map.',
      source: 'Conquer and Hold, p.23',
      terms:
        'free white data; start turn near starbase; data bonus; towers give pale mana in the clash; gratis wildcards close to my tower; energy income in the klingon war',
      see: ['F-SCEN-76', 'F-SCEN-78', 'F-DATA-06'],
    },
    {
      id: 'F-SCEN-78',
      title: 'Conquer and Hold: both Starbase benefits together',
      text: 'In Conquer and Hold a ship close to a Romulan and to a Dominion Starbase of its owner has the benefits of both.',
      source: 'Conquer and Hold, p.23',
      terms:
        'hand limit and white data; near both; combine; castle perk plus tower perk in the clash; between my castle and tower do both apply; double perks in the klingon war',
      see: ['F-SCEN-77', 'F-EOT-17'],
    },
    {
      id: 'F-SCEN-79',
      title: 'Conquer and Hold: Starbase defense in Rounds 3-4',
      text: 'In Rounds 3 and 4 of Conquer and Hold a Starbase whose owner is away is defended by two random tokens of its kind, Romulan or Dominion. Their Experience is added up and then halved, rounded up.',
      source: 'Conquer and Hold, p.23',
      terms:
        'two tokens; absent owner; stronger starbase; undefended; pair of sentries in my empty castle; garrison grows midway in the clash; raid on an empty base on day three',
      see: ['F-SCEN-80', 'F-SCEN-76', 'F-OPEN-78'],
    },
    {
      id: 'F-SCEN-80',
      title: 'Conquer and Hold: Starbase defense in Rounds 5-6',
      text: 'In Rounds 5 and 6 of Conquer and Hold, which only the two-player game has, a Starbase whose owner is away is defended by three random tokens of its kind. Their Experience is added up and then halved, rounded up.',
      source: 'Conquer and Hold, p.23',
      terms:
        'three tokens; two players; absent owner; late game; trio of sentries in my empty castle; garrison near the finale of the clash; raid on an empty base on day five',
      see: ['F-SCEN-79', 'F-OPEN-78'],
    },
    {
      id: 'F-SCEN-81',
      title: 'Conquer and Hold: team play',
      text: 'With four players the Team Rules apply in Conquer and Hold. You may enter your ally’s Romulan and Dominion Starbases and recruit there. Near them you have your Hand Limit bonus and your White Data, but only for the Starbases that you yourself own.',
      source: 'Conquer and Hold Team Rules, p.23',
      terms:
        'allied starbase; partner; team rules; allied data; pairs in the klingon clash; my pal’s tower in the clash; two feds against two klingons sharing bases',
      see: ['F-TEAM-06', 'F-TEAM-07', 'F-SCEN-77'],
    },
    {
      id: 'F-SCEN-82',
      title: 'Conquer and Hold: end and winner',
      text: 'Conquer and Hold ends at the Round limit, or when one side admits defeat. Each Romulan Starbase owned is worth 3 victory points, each Dominion Starbase 2; there are 25 in the game. The player or team with the most points wins. If tied, nobody wins.',
      source: 'Conquer and Hold, p.23',
      terms:
        'victory points; who wins; 3 points; 2 points; concede; tie; how do we count the klingon clash; may we surrender; what’s a castle worth in the clash',
      see: ['F-SCEN-64', 'F-OPEN-75'],
    },
    {
      id: 'F-SCEN-83',
      title: 'Conquer and Hold: open map variant',
      text: 'For a more strategic Conquer and Hold you may reveal the whole map at the very start.',
      source: 'Conquer and Hold Variants, p.23',
      terms:
        'reveal everything; whole map from the start; strategic; lay the galaxy bare in the clash; no fog of war; uncover all hexes initially',
      see: ['F-SCEN-66'],
    },
  ],
};
