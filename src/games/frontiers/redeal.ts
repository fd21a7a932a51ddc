import { shuffle } from '../../kernel/random.ts';
import type { Seat, State } from '../../kernel/types.ts';
import { COLOURS } from './content/colours.ts';
import { PILES } from './content/encounters/token.ts';
import { cubeOn, TILES, type TileId } from './content/tiles/all.ts';
import { scenarioIn } from './scenarios/all.ts';
import { DAMAGE, type Frontiers, type Player, type Token } from './state.ts';

type Chance = (bound: number) => number;

/**
 * Deals anew, in place, all that a seat can’t know: the others’ hands and kept cards, the order of every deck and pile, what
 * lies face down on the map, the tiles to come, secret choices.
 */
export function redeal(state: State<Frontiers>, seat: Seat, random: Chance): State<Frontiers> {
  const { g } = state;
  redealPlayers(state, seat, random);
  for (const list of [g.advanced.deck, g.undiscovered.deck, g.crew.regular, g.crew.elite]) shuffle(list, random);
  if (g.dummy !== null) {
    shuffle(g.dummy.deck, random);
    shuffle(g.dummy.skillPile, random);
  }
  redealTokens(g, random);
  redealTiles(g, random);
  redealSecrets(state, seat, random);
  return state;
}

/** Procedures in the midst of which a hand surely holds what is asked about. */
const SORTING = ['emergency', 'end-of-turn', 'effects'];

/** Whether a question rests on what a hand holds: then all know so much of it that it stays as it is. */
function isSorting({ stack }: State<Frontiers>, seat: Seat): boolean {
  const top = stack.at(-1);
  if (top === undefined || !SORTING.includes(top.proc)) return false;
  // Telepathy asks whoever has a card of the colour, and nobody else.
  return top.step === 'asked' || top.local['seat'] === seat;
}

function redealPlayers(state: State<Frontiers>, seat: Seat, random: Chance): void {
  const { g } = state;
  for (const [other, player] of g.players.entries()) {
    shuffle(player.skillPile, random);
    shuffle(player.deck, random);
    if (other === seat) continue;
    // What others keep from the draft may be any Advanced Action that lies face down; so may hands while it goes on.
    const drafting = g.phase === 'draft';
    const secret = [...player.kept, ...(drafting ? player.hand : []), ...g.advanced.deck];
    shuffle(secret, random);
    player.kept = secret.splice(0, player.kept.length);
    if (drafting) player.hand = secret.splice(0, player.hand.length);
    g.advanced.deck = secret;
    if (drafting || isSorting(state, other)) continue;
    const known = player.hand.filter((card) => card === DAMAGE).slice(0, damageSeen(g, other));
    const unknown = [...player.hand, ...player.deck];
    for (const card of known) unknown.splice(unknown.indexOf(card), 1);
    shuffle(unknown, random);
    player.hand = [...known, ...unknown.splice(0, player.hand.length - known.length)];
    player.deck = unknown;
  }
}

/**
 * Damage Cards that all know to be in a hand: those that came in the fight under way (F-DMG-03, F-PVP-33), but for as many as
 * lie open, which may be the same ones.
 */
function damageSeen(g: Frontiers, seat: Seat): number {
  const side = [g.combat, g.pvp?.aggressor, g.pvp?.defender].find((one) => one?.seat === seat);
  const player = g.players[seat];
  if (side == null || player === undefined) return 0;
  return Math.max(0, side.sustained - openDamage(player));
}

/** Damage Cards in the discard pile and in the Play Area, where those of a hand go. */
function openDamage({ discard, inPlay }: Player): number {
  return [...discard, ...inPlay.map(({ card }) => card)].filter((card) => card === DAMAGE).length;
}

/** What lies face down, and the piles that it came from. */
function redealTokens(g: Frontiers, random: Chance): void {
  const lying = Object.values(g.sites).flatMap((site) => site.tokens);
  for (const [colour, cube] of Object.entries(g.cubes)) {
    if (cube === undefined) continue;
    // All have seen the defenders of a joint assault before these were dealt out face down (F-COOP-09).
    if (g.assault?.cube === colour) mixDefenders(cube.defenders, random);
    else lying.push(...cube.defenders);
  }
  for (const pile of PILES) {
    const down = lying.filter((token) => !token.up && token.pile === pile);
    const unknown = [...g.piles[pile].draw, ...down.map(({ token }) => token)];
    shuffle(unknown, random);
    for (const token of down) hide(token, unknown);
    g.piles[pile].draw = unknown;
  }
}

function mixDefenders(defenders: readonly Token[], random: Chance): void {
  const down = defenders.filter(({ up }) => !up);
  const known = down.map(({ token, pile }) => ({ token, pile }));
  shuffle(known, random);
  for (const [place, token] of down.entries()) Object.assign(token, known[place]);
}

function hide(token: Token, unknown: string[]): void {
  const next = unknown.pop();
  if (next !== undefined) token.token = next;
}

/** The stack keeps its backs; which of the tiles that were left out lie in it nobody knows (F-SETUP-11 to F-SETUP-14). */
function redealTiles(g: Frontiers, random: Chance): void {
  // F-SCEN-02: these lie by number.
  const sorted = scenarioIn(g).tiles === 'numbered';
  const kinds: ((tile: TileId) => boolean)[] = [
    (tile) => TILES[tile].back === 'core' && cubeOn(tile) !== null,
    (tile) => TILES[tile].back === 'core' && cubeOn(tile) === null,
  ];
  if (!sorted) kinds.push((tile) => TILES[tile].back === 'frontier');
  for (const isOne of kinds) swapWithin(g, isOne, random);
  const core = g.stack.filter((tile) => TILES[tile].back === 'core');
  shuffle(core, random);
  g.stack = g.stack.map((tile) => (TILES[tile].back === 'core' ? (core.pop() ?? tile) : tile));
}

function swapWithin(g: Frontiers, isOne: (tile: TileId) => boolean, random: Chance): void {
  const unknown = [...g.stack, ...g.box].filter(isOne);
  shuffle(unknown, random);
  const next = (tile: TileId): TileId => (isOne(tile) ? (unknown.pop() ?? tile) : tile);
  g.stack = g.stack.map(next);
  g.box = g.box.map(next);
}

/** The die of Interactive Combat, and the ships that the other team chose in One to Return. */
function redealSecrets({ g }: State<Frontiers>, seat: Seat, random: Chance): void {
  const die = g.combat?.die;
  if (die && !die.shown && die.by !== seat) die.colour = COLOURS[random(COLOURS.length)] ?? die.colour;
  const mine = g.players[seat]?.team ?? null;
  for (const [team, chosen] of g.chosen.entries()) {
    if (chosen === null || team === mine) continue;
    const members = [...g.players.keys()].filter((one) => g.players[one]?.team === team);
    g.chosen[team] = members[random(members.length)] ?? chosen;
  }
}
