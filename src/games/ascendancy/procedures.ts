import { procedures } from '../../kernel/game.ts';
import { lookingAsAsked } from '../kit/look.ts';
import * as borg from './chapters/borg/procedures.ts';
import * as building from './chapters/building/procedures.ts';
import { alliedLeave } from './chapters/conflict/allied.ts';
import { battle } from './chapters/conflict/battle.ts';
import { control } from './chapters/conflict/control.ts';
import { hegemony } from './chapters/conflict/hegemony.ts';
import { invasion } from './chapters/conflict/invasion.ts';
import { maneuver } from './chapters/conflict/maneuver.ts';
import { retreat } from './chapters/conflict/retreat.ts';
import { combatRound } from './chapters/conflict/round.ts';
import { claim } from './chapters/exploring/claim.ts';
import { diplomacy } from './chapters/exploring/diplomacy.ts';
import { explore } from './chapters/exploring/explore.ts';
import { resolve } from './chapters/exploring/resolve.ts';
import { study } from './chapters/exploring/study.ts';
import { muster } from './chapters/fleets/muster.ts';
import { arrive } from './chapters/hazards/arrive.ts';
import { brave } from './chapters/hazards/brave.ts';
import { rolling } from './chapters/hazards/roll.ts';
import { destroyProcedure } from './chapters/mapping/destroy.ts';
import { discoverProcedure } from './chapters/mapping/discover.ts';
import { layProcedure } from './chapters/mapping/lay.ts';
import { swingProcedure } from './chapters/mapping/swinging.ts';
import { move } from './chapters/movement/move.ts';
import { route } from './chapters/movement/routes.ts';
import { preparation } from './chapters/preparation/preparation.ts';
import { discard } from './chapters/projects/discard.ts';
import { launch } from './chapters/projects/launch.ts';
import { game } from './chapters/rounds/game.ts';
import { initiative } from './chapters/rounds/initiative.ts';
import { recharge } from './chapters/rounds/recharge.ts';
import { dealings } from './chapters/trade/dealings.ts';
import { trade } from './chapters/trade/trade.ts';
import { turn } from './chapters/turn/turn.ts';
import { use } from './chapters/turn/use.ts';
import { effects } from './effects/runner.ts';
import { looking } from './position/look.ts';
import { momentProcedure } from './rules/moments.ts';
import type { Ascendancy } from './state.ts';

/** All procedures of the game, by the names in its frames. */
export const PROCEDURES = procedures<Ascendancy>(
  ...[
    game,
    preparation,
    initiative,
    turn,
    use,
    recharge,
    ...Object.values(building),
    ...Object.values(borg),
    layProcedure,
    discoverProcedure,
    destroyProcedure,
    swingProcedure,
    move,
    route,
    rolling,
    brave,
    arrive,
    explore,
    claim,
    study,
    resolve,
    diplomacy,
    battle,
    combatRound,
    retreat,
    maneuver,
    invasion,
    hegemony,
    alliedLeave,
    control,
    launch,
    discard,
    muster,
    trade,
    dealings,
    momentProcedure,
    effects,
  ].map(lookingAsAsked(looking)),
);
