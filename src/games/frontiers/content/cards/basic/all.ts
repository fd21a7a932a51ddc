import type { Card } from '../card.ts';
import { ablativeArmor } from './ablative-armor.ts';
import { attackRun } from './attack-run.ts';
import { bloodwine } from './bloodwine.ts';
import { coordination } from './coordination.ts';
import { damageControl } from './damage-control.ts';
import { dataArchive } from './data-archive.ts';
import { decloakingStrike } from './decloaking-strike.ts';
import { hailingFrequencies } from './hailing-frequencies.ts';
import { impulseEngines } from './impulse-engines.ts';
import { insight } from './insight.ts';
import { lursaAndBetorsPlot } from './lursa-and-betors-plot.ts';
import { martoksFury } from './martoks-fury.ts';
import { openFire } from './open-fire.ts';
import { picardsCounsel } from './picards-counsel.ts';
import { quickThinking } from './quick-thinking.ts';
import { raiseShields } from './raise-shields.ts';
import { saucerSeparation } from './saucer-separation.ts';
import { siskosGambit } from './siskos-gambit.ts';
import { warningShot } from './warning-shot.ts';
import { warpDrive } from './warp-drive.ts';

/**
 * The Basic Actions (F-OPEN-13): 14 cards that every ship has, copies counted, and two of each ship’s own. The book names
 * one of them and shows none. The figures are those of Mage Knight, whose cards come in four colours and not in three.
 */
export const BASIC: readonly Card[] = [
  // In every deck.
  openFire,
  attackRun,
  warningShot,
  quickThinking,
  raiseShields,
  warpDrive,
  dataArchive,
  insight,
  impulseEngines,
  damageControl,
  hailingFrequencies,
  coordination,
  // U.S.S. Enterprise-D.
  picardsCounsel,
  saucerSeparation,
  // U.S.S. Defiant.
  siskosGambit,
  ablativeArmor,
  // I.K.S. Negh’Var.
  martoksFury,
  bloodwine,
  // Bird-of-Prey.
  lursaAndBetorsPlot,
  decloakingStrike,
];
