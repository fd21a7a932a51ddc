import { skillOf } from '../../../chapters/skills/skills.ts';
import { piecesWithin } from '../../../chapters/teams/teams.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { anyone, firing, isOfSide, serves, side } from '../../builders/tactics.ts';
import type { CardRules } from '../../card-rules.ts';
import type { Skill } from '../../printed.ts';

function crewHas(g: FirstEdition, ship: Piece, test: (piece: Piece) => boolean): boolean {
  return piecesWithin(g, ship.id).some((piece) => piece.seat === ship.seat && test(piece));
}

/** Returns +2 for Bajoran ships with Resistance or Navigation, +4 if one personnel has both. */
function banks(g: FirstEdition, seat: number): number {
  const levels = firing(g, seat)
    .filter(isOfSide('Bajoran'))
    .map((ship) => {
      const has = (skill: Skill) => (piece: Piece) => skillOf(g, piece, skill) > 0;
      if (crewHas(g, ship, (piece) => has('Resistance')(piece) && has('Navigation')(piece))) return 4;
      return crewHas(g, ship, has('Resistance')) || crewHas(g, ship, has('Navigation')) ? 2 : 0;
    });
  return Math.max(0, ...levels);
}

/** Tactics of The Trouble with Tribbles, by id. */
export const CARDS: CardRules = {
  'bajoran-phaser-banks': {
    text: 'ATTACK and DEFENSE +2 if your firing Bajoran ship has Resistance or Navigation aboard, +4 if one personnel has both. As damage: a random personnel aboard is killed, or on a Nor, a random one at a site of your choice.',
    tactic: { attack: banks, defense: banks, marks: anyone },
  },
  'breen-disruptor-burst': serves(2, side('Breen')),
};
