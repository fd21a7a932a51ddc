// Measures how many moves per second boardgame.io's reducer makes in the skirmish of test/support/toy-game.ts, with
// undo and log.
import { createRequire } from 'node:module';
import { random, takeTurns } from '../../dist/bench/rate.js';

const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core');
const { InitializeGame, CreateGameReducer, ProcessGameConfig } = require('boardgame.io/internal');

const UNITS = 24;
const CELLS = 144;
const DECK = 60;

const skirmish = {
  seed: 'fixed',
  setup: ({ ctx }) => ({
    units: Array.from({ length: UNITS }, (_, id) => ({ id, owner: id % ctx.numPlayers, hp: 6, cell: id * 6 })),
    decks: Array.from({ length: ctx.numPlayers }, (_, p) => Array.from({ length: DECK }, (_, i) => p * 1000 + i)),
    hands: Array.from({ length: ctx.numPlayers }, (_, p) => [p * 1000 + 900, p * 1000 + 901]),
    discards: Array.from({ length: ctx.numPlayers }, () => []),
    score: Array(ctx.numPlayers).fill(0),
    turn: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    move: ({ G, playerID }, id, cell) => {
      const unit = G.units[id];
      if (!unit || unit.owner !== +playerID || unit.hp <= 0 || cell < 0 || cell >= CELLS) return INVALID_MOVE;
      unit.cell = cell;
      G.turn++;
    },
    attack: ({ G, playerID, random: dice }, id, at) => {
      const unit = G.units[id];
      const target = G.units[at];
      if (!unit || !target || unit.owner !== +playerID || target.owner === +playerID) return INVALID_MOVE;
      if (unit.hp <= 0 || target.hp <= 0) return INVALID_MOVE;
      if (dice.D6() >= 4) {
        target.hp -= 2;
        G.score[+playerID] += 2;
      }
      G.turn++;
    },
    draw: ({ G, playerID }) => {
      const seat = +playerID;
      const card = G.decks[seat].shift();
      if (card !== undefined) G.hands[seat].push(card);
      if (G.hands[seat].length > 7) G.discards[seat].push(G.hands[seat].shift());
      G.turn++;
    },
  },
  endIf: ({ G }) => (G.turn >= 40 ? { done: true } : undefined),
};

function legal(G, ctx) {
  const seat = +ctx.currentPlayer;
  const out = [{ move: 'draw', args: [] }];
  const foes = G.units.filter((unit) => unit.owner !== seat && unit.hp > 0);
  for (const unit of G.units) {
    if (unit.owner !== seat || unit.hp <= 0) continue;
    for (const step of [-12, -1, 1, 12]) {
      const cell = unit.cell + step;
      if (cell >= 0 && cell < CELLS) out.push({ move: 'move', args: [unit.id, cell] });
    }
    for (const foe of foes) {
      if (Math.abs(foe.cell - unit.cell) <= 12) out.push({ move: 'attack', args: [unit.id, foe.id] });
    }
  }
  return out;
}

const game = ProcessGameConfig(skirmish);
const reducer = CreateGameReducer({ game });
const start = InitializeGame({ game, numPlayers: 2 });
const next = random(3);
takeTurns(() => {
  let state = start;
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const options = legal(state.G, state.ctx);
    const { move, args } = options[next(options.length)];
    const payload = { type: move, args, playerID: state.ctx.currentPlayer, credentials: undefined };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
    moves++;
  }
  return moves;
});
