import type { Force } from '../../../rules/rule.ts';

export const SHIP = ['RANGE', 'WEAPONS', 'SHIELDS'] as const;
type Figure = (typeof SHIP)[number];
export const ARMED = ['WEAPONS', 'SHIELDS'] as const;

/** Keys in `g.lasting` for a ship with one raised attribute. With `to`, its other attributes are lower in return. */
export const to = (figure: Figure): string => `power to ${figure}`;
export const moreOf = (figure: Figure): string => `more ${figure}`;
/** The card's lasting effects, by their keys in `g.lasting`. */
export const POWERED: Readonly<Record<string, Force>> = Object.fromEntries([
  ...SHIP.map((figure): [string, Force] => [
    to(figure),
    adds((attribute) => (attribute === figure ? 2 : SHIP.some((one) => one === attribute) ? -1 : 0)),
  ]),
  ...ARMED.map((figure): [string, Force] => [moreOf(figure), adds((attribute) => (attribute === figure ? 4 : 0))]),
]);

function adds(worth: (attribute: string) => number): Force {
  return { adds: { attribute: (_g, source, { piece, attribute }) => (piece === source.piece ? worth(attribute) : 0) } };
}
