import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Offer } from '../../../kit/offers.ts';
import { type Track, UPGRADES } from '../../content/prices.ts';
import { playerOf } from '../../position/find.ts';
import { levelOf, levelText } from '../../position/levels.ts';
import { does, resourcesText } from '../../position/names.ts';
import { pay, unpaid } from '../../position/resources.ts';
import { notNow } from '../../position/turn.ts';
import { added, granted, setTo } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Resources } from '../../state.ts';
import type { Payload, Play } from '../calls.ts';

const NAMES = { weapons: 'Weapons', shields: 'Shields' } as const;

/**
 * Returns the Research price of the next level (A-BUILD-32 to A-BUILD-34), at least 1, or null at the best level
 * (A-OPEN-03).
 */
export function upgradePrice(g: Ascendancy, seat: Seat, track: Track): number | null {
  const player = playerOf(g, seat);
  const printed = UPGRADES[player.civ][track][levelOf(player, track)];
  return printed === undefined ? null : Math.max(1, printed + added(g, 'price', { of: 'upgrade', seat, track }));
}

/** Raises Weapons or Shields by one level, effective immediately (A-OPEN-89). The caller handles payment. */
export function upgrade(ctx: Play, seat: Seat, track: Track): void {
  const player = playerOf(ctx.g, seat);
  if (track === 'weapons') player.weapons -= 1;
  else player.shields += 1;
  const level = levelText(player, track);
  ctx.log(`${does(ctx.g, seat, 'upgrades', 'upgrade')} ${NAMES[track]} to ${level}.`, 'A-BUILD-32');
  moment(ctx, 'upgraded', { seat, track });
}

/** Lists offers to upgrade Weapons and Shields by one level (A-OPEN-04), one for each way to pay. */
export function upgradeOffers(g: Ascendancy, seat: Seat): Offer<Payload>[] {
  return (['weapons', 'shields'] as const).flatMap((track) => {
    const price = upgradePrice(g, seat, track);
    if (price === null) return [topmost(seat, track)];
    const ways: { suffix: string; cost: Partial<Resources> }[] = [{ suffix: '', cost: { research: price } }];
    const part = Math.min(price, setTo(g, 'payment', { of: 'upgrade', in: 'production', seat, track, price }) ?? 0);
    for (let production = 1; production <= part; production++) {
      if (production < price) ways.push(mixed(price, production));
    }
    // A rule may allow the player to pay the whole price in Production (A-EXPL-21).
    if (part === price || granted(g, 'pay-production', { seat, track })) ways.push(mixed(price, price));
    return ways.map(({ suffix, cost }) => stepOffer(g, seat, track, suffix, cost));
  });
}

function mixed(price: number, production: number): { suffix: string; cost: Partial<Resources> } {
  return { suffix: `:production:${production}`, cost: { production, research: price - production } };
}

function topmost(seat: Seat, track: Track): Offer<Payload> {
  const why = no('A-BUILD-33', `Your ${NAMES[track]} are already at the best level.`);
  return keyed(
    `upgrade:${track}`,
    (ctx) => upgrade(ctx, seat, track),
    why,
    () => wordsOf(track, '', 'nothing'),
  );
}

function stepOffer(g: Ascendancy, seat: Seat, track: Track, suffix: string, cost: Partial<Resources>): Offer<Payload> {
  const why = notNow(g, seat, 'building') ?? unpaid(g, seat, cost, 'A-BUILD-32');
  const payload: Payload = (ctx) => {
    // The price is paid immediately and in full (A-BUILD-32).
    pay(ctx.g, seat, cost);
    upgrade(ctx, seat, track);
  };
  return keyed(`upgrade:${track}${suffix}`, payload, why, () => {
    const { weapons, shields } = playerOf(g, seat);
    const gain =
      track === 'weapons'
        ? `hits on ${weapons - 1}+ instead of ${weapons}+`
        : `Shields ${shields + 1} instead of ${shields}`;
    return wordsOf(track, suffix, `${resourcesText(cost)}; ${gain}`);
  });
}

function wordsOf(track: Track, suffix: string, hint: string) {
  return {
    verb: 'upgrade',
    label: `Upgrade ${NAMES[track]}${suffix === '' ? '' : `, ${hint.slice(0, hint.indexOf(';'))}`}`,
    hint,
    rule: 'A-BUILD-32',
  };
}
