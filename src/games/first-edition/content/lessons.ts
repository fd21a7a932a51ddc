/** A lesson of a guided game. Each player gets it once, when it first matters. */
export interface LessonText {
  readonly id: string;
  readonly text: string;
  readonly rule: string;
  /** It is told with the first question that offers an option whose key begins like one of these. */
  readonly offers: readonly string[];
}

/** Lessons of a guided game, the most useful first: of one question the first two that are new come with it. */
export const LESSONS: readonly LessonText[] = [
  {
    id: 'goal',
    text: 'You win with 100 points, most of them for missions that your people solve. First both of you lay six missions, in a random order, at the ends of one line. The end is of little matter: choose one for all.',
    rule: 'C-SEED-08',
    offers: ['lay'],
  },
  {
    id: 'plan',
    text: 'Now cards are hidden under missions: whoever attempts one meets them first, so lay yours under the other’s. “As proposed” does it for you.',
    rule: 'C-SEED-13',
    offers: ['plan:proposal'],
  },
  {
    id: 'legend',
    text: '`/map show:legend` tells what the icons, badges and numbers in the pictures mean.',
    rule: 'C-MISSION-01',
    offers: ['plan:proposal', 'seed:'],
  },
  {
    id: 'outpost',
    text: 'Your outpost is where people and ships come in. Lay it at a mission of your own, in the middle of those that you want to solve.',
    rule: 'C-SEED-23',
    offers: ['seed:federation-outpost', 'seed:klingon-outpost', 'seed:romulan-outpost'],
  },
  {
    id: 'report',
    text: 'One card of your hand may be played in each turn: people and ships report to your outpost. You need a ship, people to fly it, and the skills that a mission asks for. `/hand` shows your cards.',
    rule: 'C-PLAY-01',
    offers: ['report'],
  },
  {
    id: 'chances',
    text: '`/map show:crews` tells which mission your people are nearest to, what they lack, and who of your hand would bring it.',
    rule: 'C-MISSION-17',
    offers: ['end:turn'],
  },
  {
    id: 'line',
    text: 'A whole turn fits one line: “beam all aboard Galaxy; move to First Contact; beam all down; attempt”. `/play preview:` shows what it would come to.',
    rule: 'T-PREVIEW-01',
    offers: ['beam'],
  },
  {
    id: 'beam',
    text: 'Beam people aboard a ship before it leaves, and down to a planet where they attempt. The first order ends the card plays of the turn.',
    rule: 'C-BEAM-02',
    offers: ['beam'],
  },
  {
    id: 'move',
    text: 'A ship flies along the line as far as its RANGE: each mission that it enters costs its span. What it costs stands on the map.',
    rule: 'C-MOVE-02',
    offers: ['move'],
  },
  {
    id: 'attempt',
    text: 'An attempt turns up the hidden cards one by one. Some only stop you until next turn, some cost people: go with more than you need, then whoever is left solves the mission.',
    rule: 'C-MISSION-09',
    offers: ['attempt'],
  },
  {
    id: 'answer',
    text: 'Some cards answer what the other one does. `/orders` says when you want to be asked; else the game goes on without waiting for you.',
    rule: 'C-RESPONSE-05',
    offers: ['answer'],
  },
];
