import type { Seat, State } from '../../../kernel/types.ts';
import { characterName } from '../chapters/characters/characters.ts';
import { playersOf, seatName, sideName } from '../chapters/characters/names.ts';
import { sideOf } from '../chapters/characters/sides.ts';
import { ROUNDS } from '../chapters/rounds/game.ts';
import type { AwayMissions } from '../state.ts';

/** The headlines for the steps of Mission Preparation. */
const PREPARING: Readonly<Record<string, string>> = {
  scan: 'Place the boards',
  core: 'Choose Core Missions',
  area: 'Pick starting areas',
  deploy: 'Beam down',
};

/** Maximum length of a headline, in characters. */
const LETTERS = 26;

/** Returns a headline of at most 26 characters, from public information only. */
export function headline(state: State<AwayMissions>): string {
  const { g, over } = state;
  if (over !== null) {
    return resultOf(g, over.winners);
  }
  switch (g.phase) {
    case 'preparation':
      return PREPARING[state.stack.at(-1)?.step ?? ''] ?? 'Mission preparation';
    case 'draw':
      return 'Draw phase';
    case 'debrief':
      return 'Beam up and debrief';
    case 'action':
      return happening(state);
    default:
      return g.phase satisfies never;
  }
}

/** Returns the winner: a player, a team (M-OPEN-54), or several sides that share the victory (M-OPEN-85). */
function resultOf(g: AwayMissions, winners: readonly Seat[]): string {
  const sides = [...new Set(winners.map((seat) => sideOf(g, seat)))];
  const [side] = sides;
  if (side === undefined) return 'A draw';
  if (sides.length > 1) return `${sides.length} share the victory`;
  // People know the players of a team better than its number.
  const players = `${playersOf(g, side)} win`;
  return g.allies === undefined || players.length > LETTERS ? `${sideName(g, side)} wins` : players;
}

function happening({ g, stack }: State<AwayMissions>): string {
  const frame = stack.at(-1);
  if (frame?.proc === 'reroll') return 'Discard to re-roll?';
  const target = frame?.proc === 'damage' ? frame.local['target'] : undefined;
  if (typeof target === 'string') return `${characterName(target)} takes Damage`;
  const { active, turn } = g;
  if (active !== null && active.character !== null) return `${characterName(active.character)} to act`;
  return turn === null ? 'Action phase' : `${seatName(g, turn)} to activate`;
}

/** Returns the facts that are shown next to the headline, at most two. */
export function facts({ g, over }: State<AwayMissions>): string[] {
  if (g.round === 0) return [];
  const found: string[] = [];
  if (g.active !== null && over === null) {
    const { taken, of, bonus } = g.active;
    found.push(bonus ? 'Bonus Action' : `Action ${Math.min(taken + 1, of)} of ${of}`);
  }
  found.push(`Round ${g.round} of ${ROUNDS}`);
  return found;
}
