import type { Payload } from '../../../src/games/ascendancy/chapters/calls.ts';
import { ownOffers } from '../../../src/games/ascendancy/chapters/turn/turn-offers.ts';
import { EFFECTS } from '../../../src/games/ascendancy/effects/frame.ts';
import type { Effects } from '../../../src/games/ascendancy/effects/union.ts';
import { PROCEDURES } from '../../../src/games/ascendancy/procedures.ts';
import type { Moment, Moments } from '../../../src/games/ascendancy/rules/moment-kinds.ts';
import { moment } from '../../../src/games/ascendancy/rules/moments.ts';
import type { RuleSource } from '../../../src/games/ascendancy/rules/source.ts';
import type { Ascendancy } from '../../../src/games/ascendancy/state.ts';
import { WINDOWS } from '../../../src/games/ascendancy/windows.ts';
import type { Offer } from '../../../src/games/kit/offers.ts';
import { type Procedure, procedures } from '../../../src/kernel/game.ts';
import type { Json, RuleId, Text } from '../../../src/kernel/types.ts';
import { Drive, onlyDice } from '../../support/drive.ts';

/** The result of carrying out a payload in Ascendancy, with all that follows. */
export type Done = Drive<Ascendancy>;

/** The inputs of a test in addition to its position. */
export interface Script {
  /** Faces of dice, in order. Shuffles take the first card each time. */
  dice?: readonly number[];
  /** Windows in which every seat is asked. By default all windows. */
  ask?: readonly string[];
  /** Preferences of standing orders, by seat. */
  prefer?: { readonly [seat: number]: Record<string, Json> };
  /** Procedures that replace the game’s procedures of the same names. */
  instead?: readonly Procedure<Ascendancy>[];
  /** Further lists that the test must use up. */
  scripts?: readonly unknown[][];
  /** True if the payload comes from an offer, so that it must also work in copies. */
  offered?: boolean;
}

const ALL = WINDOWS.map(({ id }) => id);

/** Carries out a payload. */
export function perform(
  g: Ascendancy,
  payload: Payload,
  { dice = [], ask = ALL, prefer = {}, instead = [], offered = false, ...more }: Script = {},
): Done {
  return new Drive({
    game: 'ascendancy',
    g,
    procedures: { ...PROCEDURES, ...procedures(...instead) },
    payload,
    orders: g.players.map((_player, seat) => ({ ask: [...ask], prefer: prefer[seat] ?? {} })),
    chance: onlyDice(dice),
    inCopies: offered ? 'all' : 'answers',
    ...more,
  });
}

/** Carries out a payload with scripted dice. */
export function play(g: Ascendancy, payload: Payload, ...dice: number[]): Done {
  return perform(g, payload, { dice });
}

/** Lets rules act at a moment. */
export function hear<M extends Moment>(g: Ascendancy, name: M, about: Moments[M], ...dice: number[]): Done {
  return play(g, (ctx) => moment(ctx, name, about), ...dice);
}

/** Carries out effects for a seat. */
export function apply(g: Ascendancy, list: Effects, from: Partial<RuleSource> = {}, script: Script = {}): Done {
  const source: RuleSource = { seat: 0, kind: 'console', id: 'A rule', ...from };
  const { seat, system } = { ...source, seat: source.seat ?? 0 };
  return perform(
    g,
    (ctx) => ctx.call(EFFECTS, { seat, from: source, list, ...(system === undefined ? {} : { system }) }),
    script,
  );
}

/** The offer with this key. Throws if there is none. */
export function offerNamed(offers: readonly Offer<Payload>[], key: string): Offer<Payload> {
  const named = offers.filter(({ option }) => option.key === key);
  // Two chapters may offer the same key, such as a Warp that costs no Command. It can be taken if either of them allows it.
  const found = named.find(({ why }) => why === null) ?? named[0];
  if (found === undefined) throw new Error(`no offer ${key} among ${offers.map(({ option }) => option.key).join(' ')}`);
  return found;
}

/** The offer with this key among all that a seat may do in its turn. */
export function offerOf(g: Ascendancy, key: string, seat = 0): Offer<Payload> {
  return offerNamed(ownOffers(g, seat), key);
}

/** The payload of an offer. Throws if the offer can’t be taken now. */
export function deedOf({ why, payload }: Offer<Payload>): Payload {
  if (why !== null) throw new Error(why().text);
  return payload;
}

/** Takes an offer of a seat. Throws if it can’t be taken now. */
export function does(g: Ascendancy, key: string, script: Script = {}, seat = 0): Done {
  return perform(g, deedOf(offerOf(g, key, seat)), { ...script, offered: true });
}

/** The keys of a seat’s options that begin with this text. */
export function openKeys(g: Ascendancy, begin = '', seat = 0): string[] {
  return ownOffers(g, seat).flatMap(({ option: { key }, why }) => (why === null && key.startsWith(begin) ? key : []));
}

/** The rule against an offer, or undefined if it can be taken. */
export function against(g: Ascendancy, key: string, seat = 0): RuleId | undefined {
  return offerOf(g, key, seat).why?.().rule;
}

/** The hint of a seat’s offer. */
export function hintOf(g: Ascendancy, key: string, seat = 0): Text | undefined {
  return offerOf(g, key, seat).option.hint;
}

/** Starts the Building Phase of a seat. */
export function inBuilding(g: Ascendancy, seat = 0): Ascendancy {
  g.turn = { seat, phase: 'building', researched: [], built: [] };
  return g;
}
