import { no } from '../../../../kit/offers.ts';
import { stillIn } from '../../../chapters/missions/team.ts';
import { copiesOf } from '../../../chapters/play/unique.ts';
import { isOfGender } from '../../../chapters/skills/gender.ts';
import { every, pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import { fightersAt, teamsOf } from '../../../chapters/teams/teams.ts';
import { allPieces, hostIn, opponentOf, playerOf } from '../../../position/find.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { locationName } from '../../../position/names.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { hostOf, inSpace, locationAt, placeKind } from '../../../position/places.ts';
import { isSeenAt } from '../../../position/veils.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { helps, scoresHelping } from '../../builders/helping.ts';
import { passing, raises, speaker } from '../../builders/personnel/aiding.ts';
import { diesFor } from '../../builders/personnel/alike.ts';
import { does, mayDo, protects, treatiesOf } from '../../builders/personnel/deeds.ts';
import { trades } from '../../builders/personnel/draws.ts';
import { fleet, improvesShip } from '../../builders/personnel/table.ts';
import { isIn, receivesFree } from '../../builders/personnel/welcome.ts';
import { isAtMissionOf } from '../../builders/places.ts';
import { idsOf, isUsed, payloadOf } from '../../builders/shared.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';
import { isSafe } from '../../safe.ts';
import { COLLECTS, isCollected } from '../tmp.ts';

const PILGRIMS = '{Sybok} or {St. John Talbot} or {General Korrd} or {Caithlin Dar}';

const atOutpost = isIn('outpost');

/** True if a personnel who isn't disabled is aboard their player's outpost at a location. */
const isPosted = (piece: Piece, g: FirstEdition, location: LocationId): boolean =>
  !isDisabled(piece) && atOutpost(piece, g) && locationAt(g, piece.at) === location;

const reliant = pieceFilter('carrying it, {U.S.S. Reliant}');

const kirk = filter('personnel, {any Kirk}');

/** The text and the facts of those who follow Sybok, except Caithlin Dar. */
const PILGRIM: Rule = {
  text: 'Compatible with Sybok, Caithlin Dar, St. John Talbot, General Korrd, and cards that have the Sha Ka Ree icon.',
  facts: { mixesWith: filter(`${PILGRIMS} or [SKR]`) },
};

const isKirk = filter('personnel, {any Kirk}');

/** True if the opponent's personnel around a personnel are Away Teams, no crew (C-TEAM-01). */
function isAmidTeams(g: FirstEdition, own: Piece): boolean {
  const host = hostIn(g, own.at);
  return host === undefined ? placeKind(own.at) === 'surface' : host.seat === own.seat;
}

const isAtKlingonMission = isAtMissionOf('Klingon');

const treaty = every(treatiesOf('Federation'), (piece, g, own) => !isSafe(g, piece, own.card));

/** Personnel of The Motion Pictures, by id. */
export const CARDS: CardRules = {
  'admiral-cartwright': {
    text: 'Once per game, you may nullify a Federation treaty.',
    orders: does('game', 'Nullify', treaty, ({ id }) => [{ do: 'take-out', which: [id], why: 'discarded' }]),
  },
  'admiral-kirk': {
    text: 'Once per turn, you may discard a card from hand to draw a card. Downloads Commandeer Ship.',
    orders: trades(1, 'turn'),
  },
  'amanda-grayson': {
    text: 'Any Spock or any Sarek may report where she is, for free.',
    ...receivesFree('{any Spock} or {any Sarek}'),
  },
  'caithlin-dar': {
    text: 'Compatible with Sybok, St. John Talbot, General Korrd, and cards that have the Sha Ka Ree icon.',
    // The newest texts name only the icon, which all of them have now. By the older texts, no card has it.
    facts: { mixesWith: filter(`${PILGRIMS} or [SKR]`) },
  },
  'captain-kang': says(
    'Your ship that he is aboard has WEAPONS +2 at a Klingon mission.',
    raises(
      ['WEAPONS'],
      2,
      every('carrying it, yours', (_ship, g, own) => isAtKlingonMission(own, g)),
    ),
  ),
  'chancellor-gorkon': protects('Klingon'),
  chdak: says(
    'Your Classic Films Klingon ship with this personnel aboard has RANGE +1.',
    improvesShip(['RANGE'], 1, '[Kli], [Films]'),
  ),
  'clark-terrell': { text: 'He may die instead of a V.I.P. present who was selected to die.', at: diesFor('V.I.P.') },
  'commander-chekov': says(
    'Your Starship Enterprise with him aboard has WEAPONS +2.',
    improvesShip(['WEAPONS'], 2, '{Starship Enterprise}'),
  ),
  'commander-uhura': {
    text: 'Once per game, you may capture an opposing Away Team present if all its members are male.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || !isAmidTeams(g, own) || isUsed(g, seat, source.card, 'game')) return [];
      const teams = teamsOf(g, fightersAt(g, own.at, opponentOf(seat)));
      return teams
        .filter((team) => team.every((piece) => isOfGender(piece, 'Male') && piece.veiled === undefined))
        .map((team) =>
          payloadOf(source, String(team[0]?.id), `Capture an Away Team of ${team.length}`, [
            { do: 'use', what: source.card, per: 'game' },
            { do: 'seize', which: idsOf(team) },
          ]),
        );
    },
  },
  'demora-sulu': says(
    'Your ship with her aboard has RANGE +1 if it is any Enterprise.',
    improvesShip(['RANGE'], 1, '{any Enterprise}'),
  ),
  'dr-mccoy-the-motion-pictures': {
    text: 'Twice per game, you may take the topmost personnel of your discard pile to hand.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || !playerOf(g, seat).discard.some((card) => isPersonnel(cardOf(card))))
        return [];
      const use = [source.card, `${source.card} again`].find((name) => !isUsed(g, seat, name, 'game'));
      if (use === undefined) return [];
      return [
        payloadOf(source, 'regain', 'Take the topmost discarded personnel to hand', [
          { do: 'use', what: use, per: 'game' },
          { do: 'regain', topmost: 'Personnel' },
        ]),
      ];
    },
  },
  'general-korrd': PILGRIM,
  'james-t-kirk': {
    text: 'Downloads any Captain’s Order. Scores 5 points each time he helps solve a mission.',
    ...scoresHelping(5),
  },
  joachim: says(
    'Your U.S.S. Reliant with him aboard has WEAPONS +3.',
    improvesShip(['WEAPONS'], 3, '{U.S.S. Reliant}'),
  ),
  khan: {
    text: 'While your opponent is playing Federation, they can solve a mission at his location only with any Kirk.',
    bans: {
      solve(g, source, { seat, location }) {
        const own = speaker(g, source);
        if (own === null || own.seat === seat || !playerOf(g, seat).playing.includes('Federation')) return null;
        const team = g.attempt === null ? [] : stillIn(g, g.attempt);
        return !isSeenAt(g, own, location) || team.some(isKirk)
          ? null
          : no('C-MISSION-17', 'Khan is here. You need any Kirk.');
      },
    },
  },
  krase: says(
    'Your Classic Films Klingon ships at this location have SHIELDS +2.',
    fleet(['SHIELDS'], 2, '[Kli], [Films]'),
  ),
  'matthew-dougherty': {
    text: 'Scores 10 points if he helps complete Collect Metaphasic Particles.',
    at: {
      solved: {
        does(g, source, { seat, location }) {
          const own = speaker(g, source);
          if (own === null || own.seat !== seat || !isCollected(g, seat, location)) return [];
          const people = g.attempt === null ? [] : stillIn(g, g.attempt);
          const helped = people.includes(own) && helps(g, { people, equipment: [], ship: null }, own, COLLECTS);
          return helped ? [{ do: 'points', points: 10 }] : [];
        },
      },
    },
  },
  'mr-scott-the-motion-pictures': {
    text: 'If needed, he counts for two staffing icons of his ship.',
    adds: { staffing: (g, source, { piece }) => (piece !== undefined && speaker(g, source)?.id === piece ? 1 : 0) },
  },
  'mr-scott-the-motion-pictures@2025-02': {
    text: 'The ship that he is aboard has one less staffing requirement.',
    adds: {
      staffing(g, source, { ship, piece }) {
        const own = speaker(g, source);
        return piece === undefined && own !== null && hostOf(own.at) === ship ? 1 : 0;
      },
    },
  },
  parena: {
    text: 'Your Ketracel-White may report to this personnel’s location, for free.',
    ...receivesFree('{Ketracel-White}', { types: 'equipment', where: 'here' }),
  },
  'st-john-talbot': PILGRIM,
  wajahut: {
    text: 'Once per game, aboard the U.S.S. Reliant, you may relocate the ship to the location of any Kirk.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      const ship = own === null ? undefined : passing(g, own, reliant)[0];
      if (ship === undefined) return [];
      const here = locationAt(g, ship.at);
      const goals = new Set(
        allPieces(g)
          .filter((piece) => kirk(piece) && !isDisabled(piece))
          .flatMap(({ at }) => {
            const goal = locationAt(g, at);
            return goal === null || goal === here ? [] : [goal];
          }),
      );
      return [...goals].flatMap((goal) =>
        mayDo(
          'game',
          `Relocate to ${locationName(g, goal)}`,
          [{ do: 'shift', which: [ship.id], to: inSpace(goal) }],
          'card',
          goal,
        )(g, source, seat),
      );
    },
  },
  woteln: {
    text: 'Aboard your outpost, the span of this location is 2 higher for your opponent.',
    adds: {
      span(g, source, { seat, location }) {
        const own = speaker(g, source);
        if (own === null || own.seat === seat || !isPosted(own, g, location)) return 0;
        // Copies aren't cumulative (C-SKILL-22).
        return copiesOf(g, own.card).some(
          (one) => one.id < own.id && one.seat === own.seat && isPosted(one, g, location),
        )
          ? 0
          : 2;
      },
    },
  },
};
