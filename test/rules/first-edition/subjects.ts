import { pointsOf } from '../../../src/games/first-edition/chapters/points/score.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { skillOf } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import { undated } from '../../../src/games/first-edition/content/errata.ts';
import { cardNamed, cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { ATTRIBUTES, SKILLS } from '../../../src/games/first-edition/content/printed.ts';
import type { FirstEdition, Piece, Player } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';

/** The piles of a player that a subject can name. */
const PILES = [
  'hand',
  'deck',
  'discard',
  'removed',
  'missions',
  'seeds',
  'tactics',
  'spent',
  'tribbles',
  'usedTribbles',
] as const;

/**
 * Returns the value of a subject, in words of the table:
 *
 * - `Calloway`: the place of the card in play with this title, or null if none is in play;
 * - `Calloway.STRENGTH`, `Calloway.Honor`, `Calloway.stopped`: an attribute, the level of a skill, or a field of the
 *   piece, or null if the field isn't set;
 * - `3`, `3.STRENGTH`: the same for a piece by its number, which is needed if there are several copies;
 * - `gold.hand`: the titles in a pile; `gold.hand has Spock`: whether a card is in a pile;
 * - `gold.score`: the points that a player has scored; `gold.bonus`: the bonus points; `gold.points`: all points that count now;
 * - `in play`: the titles of all cards in play, in the order of their numbers;
 * - `L2.solved`: a field of a location; `turn.played`: any other path in the position.
 */
export function valueIn(stage: Stage<FirstEdition>, subject: string): unknown {
  const { g } = stage;
  if (subject === 'in play') return Object.values(g.pieces).map(({ card }) => cardOf(card).title);
  const [, seat, what = ''] = /^(gold|blue)\.(.+)$/.exec(subject) ?? [];
  if (seat !== undefined && what === 'points') return pointsOf(stage.g, stage.seat(seat));
  if (seat !== undefined) return ofPlayer(playerOf(stage, seat), what);
  const dot = subject.lastIndexOf('.');
  if (isPiece(subject)) return pieceIn(g, subject)?.at ?? null;
  if (dot > 0 && isPiece(subject.slice(0, dot))) return ofPiece(g, subject.slice(0, dot), subject.slice(dot + 1));
  return stage.value(/^L\d/.test(subject) ? `locations.${subject}` : subject) ?? null;
}

function playerOf(stage: Stage<FirstEdition>, name: string): Player {
  const player = stage.g.players[stage.seat(name)];
  if (player === undefined) throw new Error(`nobody is called ${name}`);
  return player;
}

function ofPlayer(player: Player, what: string): unknown {
  const sum = (scored: Player['scored']) => scored.reduce((all, { points }) => all + points, 0);
  if (what === 'score') return sum(player.scored);
  if (what === 'bonus') return sum(player.scored.filter(({ kind }) => kind === 'bonus'));
  const [, name, title] = /^(\w+)(?: has (.+))?$/.exec(what) ?? [];
  const pile = PILES.find((one) => one === name);
  if (pile === undefined) throw new Error(`a player has no “${what}”`);
  const { down = [], up = [] } = player.side?.tribbles ?? {};
  const cards = pile === 'tribbles' ? down : pile === 'usedTribbles' ? up : player[pile];
  const titles = cards.map((card) => cardOf(card).title);
  return title === undefined ? titles : titles.includes(title);
}

/** True if a text is the title of a card or the number of a piece. */
function isPiece(text: string): boolean {
  return /^\d+$/.test(text) || cardNamed(text) !== undefined;
}

/** Returns the piece with a number or a title. Throws if several have the title. */
function pieceIn(g: FirstEdition, text: string): Piece | undefined {
  if (/^\d+$/.test(text)) return g.pieces[Number(text)];
  const card = cardNamed(text)?.id;
  const [piece, ...others] = Object.values(g.pieces).filter((one) => undated(one.card) === card);
  if (others.length > 0) throw new Error(`several cards in play are called ${text}: name the piece by its number`);
  return piece;
}

function ofPiece(g: FirstEdition, text: string, what: string): unknown {
  const piece = pieceIn(g, text);
  const attribute = ATTRIBUTES.find((one) => one === what);
  const skill = SKILLS.find((one) => one === what);
  if (piece === undefined) throw new Error(`${text} isn’t in play`);
  if (attribute !== undefined) return attributeOf(g, piece, attribute);
  if (skill !== undefined) return skillOf(g, piece, skill);
  return (piece as unknown as Record<string, unknown>)[what] ?? null;
}
