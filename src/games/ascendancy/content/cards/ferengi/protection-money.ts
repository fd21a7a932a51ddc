import { type Offer, open } from '../../../../kit/offers.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effects } from '../../../effects/union.ts';
import { placeOf, shipsOf, sideAt } from '../../../position/conflict.ts';
import { theSeat } from '../../../position/names.ts';
import { isDefender, partOf } from '../../../position/part.ts';
import { canPay } from '../../../position/resources.ts';
import { advancements } from '../../card-rules.ts';

/** The maximum Production that Protection Money offers. */
const PROTECTION = 6;

/** Protection Money. */
export const CARDS = advancements('ferengi', [
  {
    id: 'fer-08',
    name: 'Protection Money',
    cost: 2,
    type: 'Diplomacy',
    tokens: ['warp'],
    needsRival: true,
    source: 'ours',
    line: 'When you are the only Defender in a Space Battle, exhaust this card and offer 1 Production per attacking Ship, at most 6. If the Attacker accepts, you pay, they gain half of it, rounded up, and the battle is canceled. If they refuse, you have First Strike.',
    rule: {
      at: {
        'battle-declared': {
          prompt: 'offer the Attacker Production to cancel the battle?',
          offers(g, { seat }): Offer<Effects>[] {
            const part = partOf(g, seat, 'battle');
            const attacker = part?.c.attacker;
            if (part === null || seat === null || typeof attacker !== 'number' || !isDefender(part.c, part.place))
              return [];
            if (part.c.sides.length !== 2) return [];
            const production = Math.min(PROTECTION, shipsOf(g, sideAt(part.c, 0)));
            const half = Math.ceil(production / 2);
            if (!canPay(g, seat, { production })) return [];
            const take: Effects = [
              { do: 'pay', price: { production } },
              { do: 'gain', gains: { production: half }, rule: 'A-TRADE-01', seat: attacker },
              { do: 'cancel-battle', seat },
            ];
            const refuse: Effects = [{ do: 'first-strike', seat }];
            const ways = [
              { key: 'take', label: `Take ${half} Production and cancel the battle`, does: [...take] },
              { key: 'refuse', label: `Refuse and give ${theSeat(g, seat)} First Strike`, does: [...refuse] },
            ];
            const option = { key: 'protection', verb: 'offer', label: `Offer ${production} Production` };
            const hint = `The Attacker gets ${half} of it. If they refuse, you have First Strike`;
            return [
              open({ ...option, hint }, [
                { do: 'exhaust' },
                { do: 'demand', of: attacker, prompt: 'do you take the Production?', ways },
              ]),
            ];
          },
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Gives First Strike in this conflict (A-BAT-21) to the player’s side, or to the side of `seat`. */
    'first-strike': { seat?: number };
  }
}

const firstStrike: Kind<'first-strike'> = {
  run({ g }, run, { seat = run.seat }) {
    const c = g.conflict;
    const place = c === null ? null : placeOf(c, seat);
    if (c !== null && place !== null) sideAt(c, place).strikes = true;
  },
  worth: () => 1,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'first-strike': firstStrike };
