import type { Seat } from '../../../../kernel/types.ts';
import { before } from '../../../kit/effects.ts';
import { stateFilter } from '../../chapters/skills/piece-filter.ts';
import type { Kind } from '../../effects/kind.ts';
import type { Effects } from '../../effects/union.ts';
import { playerOf } from '../../position/find.ts';
import { tableOf } from '../../position/places.ts';
import type { Rule } from '../../rules/rule.ts';
import { arms } from '../builders/equipment/arms.ts';
import { headquarters, onHomeworld } from '../builders/facilities/headquarters.ts';
import { ALL, raises, SHIP } from '../builders/personnel/aiding.ts';
import { VOLUNTEERS } from '../builders/personnel/alike.ts';
import { mayNullifyPlayed } from '../builders/personnel/deeds.ts';
import { besideEither } from '../builders/shared.ts';
import { counts } from '../builders/ships/ships.ts';
import { drawsUpTo } from '../builders/table/laid.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import type { CardFacts } from '../text-facts.ts';

const isGuard = stateFilter('SECURITY');

/** A player discards three cards, or one with the AU icon and then draws up to four. */
const shifting: Rule = {
  text: 'Choose a player, who discards three cards from hand, or one card with the AU icon. If they discard an AU card in either way, they may draw up to four cards.',
  plays: besideEither,
  among: { alternate: (_g, _seat, card) => isAlternate(card) },
  once(g, seat, to) {
    const who = tableOf(to) ?? seat;
    const count = Math.min(3, playerOf(g, who).hand.length);
    const shed: Effects = [
      { do: 'shed', who, min: 3, max: 3 },
      { do: 'shifted', who, count },
    ];
    const three = { key: 'three', label: 'Discard three cards', list: shed } as const;
    const list: Effects = [{ do: 'shed', who, min: 1, max: 1, only: 'alternate' }, ...drawsUpTo(4, who)];
    const one = { key: 'one', label: 'Discard an AU card and draw up to four', hidden: true, list } as const;
    return [{ do: 'either', who, ways: playerOf(g, who).hand.some(isAlternate) ? [three, one] : [three] }];
  },
};

const isAlternate = filter('[AU]');

/** Cards of Enterprise Collection, by id. */
export const CARDS: CardRules = {
  'elizabeth-cutler': VOLUNTEERS,
  enterprise: says(
    'RANGE, WEAPONS and SHIELDS +1 for each of your Starfleet personnel with a Command icon aboard, up to +5.',
    counts(SHIP, 1, 'aboard, yours, personnel, [Sta], [Cmd]', 5),
  ),
  'malcolm-reed': says(
    'Your other personnel present with SECURITY have all attributes +1.',
    raises(ALL, 1, 'yours, present, other, SECURITY'),
  ),
  'seat-of-starfleet': headquarters(
    'seat-of-starfleet',
    'Seed or play it on 2154 Earth. Once per turn, a Starfleet personnel reports free here. Not duplicatable. Downloads UFP: One Small Step.',
    onHomeworld('2154 Earth'),
    'personnel, [Sta]',
  ),
  'starfleet-phaser-pistol': {
    ...arms('[Sta]', (piece, g) => (isGuard(piece, g) ? 3 : 2)),
    text: 'If one of them is Starfleet, all your personnel with it have STRENGTH +2, or +3 with SECURITY. Cumulative.',
  },
  'temporal-shifting': shifting,
  'travis-mayweather': mayNullifyPlayed('Full Planet Scan', 'turn'),
};

declare module '../../effects/union.ts' {
  interface Kinds {
    /** If one of the cards that a player just discarded has the AU icon, that player may draw up to four cards. */
    shifted: { who: Seat; count: number };
  }
}

const shifted: Kind<'shifted'> = {
  run({ g }, run, { who, count }) {
    if (playerOf(g, who).discard.slice(0, count).some(isAlternate)) before(run, drawsUpTo(4, who));
  },
};

/** The kind of effect that only Temporal Shifting has. */
export const KINDS = { shifted };

/** Facts about cards from Enterprise Collection that have no rule, by id. */
export const FACTS: CardFacts = {
  'maxwell-forrest': { onlyDownloads: true },
  'revisionist-history': { faceUp: 'facility' },
};
