import type { Rule } from '../../rules/rule.ts';
import type { CardId } from '../../terms.ts';
import { ARTIFACTS } from './artifacts.ts';
import { BRIDGE } from './bridge.ts';
import { DILEMMAS } from './dilemmas/all.ts';
import { DOORS } from './doorways/doors.ts';
import { ARMS } from './equipment/arms.ts';
import { BLADES } from './equipment/blades.ts';
import { KITS } from './equipment/kits.ts';
import { SPECIAL } from './equipment/special.ts';
import { AT_MISSIONS } from './events/birthright.ts';
import { ENHANCING } from './events/enhancing.ts';
import { LATER } from './events/later.ts';
import { AT_LOCATIONS } from './events/locations.ts';
import { ORDERED } from './events/orders.ts';
import { PILES } from './events/piles.ts';
import { ROAMING } from './events/roaming.ts';
import { ON_TABLE } from './events/table.ts';
import { TAKING_OVER } from './events/takeover.ts';
import { TREATIES } from './events/treaties.ts';
import { ON_VESSELS } from './events/vessels.ts';
import { HEADQUARTERS } from './facilities/headquarters.ts';
import { OUTPOSTS } from './facilities/outposts.ts';
import { ROOMS } from './facilities/promenade.ts';
import { SITES } from './facilities/sites.ts';
import { STATIONS } from './facilities/stations.ts';
import { FLEET } from './fleet.ts';
import { CLONING } from './incidents/cloning.ts';
import { DELVING } from './incidents/delving.ts';
import { AT_A_TIME } from './incidents/handshake.ts';
import { OATHS } from './incidents/oath.ts';
import { SNIPERS } from './incidents/sniper.ts';
import { NEXT_GENERATION } from './incidents/tng.ts';
import { ANSWERING } from './interrupts/answering.ts';
import { AT_ONCE } from './interrupts/at-once.ts';
import { BOARDING } from './interrupts/boarding.ts';
import { CALMING } from './interrupts/calming.ts';
import { FIGHTING } from './interrupts/fighting.ts';
import { FLYING } from './interrupts/flying.ts';
import { TRADES } from './interrupts/gambit.ts';
import { LOOKING } from './interrupts/looking.ts';
import { LOWERED } from './interrupts/lowered.ts';
import { SUCCESSION } from './interrupts/succession.ts';
import { BENEATH } from './missions/beneath.ts';
import { GROUNDS } from './missions/grounds.ts';
import { PLACES } from './missions/places.ts';
import { POINTS } from './missions/points.ts';
import { SIDES } from './missions/sides.ts';
import { SOLVED } from './missions/solved.ts';
import { TWO_ENDS } from './missions/two-ends.ts';
import { MISSIONS } from './missions.ts';
import { ASSIGNMENTS } from './objectives/assignments.ts';
import { COUNCILS } from './objectives/council.ts';
import { HIDING } from './objectives/hiding.ts';
import { AT_HOME } from './objectives/homeworlds.ts';
import { LEGATES } from './objectives/legates.ts';
import { PARTICLES } from './objectives/particles.ts';
import { POWER } from './objectives/power.ts';
import { REPORTS } from './objectives/reports.ts';
import { ALIKE } from './personnel/alike.ts';
import { DEEDS } from './personnel/deeds.ts';
import { FIGURES } from './personnel/figures.ts';
import { GAINED } from './personnel/gained.ts';
import { ICONS } from './personnel/icons.ts';
import { MENDING } from './personnel/mending.ts';
import { RENOWNED } from './personnel/renowned.ts';
import { PERSONNEL } from './personnel/table.ts';
import { WELCOME } from './personnel/welcome.ts';
import { withCopies } from './reprints.ts';
import { SHIPS } from './ships.ts';
import { TACTICS } from './tactics.ts';

const AS_WRITTEN: readonly Readonly<Record<CardId, Rule>>[] = [
  TREATIES,
  DILEMMAS,
  OUTPOSTS,
  HEADQUARTERS,
  STATIONS,
  SITES,
  ROOMS,
  REPORTS,
  ARTIFACTS,
  ARMS,
  BLADES,
  KITS,
  SPECIAL,
  ENHANCING,
  AT_LOCATIONS,
  ON_TABLE,
  ROAMING,
  ON_VESSELS,
  TAKING_OVER,
  ANSWERING,
  AT_ONCE,
  BOARDING,
  FIGHTING,
  FLYING,
  LOOKING,
  LOWERED,
  SUCCESSION,
  CALMING,
  SHIPS,
  PERSONNEL,
  FIGURES,
  GAINED,
  WELCOME,
  DEEDS,
  ALIKE,
  FLEET,
  ICONS,
  RENOWNED,
  MENDING,
  LATER,
  ORDERED,
  AT_MISSIONS,
  DELVING,
  AT_HOME,
  PARTICLES,
  LEGATES,
  CLONING,
  OATHS,
  SNIPERS,
  COUNCILS,
  HIDING,
  POWER,
  MISSIONS,
  GROUNDS,
  POINTS,
  SOLVED,
  TWO_ENDS,
  BENEATH,
  SIDES,
  PLACES,
  TACTICS,
  BRIDGE,
  TRADES,
  PILES,
  AT_A_TIME,
  NEXT_GENERATION,
  ASSIGNMENTS,
  DOORS,
];

/** All tables of rules, one per file, with all printings of each card. */
export const TABLES: readonly Readonly<Record<CardId, Rule>>[] = AS_WRITTEN.map(withCopies);
