import type { BoardChange } from '../kernel/changes.ts';
import { same } from '../kernel/copy.ts';
import {
  type Component,
  type GameId,
  type Json,
  type Option,
  Refused,
  type RuleId,
  type ScoreSheet,
  type VerbSynonyms,
} from '../kernel/types.ts';
import type { Read, TableView } from '../tables/types.ts';
import type { GameDecks } from './decks.ts';
import type { PictureSpec } from './picture.ts';

/** A verb of a game as players see it. */
export interface VerbWords {
  verb: string;
  /** The word that people type, if it differs from the verb itself. */
  typed?: string;
  /** The group that the verb belongs to. Groups are used if a game has more than 25 verbs. */
  phase: string;
  label: string;
  /** Describes the verb in at most 100 characters. */
  hint: string;
  /** The parts of the verb's keys after the verb: `attack:worf:phaser` has `target` and `weapon`. */
  parts?: readonly { name: string; hint: string }[];
  /** Set if the labels of the verb's options are only names, so that buttons put the verb in front. */
  named?: true;
  /** Folds long lists of the verb's options into one line per group, which opens the group's options. */
  fold?: Fold;
  /**
   * Set if the player has to confirm the verb, because it ends something, such as a Round, and can't be undone once
   * another seat acts.
   */
  ends?: true;
}

/** Labels for folded groups of options. */
export interface Fold {
  /** The label of an option in the open group, which leaves out the group's name. */
  way(option: Option): string;
  /** A summary of the group's gains, best first. Only the first 100 characters are shown. */
  sum(options: readonly Option[]): string;
}

/** A setting of a game that is chosen in the lobby, or a preference of a seat. */
export interface Setting {
  name: string;
  label: string;
  /** The default value, if it isn't the first one. */
  usual?: string;
  /**
   * If the options match `with`, the lobby's message also has a menu for this setting, and the text `words` explains
   * the setting until a value is chosen.
   */
  offer?: { with: Readonly<Record<string, Json>>; words: string };
  /** Reads and writes the value in the options, if it isn't stored under the setting's own name. */
  within?: { read(options: Json): Json | undefined; write(options: Json, value: Json): Json };
  /**
   * Settings with the same group name share a menu, in which players may select any number of them. The values of
   * settings that share a menu are no and yes, in this order.
   */
  together?: string;
  /** `set` is the stored value, if that isn't the text of `value` itself. */
  values: readonly { value: string; label: string; hint?: string; set?: Json }[];
}

/** The chat side of a game, which is separate from its rules: its text, settings and pictures. */
export interface GameChat {
  game: GameId;
  /** The game's own synonyms for words that players type. */
  says: VerbSynonyms;
  title: string;
  /** A sentence that describes the game. */
  hint: string;
  /** The name of the slash command that has the game's verbs: `away`. */
  command: string;
  /** The verbs of the game, most common first. */
  verbs: readonly VerbWords[];
  /** The settings, in the order of the game's options. */
  settings: readonly Setting[];
  /** The options of a new table, where they differ from the defaults that older tables rely on. */
  opening?: Json;
  /**
   * Adjusts the options after a change, or refuses the change. If the function is omitted, all combinations of options
   * are valid.
   */
  fitted?(changed: Json, before: Json): Json;
  /**
   * The preferences in a seat's standing orders, in addition to the windows in which the seat is asked. If there are at
   * most four preferences, each has its own menu. If there are more than four preferences, all but the first three
   * share a menu, and the game keeps those that the orders don't mention.
   */
  preferences: readonly Setting[];
  /** A few lines on how to begin. */
  help: readonly string[];
  /** Rules about events that decide the game. Summaries give preference to log lines about these rules. */
  major: readonly RuleId[];
  /** Minor rules. Summaries leave out log lines about these rules first. */
  minor: readonly RuleId[];
  /** Rules about steps of the game itself, such as the set-up. They follow from an answer of whoever acted last. */
  ofTable?: readonly RuleId[];
  /** Verbs that the log writes with a capital letter, because they are terms of the rules: `Colonizes`. */
  verbTerms?: readonly string[];
  /**
   * Names what a running game is waiting for, in a few words: `Building Phase`. Uses only what the view shows to
   * everyone.
   */
  phase?(view: Json): string;
  /** Returns the number of the current Round, or 0 before the first. Omitted if the game has no Rounds. */
  round?(view: Json): number;
  /**
   * The windows during other players' turns in which the reader could respond, but has standing orders to pass. `names`
   * lists the cards or abilities that could respond. In games with many such windows, `when` describes the moment in
   * words that follow “when”. Each window gets a button that makes the bot ask from then on.
   */
  passedBy?(seen: TableView): readonly { window: string; names: readonly string[]; when?: string }[];
  /** Descriptions of things that players may want to do, which `/why` offers as completions. */
  wishes: readonly string[];
  /**
   * The choices of `/map show:` and of the menu below a board. For a part that isn't always on the table, `isThere`
   * checks for it, and `absent` explains why it is missing. `own` parts belong to a player, so the menu offers
   * spectators none of them.
   */
  shows: readonly { value: string; label: string; own?: true; isThere?(view: Json): boolean; absent?: string }[];
  /** Further values of `/map show:`: spaces and pieces by name. Completion offers these values, but no menu does. */
  named?(view: Json): readonly NamedPart[];
  /** All components that players can look up, in order. */
  components: readonly Component[];
  /**
   * Other wordings of components. Searches don't find them. Instead, `asPlayed` returns the id of the wording by which a
   * table with these options plays a component, or of the newest wording if `options` is null.
   */
  wordings?: readonly Component[];
  asPlayed?(component: string, options: Json | null): string;
  pictures: GamePictures;
  /** Set if players may bring their own decks. */
  decks?: GameDecks;
  /** Says a seat's final score from its parts, if the score isn't a number of points: `5 Ascendancy, 8 Systems`. */
  scoreWords?(parts: ScoreSheet['rows'][number]['parts']): string;
  /** Names the winner of a finished game, judged by its view, if the last event doesn’t say so. */
  outcome?(view: Json): string;
  /**
   * Compares two views of the same reader, the earlier one first, and returns what has changed on the board, most
   * important first. The scene `map` marks these changes. Both views contain only what the reader may know, so the
   * changes do too.
   */
  changes?(before: Json, after: Json): BoardChange[];
  /**
   * Describes the result of a line by comparing the reader’s views before and after it: remaining resources and costs.
   */
  forecast?(before: Json, after: Json): string[];
}

/** A part of a board that can be shown. */
export interface MapPart {
  value: string;
  label: string;
}

/** A part of the board, with other names that people may type for it. */
export interface NamedPart extends MapPart {
  also: readonly string[];
}

/** The pictures for each kind of message. */
export interface GamePictures {
  /** The position as the reader sees it, with the actions that are possible. */
  move(seen: TableView): PictureSpec[];
  /** The changes that the reader's action made; `since` is its first entry. */
  done(seen: TableView, since: number): PictureSpec[];
  /** For everyone. */
  panel(seen: TableView): PictureSpec[];
  /** The picture for a player whose turn begins. */
  turn(seen: TableView): PictureSpec[];
  read(seen: TableView, read: Read): PictureSpec[];
  /** The picture of one component. The picture's parameters contain everything, because there is no view. */
  component(id: string): PictureSpec[];
}

/**
 * The current value of a setting among options or preferences: the usual value if it is unset, null if it isn't one of
 * the choices.
 */
export function chosenOf({ name, values, usual, within }: Setting, among: Json): string | null {
  if (typeof among !== 'object' || among === null || Array.isArray(among)) return null;
  // Arrays have been excluded, so the value is an object of plain JSON.
  const now =
    within === undefined ? (among as { readonly [name: string]: Json | undefined })[name] : within.read(among);
  if (now === undefined) return usual ?? values[0]?.value ?? null;
  return values.find((value) => same(now, setTo(value)))?.value ?? null;
}

/** The parts of a position that can be shown, all of them on the table. */
export function shownIn({ shows }: Pick<GameChat, 'shows'>, view: Json): GameChat['shows'] {
  return view === null ? [] : shows.filter(({ isThere }) => isThere === undefined || isThere(view));
}

/** True if a setting differs from its usual value. */
export function differs(setting: Setting, among: Json): boolean {
  return chosenOf(setting, among) !== (setting.usual ?? setting.values[0]?.value);
}

/**
 * The setting, with only the values that the current options allow. A scenario may forbid values of a setting or fix
 * one.
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

/** The settings that have more than one value under the current options, each with the values allowed now. */
export function openSettings(chat: Pick<GameChat, 'settings' | 'fitted'>, options: Json): Setting[] {
  return chat.settings.map((setting) => choosable(setting, options, chat)).filter(({ values }) => values.length > 1);
}

/** The settings that share this group name. */
export function together({ settings }: Pick<GameChat, 'settings'>, name: string | undefined): Setting[] {
  return name === undefined ? [] : settings.filter((setting) => setting.together === name);
}

/** The options after a change to one setting. */
export function withValue(options: Json, { name, within }: Setting, value: Setting['values'][number]): Json {
  if (within !== undefined) return within.write(options, setTo(value));
  // Arrays and plain values aren't options, because a game's options have names.
  const now =
    typeof options === 'object' && options !== null && !Array.isArray(options)
      ? (options as { readonly [name: string]: Json })
      : {};
  return { ...now, [name]: setTo(value) };
}

/** True if a setting is offered in the lobby's message under the current options. */
export function isOffered({ offer }: Setting, among: Json): boolean {
  if (offer === undefined || typeof among !== 'object' || among === null || Array.isArray(among)) return false;
  // Arrays are excluded, so the value is an object of plain JSON.
  const now = among as { readonly [name: string]: Json | undefined };
  return Object.entries(offer.with).every(([name, value]) => same(now[name], value));
}

/** A setting and its value as text. */
export function settingWords(setting: Setting, among: Json): string {
  const chosen = chosenOf(setting, among);
  const value = setting.values.find((candidate) => candidate.value === chosen);
  return `${setting.label}: ${value?.label ?? 'as usual'}`;
}

/** The stored value of a setting's choice. */
export function setTo({ value, set }: Setting['values'][number]): Json {
  return set === undefined ? value : set;
}
