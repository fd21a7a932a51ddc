import type { Seat } from '../../../../kernel/types.ts';
import { every } from '../../chapters/skills/piece-filter.ts';
import { namedPieces, personnelOf, piecesOf, shipsOf } from '../../position/find.ts';
import { isPerson } from '../../position/piece-types.ts';
import type { Rule } from '../../rules/rule.ts';
import type { FirstEdition } from '../../state.ts';
import { toll } from '../builders/dilemmas/attempts.ts';
import { mayDrawExtra } from '../builders/events/draws.ts';
import { downloadsIf, learns, passing, raises, speaker, teaches, withOne } from '../builders/personnel/aiding.ts';
import { united } from '../builders/personnel/alike.ts';
import { does } from '../builders/personnel/deeds.ts';
import { isFirstOwn, isUsed, payloadOf, playSpentWhy } from '../builders/shared.ts';
import { discardedIf, isShown, SEEDS_OR_PLAYS } from '../builders/table/laid.ts';
import { type CardRules, having, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { isNamed } from '../named.ts';
import type { Skill } from '../printed.ts';
import { isSafe } from '../safe.ts';
import type { CardFacts } from '../text-facts.ts';

const isOfFilms = filter('[Films]');

const isHeadquarters = filter('headquarters');

/** True if a player has both Camp Khitomer and a headquarters. */
function isElsewhere(g: FirstEdition, seat: Seat): boolean {
  const own = piecesOf(g, seat);
  return own.some(({ card }) => isNamed(card, 'Camp Khitomer')) && own.some(isHeadquarters);
}

/** Geology that isn't under a condition, since the level of a skill depends on what rules add. */
const geologist = every('present, other, not disabled', filter('Geology'));

const FILMS = ['[Films]', 'the Classic Films'] as const;

const ofFilms = (...skills: readonly Skill[]): Rule => united(skills, '[Films]', 'the Classic Films');

const isTreaty = filter('{Treaty}');

/** Cards, by id. */
export const CARDS: CardRules = {
  'admiral-srrel': ofFilms('MEDICAL'),
  'bob-bennett': ofFilms('Transporter Skill'),
  'captain-alexander': ofFilms('Anthropology'),
  'captain-kirk-second-star-to-the-right': {
    text: 'Downloads We Surrender! No treaty can be nullified.',
    grants: {
      'no-nullify': (g, source, { card }) => speaker(g, source) !== null && isTreaty(card),
    },
  },
  'commander-sonak': ofFilms('ENGINEER'),
  'fleet-admiral-morrow': {
    text: 'Once per game, you may return your ship at this location to hand.',
    orders: does('game', 'Return', 'ship, yours, here', ({ id }) => [{ do: 'recall', which: [id], to: 'hand' }]),
  },
  frexor: ofFilms('ENGINEER'),
  'general-grokh': ofFilms('Navigation'),
  'general-kron': ofFilms('Leadership'),
  'general-lompoc': ofFilms('Astrophysics'),
  'hello-computer': says(
    'To get past it: Archaeology + Physics + Computer Skill. Otherwise, everyone is “stopped”, and the dilemma is placed on your table: all your personnel have all attributes −2 until its countdown expires.',
    {
      meeting: { effects: [{ do: 'place', on: 'table' }] },
      adds: {
        attribute: (g, source, { piece }) => {
          const one = g.pieces[piece];
          return one !== undefined && isPerson(one) && one.seat === source.seat && isFirstOwn(g, source) ? -2 : 0;
        },
      },
    },
  ),
  'igrilan-kor': ofFilms('SCIENCE'),
  kmbol: says(
    'Downloads a Medical Kit with your Classic Films personnel with Leadership present.',
    downloadsIf(withOne('[Films], Leadership')),
  ),
  'lt-slater': united(['SECURITY'], ...FILMS, ' Downloads Hail.'),
  'magistrate-krea': united(['SCIENCE'], ...FILMS, ' Downloads Awaiting Trial.'),
  'nuclear-wessels': having(
    { limit: 'unique' },
    toll(
      'Placed on the mission. Now and at the start of each attempt here, a random personnel with SECURITY or Anthropology is “stopped”. Without one, everyone is “stopped”.',
      f('SECURITY OR Anthropology'),
      'random',
    ),
  ),
  'pavel-chekov': says(
    'Your universal Federation Classic Films personnel present who have the Staff icon also have MEDICAL.',
    teaches(['MEDICAL'], 'yours, present, universal [Fed] personnel, [Stf], [Films]'),
  ),
  'peter-preston': united(['Physics'], ...FILMS),
  'president-ra-ghoratreii': united(['MEDICAL'], ...FILMS),
  'prisoner-martia': says(
    'Has Geology if nobody else present does. Takes You Dirty Rat to hand with her special download.',
    learns(['Geology'], (own, g) => passing(g, own, geologist).length === 0),
  ),
  'saavik-second-star-to-the-right': united(['MEDICAL', 'Physics'], ...FILMS, ' Downloads a Tricorder.'),
  'spock-son-of-sarek': {
    text: 'Compatible with cards that have the Sha Ka Ree icon. Downloads Tactical Console.',
    facts: { mixesWith: filter('[SKR]') },
  },
  'take-us-out': {
    text: 'Seed it on your table. While all your ships have the Films icon, they have RANGE and SHIELDS +2 while uncloaked. Nullified if you have Camp Khitomer and a headquarters.',
    seeds: SEEDS_OR_PLAYS.seeds,
    ...raises(
      ['RANGE', 'SHIELDS'],
      2,
      every('yours, ship, not cloaked', (_ship, g, own) => shipsOf(g, own.seat).every(isOfFilms)),
    ),
    ...discardedIf(isElsewhere),
  },
  'the-undiscovered-country': {
    text: 'Seed it on your table. While all your personnel have the Films icon, you may draw an extra card when your turn ends. Once per game, nullify Homefront instead of your card play. Nullified if you have Camp Khitomer and a headquarters.',
    seeds: SEEDS_OR_PLAYS.seeds,
    acts(g, source, seat) {
      if (seat !== source.seat || isUsed(g, seat, source.card, 'game')) return [];
      const why = playSpentWhy(g, seat);
      return namedPieces(g, 'Homefront')
        .filter((piece) => isShown(piece) && !isSafe(g, piece, source.card, true))
        .map(({ id }) => ({
          ...payloadOf(source, String(id), 'Nullify Homefront instead of your card play', [
            { do: 'use', what: source.card, per: 'game' },
            { do: 'spend', what: 'play' },
            { do: 'take-out', which: [id], why: 'discarded' },
          ]),
          why,
        }));
    },
    at: { ...mayDrawExtra((g, seat) => personnelOf(g, seat).every(isOfFilms)).at, ...discardedIf(isElsewhere).at },
  },
};

/** Facts about cards from Second Star to the Right that have no rule, by id. */
export const FACTS: CardFacts = {
  'give-me-genesis': { limit: 'unique' },
};
