/** A lesson of a guided game. Each player gets each lesson once, when it first matters. */
export interface LessonText {
  readonly id: string;
  readonly text: string;
  readonly rule: string;
  /** The lesson is shown with the first question that offers an option whose key starts with one of these strings. */
  readonly offers: readonly string[];
}

/** Lessons of a guided game, most useful first. A question shows at most two new lessons. */
export const LESSONS: readonly LessonText[] = [
  {
    id: 'goal',
    text: 'You win with 100 points, mostly by solving missions. First, you each place six missions at the ends of one line. Which end hardly matters, so pick one for all of them.',
    rule: 'C-SEED-08',
    offers: ['lay'],
  },
  {
    id: 'plan',
    text: 'Next you hide cards under missions. Whoever attempts a mission encounters them first, so put yours under your opponent’s. The first choice seeds them all for you.',
    rule: 'C-SEED-13',
    offers: ['plan:proposal'],
  },
  {
    id: 'legend',
    text: '`/map show:legend` explains the icons, badges and numbers in the pictures.',
    rule: 'C-MISSION-01',
    offers: ['plan:proposal', 'seed:'],
  },
  {
    id: 'outpost',
    text: 'Personnel and ships report to your outpost. Seed it at your own mission, in the middle of the missions you want to solve.',
    rule: 'C-SEED-23',
    offers: ['seed:federation-outpost', 'seed:klingon-outpost', 'seed:romulan-outpost'],
  },
  {
    id: 'report',
    text: 'Each turn you can play one card: report personnel and ships to your outpost. You need a ship, a crew, and the skills that a mission requires. `/hand` shows your cards.',
    rule: 'C-PLAY-01',
    offers: ['report'],
  },
  {
    id: 'chances',
    text: '`/map show:crews` shows which mission your personnel are closest to solving, what they lack, and who in your hand has it.',
    rule: 'C-MISSION-17',
    offers: ['end:turn'],
  },
  {
    id: 'line',
    text: 'You can type a whole turn as one line: “beam all aboard Galaxy; move to First Contact; beam all down; attempt”. `/play preview:` shows the result first.',
    rule: 'T-PREVIEW-01',
    offers: ['beam'],
  },
  {
    id: 'beam',
    text: 'Beam personnel aboard a ship before it leaves, and down to a planet for an attempt. Your first order ends the card plays of this turn.',
    rule: 'C-BEAM-02',
    offers: ['beam'],
  },
  {
    id: 'move',
    text: 'A ship moves along the line as far as its RANGE allows. Entering or passing a mission costs the mission’s span. The map shows the costs.',
    rule: 'C-MOVE-02',
    offers: ['move'],
  },
  {
    id: 'attempt',
    text: 'An attempt reveals the hidden cards one by one. Some stop your team until next turn. Others kill personnel. Bring more skills than you need: whoever remains must solve the mission.',
    rule: 'C-MISSION-09',
    offers: ['attempt'],
  },
  {
    id: 'answer',
    text: 'Some cards respond to your opponent’s actions. Use `/orders` to say when I should ask you; otherwise the game doesn’t wait for you.',
    rule: 'C-RESPONSE-05',
    offers: ['answer'],
  },
];
