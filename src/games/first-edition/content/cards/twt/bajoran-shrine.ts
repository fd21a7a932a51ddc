import { asLabel } from '../../../../kit/words.ts';
import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { activeAt } from '../../../chapters/teams/teams.ts';
import { piecesAt, playerOf } from '../../../position/find.ts';
import { cardName } from '../../../position/names.ts';
import { aboard } from '../../../position/places.ts';
import { sitesOf, stationOf } from '../../../position/stations.ts';
import { banned } from '../../../rules/ask.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { aloneAt } from '../../builders/facilities/rooms.ts';
import { isUsed, itself, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';

const isCleric = filter('personnel, Prylar or Vedek or Kai');
const isBajoran = stateFilter('Bajoran');
const isOrb = filter('artifact, [Orb] or "Orb" in title');
const isDisruptor = filter('disruptor');

/** True if the site doesn't work because its station isn't Bajoran or Federation. */
function isSuspended(station: Piece | null): boolean {
  const side = station === null ? null : affiliationOf(station);
  return side !== 'Bajoran' && side !== 'Federation';
}

/** Returns the options at the shrine: hold services, or destroy it with a disruptor at an adjacent site. */
function shrine(g: FirstEdition, source: RuleSource, seat: number) {
  const own = itself(g, source);
  const station = stationOf(g, own ?? undefined);
  if (own === null || station === null) return [];
  if (isSuspended(station)) {
    const sites = sitesOf(g, station.id);
    const at = sites.findIndex(({ id }) => id === own.id);
    const isArmed = [sites[at - 1], sites[at + 1]].some((site) => {
      if (site === undefined || activeAt(g, aboard(site.id), seat).length === 0) return false;
      return piecesAt(g, aboard(site.id)).some((piece) => piece.seat === seat && isDisruptor(piece));
    });
    if (!isArmed) return [];
    return [
      payloadOf(source, 'destroy', 'Destroy the shrine with a disruptor', [
        { do: 'take-out', which: [own.id], why: 'destroyed' },
      ]),
    ];
  }
  if (banned(g, 'part', { piece: own.id, part: 'services' }) !== null) return [];
  const people = aloneAt(g, seat, own);
  const { hand, discard } = playerOf(g, seat);
  const [cleric] = people.filter(isCleric);
  const isAttended = cleric !== undefined && people.some((piece) => piece.id !== cleric.id && isBajoran(piece, g));
  if (!isAttended || hand.length === 0 || isUsed(g, seat, 'bajoran-shrine', 'turn')) return [];
  const orb = piecesAt(g, own.at)
    .concat(piecesAt(g, aboard(own.id)))
    .some(isOrb);
  const last = discard.at(-1);
  const what = last === undefined ? 'the card you discard' : cardName(last);
  return (['under', 'out'] as const).map((to) =>
    payloadOf(
      source,
      to,
      asLabel(`Hold services: ${what} goes ${to === 'under' ? 'under your deck' : 'out-of-play'}`),
      [
        { do: 'use', what: 'bajoran-shrine', per: 'turn' },
        { do: 'shed', min: 1, max: 1 },
        { do: 'tuck', to },
        { do: 'draw', count: orb ? 2 : 1, who: seat },
      ],
    ),
  );
}

/** Bajoran Shrine (The Trouble with Tribbles). */
export const CARDS: CardRules = {
  'bajoran-shrine': {
    text: 'On Deep Space 9. Prylars, Vedeks and Kais report here. Once per turn, one unopposed here with another Bajoran holds services: discard a card, put away your bottom discard, draw one (two with an Orb). Inactive unless Bajoran or Federation; then a disruptor next to it destroys it.',
    site: {
      level: 'Promenade',
      on: ({ card }) => cardName(card) === 'Deep Space 9',
      takes: (_g, { card, station }) => !isSuspended(station) && isCleric(card),
    },
    orders: shrine,
  },
};
