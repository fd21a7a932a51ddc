import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../../src/games/away-missions/chapters/area/layout.ts';
import { factionName } from '../../../src/games/away-missions/chapters/characters/names.ts';
import { cardOf } from '../../../src/games/away-missions/content/cards.ts';
import { characterCard } from '../../../src/games/away-missions/content/characters.ts';
import { STARTER_DECKS } from '../../../src/games/away-missions/content/decks.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions, BoardId, Faction, TerminalKind } from '../../../src/games/away-missions/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { bringing, play, standing } from '../../support/away-case.ts';

/** The mission area in which cases are played. */
const area = layoutOf(awayMissions.staging.position({}));

/** Returns the spaces of a board with a terminal of a kind. */
function terminals(kind: TerminalKind, board: BoardId): string[] {
  return area.spaces.filter((space) => space.terminal === kind && space.board === board).map(({ id }) => id);
}

const [onBridge = ''] = terminals('command', 'bridge');
const [inQuarters = ''] = terminals('command', 'quarters');
export const COMMAND = { bridge: onBridge, quarters: inQuarters };
const [bridge = ''] = terminals('operations', 'bridge');
const [engineering = ''] = terminals('operations', 'engineering');
const [laboratories = ''] = terminals('operations', 'laboratories');
export const OPERATIONS = { bridge, engineering, laboratories };
const [lab = ''] = terminals('science', 'laboratories');
export const SCIENCE = lab;
const [sickbay = ''] = terminals('medical', 'laboratories');
export const MEDICAL = sickbay;
const [pad = '', otherPad = ''] = area.spaces.filter(({ transporter }) => transporter).map(({ id }) => id);
export const TRANSPORTERS = [pad, otherPad] as const;

/** A card's requirements, effects and costs, as one row of a table. */
export interface CardSpec {
  card: string;
  /** The ids of the rules that the case proves. */
  rules: string;
  /** The character that acts. Its side plays the card. */
  by: string;
  /** The spaces of characters, if they differ from the usual ones. */
  at?: { [character: string]: string };
  patch?: { [path: string]: Json };
  /** Where the card is. Missing for the hand. */
  lies?: 'table' | 'equipment' | 'permanents';
  /** What the card has marked on the table. */
  marks?: string[];
  /** Missions that the side has already scored, for 10 points each. */
  before?: string[];
  /** Additional characters that the teams have, besides those named here in other fields. */
  team?: string[];
  /** Unsprung Traps of the side, each with its space. */
  traps?: { [card: string]: string };
  /** Equipment and Traits that characters have. */
  worn?: { [character: string]: string[] };
  /** Additional cards in hands: `federation`, `borg`. */
  hands?: { [side: string]: string[] };
  /** Kinds of windows in which the other side wants to be asked. */
  asked?: string[];
  /** A change that makes the play impossible, and the text of the refusal. */
  cant?: Pick<CardSpec, 'at' | 'patch' | 'before'> & { says: string };
  dice?: number[];
  /** The answers in order. They are the acting side's unless they begin with the name of the other side. */
  does: string[];
  /** The expected values afterward. */
  gives: { [path: string]: unknown };
  log?: string;
  /** Dice with which the test fails, so that the card is discarded without effect. */
  fails?: number[];
  /** Answers to the questions about the costs of failing. */
  pays?: string[];
}

/** Returns the seats of a card’s case: the usual ones, or its side against the Federation. */
function seatsFor(side: Faction): readonly [Faction, Faction] {
  return side === 'federation' || side === 'borg' ? ['federation', 'borg'] : [side, 'federation'];
}

/** Returns the case of a card, with the card in its place and the acting character activated. */
export function staged(
  spec: CardSpec,
  more: Pick<CardSpec, 'at' | 'patch' | 'before'> = {},
  dice = spec.dice ?? [],
): Stage<AwayMissions> {
  const side = characterCard(spec.by).faction;
  const inHand = spec.lies === undefined ? [spec.card] : [];
  const hands = { ...spec.hands, [side]: [...inHand, ...(spec.hands?.[side] ?? [])] };
  const decks = Object.fromEntries(Object.entries(hands).map(([name, cards]) => [`${name}.hand`, cards]));
  const options = broughtFor(spec);
  const patch = {
    ...standing({ ...spec.at, ...more.at }),
    ...laidOut({ ...spec, before: more.before ?? spec.before ?? [] }, side, options),
    ...spec.patch,
    ...more.patch,
  };
  const seats = seatsFor(side);
  const factions = seats[1] === 'borg' ? {} : { factions: [...seats] };
  const stage = play({ turn: side, patch, decks, dice, options: { ...options, ...factions } });
  for (const name of seats) {
    if (name !== side && spec.asked !== undefined) stage.orders(name, { ask: spec.asked, prefer: {} });
  }
  return stage.does(side, `activate:${spec.by}`);
}

/** Returns the decks that players bring if the case has cards or characters from outside the starter decks. */
function broughtFor({ card, by, at = {}, worn = {}, hands = {}, before = [], team = [], traps = {} }: CardSpec) {
  const wanted = [card, by, ...Object.keys(traps), ...Object.keys(at), ...Object.keys(worn), ...team, ...before];
  return bringing([...wanted, ...[worn, hands].flatMap((all) => Object.values(all).flat())], wanted);
}

/** Returns a patch that moves cards from the decks to their places. */
function laidOut(spec: CardSpec, side: Faction, { decks }: ReturnType<typeof bringing>): { [path: string]: Json } {
  const { card, by, lies, marks = [], before = [] } = spec;
  const worn = { ...spec.worn, ...(lies === 'equipment' ? { [by]: [card, ...(spec.worn?.[by] ?? [])] } : {}) };
  const player = `players.${seatsFor(side).indexOf(side)}`;
  const patch: { [path: string]: Json } = { [`${player}.scored`]: before.map((id) => scored(id, 10)) };
  if (lies === 'table') patch[`${player}.table`] = [{ card, progress: marks.length, marks }];
  if (lies === 'permanents') patch[`${player}.permanents`] = [card];
  const traps = Object.entries(spec.traps ?? {});
  if (traps.length > 0)
    patch[`${player}.traps`] = traps.map(([trap, space]) => ({ card: trap, space, by, from: space }));
  const laid = [
    ...before,
    ...traps.map(([trap]) => trap),
    ...Object.values(worn).flat(),
    ...(lies === undefined || lies === 'equipment' ? [] : [card]),
  ];
  for (const [seat, name] of seatsFor(side).entries()) {
    const { mission, support } = decks[factionName(name)] ?? STARTER_DECKS[name];
    patch[`players.${seat}.decks.mission`] = without(mission, laid);
    patch[`players.${seat}.decks.support`] = without(support, laid);
  }
  for (const [id, cards] of Object.entries(worn)) {
    for (const pile of ['equipment', 'traits'] as const) {
      const kind = pile === 'traits' ? 'trait' : 'equipment';
      patch[`characters.${id}.${pile}`] = cards.filter((worn) => cardOf(worn).kind === kind);
    }
  }
  return patch;
}

/** Returns a deck without one copy of each of these cards. */
function without(deck: readonly string[], cards: readonly string[]): string[] {
  const left = [...deck];
  for (const card of cards) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

function answer(stage: Stage<AwayMissions>, side: string, wish: string): void {
  const [name = '', ...picks] = wish.split(' ');
  if (stage.seats.includes(name)) stage.does(name, ...picks);
  else stage.does(side, name, ...picks);
}

/** Proves each row: its requirement, its effects, and the costs of failing. */
export function provesCards(title: string, specs: readonly CardSpec[]): void {
  describe.each(specs)(`${title}: $card`, (spec) => {
    const side = characterCard(spec.by).faction;
    const seat = seatsFor(side).indexOf(side);
    const { cant, fails } = spec;

    if (cant !== undefined) {
      it('M-PLAY-09 M-PLAY-19 M-TERM-01: the card isn’t offered if a requirement isn’t met', () => {
        const stage = staged(spec, cant, []);
        const [wish = ''] = spec.does;
        expect(stage.offers(side, wish)).toBe(false);
        expect(stage.refuses(side, wish).text).toContain(cant.says);
      });
    }

    it(`${spec.rules}: the card has the effects that its text names`, () => {
      const stage = staged(spec);
      for (const wish of spec.does) answer(stage, side, wish);
      stage.settled();
      for (const [path, value] of Object.entries(spec.gives)) expect([path, stage.value(path)]).toEqual([path, value]);
      if (spec.log !== undefined) expect(stage.log).toContain(spec.log);
    });

    if (fails !== undefined) {
      it('M-PLAY-10 M-SKILL-08: the card is discarded without effect if its test fails', () => {
        const stage = staged(spec, {}, fails);
        for (const wish of [...spec.does, ...(spec.pays ?? [])]) {
          if (stage.g.players[seat]?.playing.length !== 0 || wish.startsWith('play:')) answer(stage, side, wish);
        }
        expect(stage.g.players[seat]?.discards.mission).toContain(spec.card);
        expect(stage.g.players[seat]?.scored).toEqual([]);
      });
    }
  });
}

/** Returns a Mission in the scoring area. */
export function scored(card: string, points: number, bonus = 0): { card: string; points: number; bonus: number } {
  return { card, points, bonus };
}

/** Lukara, who has fallen with Honor. */
export const FALLEN = {
  'characters.lukara': {
    ...{ id: 'lukara', seat: 0, owner: 0, where: 'out', space: null, activated: false, cover: false, stun: 0 },
    ...{ pegs: { attack: 0, defense: 0, skill: 0, move: 0 }, equipment: [], traits: [], drone: false, fallen: true },
  },
};
