import { asLabel } from '../../../../kit/words.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { crewAtLarge } from '../../../chapters/teams/teams.ts';
import type { Effects } from '../../../effects/union.ts';
import { pieceName } from '../../../position/names.ts';
import type { Force, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { DISCARD_THIS, hostIn, itself, onOwnTable, onShips, shipsIn, skillAboard } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';

const SHIP = ['RANGE', 'WEAPONS', 'SHIELDS'] as const;
type Figure = (typeof SHIP)[number];
const ARMED = ['WEAPONS', 'SHIELDS'] as const;

/** Keys in `g.lasting` for a ship with one raised attribute. With `to`, its other attributes are lower in return. */
const to = (figure: Figure): string => `power to ${figure}`;
const moreOf = (figure: Figure): string => `more ${figure}`;
/** The card's lasting effects, by their keys in `g.lasting`. */
const POWERED: Readonly<Record<string, Force>> = Object.fromEntries([
  ...SHIP.map((figure): [string, Force] => [
    to(figure),
    adds((attribute) => (attribute === figure ? 2 : SHIP.some((one) => one === attribute) ? -1 : 0)),
  ]),
  ...ARMED.map((figure): [string, Force] => [moreOf(figure), adds((attribute) => (attribute === figure ? 4 : 0))]),
]);

function adds(worth: (attribute: string) => number): Force {
  return { adds: { attribute: (_g, source, { piece, attribute }) => (piece === source.piece ? worth(attribute) : 0) } };
}

const isBorg = stateFilter('[Bor], not disabled');

/** True if a ship has an ENGINEER aboard, or a Borg with the given icon instead. */
function isWorked(g: FirstEdition, ship: Piece, icon: string): boolean {
  if (skillAboard(g, ship, 'ENGINEER') > 0) return true;
  return crewAtLarge(g, ship).some((one) => isBorg(one, g) && cardOf(one.card).icons.includes(icon));
}

/** A lasting effect on a ship until its player's next turn. */
const lasts = (ship: Piece, what: string, { piece = 0 }: RuleSource): Effects => [
  { do: 'lasting', what, until: 'game', piece: ship.id, other: piece },
];

/** Ends all effects that the card has started. */
const over = ({ piece: other = 0 }: RuleSource): Effects =>
  [...SHIP.map(to), ...ARMED.map(moreOf)].map((what) => ({ do: 'forget', what, other }) as const);

/** Returns a player's ships to which power can be redirected. A ship can't get power from two copies (C-SKILL-22). */
function ready(g: FirstEdition, { seat, piece }: RuleSource): Piece[] {
  const done = g.lasting.filter(({ what, other }) => what.startsWith('power to ') && other !== piece);
  return shipsIn(g).filter(
    (ship) => ship.seat === seat && isWorked(g, ship, 'Nav') && done.every((one) => one.piece !== ship.id),
  );
}

/** Divert Power (Voyager). */
export const CARDS: CardRules = {
  'divert-power': {
    text: 'On your table: whenever your turn starts, your ship with ENGINEER may have two attributes −1 and the third +2 until your next turn. Or on your ship with ENGINEER and Computer Skill: WEAPONS or SHIELDS +4 until your next turn. A Borg with Nav, or Def, counts as ENGINEER.',
    facts: { captainsOrder: true },
    lasting: POWERED,
    ways: {
      table: { label: 'on your table', plays: onOwnTable },
      ship: {
        label: 'on your ship',
        plays: onShips(
          (g, ship, seat) =>
            ship.seat === seat && isWorked(g, ship, 'Def') && skillAboard(g, ship, 'Computer Skill') > 0,
        ),
      },
    },
    at: {
      played: {
        does(g, source, { piece }) {
          const ship = hostIn(g, source);
          if (piece !== source.piece || ship === null) return [];
          const ways = ARMED.map((figure) => ({
            key: figure,
            label: `${figure} +4`,
            list: lasts(ship, moreOf(figure), source),
          }));
          return [{ do: 'either', ways }];
        },
      },
      'turn-start': {
        does(g, source, { seat }) {
          const own = itself(g, source);
          if (own === null || seat !== source.seat) return [];
          if (hostIn(g, source) !== null) return [...over(source), DISCARD_THIS];
          const ways = ready(g, source).flatMap((ship) =>
            SHIP.map((figure) => ({
              key: `power:${ship.id}:${figure}`,
              label: asLabel(`${pieceName(g, ship.id)}: ${figure} +2`),
              list: lasts(ship, to(figure), source),
            })),
          );
          if (ways.length === 0) return over(source);
          return [
            ...over(source),
            { do: 'either', ways: [{ key: 'none', label: 'Change nothing', list: [] }, ...ways] },
          ];
        },
      },
    },
  },
};
