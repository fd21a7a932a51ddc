import { type Offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { type DicePick, diceFor } from '../../../position/dice.ts';
import { playerOf } from '../../../position/find.ts';
import { partOf } from '../../../position/part.ts';
import type { Ascendancy } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';

/** The maximum number of dice per Cube that the Stone of Gol rerolls in a Combat Round. */
const OF_A_CUBE = 3;

/**
 * Offers to reroll dice with the Stone of Gol: the player’s own, or opponents’. In a Combat Round, at most three of
 * each Cube’s dice can be rerolled.
 */
function stones(g: Ascendancy, seat: number): Offer<Effects>[] {
  const part = partOf(g, seat, 'battle');
  if (part === null) return [];
  const from = playerOf(g, seat).ascendancy;
  const cubes = part.c.sides.find(({ owner }) => owner === 'borg');
  const turned = cubes?.dice.filter(({ rerolled }) => rerolled.includes('vul-15')).length ?? 0;
  const limit = cubes === undefined ? undefined : OF_A_CUBE * cubes.units.length - turned;
  return (['own', 'opposing'] as const).flatMap((whose) => {
    const pick: DicePick = { whose, of: 'any', from };
    const most = whose === 'opposing' ? limit : undefined;
    if (diceFor(g, seat, 'vul-15', pick).length === 0 || (most !== undefined && most <= 0)) return [];
    const label = `Reroll ${whose === 'own' ? 'your' : 'opponents’'} dice that show ${from} or more`;
    return [
      open({ key: `stone:${whose}`, verb: 'reroll', label, rule: 'A-DICE-01' }, [
        { do: 'reroll', rule: 'vul-15', pick, ...(most === undefined ? {} : { most }) },
      ]),
    ];
  });
}

/** Stone of Gol. */
export const CARDS = advancements('vulcan', [
  {
    id: 'vul-15',
    name: 'Stone of Gol',
    cost: 6,
    type: 'Military',
    tokens: [],
    source: 'public',
    line: 'After the to-hit rolls of your Space Battles, you may reroll any dice, yours or your opponents’, that show at least your current Ascendancy, each once.',
    rule: {
      at: {
        'after-hits': {
          prompt: 'which dice do you reroll?',
          offers: (g, { seat }) => (seat === null ? [] : stones(g, seat)),
          again: true,
        },
      },
    },
  },
]);
