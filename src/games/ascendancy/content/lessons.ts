/** What a newcomer is told, once, as it comes. */
export interface LessonText {
  readonly id: string;
  readonly text: string;
  readonly rule: string;
  /** It is told with the first question that offers an option whose key begins like one of these. */
  readonly offers: readonly string[];
}

/** Lessons of a guided game, the most useful first. */
export const LESSONS: readonly LessonText[] = [
  {
    id: 'building',
    text: 'In the Building Phase you spend Resources: Ships, Nodes, colonies, Research, upgrades, in any order.',
    rule: 'A-BUILD-01',
    offers: ['end:building'],
  },
  {
    id: 'commands',
    text: 'Each Command Exhausts one Command Token: to move, to explore, to fight, to launch Projects.',
    rule: 'A-CMD-02',
    offers: ['end:turn'],
  },
  {
    id: 'ascend',
    text: 'Five Ascendancy and your own Home System win at the end of a round. Each costs Culture.',
    rule: 'A-WIN-02',
    offers: ['ascend'],
  },
  {
    id: 'initiative',
    text: 'Who commits more chooses a Turn Order Card earlier. What is committed is gone.',
    rule: 'A-INIT-07',
    offers: ['0'],
  },
];
