import { kept } from '../../kit/cache.ts';
import type { CardId } from '../terms.ts';
import type { MissionCard } from './card.ts';
import { figureOf } from './facts.ts';
import { parseFormula } from './formula-text.ts';
import type { Affiliation } from './printed.ts';

/** The facts of a mission's far end that differ from the near end (C-MISSION-01). */
type FarEnd = Partial<Pick<MissionCard, 'affiliations' | 'openToAll' | 'requirement' | 'points' | 'span'>>;

/**
 * The printed facts of a far end. `of` has the affiliation icons or is `any`, and `asks` is the requirement, or null if
 * there is none.
 */
interface Printed {
  readonly of?: readonly Affiliation[] | 'any';
  readonly asks?: string | null;
  readonly points?: string;
  readonly span?: string;
}

/**
 * The facts that a mission's far end doesn't share with its near end, by mission id. Missions whose far end differs
 * only in its text aren't listed.
 */
const PRINTED: Readonly<Record<CardId, Printed>> = {
  'abduction-plot': { of: ['Federation'], asks: 'Navigation x3 + SHIELDS>6' },
  'assist-damaged-vessel': {
    of: ['Federation', 'Klingon', 'Bajoran'],
    asks: 'Leadership + SECURITY + Treachery + Physics',
  },
  'battle-of-cardassia': {
    of: ['Cardassian', 'Dominion'],
    asks: 'Leadership x2 + SECURITY x2 + Treachery x2',
    points: '40',
  },
  'battle-of-narendra-iii': {
    of: ['Romulan', 'Klingon'],
    asks: 'Leadership + SECURITY + Treachery x2 + "ship with WEAPONS>7"',
  },
  'battle-of-sector-001': { asks: 'OFFICER x6', points: '40' },
  'break-prisoner': { points: '35' },
  'compromised-mission': { of: ['Federation'] },
  'construct-depot': { of: [], asks: null, points: '0' },
  'escape-gulag': { of: ['Klingon'], asks: 'SECURITY x2 + Geology + ENGINEER + Law' },
  'inspect-strategic-snare': { of: 'any', asks: 'Diplomacy x2 + Navigation x2 + SECURITY' },
  'intercept-dignitary': {
    of: ['Romulan', 'Non-Aligned', 'Cardassian', 'Ferengi'],
    asks: 'Acquisition + SECURITY + Treachery x2',
    points: '35*',
  },
  'internment-operations': {
    of: ['Federation', 'Klingon', 'Romulan'],
    asks: 'ENGINEER x2 + Computer Skill x2 + Honor + INTEGRITY>40',
  },
  'investigate-dead-planet': { asks: 'ENGINEER + CUNNING>32 + (Acquisition OR {Lore})' },
  'investigate-incursion': { points: '30' },
  'investigate-probe-origin': { asks: 'CUNNING>30 OR Archaeology x3' },
  'legal-appeal': { of: ['Non-Aligned'], asks: 'CIVILIAN x2 + SECURITY + Law x2' },
  'practice-orbital-maneuvers': { asks: 'Astrophysics + Leadership + Navigation + SECURITY + CUNNING>36' },
  'prevent-military-escalation': { asks: 'OFFICER x3 + Leadership OR {Benjamin Maxwell}' },
  'recover-prisoner': { of: ['Federation'], asks: 'Navigation + Youth + SECURITY' },
  'salvage-borg-ship': { points: '35' },
  'tactical-observation': { of: ['Cardassian', 'Dominion'], asks: 'SECURITY x2 + OFFICER x2' },
  'warped-space': { span: '1' },
};

/** The ids of all missions whose far end differs from the near end in at least one fact. */
export const FAR_ENDS: readonly CardId[] = Object.keys(PRINTED);

/** Returns the facts that differ on the far end of a mission, or undefined if both ends are equal. */
export function farEndOf(mission: CardId): FarEnd | undefined {
  const printed = PRINTED[mission];
  return printed === undefined ? undefined : kept(ends, mission, () => endOf(printed));
}

const ends = new Map<CardId, FarEnd>();

function endOf({ of, asks, points, span }: Printed): FarEnd {
  return {
    ...(of === undefined ? {} : { affiliations: of === 'any' ? [] : of, openToAll: of === 'any' }),
    ...(asks === undefined ? {} : { requirement: asks === null ? null : parseFormula(asks) }),
    ...(points === undefined ? {} : { points: figureOf(points) }),
    ...(span === undefined ? {} : { span: figureOf(span) }),
  };
}
