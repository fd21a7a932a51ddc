import type { Refusal } from '../../../kernel/types.ts';
import { fits, type Moment } from '../effects/moments.ts';
import type { Effect, Effects } from '../effects/union.ts';
import { unpaid } from '../effects/usable.ts';
import { playerOf } from '../rules/find.ts';
import { listed } from '../words.ts';
import type { Case } from './case.ts';

/** When effects are used, in words, in the order of a turn. */
const MOMENT_WORDS: readonly (readonly [Moment, string])[] = [
  ['move', 'movement'],
  ['deal', 'Interactions'],
  ['parley', 'the Diplomacy phase of an Away Mission'],
  ['long', 'the Long Range Attack phase'],
  ['shields', 'the Shields phase'],
  ['attack', 'the Attack phase'],
];

/** The rule about what can be played at each moment. */
const RULES: Readonly<Record<Moment, string>> = {
  before: 'F-TURN-01',
  move: 'F-MOVE-03',
  deal: 'F-INTERACT-07',
  parley: 'F-AWAY-10',
  long: 'F-LRA-02',
  shields: 'F-COMBAT-19',
  attack: 'F-ATK-01',
  rest: 'F-TURN-18',
};

/** Why effects don’t suit the moment, or null (F-COMBAT-19, F-COMBAT-21, F-HEAL-11, F-LRA-02, F-TURN-08). */
export function untimely(one: Case, name: string, effects: Effects): Refusal | null {
  if (fits(one, effects)) return null;
  const { moment, scene } = one;
  const fitsAt = (when: Moment) => fits({ ...one, moment: when }, effects);
  const isFight = scene.kind === 'fight' || scene.kind === 'pvp';
  // What Special effects do as well can be used at any moment, so that `rest` is about Repair and Heal alone.
  if (isFight && fitsAt('rest')) {
    return { text: `${name}: Repair and Heal don’t work in a fight.`, rule: 'F-HEAL-11' };
  }
  const times = MOMENT_WORDS.filter(([when]) => fitsAt(when)).map(([, words]) => words);
  const rule = moment === 'rest' && fitsAt('move') ? 'F-TURN-08' : RULES[moment];
  if (times.length === 0) return { text: `${name} gives nothing by itself now.`, rule };
  return { text: `${name} does nothing now: it is for ${listed(times)}.`, rule };
}

/** Why effects that suit the moment can’t be used: what they cost besides, or that they would do nothing (F-CARD-10). */
export function useless(one: Case, name: string, effects: Effects): Refusal {
  const missing = unpaid(one, effects);
  const text = missing === null ? `${name} would do nothing as things stand.` : `${name} ${costWords(one, missing)}`;
  return { text, rule: 'F-CARD-10' };
}

/** What an effect costs that can’t be paid. */
function costWords({ g, seat }: Case, effect: Effect): string {
  switch (effect.do) {
    case 'discard':
    case 'remove': {
      const what = effect.what === 'damage' ? 'Damage Card' : 'other card that fits';
      return `needs 1 ${what} to ${effect.do}, which you can’t supply.`;
    }
    case 'pay':
      return `needs ${effect.colours.join(' or ')} data besides, which you don’t have.`;
    case 'payFor':
      return 'needs data besides for any of its effects, which you don’t have.';
    case 'spend':
      return `spends ${effect.amount} ${effect.what === 'move' ? 'Move' : 'Diplomacy'}; you have ${playerOf(g, seat).points[effect.what]}.`;
    default:
      return 'costs something that you can’t supply.';
  }
}
