import { TOGETHER } from './borg-numbers.ts';

/** A lesson of a guided game. Each player gets each lesson once, at the first matching question. */
export interface LessonText {
  readonly id: string;
  readonly text: string;
  readonly rule: string;
  /** Prefixes of option keys. The lesson appears with the first question that has a matching option. */
  readonly offers: readonly string[];
  /**
   * The players who get the lesson: one or two who play together against the Borg, Vulcans with rivals, or all others
   * with rivals. If this is undefined, everyone gets the lesson.
   */
  readonly to?: 'together' | 'vulcans' | 'others';
}

/**
 * Lessons of a guided game, most useful first. A question shows only the first of these lessons that its player hasn’t
 * seen.
 */
export const LESSONS: readonly LessonText[] = [
  {
    id: 'goal',
    text: 'You win if you have 5 Ascendancy and Control your own Home System when a round ends. On your turn, you can buy 1 Ascendancy for 5 Culture.',
    rule: 'A-WIN-02',
    offers: ['end:building'],
    to: 'others',
  },
  {
    id: 'together',
    text: `Against the Borg, each of you needs ${TOGETHER.ascendancy} Ascendancy (Vulcans ${TOGETHER.ascendancy + TOGETHER.vulcan}) and your own Home System when a round ends, by round ${TOGETHER.rounds} at the latest. On your turn, 5 Culture buys 1 Ascendancy.`,
    rule: 'A-OPEN-33',
    offers: ['end:building'],
    to: 'together',
  },
  {
    id: 'agendas',
    text: 'Vulcans win only by an Agenda. One of your two Agendas must be fulfilled when a round ends. `/hand` shows both.',
    rule: 'A-WIN-06',
    offers: ['end:building'],
    to: 'vulcans',
  },
  {
    id: 'borg',
    text: 'The Borg come out of the Transwarp Hub as red Cubes and head for your Ships and worlds. If they take your Home System, you lose, so build Ships before they come near.',
    rule: 'A-OPEN-33',
    offers: ['end:building'],
    to: 'together',
  },
  {
    id: 'building',
    text: 'In the Building Phase, you spend Resources in any order. You build Ships at your Home System and Nodes on free sites. Two or three Ships are a good start.',
    rule: 'A-BUILD-01',
    offers: ['end:building'],
  },
  {
    id: 'line',
    text: 'You can type a whole turn on one line: “build 2 ships; explore: auto; end turn”. `/play preview:` shows the result without playing it.',
    rule: 'T-PREVIEW-01',
    offers: ['end:building'],
  },
  {
    id: 'stand',
    text: 'Face Cubes with many Ships in one System: each Hit permanently removes one of a Cube’s dice. Better Shields make its dice miss, and better Weapons make yours hit.',
    rule: 'A-OPEN-28',
    offers: ['end:building'],
    to: 'together',
  },
  {
    id: 'colonize',
    text: 'Turn a Ship at an Undeveloped world into a colony. It costs the Ship and some Culture, and then you can build on that world.',
    rule: 'A-BUILD-08',
    offers: ['colonize'],
  },
  {
    id: 'nodes',
    text: 'Each Node yields 1 of its Resource at the end of the round. Production builds, Research upgrades, Culture wins.',
    rule: 'A-BUILD-11',
    offers: ['build:node'],
  },
  {
    id: 'research',
    text: 'Put 1 Research on each Project every turn. Once it has as much as it costs, it becomes a permanent Advancement.',
    rule: 'A-BUILD-21',
    offers: ['research'],
  },
  {
    id: 'commands',
    text: 'Now use your Commands. Each Command Exhausts one Command Token to move, explore, fight or launch Projects. Unused Commands are lost at the end of the turn.',
    rule: 'A-CMD-02',
    offers: ['end:turn'],
  },
  {
    id: 'explore',
    text: 'When you explore, you roll for a new lane of 2 to 4 Sectors and place it. Beyond its open end, you discover a System.',
    rule: 'A-LANE-02',
    offers: ['explore'],
  },
  {
    id: 'map',
    text: 'On the map, a ring in your color is a System that you Control, a number beside a piece counts Ships, and a triangle is a Hazard. `/map show:legend` explains every symbol.',
    rule: 'A-GEO-35',
    offers: ['end:turn'],
  },
  {
    id: 'lay',
    text: 'Point the lane anywhere you like: to an hour of the clock on the picture, in a direction, or toward a System. Toward other players means earlier contact and trade, but also war.',
    rule: 'A-GEO-11',
    offers: ['lay'],
  },
  {
    id: 'onward',
    text: 'When you discover a System, you draw an Exploration Card: a world to settle, people, or trouble. Your move ends there.',
    rule: 'A-SYS-01',
    offers: ['onward'],
  },
  {
    id: 'launch',
    text: 'Launching draws two Advancements from your own deck. Only you see them. Keep the ones that suit you and discard those over your limit.',
    rule: 'A-PROJ-01',
    offers: ['launch'],
  },
  {
    id: 'discard',
    text: 'You can work on as many Projects as you have Research Nodes. A cheap Project pays off sooner.',
    rule: 'A-PROJ-02',
    offers: ['discard'],
  },
  {
    id: 'ascend',
    text: 'You can buy Ascendancy now. With 5 Ascendancy and your own Home System, you win when a round ends. Each Ascendancy also allows 1 more Fleet and 1 more Starbase.',
    rule: 'A-WIN-02',
    offers: ['ascend'],
    to: 'others',
  },
  {
    id: 'ascend-together',
    text: `You can buy Ascendancy now. You win if a round ends while you have ${TOGETHER.ascendancy} (the Vulcans need ${TOGETHER.ascendancy + TOGETHER.vulcan}) and control your own Home System. Each Ascendancy also allows 1 more Fleet and 1 more Starbase.`,
    rule: 'A-OPEN-33',
    offers: ['ascend'],
    to: 'together',
  },
  {
    id: 'ascend-vulcans',
    text: 'You can buy Ascendancy now. It pays for your colonies. Each Ascendancy also allows 1 more Fleet and 1 more Starbase.',
    rule: 'A-VUL-01',
    offers: ['ascend'],
    to: 'vulcans',
  },
  {
    id: 'far',
    text: 'The list shows how many Commands it takes to reach a System farther away. You issue those Commands one after the other.',
    rule: 'A-MOVE-02',
    offers: ['route'],
  },
  {
    id: 'warp',
    text: 'A Ship at Warp leaves the map and gains one Warp Token each round. When it exits, it moves one System per Token, so use Warp for long distances.',
    rule: 'A-MOVE-07',
    offers: ['exit', 'boost'],
  },
  {
    id: 'hegemony',
    text: 'Use Culture to win over the people of other Systems without a fight. You roll one die plus your Ascendancy against their Resistance. Each option shows your chance.',
    rule: 'A-HEG-01',
    offers: ['hegemony'],
  },
  {
    id: 'invade',
    text: 'An Invasion takes a System by force, but too many Hits destroy everything there. Each option shows your chances.',
    rule: 'A-INV-01',
    offers: ['invade'],
  },
  {
    id: 'cube',
    text: 'The number beside a Cube is how many dice it rolls. Each of your Ships rolls one die, and each Hit permanently removes a die from the Cube. Each option shows your chance.',
    rule: 'A-OPEN-28',
    offers: ['attack-cube'],
  },
  {
    id: 'swing',
    text: 'A System on a single lane floats, so you can swing it and its lane around its neighbor without a Command. Use this to make room, or to bring it close to another System.',
    rule: 'A-FLOAT-04',
    offers: ['swing'],
  },
  {
    id: 'starbase',
    text: 'At a Starbase, you build Ships and form Fleets as at your Home System. You can commission as many as you have Ascendancy, but only 3 per game. Captured Starbases don’t count.',
    rule: 'A-SB-01',
    offers: ['starbase'],
  },
  {
    id: 'attack',
    text: 'In a Space Battle, both sides roll a die for each Ship at the same time, round after round, until one side is gone or Retreats.',
    rule: 'A-BAT-01',
    offers: ['attack'],
  },
  {
    id: 'retreat',
    text: 'After each Combat Round, both sides can Retreat. `/orders` can decide that for you, so that nobody has to wait.',
    rule: 'A-BAT-25',
    offers: ['retreat', 'stand'],
  },
  {
    id: 'trade',
    text: 'Offer a Trade Agreement: it pays its holder each round and makes peace between you. Ask for one in return.',
    rule: 'A-TRADE-03',
    offers: ['trade:offer', 'accept'],
  },
  {
    id: 'passage',
    text: 'Players at Peace with you must ask before they pass through your Ships. `/orders` can give a standing answer.',
    rule: 'A-MOVE-19',
    offers: ['grant'],
  },
  {
    id: 'initiative',
    text: 'Players who commit more choose their Turn Order Card earlier. You lose what you commit, so 0 is often wise.',
    rule: 'A-INIT-07',
    offers: ['0'],
  },
  {
    id: 'fleet',
    text: 'Form a Fleet from three or more Ships. It moves with one Command and has its own special rule.',
    rule: 'A-FLEET-01',
    offers: ['form'],
  },
];
