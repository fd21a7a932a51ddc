import { TOGETHER } from './borg/numbers.ts';

/** A lesson of a guided game. Each player gets it once, when it first matters. */
export interface LessonText {
  readonly id: string;
  readonly text: string;
  readonly rule: string;
  /** It is told with the first question that offers an option whose key begins like one of these. */
  readonly offers: readonly string[];
  /** The players who get it, if not everyone: one or two players against the Borg; among rivals, Vulcans or all others. */
  readonly to?: 'together' | 'vulcans' | 'others';
}

/** Lessons of a guided game, the most useful first: of one question the first that is new comes with it. */
export const LESSONS: readonly LessonText[] = [
  {
    id: 'goal',
    text: 'You win when a round ends while you have 5 Ascendancy and Control of your own Home System. In your turn 5 Culture buy 1 Ascendancy.',
    rule: 'A-WIN-02',
    offers: ['end:building'],
    to: 'others',
  },
  {
    id: 'together',
    text: `Against the Borg you win when a round ends, up to round ${TOGETHER.rounds}, while you have ${TOGETHER.ascendancy} Ascendancy (two players each, Vulcans ${TOGETHER.vulcan} more) and your own Home System. In your turn 5 Culture buy 1 Ascendancy.`,
    rule: 'A-OPEN-33',
    offers: ['end:building'],
    to: 'together',
  },
  {
    id: 'agendas',
    text: 'Vulcans win by an Agenda alone: when a round ends and one of your two is fulfilled. `/hand` shows them.',
    rule: 'A-WIN-06',
    offers: ['end:building'],
    to: 'vulcans',
  },
  {
    id: 'borg',
    text: 'The Borg come out of the Transwarp Hub as red Cubes, and go for your Ships and worlds. Lose your Home System to them, and all is lost: build Ships before they come near.',
    rule: 'A-OPEN-33',
    offers: ['end:building'],
    to: 'together',
  },
  {
    id: 'building',
    text: 'In the Building Phase you spend Resources in any order: Ships come at your Home System, Nodes on free sites. Two or three Ships are a good start.',
    rule: 'A-BUILD-01',
    offers: ['end:building'],
  },
  {
    id: 'line',
    text: 'A whole turn fits one line: “build 2 ships; explore: auto; end turn”. `/play preview:` shows what it would come to.',
    rule: 'T-PREVIEW-01',
    offers: ['end:building'],
  },
  {
    id: 'stand',
    text: 'Stand against Cubes with many Ships in one System: each Hit takes one of a Cube’s dice for good. Better Shields make its dice miss, better Weapons make yours hit.',
    rule: 'A-OPEN-28',
    offers: ['end:building'],
    to: 'together',
  },
  {
    id: 'colonize',
    text: 'A Ship over an Undeveloped world can become a colony: it costs the Ship and some Culture, and the world is yours to build on.',
    rule: 'A-BUILD-08',
    offers: ['colonize'],
  },
  {
    id: 'nodes',
    text: 'Each Node yields 1 of its Resource when the round ends. Production builds, Research upgrades, Culture wins.',
    rule: 'A-BUILD-11',
    offers: ['build:node'],
  },
  {
    id: 'research',
    text: 'Each Project takes 1 Research a turn. When it has as much as its cost it becomes an Advancement, which works for good.',
    rule: 'A-BUILD-21',
    offers: ['research'],
  },
  {
    id: 'commands',
    text: 'Now come your Commands: each Exhausts one Command Token, to move, explore, fight or launch Projects. Unused ones are lost when the turn ends.',
    rule: 'A-CMD-02',
    offers: ['end:turn'],
  },
  {
    id: 'explore',
    text: 'Exploring rolls a new lane of 2 to 4 Sectors and lets you leave by it; past its open end you discover a System.',
    rule: 'A-LANE-02',
    offers: ['explore'],
  },
  {
    id: 'map',
    text: 'On the map a ring in your color is a System that you Control, a number beside a piece counts Ships, and a triangle is a Hazard. `/map show:legend` explains every sign.',
    rule: 'A-GEO-35',
    offers: ['end:turn'],
  },
  {
    id: 'lay',
    text: 'Say where the lane goes as you like: an hour of the clock on the picture, a direction, or toward a System. Toward others means contact and trade sooner, and war, too.',
    rule: 'A-GEO-11',
    offers: ['lay'],
  },
  {
    id: 'onward',
    text: 'A discovered System is turned up with an Exploration Card: a world to settle, people, or trouble. The move ends there.',
    rule: 'A-SYS-01',
    offers: ['onward'],
  },
  {
    id: 'launch',
    text: 'Launching draws two Advancements of your own deck. Only you see them: keep what suits you, discard what is over your limit.',
    rule: 'A-PROJ-01',
    offers: ['launch'],
  },
  {
    id: 'discard',
    text: 'You may work on as many Projects as you have Research Nodes. A cheap one pays off sooner.',
    rule: 'A-PROJ-02',
    offers: ['discard'],
  },
  {
    id: 'ascend',
    text: 'You can buy Ascendancy now. Five of it and your own Home System win when a round ends. You may have as many Fleets as Ascendancy, and commission as many Starbases.',
    rule: 'A-WIN-02',
    offers: ['ascend'],
    to: 'others',
  },
  {
    id: 'ascend-together',
    text: `You can buy Ascendancy now. ${TOGETHER.ascendancy} of it and your own Home System win when a round ends (Vulcans need ${TOGETHER.ascendancy + TOGETHER.vulcan}). You may have as many Fleets as Ascendancy, and commission as many Starbases.`,
    rule: 'A-OPEN-33',
    offers: ['ascend'],
    to: 'together',
  },
  {
    id: 'ascend-vulcans',
    text: 'You can buy Ascendancy now. It pays for your colonies. You may have as many Fleets as Ascendancy, and commission as many Starbases.',
    rule: 'A-VUL-01',
    offers: ['ascend'],
    to: 'vulcans',
  },
  {
    id: 'far',
    text: 'A System farther away stands in the list with the number of Commands that it takes. They are issued one after the other.',
    rule: 'A-MOVE-02',
    offers: ['route'],
  },
  {
    id: 'warp',
    text: 'At Warp a Ship leaves the map and gathers Tokens, one each round. When it comes out, it moves as many Systems as it has Tokens: for long ways.',
    rule: 'A-MOVE-07',
    offers: ['exit', 'boost'],
  },
  {
    id: 'hegemony',
    text: 'People of other Systems can be won over by Culture, without a fight: one die and your Ascendancy against their resistance. The chance stands beside it.',
    rule: 'A-HEG-01',
    offers: ['hegemony'],
  },
  {
    id: 'invade',
    text: 'An Invasion takes a System by force; too many Hits leave nothing of it. The chances stand beside it.',
    rule: 'A-INV-01',
    offers: ['invade'],
  },
  {
    id: 'cube',
    text: 'Beside a Cube stands how many dice it rolls. Each of your Ships rolls one, and each Hit takes one of its dice away, for good. What it would take stands beside the attack.',
    rule: 'A-OPEN-28',
    offers: ['attack-cube'],
  },
  {
    id: 'swing',
    text: 'A System on a single lane floats: you may swing it about its neighbor, with its lane. It takes no Command, and makes room, or brings it within reach of another.',
    rule: 'A-FLOAT-04',
    offers: ['swing'],
  },
  {
    id: 'starbase',
    text: 'At a Starbase you build Ships and form Fleets as at home. You may commission as many as your Ascendancy, and 3 in a whole game. Captured ones don’t count.',
    rule: 'A-SB-01',
    offers: ['starbase'],
  },
  {
    id: 'attack',
    text: 'In a Space Battle both roll a die for each Ship at once, round after round, until one side is gone or Retreats.',
    rule: 'A-BAT-01',
    offers: ['attack'],
  },
  {
    id: 'retreat',
    text: 'After each Combat Round both may Retreat. `/orders` can decide that for you, so that nobody waits.',
    rule: 'A-BAT-25',
    offers: ['retreat', 'stand'],
  },
  {
    id: 'trade',
    text: 'A Trade Agreement that you give pays the other one each round and makes peace with you; get one in return.',
    rule: 'A-TRADE-03',
    offers: ['trade:offer', 'accept'],
  },
  {
    id: 'passage',
    text: 'Who is at Peace with you asks before coming through your Ships. `/orders` can answer that for good.',
    rule: 'A-MOVE-19',
    offers: ['grant'],
  },
  {
    id: 'initiative',
    text: 'Who commits more chooses a Turn Order Card earlier. What is committed is gone, so 0 is often wise.',
    rule: 'A-INIT-07',
    offers: ['0'],
  },
  {
    id: 'fleet',
    text: 'Three or more Ships can form a Fleet: it moves with one Command and has a rule of its own.',
    rule: 'A-FLEET-01',
    offers: ['form'],
  },
];
