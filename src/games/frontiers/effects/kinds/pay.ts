import { before, chosen } from '../../../kit/effects.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { alternatives, sentence } from '../../../kit/words.ts';
import { playerOf } from '../../chapters/captains/find.ts';
import type { Running } from '../../chapters/captains/gains.ts';
import { canPay, payData } from '../../chapters/data/data.ts';
import { type Paid, purseOf, waysToPay } from '../../chapters/data/payments.ts';
import { type Colour, isBasic } from '../../content/colours.ts';
import type { Frontiers } from '../../state.ts';
import { asks, occasionOf, type Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { NEEDS_CHECK } from '../moments.ts';
import { colourGist, dataText, POINT_NAMES, waysGist } from '../text/words.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Pays one unit of data in one of these colors. Later effects depend on the payment. A later `same` effect gives
     * crystals of the color that was paid.
     */
    pay: { colours: readonly Colour[] };
    /** Pays data in one of these colors. Each color has its own effects. */
    payFor: { ways: readonly { colour: Colour; effects: Alternative }[] };
    /**
     * Spends points. The effect isn't offered to a player with too few points. Spending Diplomacy is an Interaction of
     * its own (F-INTERACT-03).
     */
    spend: { what: 'diplomacy' | 'move'; amount: number };
  }
}

export const pay: Kind<'pay', 'onlyPay'> = {
  run: chosen({
    ask({ g }, run, { colours }) {
      const offers = payOffers(g, run, colours);
      // F-CARD-10: without payment, the remaining effects are lost.
      if (offers.length === 0) return { go: 'stop' };
      return offers.length === 1 ? { go: 'onlyPay' } : asks(run, 'which data do you pay?', offers);
    },
    take: (ctx, run, payment) => payBy(ctx, run, payment),
  }),
  steps: {
    onlyPay(ctx, run, { colours }) {
      const [only] = payOffers(ctx.g, run, colours);
      if (only !== undefined) payBy(ctx, run, only.payload);
    },
  },
  fits: NEEDS_CHECK,
  text: ({ colours }) => `pay ${dataText(1, colours, 'data')}`,
  gist: ({ colours }) => `pay ${colourGist(colours)}data`,
  icon: 'data',
  leads: ': then ',
  binds: true,
  lacks: ({ g, seat }, { colours }) =>
    colours.some((colour) => canPay(g, seat, colour))
      ? null
      : `also needs ${colours.join(' or ')} data, which you don’t have.`,
};

export const payFor: Kind<'payFor'> = {
  run: chosen({
    ask({ g }, run, { ways }, { usable, text, gist }) {
      const offers = ways.flatMap(({ colour, effects }) =>
        usable(occasionOf(g, run), effects)
          ? payOffers(g, run, [colour]).map(({ option, payload }) => {
              const label = `${option.label}: ${gist(effects)}`;
              return open({ ...option, label, hint: text(effects) }, { ...payload, effects });
            })
          : [],
      );
      return offers.length === 0 ? { go: 'stop' } : asks(run, 'which data do you pay?', offers);
    },
    take(ctx, run, { effects, ...payment }) {
      payBy(ctx, run, payment);
      before(run, effects);
    },
  }),
  fits: ({ ways }, list) => ways.reduce((sum, way) => sum | list(way.effects), NEEDS_CHECK),
  text: ({ ways }, list) =>
    `pay 1 data: ${alternatives(ways.map(({ colour, effects }) => `${colour} for ${list(effects)}`))}`,
  gist: ({ ways }, list) =>
    `pay data: ${waysGist(
      ways.map(({ effects }) => effects),
      list,
    )}`,
  icon: 'data',
  binds: true,
  apart: true,
  lacks: (at, { ways }, _next, { usable }) =>
    ways.some(({ colour, effects }) => canPay(at.g, at.seat, colour) && usable(at, effects))
      ? null
      : 'also needs data for any of its effects, which you don’t have.',
};

/** A way to pay one unit of data, and the color that it counts as. */
interface Payment {
  colour: Colour;
  data: readonly Paid[];
}

/** Returns the ways to pay one unit of data in any of these colors. */
function payOffers(g: Frontiers, run: Run, colours: readonly Colour[]): Offer<Payment>[] {
  const purse = purseOf(g, run.seat);
  return colours.flatMap((colour) =>
    waysToPay(purse, [colour]).map(({ key, label, data }) => {
      const told = sentence(label.includes(colour) ? label : `${label} as ${colour}`);
      return open({ key: `pay:${colour}:${key}`, verb: 'pay', label: told }, { colour, data });
    }),
  );
}

function payBy(ctx: Running, run: Run, { colour, data }: Payment): void {
  payData(ctx, run.seat, data);
  if (isBasic(colour)) run.colour = colour;
}

export const spend: Kind<'spend'> = {
  run({ g }, { seat }, { what, amount }) {
    const { points } = playerOf(g, seat);
    if (points[what] < amount) return 'stop';
    points[what] -= amount;
    return 'begin';
  },
  fits: NEEDS_CHECK,
  text: ({ what, amount }) => `spend ${amount} ${POINT_NAMES[what]}`,
  gist: ({ what, amount }) => `spend ${amount} ${POINT_NAMES[what]}`,
  icon: 'diplomacy',
  leads: ': then ',
  binds: true,
  lacks({ g, seat }, { what, amount }) {
    const has = playerOf(g, seat).points[what];
    return has >= amount ? null : `needs ${amount} ${POINT_NAMES[what]}. You have ${has}.`;
  },
};
