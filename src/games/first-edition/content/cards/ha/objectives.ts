import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { regionOf } from '../../../chapters/spaceline/line.ts';
import { isPlanet } from '../../../chapters/teams/teams.ts';
import { locationOf, personnelOf, piecesAt, piecesOf } from '../../../position/find.ts';
import { isFacility, isShip } from '../../../position/piece-types.ts';
import { aboard, namedIn, onSurface } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardId, CardPlace } from '../../../terms.ts';
import { espionageBy, everyCover, isYours } from '../../builders/protections.ts';
import { isUsed, payloadOf } from '../../builders/shared.ts';
import { SEEDS_OR_PLAYS } from '../../builders/table/laid.ts';
import { freePlay, playsFree } from '../../builders/table/plays.ts';
import type { CardRules } from '../../card-rules.ts';
import { having } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { ruleOf } from '../../rules.ts';
import type { CardFacts } from '../../text-facts.ts';

const RESISTER = '[Baj] personnel, Resistance';
const isResister = stateFilter(RESISTER);
const isAble = filter(RESISTER);
const ESPIONAGE = '"Espionage: Bajoran on" in title';
const isEspionage = filter(ESPIONAGE);
const CELL = 'bajoran-resistance-cell';
const SPIES = `${CELL} espionage`;

/** Returns the places to which a Bajoran with Resistance may report for free. */
function cellsOf(g: FirstEdition, seat: number): CardPlace[] {
  const bases = piecesOf(g, seat).filter((one) => (isShip(one) || isFacility(one)) && affiliationOf(one) === 'Bajoran');
  const planets = Object.keys(g.locations).filter((id) => regionOf(g, id) === 'Bajor' && isPlanet(g, id));
  return [...bases.map(({ id }) => aboard(id)), ...planets.map(onSurface)];
}

const cellReports = {
  ...playsFree(RESISTER, (g, { seat }, _card, to) => cellsOf(g, seat).includes(to)),
  berths: (g: FirstEdition, source: RuleSource, seat: number, card: CardId): CardPlace[] =>
    seat === source.seat && isAble(card) && !isUsed(g, seat, freePlay(CELL), 'turn') ? cellsOf(g, seat) : [],
};

/** Objectives of Holodeck Adventures, by id. */
export const CARDS: CardRules = {
  'bajoran-resistance-cell': having(
    {
      protects: [{ covers: everyCover(isYours, espionageBy('Bajoran')) }],
    },
    {
      text: 'On your table, may be seeded. Your Bajoran espionage cards can’t be nullified. Once per turn each: report a Bajoran with Resistance free to your Bajoran facility or ship or a Bajor region planet; download such a card to your unsolved mission, then draw two with two in play.',
      ...SEEDS_OR_PLAYS,
      ...cellReports,
      fetches: {
        espionage: {
          must: true,
          wanted: ESPIONAGE,
          to(g, { seat }, card) {
            const plays = ruleOf(card)?.plays;
            return plays === undefined
              ? []
              : plays(g, seat).filter((to) => {
                  const at = namedIn(to);
                  if (at === null || g.locations[at]?.solved !== null) return false;
                  const isOwn = locationOf(g, at).missions.some(({ owner }) => owner === seat);
                  return isOwn && !piecesAt(g, to).some((one) => one.seat === seat && isEspionage(one));
                });
          },
        },
      },
      orders: (g, source, seat) =>
        seat !== source.seat || isUsed(g, seat, SPIES, 'turn')
          ? []
          : [
              payloadOf(source, 'spy', 'Download Bajoran espionage', [
                { do: 'use', what: SPIES, per: 'turn' },
                { do: 'download', what: 'espionage' },
                ...(personnelOf(g, seat).filter((one) => isResister(one, g)).length >= 2
                  ? [{ do: 'draw', count: 2, who: seat } as const]
                  : []),
              ]),
            ],
    },
  ),
};

/** Facts about objectives from Holodeck Adventures that have no rule, by id. */
export const FACTS: CardFacts = {
  'hunting-group': { faceUp: 'facility' },
};
