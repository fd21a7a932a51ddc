import type { AwayMissions, Lasting } from '../../state.ts';

/** How long each moment lets effects last: a longer one ends the shorter ones too. */
const ENDS: Record<Lasting['until'], readonly Lasting['until'][]> = {
  action: ['action'],
  activation: ['action', 'activation'],
  round: ['action', 'activation', 'round'],
  game: ['action', 'activation', 'round', 'game'],
};

/** Ends the effects that last until this moment. */
export function expire(g: AwayMissions, until: Lasting['until']): void {
  if (g.lasting.length === 0) return;
  const ended = ENDS[until];
  g.lasting = g.lasting.filter((effect) => !ended.includes(effect.until));
}
