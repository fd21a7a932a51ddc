import { factionName } from '../../src/games/away-missions/chapters/characters/names.ts';
import { TEAMS } from '../../src/games/away-missions/content/characters.ts';
import { CORES } from '../../src/games/away-missions/content/cores.ts';
import { STARTER_DECKS } from '../../src/games/away-missions/content/decks.ts';
import { findListed, isCharacter, zoneOf } from '../../src/games/away-missions/decks/deck.ts';
import { completed } from '../../src/games/away-missions/decks/team.ts';
import { scopeOf } from '../../src/games/away-missions/effects/scope.ts';
import type { Effect } from '../../src/games/away-missions/effects/union.ts';
import { awayMissions } from '../../src/games/away-missions/index.ts';
import type { AwayMissions, Brought } from '../../src/games/away-missions/state.ts';
import type { Frame, Json } from '../../src/kernel/types.ts';
import { type CaseSetup, Stage } from '../../src/simulation/stage.ts';

/** A game of Away Missions in which a seat chooses a character to activate, unless the scene says otherwise. */
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

/** The options of the seat whose turn it is. */
export function keys(stage: Stage<AwayMissions>): string[] {
  return stage.decision(stage.seats[stage.g.turn ?? 0] ?? '').options.map(({ key }) => key);
}

/** Effects as a card of Riker would carry them out. The Borg are asked wherever they may challenge. */
export function carriesOut(list: Effect[], scene: CaseSetup = {}, more: { [name: string]: Json } = {}) {
  const local = { ...scopeOf(0, 'make-it-so', 'riker'), list, ...more };
  return run('effects', local, scene, ['challenge']);
}

/**
 * Options by which players bring these cards and characters, whoever’s they are: each in the place of cards of the starter
 * decks, but of none that `keep` names, and of characters who make room.
 */
export function bringing(wanted: readonly string[], keep: readonly string[] = []): { decks: Record<string, Brought> } {
  const decks = Object.values(TEAMS).flatMap(([{ faction } = { faction: 'federation' as const }]) => {
    const own = wanted.flatMap((id) => findListed(id) ?? []).filter((one) => one.faction === faction);
    const { mission, support } = STARTER_DECKS[faction];
    const fresh = (zone: string, deck: readonly string[]) =>
      own.flatMap((one) => (zoneOf(one) === zone && !deck.includes(one.id) ? [one.id] : []));
    const mixed = (zone: string, deck: readonly string[]): string[] => {
      const more = fresh(zone, deck);
      const spare = deck
        .filter((card) => !keep.includes(card) && !wanted.includes(card))
        .slice(-more.length || deck.length);
      return [...deck.filter((card) => !spare.includes(card)), ...more];
    };
    const team = completed(
      faction,
      own.filter(isCharacter).map(({ id }) => id),
    );
    const brought = {
      team,
      cores: CORES[faction].map(({ id }) => id),
      mission: mixed('mission', mission),
      support: mixed('support', support),
    };
    return own.some(isCharacter) || fresh('mission', mission).length + fresh('support', support).length > 0
      ? [[factionName(faction), brought] as const]
      : [];
  });
  return { decks: Object.fromEntries(decks) };
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
