import type { Steps } from '../../../../kernel/game.ts';
import type { Option } from '../../../../kernel/types.ts';
import type { Colour } from '../../content/colours.ts';
import { asHint, pass } from '../../rules/asking.ts';
import { payData } from '../../rules/data.ts';
import { playerOf } from '../../rules/find.ts';
import type { Running } from '../../rules/gains.ts';
import { placeIn, restOf } from '../../rules/keys.ts';
import { purseOf, waysToPay } from '../../rules/payments.ts';
import type { Frontiers } from '../../state.ts';
import { sentence } from '../../words.ts';
import { holds } from '../counts.ts';
import { effectText, gist } from '../text.ts';
import type { Way } from '../union.ts';
import { payable, usable } from '../usable.ts';
import { asks, basicNamed, before, doing, occasionOf, type Run } from './frame.ts';

/** The steps of effects that choose, pay, and depend on something. */
export const flow = {
  one: {
    ask({ g }, run) {
      const ways = waysNow(g, run);
      return ways.length < 2 ? { go: 'only' } : asks(run, 'choose one.', ways.map(wayOption));
    },
    answer(_ctx, run, { key }) {
      before(run, doing(run, 'one').ways[placeIn(restOf(key))] ?? []);
      return 'begin';
    },
  },
  /** At most one of the ways is good for anything now. */
  only({ g }, run) {
    const [way] = waysNow(g, run);
    if (way !== undefined) before(run, way.effects);
    return 'begin';
  },
  may: {
    ask({ g }, run) {
      const { effects } = doing(run, 'may');
      if (!usable(occasionOf(g, run), effects)) return { go: 'begin' };
      // The label may have no room for all that it costs and gives.
      const yes: Option = { key: 'yes', verb: 'choose', label: gist(effects), hint: asHint(effectText(effects)) };
      return asks(run, 'do it?', [yes, pass('Don’t')]);
    },
    answer(_ctx, run, { key }) {
      if (key === 'yes') before(run, doing(run, 'may').effects);
      return 'begin';
    },
  },
  when({ g }, run) {
    const { condition, then, otherwise = [] } = doing(run, 'when');
    before(run, holds(g, run, condition) ? then : otherwise);
    return 'begin';
  },
  pay: {
    ask({ g }, run) {
      const options = payOptions(g, run, doing(run, 'pay').colours);
      // F-CARD-10: what can’t be paid gives nothing.
      if (options.length === 0) return { go: 'stop' };
      return options.length === 1 ? { go: 'onlyPay' } : asks(run, 'which data do you pay?', options);
    },
    answer(ctx, run, { key }) {
      pay(ctx, run, key);
      return 'begin';
    },
  },
  onlyPay(ctx, run) {
    const [option] = payOptions(ctx.g, run, doing(run, 'pay').colours);
    if (option !== undefined) pay(ctx, run, option.key);
    return 'begin';
  },
  payFor: {
    ask({ g }, run) {
      const options = doing(run, 'payFor').ways.flatMap(({ colour, effects }) =>
        usable(occasionOf(g, run), effects)
          ? payOptions(g, run, [colour]).map((option) => ({
              ...option,
              label: `${option.label}: ${gist(effects)}`,
              hint: effectText(effects),
            }))
          : [],
      );
      return options.length === 0 ? { go: 'stop' } : asks(run, 'which data do you pay?', options);
    },
    answer(ctx, run, { key }) {
      const [, colour] = key.split(':');
      const way = doing(run, 'payFor').ways.find((one) => one.colour === colour);
      pay(ctx, run, key);
      if (way !== undefined) before(run, way.effects);
      return 'begin';
    },
  },
  /** F-INTERACT-03: points that the effect itself spends. */
  spend({ g }, run) {
    const { what, amount } = doing(run, 'spend');
    const { points } = playerOf(g, run.seat);
    if (points[what] < amount) return 'stop';
    points[what] -= amount;
    return 'begin';
  },
  /** The rest depended on what couldn’t be paid. */
  stop(_ctx, run) {
    run.list = [];
    return 'begin';
  },
} satisfies Steps<Frontiers, Run>;

/** Letters of a way that is told in full; labels have to differ within so many. */
const ROOM = 30;

/** One of the ways of an effect, with its place among them, by which options name it. */
interface PlacedWay {
  place: number;
  effects: Way;
}

/** The ways that are of use now; if none is, all that can be paid for, so that a card that was played does what it can. */
function waysNow(g: Frontiers, run: Run): PlacedWay[] {
  const at = occasionOf(g, run);
  const ways = doing(run, 'one').ways.map((effects, place) => ({ place, effects }));
  const useful = ways.filter(({ effects }) => usable(at, effects));
  return useful.length > 0 ? useful : ways.filter(({ effects }) => payable(at, effects));
}

function wayOption({ place, effects }: PlacedWay): Option {
  const whole = effectText(effects);
  const told = whole.length <= ROOM ? { label: whole } : { label: gist(effects), hint: whole };
  return { key: `choose:${place}`, verb: 'choose', ...told };
}

/** Ways to pay one data of any of these colours. */
function payOptions(g: Frontiers, run: Run, colours: readonly Colour[]): Option[] {
  const purse = purseOf(g, run.seat);
  return colours.flatMap((colour) =>
    waysToPay(purse, [colour]).map(({ key, label }) => ({
      key: `pay:${colour}:${key}`,
      verb: 'pay',
      label: sentence(label.includes(colour) ? label : `${label} as ${colour}`),
    })),
  );
}

function pay(ctx: Running, run: Run, key: string): void {
  const [, colour = '', source = ''] = key.split(':');
  payData(ctx, run.seat, source);
  const basic = basicNamed(colour);
  if (basic !== null) run.colour = basic;
}
