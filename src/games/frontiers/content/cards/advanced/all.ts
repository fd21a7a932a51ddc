import type { Card } from '../card.ts';
import { battleStations } from './battle-stations.ts';
import { crewTraining } from './crew-training.ts';
import { dataBackup } from './data-backup.ts';
import { dismantle } from './dismantle.ts';
import { disruptorBarrage } from './disruptor-barrage.ts';
import { distressCall } from './distress-call.ts';
import { famousDeeds } from './famous-deeds.ts';
import { flankingManeuver } from './flanking-maneuver.ts';
import { metaphasicField } from './metaphasic-field.ts';
import { navigationalCharts } from './navigational-charts.ts';
import { overcharge } from './overcharge.ts';
import { overload } from './overload.ts';
import { peaceTalks } from './peace-talks.ts';
import { phasedPulse } from './phased-pulse.ts';
import { phaserVolley } from './phaser-volley.ts';
import { pulseBarrier } from './pulse-barrier.ts';
import { rammingSpeed } from './ramming-speed.ts';
import { reroutePower } from './reroute-power.ts';
import { scienceSymposium } from './science-symposium.ts';
import { shoreLeave } from './shore-leave.ts';
import { sickbayRotation } from './sickbay-rotation.ts';
import { solarSails } from './solar-sails.ts';
import { sourceSweep } from './source-sweep.ts';
import { steadyCourse } from './steady-course.ts';
import { strafingRun } from './strafing-run.ts';
import { torpedoSalvo } from './torpedo-salvo.ts';
import { ultimatum } from './ultimatum.ts';
import { xenology } from './xenology.ts';

/** The Advanced Actions (F-OPEN-14), one of each. The book shows none; they follow those of Mage Knight’s base game. */
export const ADVANCED: readonly Card[] = [
  // Red.
  rammingSpeed,
  ultimatum,
  overload,
  torpedoSalvo,
  battleStations,
  dismantle,
  overcharge,
  strafingRun,
  disruptorBarrage,
  // Blue.
  phasedPulse,
  steadyCourse,
  metaphasicField,
  pulseBarrier,
  reroutePower,
  dataBackup,
  xenology,
  sourceSweep,
  scienceSymposium,
  // Gold.
  shoreLeave,
  distressCall,
  flankingManeuver,
  navigationalCharts,
  sickbayRotation,
  crewTraining,
  phaserVolley,
  solarSails,
  famousDeeds,
  peaceTalks,
];
