import { no } from '../../../../kit/offers.ts';
import { meets } from '../../../chapters/skills/group.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { piecesWithin } from '../../../chapters/teams/teams.ts';
import { locationOf } from '../../../position/find.ts';
import { isPerson, isShip } from '../../../position/piece-types.ts';
import { onSurface, planetOf } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { numbed, placeOf, those, worth } from '../../builders/missions/ends.ts';
import { hides, welcomes } from '../../builders/missions/grounds.ts';
import { costs } from '../../builders/missions/needs.ts';
import { each, numberMet, worthMore } from '../../builders/missions/points.ts';
import { shipOf, whenSolved } from '../../builders/missions/solved.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { f } from '../../formula-text.ts';
import { cardOf } from '../../pool.ts';
import { printedTitle } from '../../title-group.ts';

const isOperator = stateFilter('Transporter Skill');

/** True if a player's personnel at the location has Transporter Skill and isn't stopped. */
function hasSkill(g: FirstEdition, source: RuleSource, seat: number): boolean {
  return those(g, source, (one) => one.seat === seat && isOperator(one, g)).length > 0;
}

const isActive = stateFilter('personnel, not disabled');

/** True if a ship has a personnel aboard who can act. */
function isOccupied(g: FirstEdition, ship: Piece): boolean {
  return piecesWithin(g, ship.id).some((one) => isActive(one, g));
}

/** Returns occupied opposing ships at the location. */
function foes(g: FirstEdition, source: RuleSource): Piece[] {
  return those(g, source, (one) => isShip(one) && one.seat !== source.seat && isOccupied(g, one));
}

const isMaje = filter('Maje');
const isOcampa = filter('Ocampa');
const isOgla = filter('Kazon-Ogla');

/** Missions of Voyager, by id. */
export const CARDS: CardRules = {
  'ambush-ship': {
    text: 'Worth 30 points, or 45 if your opponent’s occupied ship is here.',
    adds: worth((g, source) => (foes(g, source).length > 0 ? 45 : 30)),
  },
  'answer-distress-signal': worthMore('10 more points with a hologram in the crew.', 10, f('[Holo] personnel')),
  'assist-cooperative': {
    text: '10 more points if you have a personnel present with the Communication icon.',
    adds: worth((g, source, group) =>
      group !== null && meets(g, group, f('[Com] personnel')) && source.seat === g.attempt?.seat ? 10 : 0,
    ),
  },
  'combat-training': each(
    '5 more points for each Kazon-Ogla present, up to four.',
    5,
    4,
    (_g, { people }) => people.filter(isOgla).length,
  ),
  'cure-deadly-virus': {
    text: 'Until this mission is solved, personnel on its planet can’t beam away.',
    bans: {
      beam(g, source, { piece, to }) {
        const here = placeOf(source);
        const one = g.pieces[piece];
        if (locationOf(g, here).solved !== null || one === undefined) return null;
        if (planetOf(g, one.at) !== here || planetOf(g, to) === here) return null;
        return isPerson(one) ? no('C-MOVE-19', 'These personnel are quarantined until the mission is solved.') : null;
      },
    },
  },
  'kazon-conference': {
    text: '5 more points for each different Maje present.',
    adds: worth((_g, _source, group) => {
      const majes = (group?.people ?? []).filter(isMaje);
      return 5 * new Set(majes.map(({ card }) => printedTitle(cardOf(card)))).size;
    }),
  },
  liberation: welcomes('Ocampa may report to its planet for free.', 'personnel, Ocampa', true),
  'prison-break': hides(
    'You may seed up to two Delta Quadrant personnel here. The player who solves this earns them.',
    '[DQ] personnel',
    2,
  ),
  'reinitialize-warp-reaction': whenSolved('The ship that solves it regains all RANGE used this turn.', (g) => [
    { do: 'refuel', which: shipOf(g) },
  ]),
  'restock-supplies': {
    text: 'To beam up or down here you need a personnel with Transporter Skill here.',
    bans: {
      beam(g, source, { piece, to }) {
        const one = g.pieces[piece];
        const surface = onSurface(placeOf(source));
        if (one === undefined || (one.at !== surface && to !== surface) || one.at === to) return null;
        return hasSkill(g, source, one.seat) ? null : no('C-BEAM-02', 'You need Transporter Skill to beam here.');
      },
    },
  },
  'restore-victims': welcomes('Talaxians may report to its planet for free.', 'personnel, Talaxian', true),
  'revive-settlers': costs(
    'You need a unique personnel there, who is discarded when you solve the mission, unless a hologram is there too.',
    f('unique'),
    f('[Holo] personnel'),
  ),
  'salvage-operation': {
    text: 'Worth 20 points with one of ENGINEER, Archaeology and Greed present, 30 with two, or 40 with all three.',
    adds: worth((g, _source, group) =>
      group === null ? 20 : 10 + 10 * numberMet(g, group, f('ENGINEER'), f('Archaeology'), f('Greed')),
    ),
  },
  'study-interstellar-colony': {
    text: 'Ocampa are disabled here.',
    numbs: numbed('disabled', (_g, _source, piece) => isOcampa(piece)),
  },
};
