import type { Reader, State } from '../../../kernel/types.ts';
import { sizes } from '../../kit/zones.ts';
import { chancesNow } from '../chapters/conflict/estimate.ts';
import { commandCard } from '../content/lookup.ts';
import type { Ascendancy } from '../state.ts';
import type { AscendancyView, BorgView } from '../view.ts';
import { facts, headline } from './headline.ts';
import { systemView, unitView } from './map.ts';
import { playerView } from './players.ts';

/**
 * Returns what a reader may know: everything public, and the reader’s own Projects, Agendas and secret cards
 * (A-OPEN-74).
 */
export function view(state: State<Ascendancy>, reader: Reader): AscendancyView {
  const { g, pending, over } = state;
  return {
    game: 'ascendancy',
    reader,
    headline: headline(state),
    facts: facts(state),
    round: g.round,
    stage: g.stage,
    phase: g.turn?.phase ?? null,
    turn: g.turn?.seat ?? null,
    awaited: pending.map(({ seat }) => seat),
    sequence: g.sequence,
    table: g.table,
    systems: Object.values(g.discs).map((disc) => systemView(g, disc)),
    lanes: Object.values(g.lanes),
    units: g.units.map((unit) => unitView(g, unit)),
    players: g.players.map((_player, seat) => playerView(g, seat, reader)),
    stack: g.stack.length,
    exploration: { ...sizes(g.exploration, 'deck'), discard: g.exploration.discard },
    destroyed: g.destroyed,
    borg: borgView(g),
    conflict: g.conflict,
    odds: chancesNow(g),
    roll: g.roll,
    last: g.last,
    traces: g.traces,
    lasting: g.lasting,
    verdict: over?.why ?? null,
    winners: over?.winners ?? [],
  };
}

function borgView({ borg }: Ascendancy): BorgView | null {
  if (borg === null) return null;
  const { commands, tech, active, ...open } = borg;
  const acting = active === null ? null : { cube: active.cube, card: active.card };
  return {
    ...open,
    active: acting,
    commands: {
      ...sizes(commands, 'deck'),
      discard: commands.discard.map((id) => ({ id, name: commandCard(id).name })),
    },
    tech: tech.length,
  };
}
