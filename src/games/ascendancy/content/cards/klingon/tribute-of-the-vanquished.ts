import type { Seat } from '../../../../../kernel/types.ts';
import { chosen } from '../../../../kit/effects.ts';
import { open } from '../../../../kit/offers.ts';
import { agreementOf, give, named } from '../../../chapters/trade/change.ts';
import { spare, valueText } from '../../../chapters/trade/legal.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effect, Effects } from '../../../effects/union.ts';
import { playerOf } from '../../../position/find.ts';
import { theSeat } from '../../../position/names.ts';
import { conquest, rivalsOf } from '../../../position/part.ts';
import { agreementBetween, haveContact } from '../../../position/standing.ts';
import { timesUsed } from '../../../position/uses.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Ascendancy } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';

/** The effects of a tribute. The loser chooses between a Trade Agreement and Production. */
function tribute(g: Ascendancy, seat: number, rival: number): Effects {
  const gives =
    haveContact(g, seat, rival) &&
    agreementBetween(g, rival, seat) === null &&
    playerOf(g, rival).agreements.some(({ holder, exhausted }) => holder === null && !exhausted);
  const discard: Effect[] = [
    { do: 'lose', seat: rival, amount: 2, of: ['production'] },
    { do: 'gain', gains: { production: 1 }, rule: 'A-BAT-30' },
  ];
  const give: Effect[] = [{ do: 'give-agreement', from: rival, to: seat, locked: true }];
  const gift = { key: 'give', label: 'Give a Trade Agreement', hint: 'Locked until the next Maintenance', does: give };
  const pays = { key: 'discard', label: 'Discard 2 Production', hint: 'The victor gains 1', does: discard };
  const prompt = 'give a Trade Agreement, or discard 2 Production?';
  return [
    { do: 'mark-used', rule: 'kli-09', span: 'turn' },
    { do: 'demand', of: rival, prompt, ways: gives ? [pays, gift] : [pays] },
  ];
}

/** Returns the rivals beaten in a battle who can be made to pay a tribute. */
function vanquished(g: Ascendancy, seat: number | null): number[] {
  const part = conquest(g, seat);
  if (part === null || seat === null || timesUsed(g, seat, 'kli-09') > 0) return [];
  return rivalsOf(part).flatMap((one) => (one.side.brought >= 2 ? [one.seat] : []));
}

/** Tribute of the Vanquished. */
export const CARDS = advancements('klingon', [
  {
    id: 'kli-09',
    name: 'Tribute of the Vanquished',
    cost: 2,
    type: 'Commerce',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'Once per turn, after you win a Space Battle you began against 2 or more Ships of a rival, that rival either gives you a Trade Agreement, locked until the next Maintenance, or discards 2 Production and you gain 1.',
    rule: {
      at: {
        'conflict-end': {
          prompt: 'which player pays you a tribute?',
          does(g, { seat }) {
            const [loser, ...more] = vanquished(g, seat);
            return seat !== null && loser !== undefined && more.length === 0 ? tribute(g, seat, loser) : [];
          },
          offers(g, { seat }) {
            const found = vanquished(g, seat);
            if (seat === null || found.length < 2) return [];
            return found.map((rival) =>
              open(
                { key: `tribute:${rival}`, verb: 'tribute', label: `Demand a tribute from ${theSeat(g, rival)}` },
                tribute(g, seat, rival),
              ),
            );
          },
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Makes a seat give another seat one of its Agreements. The giver chooses the Agreement, and the positions of Ships
     * don’t matter. With `locked`, the Agreement can’t be taken back until Maintenance (A-TRADE-09).
     */
    'give-agreement': { from: Seat; to: Seat; locked?: true };
  }
}

const giveAgreement: Kind<'give-agreement'> = {
  run: chosen({
    ask({ g }, run, { from, to }) {
      const free = spare(g, from);
      // A-TRADE-06
      if (free.length === 0 || agreementBetween(g, from, to) !== null) return { go: 'begin' as const };
      return {
        seat: from,
        kind: 'pick',
        prompt: `${ruleSourceName(g, run.from)}: which Trade Agreement do you give ${theSeat(g, to)}?`,
        offers: free.map((one) =>
          open(
            { key: `give:${one.card}`, verb: 'give', label: named(one.card), hint: `It pays ${valueText(one)}` },
            one.card,
          ),
        ),
        min: 1,
        max: 1,
      };
    },
    take(ctx, _run, card, { from, to, locked }) {
      if (locked === true) agreementOf(ctx.g, from, card).locked = true;
      give(ctx, from, to, card);
    },
  }),
  worth: () => 1.5,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'give-agreement': giveAgreement };
