import { procedures } from '../../kernel/game.ts';
import { away } from './chapters/away/away.ts';
import { classH } from './chapters/away/class-h.ts';
import { wounds } from './chapters/away/wounds.ts';
import { combat } from './chapters/combat/combat.ts';
import { harm } from './chapters/combat/harm.ts';
import { secretDie } from './chapters/combat/secret-die.ts';
import { shields } from './chapters/combat/shields.ts';
import { volleys } from './chapters/combat/volleys.ts';
import { recruit } from './chapters/crew/recruit.ts';
import { buy } from './chapters/interactions/buy.ts';
import { interact } from './chapters/interactions/interact.ts';
import { assault } from './chapters/joint/assault.ts';
import { pvp } from './chapters/pvp/pvp.ts';
import { pvpAttack } from './chapters/pvp/pvp-attack.ts';
import { dummyTurn } from './chapters/rounds/dummy.ts';
import { game } from './chapters/rounds/game.ts';
import { round } from './chapters/rounds/round.ts';
import { tactics } from './chapters/rounds/tactics.ts';
import { upgrades } from './chapters/rounds/upgrades.ts';
import { draft } from './chapters/setup/draft.ts';
import { ships } from './chapters/setup/ships.ts';
import { emergency } from './chapters/turn/emergency.ts';
import { turn } from './chapters/turn/turn.ts';
import { endOfTurn, joinedEnd } from './chapters/turn-end/end-of-turn.ts';
import { levelUp } from './chapters/turn-end/level-up.ts';
import { rewards } from './chapters/turn-end/rewards.ts';
import { play } from './effects/play.ts';
import { effects } from './effects/runner.ts';
import type { Frontiers } from './state.ts';

/** Every procedure of the game. Frames refer to procedures by name. */
export const PROCEDURES = procedures<Frontiers>(
  game,
  ships,
  draft,
  round,
  tactics,
  dummyTurn,
  upgrades,
  turn,
  interact,
  buy,
  recruit,
  emergency,
  endOfTurn,
  rewards,
  levelUp,
  combat,
  away,
  classH,
  volleys,
  shields,
  harm,
  wounds,
  secretDie,
  pvp,
  pvpAttack,
  assault,
  joinedEnd,
  play,
  effects,
);
