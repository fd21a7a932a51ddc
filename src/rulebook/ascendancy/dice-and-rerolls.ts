import type { Chapter } from '../entry.ts';

/** Dice and rerolls. */
export const diceAndRerolls: Chapter = {
  title: 'Dice and rerolls',
  entries: [
    {
      id: 'A-DICE-01',
      title: 'One reroll of a die per rule',
      text: 'A special rule may reroll any given die only once. If the new result is no better, the same rule can’t reroll that die again.',
      source: 'Rerolling Dice; Reroll',
      terms:
        'roll again; re-roll; second try; how often; same die twice; reroll limit; throw one die over and over; can an ability redo a die forever',
      see: ['A-DICE-02', 'A-DICE-03', 'A-OPEN-34'],
    },
    {
      id: 'A-DICE-02',
      title: 'Combining several reroll rules',
      text: 'If you have several rules that allow rerolls, you may use different ones on the same die, each of them once. So a die can be rolled again several times, each time by another rule.\n\nExample: The Romulans attack with a Battle Fleet of five, which may reroll its 1s. They also have the Superior Targeting Array, which rerolls one die. The attack shows 1, 1, 4, 5, 6. The Battle Fleet rerolls both 1s and gets a 1 and a 6. It can’t reroll the new 1 again, but the Superior Targeting Array can.\n\nOne sentence in the battle chapter of the book seems to forbid this. We follow the general rule and its example.',
      source: 'Rerolling Dice; Reroll',
      terms:
        'stack rerolls; multiple rerolls; roll twice; superior targeting array; battle fleet; redo a die with two abilities; chain several redo powers',
      see: ['A-DICE-01', 'A-OPEN-34', 'A-ROM-05', 'A-ROM-06'],
    },
    {
      id: 'A-DICE-03',
      title: 'The new result counts',
      text: 'When you reroll a die in a battle, the new result replaces the old one, even if it is worse. You can’t go back to the earlier result.',
      source: 'Space Battles: Rerolls',
      terms:
        'worse reroll; keep better; keep old roll; final result; choose result; stuck with a poorer redo; may i keep my first throw',
      see: ['A-DICE-01', 'A-DICE-02'],
    },
    {
      id: 'A-DICE-04',
      title: 'Rerolling hits and rerolling misses',
      text: 'When rules allow rerolls in a Space Battle, the dice are first split into hits and misses. A rule that rerolls successful hits takes its dice from the hits. A rule that rerolls misses takes its dice from the misses.',
      source: 'Space Battles: Rerolls',
      terms:
        'failed dice; successful dice; split dice; which dice; cancel enemy hits; redo the good or the bad throws; which pile does a redo pick from',
      see: ['A-DICE-03', 'A-DICE-06', 'A-BAT-13'],
    },
    {
      id: 'A-DICE-05',
      title: 'No rerolls in other people’s battles',
      text: 'In a Space Battle where you aren’t the Attacker and aren’t a Defender, you can’t use a reroll rule, unless the Advancement Card itself says that you can.',
      source: 'Space Battles: Rerolls',
      terms:
        'third party; outsider; bystander; help an ally; interfere; not involved; meddle with a fight i’m not in; change dice for my pal',
      see: ['A-DICE-06', 'A-BAT-08'],
    },
    {
      id: 'A-DICE-06',
      title: 'Using reroll cards in your battles',
      text: 'Some Advancements and other cards let you reroll hits or misses in a Space Battle. They work only in battles that you yourself take part in.',
      source: 'Space Battles: Rerolls',
      terms:
        'combat reroll; my battle; when can i reroll; advancement; improve roll; redo powers when i’m fighting; which fights allow my redo card',
      see: ['A-DICE-05', 'A-DICE-04', 'A-ROM-06'],
    },
  ],
};
