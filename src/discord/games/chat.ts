import { same } from '../../kernel/copy.ts';
import {
  type Component,
  type GameId,
  type Json,
  type Option,
  Refused,
  type RuleId,
  type VerbSynonyms,
} from '../../kernel/types.ts';
import type { Read, TableView } from '../../tables/types.ts';
import type { GameDecks } from './decks.ts';
import type { PictureSpec } from './picture.ts';

/** A verb of a game in words. */
export interface VerbWords {
  verb: string;
  /** What people type for it, where that isn't the verb itself. */
  typed?: string;
  /** Under which verbs are grouped where a game has more than 25. */
  phase: string;
  label: string;
  /** At most 100 characters: what it does. */
  hint: string;
  /** What the parts of its keys after the verb are: `attack:worf:phaser` has `target` and `weapon`. */
  parts?: readonly { name: string; hint: string }[];
  /** Its options are called by names alone: on a button the verb stands before them. */
  named?: true;
  /** Long lists of its options stand as one line for each group, which opens into the ways that the group has. */
  fold?: Fold;
  /** It ends something and can't be taken back once another seat acts: asked for twice. */
  ends?: true;
}

/** How a group of options is told where lists are folded. */
export interface Fold {
  /** A way of the group, under the group's own name. */
  way(option: Option): string;
  /** What the group gives, the best first; 100 characters of it are shown. */
  sum(options: readonly Option[]): string;
}

/** One of a game's settings, chosen in the lobby, or of a seat's preferences. */
export interface Setting {
  name: string;
  label: string;
  /** The value that holds where nothing was chosen, if that isn't the first one. */
  usual?: string;
  /** With these options it stands in the lobby's message too, and `words` say what for until it is chosen. */
  offer?: { with: Readonly<Record<string, Json>>; words: string };
  /** Where it stands among the options, where that isn’t under its own name. */
  within?: { read(options: Json): Json | undefined; write(options: Json, value: Json): Json };
  /** Others of the same name stand in one menu with it, of which any may be chosen: its values are no and yes, in this order. */
  together?: string;
  /** `set`: what the option becomes, where that isn't the text of `value` itself. */
  values: readonly { value: string; label: string; hint?: string; set?: Json }[];
}

/** What the chat knows of a game besides its rules: its words, its settings and its pictures. */
export interface GameChat {
  game: GameId;
  /** As the game has it. */
  says: VerbSynonyms;
  title: string;
  /** One sentence: what the game is. */
  hint: string;
  /** The slash command that spells out its verbs: `away`. */
  command: string;
  /** The commonest first. */
  verbs: readonly VerbWords[];
  /** In the order in which the game's options hold them. */
  settings: readonly Setting[];
  /** What becomes of the options by a change of them, which may be refused; without it every value goes with all others. */
  fitted?(changed: Json, before: Json): Json;
  /**
   * What a seat may prefer in its standing orders, besides the windows in which it wants to be asked: four have a menu
   * each; of more, all but the first three share one, and the game keeps those of which orders say nothing.
   */
  preferences: readonly Setting[];
  /** Where to begin, in a few lines. */
  help: readonly string[];
  /** Rules under which happens what decides games: such lines are told first where room is short. */
  major: readonly RuleId[];
  /** Rules whose lines say little by themselves: they are left out first. */
  minor: readonly RuleId[];
  /**
   * Moments of others’ turns in which something of the reader’s works while their standing orders pass it by: the window, the
   * names of what works there, and, where a game has many moments, when that is, in words that follow “when”. Each has a button
   * by which they are asked from then on.
   */
  passedBy?(seen: TableView): readonly { window: string; names: readonly string[]; when?: string }[];
  /** What a player may want to do, in words: `/why` completes them. */
  wishes: readonly string[];
  /** What `/map show:` offers, and the menu under a board: there only what is there in the position, where that isn’t always; `absent`: why it isn’t, for who asks. */
  shows: readonly { value: string; label: string; isThere?(view: Json): boolean; absent?: string }[];
  /** What else `/map show:` takes: spaces and pieces by their names. They are completed, and stand in no menu. */
  named?(view: Json): readonly NamedPart[];
  /** All that can be looked up, in the order in which it is offered. */
  components: readonly Component[];
  pictures: GamePictures;
  /** Where players bring decks of their own. */
  decks?: GameDecks;
  /** Who won, from the view of a game that is over; where what happened last doesn’t say so. */
  outcome?(view: Json): string;
  /** What a line would come to, from the reader’s views before and after it: what is left, and what it costs. */
  forecast?(before: Json, after: Json): string[];
}

/** A part of a board that can be shown. */
export interface MapPart {
  value: string;
  label: string;
}

/** A part with other names that people may type for it. */
export interface NamedPart extends MapPart {
  also: readonly string[];
}

/** Which pictures belong to a message. */
export interface GamePictures {
  /** The position as the reader may see it, with what may be done now. */
  move(seen: TableView): PictureSpec[];
  /** After the reader did something: what it changed. `since` is the entry with which it began. */
  done(seen: TableView, since: number): PictureSpec[];
  /** For everyone. */
  panel(seen: TableView): PictureSpec[];
  /** For the person whose turn begins. */
  turn(seen: TableView): PictureSpec[];
  read(seen: TableView, read: Read): PictureSpec[];
  /** One of the game's components; the parameters say all, since there is no view. */
  component(id: string): PictureSpec[];
}

/**
 * The value of a setting as it stands among options or preferences; what is usual where nothing is said of it, null where it
 * is none of those on offer.
 */
export function chosenOf({ name, values, usual, within }: Setting, among: Json): string | null {
  if (typeof among !== 'object' || among === null || Array.isArray(among)) return null;
  // Arrays are excluded, so it is an object of plain JSON.
  const now =
    within === undefined ? (among as { readonly [name: string]: Json | undefined })[name] : within.read(among);
  if (now === undefined) return usual ?? values[0]?.value ?? null;
  return values.find((value) => same(now, setTo(value)))?.value ?? null;
}

/** What can be shown of a position: nothing of it lies elsewhere than on the table. */
export function shownIn({ shows }: Pick<GameChat, 'shows'>, view: Json): GameChat['shows'] {
  return view === null ? [] : shows.filter(({ isThere }) => isThere === undefined || isThere(view));
}

/** Whether a setting stands at another value than the one that holds where nothing was chosen. */
export function differs(setting: Setting, among: Json): boolean {
  return chosenOf(setting, among) !== (setting.usual ?? setting.values[0]?.value);
}

/**
 * A setting with those of its values alone that can be had as the options stand: what a scenario forbids, or always has, is
 * no choice.
 */
export function choosable(setting: Setting, options: Json, { fitted }: Pick<GameChat, 'fitted'>): Setting {
  if (fitted === undefined) return setting;
  const chosen = chosenOf(setting, options);
  const stays = (value: Setting['values'][number]): boolean => {
    try {
      return chosenOf(setting, fitted(withValue(options, setting, value), options)) === value.value;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  };
  return { ...setting, values: setting.values.filter((value) => value.value === chosen || stays(value)) };
}

/** The settings that leave a choice as the options stand, each with its values. */
export function openSettings(chat: Pick<GameChat, 'settings' | 'fitted'>, options: Json): Setting[] {
  return chat.settings.map((setting) => choosable(setting, options, chat)).filter(({ values }) => values.length > 1);
}

/** The settings that stand together under a name. */
export function together({ settings }: Pick<GameChat, 'settings'>, name: string | undefined): Setting[] {
  return name === undefined ? [] : settings.filter((setting) => setting.together === name);
}

/** Options with another value of a setting. */
export function withValue(options: Json, { name, within }: Setting, value: Setting['values'][number]): Json {
  if (within !== undefined) return within.write(options, setTo(value));
  // Arrays and plain values are no options; a game's options have names.
  const now =
    typeof options === 'object' && options !== null && !Array.isArray(options)
      ? (options as { readonly [name: string]: Json })
      : {};
  return { ...now, [name]: setTo(value) };
}

/** Whether a setting is offered in the lobby's message, as the options stand. */
export function isOffered({ offer }: Setting, among: Json): boolean {
  if (offer === undefined || typeof among !== 'object' || among === null || Array.isArray(among)) return false;
  // Arrays are excluded, so it is an object of plain JSON.
  const now = among as { readonly [name: string]: Json | undefined };
  return Object.entries(offer.with).every(([name, value]) => same(now[name], value));
}

/** A setting with its value, in words. */
export function settingWords(setting: Setting, among: Json): string {
  const chosen = chosenOf(setting, among);
  const value = setting.values.find((candidate) => candidate.value === chosen);
  return `${setting.label}: ${value?.label ?? 'as usual'}`;
}

/** What a setting becomes with one of its values. */
export function setTo({ value, set }: Setting['values'][number]): Json {
  return set === undefined ? value : set;
}
