import type { Option } from '../../../../kernel/types.ts';
import type { Colour } from '../../content/colours.ts';
import { payData } from '../../rules/data.ts';
import { playerOf } from '../../rules/find.ts';
import { purseOf, waysToPay } from '../../rules/payments.ts';
import type { Frontiers } from '../../state.ts';
import { holds } from '../counts.ts';
import { sentence } from '../text/words.ts';
import { effectText, gist } from '../text.ts';
import type { Way } from '../union.ts';
import { payable } from '../usable.ts';
import { asks, basicNamed, before, doing, type Run, type Running, skip, usableNow } from './frame.ts';

/** The steps of effects that choose, pay, and depend on something. */
export const flow = {
  one: {
    ask: ({ g }: Running, run: Run) => {
      const ways = waysNow(g, run, doing(run, 'one').ways);
      return ways.length < 2
        ? { go: 'only' }
        : asks(
            run,
            'choose one.',
            ways.map(({ option }) => option),
          );
    },
    answer({ g }: Running, run: Run, { key }: { key: string }) {
      return follow(g, run, key);
    },
  },
  /** At most one of the ways is good for anything now. */
  only({ g }: Running, run: Run) {
    const [way] = waysNow(g, run, doing(run, 'one').ways);
    if (way !== undefined) before(run, way.effects);
    return 'begin';
  },
  may: {
    ask: ({ g }: Running, run: Run) => {
      const { effects } = doing(run, 'may');
      if (!usableNow(g, run, effects)) return { go: 'begin' };
      const yes: Option = { key: 'yes', verb: 'choose', label: gist(effects) };
      return asks(run, 'do it?', [yes, skip()]);
    },
    answer(_ctx: Running, run: Run, { key }: { key: string }) {
      if (key === 'yes') before(run, doing(run, 'may').effects);
      return 'begin';
    },
  },
  when({ g }: Running, run: Run) {
    const { condition, then, otherwise = [] } = doing(run, 'when');
    before(run, holds(g, run, condition) ? then : otherwise);
    return 'begin';
  },
  pay: {
    ask: ({ g }: Running, run: Run) => {
      const options = payOptions(g, run, doing(run, 'pay').colours);
      // F-CARD-10: what can’t be paid gives nothing.
      if (options.length === 0) return { go: 'stop' };
      return options.length === 1 ? { go: 'onlyPay' } : asks(run, 'which data do you pay?', options);
    },
    answer(ctx: Running, run: Run, { key }: { key: string }) {
      pay(ctx, run, key);
      return 'begin';
    },
  },
  onlyPay(ctx: Running, run: Run) {
    const [option] = payOptions(ctx.g, run, doing(run, 'pay').colours);
    if (option !== undefined) pay(ctx, run, option.key);
    return 'begin';
  },
  payFor: {
    ask: ({ g }: Running, run: Run) => {
      const options = doing(run, 'payFor').ways.flatMap(({ colour, effects }) =>
        usableNow(g, run, effects)
          ? payOptions(g, run, [colour]).map((option) => ({
              ...option,
              label: `${option.label}: ${gist(effects)}`,
            }))
          : [],
      );
      return options.length === 0 ? { go: 'stop' } : asks(run, 'which data do you pay?', options);
    },
    answer(ctx: Running, run: Run, { key }: { key: string }) {
      const [, colour] = key.split(':');
      const way = doing(run, 'payFor').ways.find((one) => one.colour === colour);
      pay(ctx, run, key);
      if (way !== undefined) before(run, way.effects);
      return 'begin';
    },
  },
  /** F-INTERACT-03: points that the effect itself spends. */
  spend({ g }: Running, run: Run) {
    const { what, amount } = doing(run, 'spend');
    const { points } = playerOf(g, run.seat);
    if (points[what] < amount) return 'stop';
    points[what] -= amount;
    return 'begin';
  },
  /** The rest depended on what couldn’t be paid. */
  stop(_ctx: Running, run: Run) {
    run.list = [];
    return 'begin';
  },
};

/** Letters of a way that is told in full; labels have to differ within so many. */
const ROOM = 30;

/** The ways that are of use now; if none is, all that can be paid for, so that a card that was played does what it can. */
function waysNow(g: Frontiers, run: Run, ways: readonly Way[]): { option: Option; effects: Way }[] {
  const useful = ways.filter((way) => usableNow(g, run, way));
  const open = useful.length > 0 ? useful : ways.filter((way) => payable(g, run.seat, way, run.moment));
  return open.map((effects) => {
    const short = gist(effects);
    const whole = effectText(effects);
    const label = whole.length <= ROOM ? whole : short;
    return { effects, option: { key: `choose:${wayKey(short)}`, verb: 'choose', label } };
  });
}

function follow(g: Frontiers, run: Run, key: string): string {
  const way = waysNow(g, run, doing(run, 'one').ways).find(({ option }) => option.key === key);
  if (way !== undefined) before(run, way.effects);
  return 'begin';
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

function wayKey(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
