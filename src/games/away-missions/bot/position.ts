import type { Seat } from '../../../kernel/types.ts';
import { spareInAll } from '../chapters/characters/characters.ts';
import { playerOf, teamInPlay } from '../chapters/characters/find.ts';
import { honorOf } from '../chapters/characters/honor.ts';
import { intelOf } from '../chapters/characters/intel.ts';
import { allSides, seatsOf, sideOf } from '../chapters/characters/sides.ts';
import { corePoints, pointsSoFar } from '../score.ts';
import type { AwayMissions } from '../state.ts';
import { Outlook } from './aims.ts';
import { TASTES } from './tastes.ts';

/**
 * Rates a seat's position in Mission points: scores, characters and prospects of both sides. Among several hostile
 * sides, the leader counts most.
 */
export function standingOf(g: AwayMissions, seat: Seat): number {
  const worth = (side: number): number =>
    seatsOf(g, side).reduce((sum, one) => sum + points(g, one) + strength(g, one), 0);
  const own = sideOf(g, seat);
  const foes = allSides(g).flatMap((side) => (side === own ? [] : worth(side)));
  const mean = foes.reduce((sum, one) => sum + one, 0) / foes.length;
  return worth(own) - TASTES.leader * Math.max(...foes) - (1 - TASTES.leader) * mean + hopes(g, seat);
}

function strength(g: AwayMissions, seat: Seat): number {
  const { hand, adapt, permanents, traps = [] } = playerOf(g, seat);
  let total = hand.support.length * TASTES.supportCard + adapt * TASTES.adapt + permanents.length * TASTES.lasting;
  // Only part of the value of Intel and Honor is counted, because the Core Mission's points are already included.
  total += intelOf(g, seat) * TASTES.moreIntel + traps.length * TASTES.trap;
  for (const character of teamInPlay(g, seat)) {
    total += honorOf(character) * TASTES.honor * 0.3;
    total += TASTES.character + spareInAll(character) * TASTES.peg - character.stun * TASTES.stun;
    total +=
      (character.equipment.length + character.traits.length) * TASTES.lasting + (character.cover ? TASTES.cover : 0);
  }
  return total;
}

function hopes(g: AwayMissions, seat: Seat): number {
  const look = new Outlook(g, seat);
  return teamInPlay(g, seat).reduce((sum, character) => sum + look.hope(character, character.space), 0);
}

function points(g: AwayMissions, seat: Seat): number {
  return pointsSoFar(g, seat) + corePoints(g, seat);
}
