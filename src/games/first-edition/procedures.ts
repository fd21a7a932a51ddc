import { procedures } from '../../kernel/game.ts';
import { lookingAsAsked } from '../kit/look.ts';
import { agreement } from './chapters/agreement/agreement.ts';
import { personnelBattle } from './chapters/battle/personnel-battle.ts';
import { rogueBattle } from './chapters/battle/rogue-battle.ts';
import { shipBattle } from './chapters/battle/ship-battle.ts';
import { tacticsDraw } from './chapters/battle/tactics-draw.ts';
import { beam } from './chapters/beaming/beaming.ts';
import { captureProcedure } from './chapters/capture/capture.ts';
import { commandeer } from './chapters/control/commandeer.ts';
import { possess } from './chapters/control/possess.ts';
import { damageProcedure } from './chapters/damage/damage.ts';
import { encounter } from './chapters/dilemmas/encounter.ts';
import { dockProcedure } from './chapters/docking/docking.ts';
import { download } from './chapters/downloads/download.ts';
import { suspend } from './chapters/downloads/suspend.ts';
import { infiltratorArrest } from './chapters/infiltration/cover.ts';
import { leave } from './chapters/leaving/leave.ts';
import { attempt } from './chapters/missions/attempt.ts';
import { face } from './chapters/missions/face.ts';
import { move } from './chapters/movement/movement.ts';
import { nemeses } from './chapters/nemeses/nemeses.ts';
import { play } from './chapters/play/play.ts';
import { game } from './chapters/rounds/game.ts';
import { seeding } from './chapters/seeding/seeding.ts';
import { discardFromHand } from './chapters/selecting/discard-from-hand.ts';
import { divide } from './chapters/selecting/divide.ts';
import { rearrange } from './chapters/selecting/rearrange.ts';
import { select } from './chapters/selecting/select.ts';
import { selfControllingBattle } from './chapters/self-controlled/lone-battle.ts';
import { laySite } from './chapters/stations/laying.ts';
import { walk } from './chapters/stations/walking.ts';
import { beamTribbles } from './chapters/tribbles/beaming.ts';
import { pickUpTribble } from './chapters/tribbles/carrying.ts';
import { tribbles } from './chapters/tribbles/playing.ts';
import { departure, spread, troubleAlong } from './chapters/tribbles/straying.ts';
import { gap } from './chapters/turn/gap.ts';
import { turn } from './chapters/turn/turn.ts';
import { aim } from './effects/aim.ts';
import { effects } from './effects/runner.ts';
import { looking } from './position/look.ts';
import { momentProcedure } from './rules/moments.ts';
import type { FirstEdition } from './state.ts';

/** All procedures of the game, by the names used in its stack frames. */
export const PROCEDURES = procedures<FirstEdition>(
  ...[
    game,
    seeding,
    turn,
    nemeses,
    gap,
    play,
    move,
    beam,
    dockProcedure,
    laySite,
    walk,
    infiltratorArrest,
    attempt,
    face,
    encounter,
    rogueBattle,
    download,
    suspend,
    select,
    divide,
    discardFromHand,
    rearrange,
    shipBattle,
    selfControllingBattle,
    commandeer,
    possess,
    captureProcedure,
    personnelBattle,
    tacticsDraw,
    tribbles,
    pickUpTribble,
    beamTribbles,
    spread,
    troubleAlong,
    departure,
    damageProcedure,
    leave,
    agreement,
    momentProcedure,
    aim,
    effects,
  ].map(lookingAsAsked(looking)),
);
