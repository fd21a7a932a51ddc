import { advancedAction, attack, crystal, damage, diplomacy, longAttack, one, reputation } from '../../print.ts';
import type { Card } from '../card.ts';
import { battleStations } from './battle-stations.ts';
import { crewTraining } from './crew-training.ts';
import { dataBackup } from './data-backup.ts';
import { dismantle } from './dismantle.ts';
import { famousDeeds } from './famous-deeds.ts';
import { flankingManeuver } from './flanking-maneuver.ts';
import { metaphasicField } from './metaphasic-field.ts';
import { navigationalCharts } from './navigational-charts.ts';
import { overcharge } from './overcharge.ts';
import { overload } from './overload.ts';
import { peaceTalks } from './peace-talks.ts';
import { pulseBarrier } from './pulse-barrier.ts';
import { reroutePower } from './reroute-power.ts';
import { scienceSymposium } from './science-symposium.ts';
import { shoreLeave } from './shore-leave.ts';
import { sickbayRotation } from './sickbay-rotation.ts';
import { solarSails } from './solar-sails.ts';
import { sourceSweep } from './source-sweep.ts';
import { steadyCourse } from './steady-course.ts';
import { strafingRun } from './strafing-run.ts';
import { xenology } from './xenology.ts';

/**
 * The Advanced Actions, one of each (F-OPEN-14). The rulebook doesn't show any, so they are based on those of Mage
 * Knight’s base game.
 */
export const ADVANCED: readonly Card[] = [
  // Red.

  // Based on Mage Knight’s Blood Rage.
  advancedAction('Ramming Speed', 'red', ['attack'], {
    basic: [one(attack(2), [damage(1), attack(5)])],
    strong: [one(attack(4), [damage(1), attack(9)])],
  }),
  // Based on Mage Knight’s Intimidate.
  advancedAction('Ultimatum', 'red', ['diplomacy', 'attack'], {
    basic: [one(diplomacy(4), attack(3)), reputation(-1)],
    strong: [one(diplomacy(8), attack(7)), reputation(-2)],
  }),
  overload,
  // Based on Mage Knight’s Fire Bolt.
  advancedAction('Torpedo Salvo', 'red', ['attack', 'special'], {
    basic: [crystal('red')],
    strong: [longAttack(3, 'photonTorpedo')],
  }),
  battleStations,
  dismantle,
  overcharge,
  strafingRun,
  // Based on Mage Knight’s Crushing Bolt. No enemy is fortified in this game, so an Attack replaces the siege.
  advancedAction('Disruptor Barrage', 'red', ['attack', 'special'], {
    basic: [crystal('red')],
    strong: [one(longAttack(3), attack(5))],
  }),
  // Blue.

  // Based on Mage Knight’s Ice Bolt.
  advancedAction('Phased Pulse', 'blue', ['attack', 'special'], {
    basic: [crystal('blue')],
    strong: [longAttack(3, 'photonPulse')],
  }),
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
  // Based on Mage Knight’s In Need.
  advancedAction('Distress Call', 'gold', ['diplomacy'], {
    basic: [diplomacy({ plus: 3, each: 1, of: { count: 'harmed' } })],
    strong: [diplomacy({ plus: 5, each: 2, of: { count: 'harmed' } })],
  }),
  flankingManeuver,
  navigationalCharts,
  sickbayRotation,
  crewTraining,
  // Based on Mage Knight’s Swift Bolt.
  advancedAction('Phaser Volley', 'gold', ['attack', 'special'], { basic: [crystal('gold')], strong: [longAttack(4)] }),
  solarSails,
  famousDeeds,
  peaceTalks,
];
