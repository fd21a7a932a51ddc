import type { Chapter } from '../entry.ts';

/** Action Phase. */
export const actionPhase: Chapter = {
  title: 'Action Phase',
  entries: [
    {
      id: 'M-BONUS-01',
      title: 'Bonus Actions for the smaller team',
      text: 'At the start of each Action Phase, before the roll for the first Activation, compare the characters in play. The player with fewer takes as many Bonus Action tokens as the opponent has more characters.',
      source: 'Assign Bonus Actions',
      terms:
        'outnumbered; fewer characters; extra action; catch up; underdog; my squad is smaller do i get compensated; freebie go for the side with less troops; how is it balanced when i’m short handed',
      see: ['M-BONUS-02', 'M-BONUS-04', 'M-BONUS-05'],
    },
    {
      id: 'M-BONUS-02',
      title: 'Which characters count for Bonus Actions',
      text: 'Only characters that stand in the mission area are counted. Neutralized ones, and those that haven’t arrived yet because of Escalation, don’t count.',
      source: 'Assign Bonus Actions; Quick Reference',
      terms:
        'count characters; who counts; dead characters; reserve; do knocked out guys matter for compensation; headcount at the beginning of the phase; are absent heroes in the headcount',
      see: ['M-BONUS-01', 'M-OPEN-50'],
    },
    {
      id: 'M-BONUS-03',
      title: 'Who gets no Bonus Actions',
      text: 'A player with as many characters as the opponent, or with more, takes no Bonus Action tokens.',
      source: 'Assign Bonus Actions',
      terms:
        'equal numbers; same size; bigger team; none; same headcount any freebies; does the larger crowd get freebies; balanced headcounts zilch',
      see: ['M-BONUS-01'],
    },
    {
      id: 'M-BONUS-04',
      title: 'Example of Bonus Actions',
      text: 'Bonus Action tokens make up the difference in characters.\n\nExample: the Federation has only Data and Worf left, the Borg have five characters in the mission area. That is three fewer, so the Federation takes 3 Bonus Action tokens.',
      source: 'Assign Bonus Actions, Example',
      terms:
        'calculate; how many tokens; difference; outnumbered; five versus two how much compensation; sample of headcount compensation; compute catch up chips',
      see: ['M-BONUS-01', 'M-BONUS-05'],
    },
    {
      id: 'M-BONUS-05',
      title: 'Using a Bonus Action',
      text: 'In your turn you may use a Bonus Action token rather than activate a character. Choose any of your characters, whether it has been activated or not, and take exactly one Action with it. It gets no Activated token for this, so it can still be activated later.',
      source: 'Bonus Actions; Select a Character',
      terms:
        'spend token; extra action; one action; out of turn; cash in a freebie chip on anybody; freebie go with a used up guy; how do i spend compensation chips',
      see: ['M-BONUS-07', 'M-ACT-04', 'M-ACTV-05', 'M-OPEN-48'],
    },
    {
      id: 'M-BONUS-06',
      title: 'Bonus Actions can’t be kept',
      text: 'You must use all your Bonus Actions in the Round in which you got them. If nothing better is left, draw cards with them.',
      source: 'Bonus Actions',
      terms:
        'save tokens; next round; expire; unused; bank a freebie for tomorrow; do freebie chips carry over; hoard freebies for later',
      see: ['M-BONUS-05', 'M-ACTV-03', 'M-OPEN-43'],
    },
    {
      id: 'M-BONUS-07',
      title: 'Several Bonus Actions for one character',
      text: 'The same character may use several Bonus Action tokens in a Round, also after its Activation.',
      source: 'Bonus Actions',
      terms:
        'again; twice; same character; activated already; pile all freebies onto a single hero; can one fella gobble up several freebies',
      see: ['M-BONUS-05', 'M-ACT-05'],
    },
    {
      id: 'M-ACT-01',
      title: 'Who activates first',
      text: 'At the start of the Action Phase both players roll a die. The higher roll activates a character first. On a tie, roll again.',
      source: 'Roll for First Activation',
      terms:
        'initiative; first player; starting player; who begins; tie; who kicks off; which side opens the fighting; dice to determine who leads off',
      see: ['M-ACT-02', 'M-OPEN-61'],
    },
    {
      id: 'M-ACT-02',
      title: 'Taking turns in the Action Phase',
      text: 'You activate a character or use a Bonus Action token; then the other player does the same. This goes on until both of you have activated all your characters and used all your Bonus Action tokens.',
      source: 'Subsequent Activations',
      terms:
        'alternate; whose turn; turn order; sequence; ping pong between the two sides; you then me then you; when is it my go',
      see: ['M-ACT-03', 'M-ACT-04', 'M-ACT-05'],
    },
    {
      id: 'M-ACT-03',
      title: 'When one player has nothing left',
      text: 'A player who has no character left to activate and no Bonus Action token left is skipped. The other player goes on alone.',
      source: 'Subsequent Activations',
      terms:
        'finished; skip turn; remaining activations; out of characters; i ran out of moves she still hasn’t; nothing remaining while the foe continues; he’s done so i keep acting',
      see: ['M-OPEN-44', 'M-ACT-02'],
    },
    {
      id: 'M-ACT-04',
      title: 'A Bonus Action is your turn',
      text: 'Using a Bonus Action token takes the place of activating a character, so it counts as your turn. Then the other player follows.',
      source: 'Subsequent Activations',
      terms:
        'counts as activation; alternate; extra turn; does cashing a freebie use my go; freebie chip then whose go; freebie then she acts',
      see: ['M-BONUS-05', 'M-ACT-02'],
    },
    {
      id: 'M-ACT-05',
      title: 'One Activation for each character',
      text: 'Each character can be activated only once in each Action Phase.',
      source: 'Subsequent Activations',
      terms:
        'activate twice; again; once per round; same character; may anyone go two times each loop; reuse a hero before tomorrow; reactivate a hero',
      see: ['M-ACTV-06', 'M-BONUS-07', 'M-ACT-02'],
    },
  ],
};
