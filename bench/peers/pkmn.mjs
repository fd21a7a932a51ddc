// Measures how many choices per second two sides make in @pkmn/sim. Both choose at random among their legal choices,
// and the simulator runs synchronously.
import { createRequire } from 'node:module';
import { random, takeTurns } from '../../dist/bench/rate.js';

const require = createRequire(import.meta.url);
const { Battle, Teams } = require('@pkmn/sim');
const { TeamGenerators } = require('@pkmn/randoms');
Teams.setGeneratorFactory(TeamGenerators);

const FORMAT = 'gen9randombattle';
const TEAMS = 64;
const packed = Array.from({ length: TEAMS }, (_, i) =>
  Teams.pack(Teams.generate(FORMAT, { seed: [i + 1, 2, 3, 4] })),
);

/** Returns the legal choices of one side, read from its request. */
function legal(request) {
  if (!request || request.wait) return [];
  if (request.teamPreview) return ['default'];
  const { pokemon } = request.side;
  const bench = pokemon.map((mon, i) => [mon, i + 1]).filter(([mon]) => !mon.active && !mon.condition.endsWith(' fnt'));
  const switches = bench.map(([, i]) => `switch ${i}`);
  if (request.forceSwitch) {
    if (pokemon[0].reviving) {
      return pokemon.map((mon, i) => [mon, i + 1]).filter(([mon]) => mon.condition.endsWith(' fnt')).map(([, i]) => `switch ${i}`);
    }
    return switches.length > 0 ? switches : ['pass'];
  }
  const active = request.active[0];
  const moves = active.moves.flatMap((move, i) => {
    if (move.disabled) return [];
    return active.canTerastallize ? [`move ${i + 1}`, `move ${i + 1} terastallize`] : [`move ${i + 1}`];
  });
  const out = active.trapped || active.maybeTrapped ? moves : [...moves, ...switches];
  return out.length > 0 ? out : ['default'];
}

function play(number, next) {
  const team = (name, i) => ({ name, team: Teams.unpack(packed[i % TEAMS]) });
  const battle = new Battle({
    formatid: FORMAT,
    seed: [number & 0xffff, (number >> 4) & 0xffff, 7, 9],
    p1: team('A', number),
    p2: team('B', number * 7 + 3),
  });
  let choices = 0;
  while (!battle.ended && battle.turn < 500) {
    for (const side of battle.sides) {
      if (side.isChoiceDone()) continue;
      const options = legal(side.activeRequest);
      if (options.length === 0) continue;
      if (!battle.choose(side.id, options[next(options.length)])) battle.choose(side.id, 'default');
      choices++;
    }
  }
  return choices;
}

const next = random(1);
let number = 0;
takeTurns(() => play(++number, next));
