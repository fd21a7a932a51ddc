import { procedure } from '../../../../kernel/game.ts';
import { listed } from '../../../kit/words.ts';
import { isOf } from '../../content/card.ts';
import { nemesisOf } from '../../content/icon-names.ts';
import { cardOf } from '../../content/pool.ts';
import { allPieces } from '../../position/find.ts';
import { piecesNamed } from '../../position/names.ts';
import { isPerson, isShip } from '../../position/piece-types.ts';
import { aboard, locationAt, placeKind } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import { type CalledWith, LEAVE, NEMESES, SELECT } from '../calls.ts';

/** A group of nemeses who are present with each other. */
interface Feud {
  /**
   * The feud's name, made of its place and the icon color. At the end of a turn, one card of each feud is killed or
   * destroyed.
   */
  readonly name: string;
  readonly pieces: readonly Piece[];
}

/**
 * Resolves nemeses at the end of a turn. If nemeses are present with each other, the player whose turn it is chooses
 * one of them to be killed or destroyed, no matter whose card it is (C-PERSBAT-11).
 */
export const nemeses = procedure<FirstEdition, CalledWith<typeof NEMESES> & { done?: string[]; result?: PieceId[] }>(
  NEMESES.name,
)({
  begin(ctx, local) {
    const { done = [] } = local;
    const feud = feuds(ctx.g).find(({ name }) => !done.includes(name));
    if (feud === undefined) return null;
    local.done = [...done, feud.name];
    ctx.log(`${listed(piecesNamed(ctx.g, feud.pieces))} are nemeses, so one of them is lost.`, 'C-PERSBAT-11');
    const from = feud.pieces.map(({ id }) => id);
    ctx.call(SELECT, { seat: local.seat, from, how: 'owner', count: 1, what: 'Which nemesis is lost' });
    return 'fall';
  },
  fall(ctx, { seat, result = [] }) {
    const [fallen] = result.flatMap((id) => ctx.g.pieces[id] ?? []);
    if (fallen === undefined) return 'begin';
    const why = isPerson(fallen) ? 'killed' : 'destroyed';
    ctx.call(LEAVE, { seat, pieces: [fallen.id], why });
    return 'begin';
  },
});

/**
 * Returns all current feuds. A feud consists of cards that are present with each other and have nemesis icons of one
 * color, pointing in both directions.
 */
function feuds(g: FirstEdition): Feud[] {
  const scenes = new Map<string, Piece[]>();
  for (const piece of allPieces(g))
    if (nemesesOn(piece).length > 0 && piece.numb !== 'stasis')
      for (const scene of scenesOf(g, piece)) scenes.set(scene, [...(scenes.get(scene) ?? []), piece]);
  return [...scenes].flatMap(([scene, pieces]) => {
    const colours = new Set(pieces.flatMap(nemesesOn).map(({ colour }) => colour));
    return [...colours].flatMap((colour) => {
      const foes = pieces.filter((piece) => nemesesOn(piece).some((one) => one.colour === colour));
      const ways = new Set(foes.flatMap(nemesesOn).flatMap((one) => (one.colour === colour ? [one.points] : [])));
      return ways.size === 2 ? [{ name: `${colour} ${scene}`, pieces: foes }] : [];
    });
  });
}

function nemesesOn({ card }: Piece): { colour: string; points: string }[] {
  const facts = cardOf(card);
  return isOf(facts, 'Personnel', 'Ship') ? facts.icons.flatMap((icon) => nemesisOf(icon) ?? []) : [];
}

/**
 * Returns the groups in which a card is present. Personnel are in a group with everyone on the same planet, or with the
 * ship and personnel around them. A ship in space is also in a group with the other ships in space at its location, and
 * a landed ship with the other ships that have landed there. A concealed ship is in a group only with its own crew.
 */
function scenesOf(g: FirstEdition, piece: Piece): string[] {
  const { id, at, veiled } = piece;
  const inside = isShip(piece) ? [aboard(id)] : [];
  const location = locationAt(g, at);
  if (location === null || veiled !== undefined) return inside;
  if (placeKind(at) === 'aboard') return [...inside, at];
  if (!isShip(piece)) return [at];
  const isLanded = placeKind(at) === 'surface';
  return [...inside, `ships ${isLanded ? 'landed' : 'in space'} ${location}`];
}
