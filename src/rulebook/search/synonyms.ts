import { stemmer } from 'stemmer';

/** Words that players use for one another: the first of a group stands for all of them. */
const GROUPS: readonly string[] = [
  'attack shoot fire hit strike assault',
  'battle fight combat brawl war duel',
  'kill die dead death slain',
  'cost price expensive pay',
  'buy purchase recruit hire',
  'damage hurt wound injured injury dmg scar',
  'repair fix heal cure mend patch',
  'win victory victorious won',
  'begin start',
  'end finish over',
  'capture steal grab',
  'move walk movement travel fly',
  'opponent enemy rival foe baddie monster',
  'limit maximum max most',
  'minimum min least',
  'prevent block stop',
  'combine mix cooperate coop together',
  'crew personnel guy people somebody someone member redshirt person folk',
  'exchange swap trade replace',
  'look peek examine see',
  'undo revert takeback',
  'partner teammate buddy ally friend',
  'retreat flee escape chicken',
  'commander captain skipper',
  'multiply double triple',
  'tile hex',
  'skill perk talent',
  'shield parry',
  'crystal gem',
  'lane road path',
  'ship boat hull vessel',
  'agreement pact deal ta',
  'starbase outpost fort',
  'stun daze groggy',
  'equipment gadget gear gun',
  'cover crate duck hide',
  'resource money income payday',
  'planet world',
];

const headOfStem = new Map(
  GROUPS.flatMap((group) => {
    const words = group.split(' ');
    return words.map((word) => [stemmer(word), words[0] ?? word] as const);
  }),
);

/** The word that stands for all those that mean about the same as one with this stem; null when there are none. */
export function headOf(stem: string): string | null {
  return headOfStem.get(stem) ?? null;
}
