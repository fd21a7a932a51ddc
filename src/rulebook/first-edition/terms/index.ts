import type { Chapter } from '../../entry.ts';
import { termsActions } from './a-actions.ts';
import { termsAffiliation } from './a-affiliation-to-artifact.ts';
import { termsAssimilation } from './a-assimilation-to-away-team.ts';
import { termsBattle } from './b-battle.ts';
import { termsBeaming } from './b-beaming-to-bottom.ts';
import { termsCards } from './c-cancel-to-classification.ts';
import { termsCloaking } from './c-cloaking-to-cumulative.ts';
import { termsDamage } from './d-damage-to-dilemma.ts';
import { termsDilemma } from './d-dilemma.ts';
import { termsDocked } from './d-docked.ts';
import { termsE } from './e.ts';
import { termsF } from './f.ts';
import { termsGH } from './g-h.ts';
import { termsI } from './i.ts';
import { termsJKL } from './j-l.ts';
import { termsM } from './m.ts';
import { termsN } from './n.ts';
import { termsO } from './o.ts';
import { termsPaToPe } from './p-pa-to-pe.ts';
import { termsPersonnel } from './p-personnel.ts';
import { termsPoints } from './p-points.ts';
import { termsQ } from './q.ts';
import { termsR } from './r.ts';
import { termsElsewhere } from './references.ts';
import { termsScouting } from './s-scouting.ts';
import { termsShips } from './s-ships.ts';
import { termsSkills } from './s-skills.ts';
import { termsStopped } from './s-stopped.ts';
import { termsTime } from './t.ts';
import { termsTurn } from './t-turn.ts';
import { termsUV } from './u-v.ts';
import { termsWZ } from './w-z.ts';

/** All terms of the First Edition glossary, from A to Z; those that are explained under others at the end. */
export const firstEditionTerms: readonly Chapter[] = [
  termsActions,
  termsAffiliation,
  termsAssimilation,
  termsBattle,
  termsBeaming,
  termsCards,
  termsCloaking,
  termsDamage,
  termsDilemma,
  termsDocked,
  termsE,
  termsF,
  termsGH,
  termsI,
  termsJKL,
  termsM,
  termsN,
  termsO,
  termsPaToPe,
  termsPersonnel,
  termsPoints,
  termsQ,
  termsR,
  termsScouting,
  termsShips,
  termsSkills,
  termsStopped,
  termsTime,
  termsTurn,
  termsUV,
  termsWZ,
  termsElsewhere,
];
