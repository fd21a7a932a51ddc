import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { piecesWithin } from '../../../chapters/teams/teams.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { anyone, firing, serves } from '../../builders/tactics.ts';
import type { CardRules } from '../../card-rules.ts';

const isBajoran = stateFilter('Bajoran ship');
const hasOne = stateFilter('Resistance or Navigation');
const hasBoth = stateFilter('Resistance, Navigation');

function crewHas(g: FirstEdition, ship: Piece, test: typeof hasOne): boolean {
  return piecesWithin(g, ship.id).some((piece) => piece.seat === ship.seat && test(piece, g));
}

/** Returns +2 for Bajoran ships with Resistance or Navigation, +4 if one personnel has both. */
function banks(g: FirstEdition, seat: number): number {
  const levels = firing(g, seat)
    .filter((ship) => isBajoran(ship, g))
    .map((ship) => {
      if (crewHas(g, ship, hasBoth)) return 4;
      return crewHas(g, ship, hasOne) ? 2 : 0;
    });
  return Math.max(0, ...levels);
}

/** Tactics of The Trouble with Tribbles, by id. */
export const CARDS: CardRules = {
  'bajoran-phaser-banks': {
    text: 'ATTACK and DEFENSE +2 if your firing Bajoran ship has Resistance or Navigation aboard, +4 if one personnel has both. As damage: a random personnel aboard is killed, or on a Nor, a random one at a site of your choice.',
    tactic: { attack: banks, defense: banks, marks: anyone },
  },
  'breen-disruptor-burst': serves(2, 'Breen ship'),
  'breen-disruptor-burst@2025-02': serves(3, 'Breen ship'),
};
