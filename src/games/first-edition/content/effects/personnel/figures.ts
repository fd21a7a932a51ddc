import type { Offer } from '../../../../kit/offers.ts';
import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import type { Effects } from '../../../effects/union.ts';
import type { Force, Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { Affiliation } from '../../printed.ts';
import { payloadOf } from '../shared.ts';
import {
  ALL,
  against,
  any,
  attributeBonus,
  both,
  carries,
  every,
  here,
  of,
  other,
  present,
  raises,
  ship,
  speaker,
  titled,
  withOne,
  yours,
} from './aiding.ts';

/** The key in `g.lasting` of a personnel whose variable attribute currently has its lower value (C-SKILL-20). */
const LOWER = 'lower-figure';

/** True if a personnel is in a battle against forces that include an affiliation. */
const fightsAgainst =
  (side: Affiliation) =>
  (own: Piece, g: FirstEdition): boolean => {
    const { battle } = g;
    if (battle?.kind !== 'personnel' || battle.forces[own.seat]?.includes(own.id) !== true) return false;
    const enemies = battle.forces[1 - own.seat] ?? [];
    return enemies.some((id) => {
      const enemy = g.pieces[id];
      return enemy !== undefined && affiliationOf(enemy) === side;
    });
  };

/** True if a personnel faces the current dilemma. */
export const facesDilemma = (own: Piece, { attempt }: FirstEdition): boolean =>
  attempt?.met != null && attempt.team.includes(own.id);

/** CUNNING is one of two values: at first the higher one, and later the one that its player last chose (C-SKILL-20). */
function either(low: number, high: number): Force {
  return {
    sets: {
      attribute(g, source, { piece, attribute }) {
        if (speaker(g, source)?.id !== piece || attribute !== 'CUNNING') return null;
        return g.lasting.some((one) => one.what === LOWER && one.piece === piece) ? low : high;
      },
    },
    acts: (g, source, seat) => switches(g, source, seat, low, high),
    at: {
      dilemma: { offers: (g, source) => switches(g, source, source.seat, low, high) },
    },
  };
}

function switches(g: FirstEdition, source: RuleSource, seat: number, low: number, high: number): Offer<Effects>[] {
  const own = speaker(g, source);
  if (own === null || own.seat !== seat) return [];
  const isLow = g.lasting.some((one) => one.what === LOWER && one.piece === own.id);
  const label = `Change CUNNING to ${isLow ? high : low}`;
  return [payloadOf(source, 'figure', label, [{ do: 'switch', what: LOWER, piece: own.id }])];
}

const kEhleyr = every(present, other, any("K'Ehleyr"));

const against3 = (side: Affiliation): Force => attributeBonus(['STRENGTH'], 3, fightsAgainst(side));

const KIRA: Rule = {
  text: 'STRENGTH +3 in battle against forces that include the Dominion.',
  ...against3('Dominion'),
};
const ROM: Rule = { text: 'CUNNING is 4 or 9, as you choose.', ...either(4, 9) };

/** Personnel whose attributes depend on the situation, by card id. */
export const FIGURES: Readonly<Record<string, Rule>> = {
  'captain-worf': {
    text: 'With any K’Ehleyr present, both have all attributes +2.',
    ...both(attributeBonus(ALL, 2, withOne(any("K'Ehleyr"))), raises(ALL, 2, kEhleyr)),
  },
  'jean-luc-picard-chain-of-command': {
    text: 'Your ship with him aboard has WEAPONS and SHIELDS +4 against Borg.',
    ...against(every(carries, yours), of('Borg'), 4, 4),
  },
  'kira-nerys': {
    text: 'STRENGTH +3 in battle against forces that include Cardassians.',
    ...against3('Cardassian'),
  },
  kira: KIRA,
  'kira-star': KIRA,
  'kira-star-star': KIRA,
  'kol-the-next-generation': {
    text: 'All attributes +2 with Goss or Dr. Arridor present.',
    ...attributeBonus(
      ALL,
      2,
      withOne((piece, g, own) => titled('Goss')(piece, g, own) || titled('Dr. Arridor')(piece, g, own)),
    ),
  },
  kosinski: {
    text: 'CUNNING −4 while he faces a dilemma.',
    ...attributeBonus(['CUNNING'], -4, facesDilemma),
  },
  martok: {
    text: 'Your Klingon ships at this location have WEAPONS +2.',
    ...raises(['WEAPONS'], 2, every(ship, yours, here, of('Klingon'))),
  },
  // The player chooses which of the two values applies (C-SKILL-20).
  rom: ROM,
  'rom-star': ROM,
};
