import { type PieceTest, pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import { isInAwayTeam } from '../../../chapters/teams/teams.ts';
import { opponentOf, piecesAt, shipsOf } from '../../../position/find.ts';
import { isPerson } from '../../../position/piece-types.ts';
import { aboard, locationAt } from '../../../position/places.ts';
import type { Force } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { both, passing, raises, speaker } from '../../builders/personnel/aiding.ts';
import { drone, PIERCES } from '../../builders/personnel/alike.ts';
import { SELECTS_SKILL } from '../../builders/personnel/chosen.ts';
import { does, downloadsForDraw, mayDo } from '../../builders/personnel/deeds.ts';
import { fleet } from '../../builders/personnel/table.ts';
import { isIn } from '../../builders/personnel/welcome.ts';
import { idsOf, isUsed, payloadOf } from '../../builders/shared.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { Attribute } from '../../printed.ts';

const isStill = pieceFilter('present, yours, stopped');

/** True for a cloaked ship at the location of a card, although it isn't together with it (C-CLOAK-02). */
const isCloakedAt = ({ veiled, at }: Piece, g: FirstEdition, own: Piece): boolean =>
  veiled === 'cloaked' && locationAt(g, at) === locationAt(g, own.at);

const aboardShip = isIn('ship');

const shipAround = pieceFilter('carrying it');

const SLOW = 'six-of-seventeen-range';

const WEAK = 'six-of-seventeen-weapons';

/** Lowers an attribute of the ship that a lasting effect is about. */
const lowers = (attribute: Attribute): Force => ({
  adds: { attribute: (_g, { piece }, about) => (about.piece === piece && about.attribute === attribute ? -2 : 0) },
});

const isTool = filter('equipment');

/** True for the opponent's equipment where a personnel is, if none of the opponent's personnel are there. */
const isUnattended: PieceTest = (piece, g, own) =>
  isTool(piece) &&
  piece.at === own.at &&
  piece.seat !== own.seat &&
  piecesAt(g, own.at).every((one) => !isPerson(one) || one.seat === own.seat);

const BORG_TOOL = downloadsForDraw('equipment with the Borg Use Only icon', 'equipment, [BO]');

const QUEEN = downloadsForDraw('A Change of Plans or a Borg drone', '{A Change of Plans} or (personnel, Borg, Drone)');

/** Personnel of First Contact, by id. */
export const CARDS: CardRules = {
  'admiral-hayes': says(
    'Your Federation ships at this location have WEAPONS +1 and SHIELDS +2.',
    both(fleet(['WEAPONS'], 1, '[Fed]'), fleet(['SHIELDS'], 2, '[Fed]')),
  ),
  'borg-queen': {
    ...QUEEN,
    text: 'When she reports, select any skill for her. You may change it whenever your turn begins. You may download A Change of Plans or a Borg drone instead of a card draw, into play or to hand.',
    at: { ...QUEEN.at, ...SELECTS_SKILL },
  },
  'deanna-troi-first-contact': {
    text: 'Once per game, you may “unstop” everyone in her Away Team.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || !isInAwayTeam(g, own)) return [];
      const which = idsOf(piecesAt(g, own.at).filter((piece) => isStill(piece, g, own)));
      if (which.length === 0 || isUsed(g, seat, source.card, 'game')) return [];
      return [
        payloadOf(source, 'unstop', '“Unstop” her Away Team', [
          { do: 'use', what: source.card, per: 'game' },
          { do: 'stop-these', which, undo: true },
        ]),
      ];
    },
  },
  'eight-of-nineteen': says(
    'Your Borg present have STRENGTH +2. Cumulative.',
    raises(['STRENGTH'], 2, 'yours, present, Borg', true),
  ),
  'eighteen-of-nineteen': drone('RANGE', 1),
  'fifteen-of-seventeen': downloadsForDraw('an Adapt card', '"Adapt:" in title'),
  'four-of-eleven': drone('SHIELDS', 2),
  'one-of-eleven': {
    ...BORG_TOOL,
    text: `May steal your opponent’s unattended equipment that is present. ${BORG_TOOL.text}`,
    orders: (g, source, seat) =>
      does('always', 'Steal', isUnattended, ({ id }) => [{ do: 'hand-over', which: [id], to: seat }])(g, source, seat),
  },
  'six-of-eleven': downloadsForDraw(
    'Alternate Universe Door',
    '{Alternate Universe Door}',
    aboardShip,
    'Aboard your ship',
  ),
  'six-of-seventeen': {
    text: 'Once every turn, your opponent’s included, it may lower the RANGE or WEAPONS of the ship it is on by 2 until the end of the turn. Not cumulative.',
    lasting: { [SLOW]: lowers('RANGE'), [WEAK]: lowers('WEAPONS') },
    between(g, source, seat) {
      const own = speaker(g, source);
      // Aboard a carried ship, it is on that ship.
      const ship = own === null ? undefined : passing(g, own, shipAround).find(({ id }) => own.at === aboard(id));
      if (ship === undefined) return [];
      return (
        [
          ['RANGE', SLOW],
          ['WEAPONS', WEAK],
        ] as const
      )
        .filter(([, what]) => !g.lasting.some((one) => one.what === what && one.piece === ship.id))
        .flatMap(([attribute, what]) =>
          mayDo(
            'turn',
            `Lower ${attribute} by 2`,
            [{ do: 'lasting', what, until: 'turn', piece: ship.id }],
            'card',
            attribute,
          )(g, source, seat),
        );
    },
  },
  'ten-of-nineteen': {
    text: 'Once each turn, aboard your ship, it may force an opponent’s ship at this location to decloak.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || !aboardShip(own, g)) return [];
      const from = idsOf(shipsOf(g, opponentOf(seat)).filter((ship) => isCloakedAt(ship, g, own)));
      if (from.length === 0) return [];
      return mayDo('turn', 'Decloak a ship', [
        { do: 'choose', from, how: 'owner', count: 1, what: 'which ship decloaks' },
        { do: 'unveil', which: 'chosen' },
      ])(g, source, seat);
    },
  },
  'thirteen-of-nineteen': drone('WEAPONS', 2),
  'two-of-eleven': PIERCES,
  'two-of-nineteen': downloadsForDraw(
    'a Transwarp doorway or interrupt',
    'doorway or interrupt, "Transwarp" in title',
    aboardShip,
    'Aboard your ship',
  ),
};
