import type { PersonnelBattle, ShipBattle } from '../../../src/games/first-edition/battle.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import type { Attribute } from '../../../src/games/first-edition/content/printed.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import { type Side, scene } from './scene.ts';

/** Cards in play, as rows or as a text. */
type Played = NonNullable<Side['play']>;

/** Returns how far an attribute of a piece is above the printed one. */
export function raised(g: FirstEdition, id: number, attribute: Attribute): number {
  const piece = g.pieces[id];
  if (piece === undefined) throw new Error(`no piece ${id}`);
  const facts = cardOf(piece.card) as unknown as Record<Attribute, { value: number }>;
  return attributeOf(g, piece, attribute) - facts[attribute].value;
}

/** The card is piece 1. Its side’s other cards follow, then the opponent’s. */
export function within(own: Played, theirs: Played = [], missions?: readonly string[]): FirstEdition {
  return scene({ gold: { play: own, ...(missions === undefined ? {} : { missions }) }, blue: { play: theirs } }).g;
}

/** A ship battle that Gold has begun at L1. Piece 1 fires, and nobody has drawn tactics. */
export function shipBattle(fields: Partial<ShipBattle> = {}): ShipBattle {
  return {
    ...{ kind: 'ship', seat: 0, location: 'L1', firing: [[1], []], targets: [null, null] },
    ...{ drawn: [[], []], tactics: [], lost: {}, wrecked: [] },
    ...fields,
  };
}

/** A personnel battle that Gold has begun at L2: piece 1 against piece 2. */
export function personnelBattle(fields: Partial<PersonnelBattle> = {}): PersonnelBattle {
  const forces: PersonnelBattle['forces'] = [[1], [2]];
  return { kind: 'personnel', seat: 0, at: 'surface:L2', forces, piles: [[], []], stunned: [], wounded: [], ...fields };
}
