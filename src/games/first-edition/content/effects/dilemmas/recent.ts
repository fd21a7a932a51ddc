import { no } from '../../../../kit/offers.ts';
import { affiliationsOf } from '../../../chapters/affiliation/compatible.ts';
import { hasSystem } from '../../../chapters/damage/systems.ts';
import { stillIn } from '../../../chapters/missions/team.ts';
import { missionPoints } from '../../../chapters/points/worth.ts';
import { total } from '../../../chapters/skills/group.ts';
import { pooled } from '../../../chapters/skills/skills.ts';
import { isStaffed } from '../../../chapters/staffing/staffing.ts';
import { isPlanet } from '../../../chapters/teams/teams.ts';
import type { Effect } from '../../../effects/union.ts';
import { opponentOf } from '../../../position/find.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { aboard, onSurface } from '../../../position/places.ts';
import { isSeenAt } from '../../../position/veils.ts';
import type { Fetch, Force } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import { type Card, isOf } from '../../card.ts';
import { f } from '../../formula-text.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { hasTrait } from '../../traits.ts';
import { ALL } from '../personnel/aiding.ts';
import {
  again,
  all,
  always,
  BLOCK,
  CHOSEN,
  kill,
  least,
  met,
  opponent,
  owner,
  past,
  random,
  select,
  stop,
  when,
} from './build.ts';
import { CLOSED, cardIn, lies, placeIn } from './host.ts';

/** Returns the surface of the planet where the dilemma is encountered, if any. */
const toPlanet = (g: FirstEdition): CardPlace[] => {
  const here = g.attempt?.location;
  return here === undefined || !isPlanet(g, here) ? [] : [onSurface(here)];
};

/** Returns the ships and facilities at the dilemma's location that pass a test. */
function vesselsHere(g: FirstEdition, test: (card: Card, piece: Piece) => boolean): Piece[] {
  const { attempt } = g;
  return Object.values(g.pieces).filter(
    (piece) => attempt !== null && isSeenAt(g, piece, attempt.location) && test(cardOf(piece.card), piece),
  );
}

const facilities = (g: FirstEdition): Piece[] => vesselsHere(g, ({ type }) => type === 'Facility');

/**
 * Returns the surface of the planet, and the places aboard vessels there. Personnel can't arrive in space, or on a card
 * that holds personnel (C-PLAY-12).
 */
const toAnywhere = (g: FirstEdition): CardPlace[] => [
  ...toPlanet(g),
  ...vesselsHere(g, (card) => isOf(card, 'Ship', 'Facility')).map(({ id }) => aboard(id)),
];

/** True if a card is a universal personnel of a species. */
function isOne(card: string, species: string): boolean {
  const facts = cardOf(card);
  return (
    isPersonnel(facts) &&
    facts.unique === 'universal' &&
    (hasTrait(facts, species) || affiliationsOf(facts).some((side) => side === species))
  );
}

const fetch = (wanted: (card: string, g: FirstEdition) => boolean, to: (g: FirstEdition) => CardPlace[]): Fetch => ({
  wanted: (g, _source, card) => wanted(card, g),
  to,
});

/** Lets the opponent download up to `count` cards, one after another. */
function brings(what: string, count = 1): Effect[] {
  return new Array<Effect>(count).fill({ do: 'download', what, who: 'opponent' });
}

const isAmbassador = (card: string): boolean => {
  const facts = cardOf(card);
  return isPersonnel(facts) && facts.affiliations.includes('Federation') && hasTrait(facts, 'Ambassador');
};

/** True if no copy of the card has arrived on this planet this turn (C-UNIQ-13). */
const hasNotArrived = (card: string, g: FirstEdition): boolean =>
  Object.values(g.pieces).every(
    (piece) => piece.card !== card || piece.since !== g.turns || !toPlanet(g).includes(piece.at),
  );

const isKlingonTraitor = (g: FirstEdition): boolean =>
  Object.values(g.pieces).some(
    (piece) =>
      isPersonnel(cardOf(piece.card)) &&
      affiliationsOf(cardOf(piece.card)).includes('Klingon') &&
      pooled(g, [piece], 'Treachery') > 0,
  );

/** Returns a player's personnel at a location. */
const peopleOf = (g: FirstEdition, seat: number, location: string): Piece[] =>
  Object.values(g.pieces).filter(
    (piece) => piece.seat === seat && isPersonnel(cardOf(piece.card)) && isSeenAt(g, piece, location),
  );

/** Stops the unique personnel in one of two piles. */
const DEALT: Effect = stop({ how: 'piles', who: f('unique') });

/** Places everyone with a skill under their owners' draw decks. */
const under = (skill: string): Effect => ({ do: 'take', pick: all(skill), to: 'bottom of the draw deck' });

/** Dilemmas of later sets, by card id. */
export const RECENT: Readonly<Record<string, Force>> = {
  'a-fast-ship-would-be-nice': always({
    do: 'decide',
    by: 'owner',
    ways: [
      { key: 'die', label: 'Have one of your opponent’s choice killed', effects: [kill(opponent())] },
      {
        key: 'guard',
        label: 'Have a Bodyguard or Guard Drone killed instead',
        needs: owner('Bodyguard OR {Guard Drone}'),
        effects: [kill(owner('Bodyguard OR {Guard Drone}'))],
      },
      { key: 'ship', label: 'Give your opponent an empty ship there', ship: true, effects: [{ do: 'surrender' }] },
    ],
  }),
  'a-good-day-to-lie': {
    meeting: { effects: brings('duras'), after: brings('duras') },
    fetches: {
      duras: fetch((card, g) => isKlingonTraitor(g) && isNamed(card, 'Duras'), toAnywhere),
    },
  },
  'dedication-to-duty': always(select(random('unique')), stop(CHOSEN), {
    do: 'decide',
    by: 'owner',
    ways: [
      { key: 'die', label: 'Have that personnel killed', effects: [kill(CHOSEN)] },
      {
        key: 'draw',
        label: 'Let your opponent draw a card for each of its skill icons',
        effects: [
          {
            do: 'decide',
            by: 'opponent',
            ways: [
              { key: 'take', label: 'Draw', effects: [{ do: 'draw', who: 'opponent', count: 'skills' }] },
              { key: 'leave', label: 'Draw nothing', effects: [] },
            ],
          },
        ],
      },
    ],
  }),
  'diplomatic-intervention': {
    ...lies('mission', {}),
    meeting: { unless: null, effects: [...brings('ambassador', 2), { do: 'place', on: 'mission' }] },
    fetches: { ambassador: fetch(isAmbassador, toPlanet) },
    bans: {
      // Downloaded ambassadors can't be attacked in the turn of the encounter.
      battle(g, source, { target }) {
        const place = placeIn(g, source);
        const one = g.pieces[target];
        const isSafe =
          place !== null &&
          one !== undefined &&
          one.at === onSurface(place) &&
          isAmbassador(one.card) &&
          one.since === g.turns &&
          cardIn(g, source)?.since === g.turns &&
          one.seat === opponentOf(source.seat);
        return isSafe ? no('C-BATTLE-01', 'These personnel can’t be attacked this turn.') : null;
      },
      solve(g, source, { seat, location }) {
        if (placeIn(g, source) !== location) return null;
        const [own, theirs] = [seat, opponentOf(seat)].map((side) =>
          pooled(g, peopleOf(g, side, location), 'Diplomacy'),
        );
        return (own ?? 0) > (theirs ?? 0)
          ? null
          : no('C-DILEMMA-18', 'You need more Diplomacy here than your opponent.');
      },
    },
  },
  'ferengi-ambush': {
    ...always(...brings('ferengi', 3), ...brings('whip'), { do: 'ambush' }),
    fetches: {
      ferengi: fetch((card, g) => isOne(card, 'Ferengi') && hasNotArrived(card, g), toPlanet),
      whip: fetch((card) => isNamed(card, 'Ferengi Whip'), toPlanet),
    },
  },
  forsaken: met({
    after: [
      when(
        'Honor x2',
        [
          when(
            'Treachery x2',
            [
              {
                do: 'decide',
                by: 'owner',
                ways: [
                  { key: 'honor', label: 'Use those with Honor', effects: [under('Honor')] },
                  { key: 'treachery', label: 'Use those with Treachery', effects: [under('Treachery')] },
                ],
              },
            ],
            [under('Honor')],
          ),
        ],
        [under('Treachery')],
      ),
    ],
  }),
  'gomtuu-shock-wave': again({ do: 'harm', which: 'undocked' }, { do: 'hurl' }),
  'hanonian-land-eel': again({
    do: 'decide',
    by: 'opponent',
    ways: [
      { key: 'cunning', label: 'The lowest CUNNING', effects: [kill(least(['CUNNING']))] },
      { key: 'skills', label: 'The fewest skill icons', effects: [kill(least(['skills']))] },
    ],
  }),
  'irrational-commander': {
    ...lies('mission', { unless: f('2 each (leader + Honor) OR 2 each (leader + Treachery)') }),
    bans: {
      solve(g, source, { seat, location }) {
        const { attempt } = g;
        if (placeIn(g, source) !== location || attempt === null) return null;
        const group = { people: stillIn(g, attempt), equipment: [], ship: null };
        const best = Math.max(...ALL.map((attribute) => total(g, group, attribute)));
        return best > 2 * missionPoints(g, location, seat)
          ? null
          : no('C-DILEMMA-18', 'You need a total attribute above twice the mission’s points.');
      },
    },
  },
  'linguistic-legerdemain': {
    meeting: { effects: [{ do: 'place', on: 'mission', counts: 'unmatched' }] },
    bans: CLOSED,
  },
  'qs-vicious-animal-things': again(kill(random()), { do: 'reseed' }),
  'the-arsenal-divided': past('INTEGRITY>27', DEALT, { do: 'when', test: { staffed: true }, no: [BLOCK] }),
  'the-arsenal-separated': past('CUNNING>27', DEALT),
  'trilithium-raid': {
    meeting: {
      unless: null,
      effects: brings('romulan', 6),
      past: f('ENGINEER x2 + STRENGTH>40'),
    },
    fetches: {
      romulan: {
        wanted: (g, _source, card) =>
          isOne(card, 'Romulan') && raided(g).some((one) => arrivedAt(g, one) < mostAt(one)),
        to: (g) => raided(g).map(({ id }) => aboard(id)),
      },
    },
  },
  'unorthodox-preservation': {
    meeting: { unless: f('Anthropology x2 OR 1 each (OFFICER + Empathy) OR "a staffed ship with a Holodeck here"') },
    requires: (g, _group, { location }) =>
      Object.values(g.pieces).some(
        (piece) => isSeenAt(g, piece, location) && hasSystem(g, piece, 'Holodeck') && isStaffed(g, piece),
      ),
  },
};

/**
 * Returns the facilities there to which universal Romulans may be downloaded. All the Romulans must go to the same
 * facility (C-DOWNLOAD-07).
 */
function raided(g: FirstEdition): Piece[] {
  const all = facilities(g);
  const same = all.filter((one) => arrivedAt(g, one) > 0);
  return same.length > 0 ? same : all;
}

/**
 * Returns how many universal Romulans arrived at a facility this turn. `mostAt` returns how many may arrive: two, or
 * six at a station.
 */
function arrivedAt(g: FirstEdition, { id }: Piece): number {
  return Object.values(g.pieces).filter(
    ({ card, at, since }) => since === g.turns && at === aboard(id) && isOne(card, 'Romulan'),
  ).length;
}

function mostAt({ card }: Piece): number {
  const facts = cardOf(card);
  return facts.type === 'Facility' && facts.facility === 'Station' ? 6 : 2;
}
