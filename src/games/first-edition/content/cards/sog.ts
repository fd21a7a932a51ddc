import { asLabel } from '../../../kit/words.ts';
import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { isHomeworld } from '../../chapters/seeding/facilities.ts';
import { isCommanded } from '../../chapters/skills/commander.ts';
import { pieceFilter, stateFilter } from '../../chapters/skills/piece-filter.ts';
import { isPlanet } from '../../chapters/teams/teams.ts';
import { locationOf, shipsOf } from '../../position/find.ts';
import { pieceName } from '../../position/names.ts';
import { aboard, locationAt } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import {
  BLOCK,
  CHOSEN,
  ifChosen,
  kill,
  met,
  opponent,
  past,
  random,
  select,
  stop,
} from '../builders/dilemmas/build.ts';
import { DEALT } from '../builders/dilemmas/recent.ts';
import { carrier } from '../builders/equipment/carried.ts';
import { mayDrawExtra } from '../builders/events/draws.ts';
import { brings } from '../builders/missions/solved.ts';
import { both, SHIP, speaker, teaches } from '../builders/personnel/aiding.ts';
import { SELECTS_SKILL } from '../builders/personnel/chosen.ts';
import { mayDownload, whenReported } from '../builders/personnel/deeds.ts';
import { ANY_SKILL, selectsFor } from '../builders/personnel/selecting.ts';
import {
  atLocations,
  hostIn,
  isUsed,
  onOwnTable,
  onShips,
  payloadOf,
  playSpentWhy,
  skillAmong,
} from '../builders/shared.ts';
import { counts } from '../builders/ships/ships.ts';
import { isExposed, laid, peopleBeside } from '../builders/table/laid.ts';
import { type CardRules, having, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { type CardFacts, textFacts } from '../text-facts.ts';

/** Returns a player's own ships at the location of a piece. */
function shipsNear(g: FirstEdition, { at, seat }: Piece): Piece[] {
  const here = locationAt(g, at);
  return shipsOf(g, seat).filter((ship) => locationAt(g, ship.at) === here);
}

/** A player's planet missions in the Alpha Quadrant that aren't homeworlds. */
const quietPlanets = atLocations((g, id, seat) => {
  const { missions, quadrant } = locationOf(g, id);
  const isHome = missions.some(({ card }) => textFacts(card).homeworld !== undefined);
  return quadrant === 'Alpha' && isPlanet(g, id) && !isHome && missions.some(({ owner }) => owner === seat);
});

const isFlagship = filter('ship, "Enterprise" in title, not [OS]');

const inSpaceMission = stateFilter('at a space mission');

const youth = pieceFilter('here, personnel, Youth');

/** Cards of Shades of Gray, by id. */
export const CARDS: CardRules = {
  'armus-roulette': met({
    unless: null,
    effects: [
      select(random(null, 4)),
      ifChosen(
        '4 personnel + CUNNING>30 OR 1 each (Leadership + INTEGRITY>7)',
        [],
        [kill({ ...opponent(), only: 'picked' }), stop(CHOSEN)],
      ),
    ],
  }),
  'borg-queen-shades-of-gray': {
    ...mayDownload('We Are the Borg', 2),
    text: 'When she reports, select any skill for her. You may change it whenever your turn begins. Twice per game, you may download We Are the Borg.',
    at: SELECTS_SKILL,
  },
  djarras: {
    text: 'On your table: your Bajoran personnel of OFFICER classification gain CIVILIAN, and those of CIVILIAN classification gain OFFICER.',
    plays: onOwnTable,
    ...both(
      teaches(['CIVILIAN'], 'yours, [Baj] personnel, OFFICER classification'),
      teaches(['OFFICER'], 'yours, [Baj] personnel, CIVILIAN classification'),
    ),
  },
  'duck-blind': having(
    { immuneTo: ['Kevin Uxbridge'] },
    {
      text: 'On your Alpha Quadrant planet mission except a homeworld, may be seeded: when your turn ends, if you have Anthropology ×2 present, you may draw an extra card.',
      ...laid(quietPlanets),
      ...mayDrawExtra((g, seat, source) => skillAmong(g, peopleBeside(g, source, seat), 'Anthropology') >= 2),
    },
  ),
  'emergency-transport-unit': {
    text: 'When a dilemma would kill a personnel present, you may return this to hand: that personnel is “stopped” aboard your ship at this location instead.',
    at: {
      leaving: {
        offers(g, source, { pieces, why }) {
          const met = g.attempt?.met;
          if (why !== 'killed' || met == null || source.piece === undefined) return [];
          const unit = source.piece;
          return pieces
            .flatMap((id) => carrier(g, source, id) ?? [])
            .flatMap((one) =>
              shipsNear(g, one).map((ship) =>
                payloadOf(
                  source,
                  `${one.id}:${ship.id}`,
                  asLabel(`Save ${pieceName(g, one.id)} to ${pieceName(g, ship.id)}`),
                  [
                    { do: 'spare', which: [one.id] },
                    { do: 'recall', which: [unit], to: 'hand' },
                    { do: 'shift', which: [one.id], to: aboard(ship.id) },
                    { do: 'stop-these', which: [one.id] },
                  ],
                ),
              ),
            );
        },
      },
    },
  },
  'federation-flagship-renewed': {
    text: 'Play it on your Federation Enterprise without the Original Series icon. When your turn ends, if the ship is undocked and uncloaked at a space mission with its matching commander aboard, you may draw an extra card. Unique.',
    facts: { limit: 'unique' },
    plays: onShips((_g, ship, seat) => ship.seat === seat && isFlagship(ship) && affiliationOf(ship) === 'Federation'),
    ...mayDrawExtra((g, _seat, source) => {
      const ship = hostIn(g, source);
      return ship !== null && isExposed(ship) && inSpaceMission(ship, g) && isCommanded(g, ship);
    }),
  },
  'investigate-anachronism': brings('Hotel Royale', '{Hotel Royale}', 'here'),
  'mrs-obrien': {
    text: 'Once per game for each affiliation, you may draw a card when a personnel with Youth enters play at her location.',
    at: {
      played: {
        offers(g, source, { piece }) {
          const own = speaker(g, source);
          const arrived = g.pieces[piece];
          if (own === null || arrived === undefined || !youth(arrived, g, own)) return [];
          const what = `mrs-obrien ${affiliationOf(arrived)}`;
          if (isUsed(g, own.seat, what, 'game')) return [];
          return [
            payloadOf(source, 'youth', 'Draw a card', [
              { do: 'use', what, per: 'game' },
              { do: 'draw', count: 1, who: own.seat },
            ]),
          ];
        },
      },
    },
  },
  neras: {
    text: 'Once per game, when she reports, draw two cards.',
    ...whenReported([{ do: 'draw', count: 2 }], true),
  },
  quetsivoo: says(
    'RANGE, WEAPONS and SHIELDS +1 for each of your thieves aboard, up to +4. Downloads Ferengi Gas Trap.',
    counts(SHIP, 1, 'aboard, yours, personnel, Thief', 4),
  ),
  rishon: mayDownload('Rishon Uxbridge', 2),
  'save-stranded-crew': brings('All-Consuming Evil', '{All-Consuming Evil}'),
  'six-of-seven': {
    text: 'Once per game, you may download Bynars Data Transfer instead of your card play.',
    fetches: { transfer: { must: true, wanted: '{Bynars Data Transfer}' } },
    acts(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || isUsed(g, seat, source.card, 'game')) return [];
      const offer = payloadOf(source, 'transfer', 'Download Bynars Data Transfer', [
        { do: 'use', what: source.card, per: 'game' },
        { do: 'spend', what: 'play' },
        { do: 'download', what: 'transfer' },
      ]);
      return [{ ...offer, why: playSpentWhy(g, seat) }];
    },
  },
  'starbase-one': {
    text: 'Build it at a mission that you have solved, where you have a Starfleet ENGINEER. Downloads any Starfleet card.',
    stands: {
      at: (g, seat, location) => locationOf(g, location).solved === seat && !isHomeworld(g, location),
      phase: null,
    },
  },
  'the-arsenal-divided': says(
    'Divide your unique personnel into two face-down piles. Your opponent chooses the pile that is “stopped”. The ship must be staffed, and the remaining personnel need INTEGRITY > 27.',
    past('INTEGRITY>27', DEALT, { do: 'when', test: { staffed: true }, no: [BLOCK] }),
  ),
  vina: {
    text: 'Whenever your turn begins, select a skill for her. She has it until the end of the turn.',
    at: {
      'turn-start': {
        does(g, source, { seat }) {
          const own = speaker(g, source);
          return own?.seat === seat ? selectsFor(own, ANY_SKILL, 'turn') : [];
        },
      },
    },
  },
};

/** Facts about cards from Shades of Gray that have no rule, by id. */
export const FACTS: CardFacts = {
  'all-consuming-evil': { immuneTo: ['Kevin Uxbridge'] },
  'shades-of-gray-anguish': { immuneTo: ['Kevin Uxbridge'] },
  'shades-of-gray-brutality': { immuneTo: ['Kevin Uxbridge'] },
  'shades-of-gray-cruelty': { immuneTo: ['Kevin Uxbridge'] },
  'shades-of-gray-despair': { immuneTo: ['Kevin Uxbridge'] },
};
