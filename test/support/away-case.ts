import { scopeOf } from '../../src/games/away-missions/effects/scope.ts';
import type { Effect } from '../../src/games/away-missions/effects/union.ts';
import { awayMissions } from '../../src/games/away-missions/index.ts';
import type { AwayMissions } from '../../src/games/away-missions/state.ts';
import type { Frame, Json } from '../../src/kernel/types.ts';
import { type CaseSetup, Stage } from '../../src/proving/stage.ts';

/** A game of Away Missions that stands where a seat chooses whom to activate, unless the scene says otherwise. */
export function play(scene: CaseSetup = {}): Stage<AwayMissions> {
  return new Stage(awayMissions, { at: 'activation', ...scene });
}

/**
 * A game in which one procedure runs, as a card would call it, in the Federation’s turn. When it ends the game is over.
 * `ask`: the windows in which both seats want to be asked; `prefer`: what else their orders say.
 */
export function run(
  proc: string,
  local: Frame['local'],
  scene: CaseSetup = {},
  ask?: string[],
  prefer = {},
): Stage<AwayMissions> {
  const frames = (g: AwayMissions): Frame[] => {
    g.turn ??= 0;
    return [
      { proc: 'game', step: 'over', local: {} },
      { proc, step: 'begin', local: { ...local } },
    ];
  };
  const staging = { ...awayMissions.staging, at: { here: { about: 'The procedure begins.', frames } } };
  const usual = awayMissions.defaultOrders(0, false);
  const defaultOrders = () => ({ ask: ask ?? usual.ask, prefer: { ...usual.prefer, ...prefer } });
  return new Stage({ ...awayMissions, staging, defaultOrders }, { ...scene, at: 'here' });
}

/** A character takes a first Action. */
export function uses(by: string, wish: string, scene: CaseSetup = {}): Stage<AwayMissions> {
  const side = scene.turn ?? 'federation';
  return play(scene).does(side, `activate:${by}`).does(side, wish);
}

/** What the seat whose turn it is may answer. */
export function keys(stage: Stage<AwayMissions>): string[] {
  return stage.decision(stage.seats[stage.g.turn ?? 0] ?? '').options.map(({ key }) => key);
}

/** Effects as a card of Riker’s would carry them out; the Borg are asked wherever they may challenge. */
export function carriesOut(list: Effect[], scene: CaseSetup = {}, more: { [name: string]: Json } = {}) {
  const local = { ...scopeOf(0, 'make-it-so', 'riker'), list, ...more };
  return run('effects', local, scene, ['challenge']);
}

/** A patch that puts characters into spaces. */
export function standing(spaces: { [character: string]: string }): { [path: string]: Json } {
  const patch: { [path: string]: Json } = {};
  for (const [id, space] of Object.entries(spaces)) {
    patch[`characters.${id}.space`] = space;
    patch[`characters.${id}.where`] = 'area';
  }
  return patch;
}

/** A patch that takes characters out of the game. */
export function gone(...characters: string[]): { [path: string]: Json } {
  const patch: { [path: string]: Json } = {};
  for (const id of characters) {
    patch[`characters.${id}.space`] = null;
    patch[`characters.${id}.where`] = 'out';
  }
  return patch;
}

/**
 * What gives a seat a score pile from the Missions of its deck, worth so many points each, the first with a bonus, and no
 * Core Mission.
 */
export function scoredBy(seat: number, points: readonly number[], bonus = 0): Record<string, Json> {
  const mission = play().g.players[seat]?.decks.mission ?? [];
  return {
    [`players.${seat}.scored`]: points.map((value, at) => ({
      card: mission[at] ?? '',
      points: value,
      bonus: at === 0 ? bonus : 0,
    })),
    [`players.${seat}.decks.mission`]: mission.slice(points.length),
    [`players.${seat}.core`]: null,
  };
}
