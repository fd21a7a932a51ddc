import { must } from '../../../kernel/must.ts';
import type { Decision, Option } from '../../../kernel/types.ts';
import { bearingOfKey, clockOf } from '../galaxy/clock.ts';
import type { AscendancyView, DialView, Highlights, MarkView, Sector, SwingView } from '../view.ts';

/** Verbs of options that lead to a Sector. */
const GOALS = new Set(['move', 'exit', 'explore', 'onward', 'maneuver', 'retreat', 'to', 'back', 'leave']);
/** Verbs of options that act on a Sector. */
const TARGETS = new Set(['attack', 'invade', 'hegemony', 'colonize']);
/** Matches hints that warn: a player is asked, Ships can be lost, or no System can be discovered. */
const WARNS = /\basks\b|\blost\b|\bno (?:new )?System\b|\bno lane\b|\bfits nowhere\b/i;

/** Builds the map marks for the options in the reader’s question. */
export function highlightsOf(view: AscendancyView, decision: Decision | null): Highlights {
  if (decision === null) return {};
  const { options } = decision;
  const dial = dialOf(view, decision);
  if (dial !== null) return { dial };
  const swing = swingOf(view, options);
  if (swing !== null) return { swing };
  const [goals, targets] = [marksOf(options), sectorsOf(options, TARGETS)];
  return { ...(goals.length > 0 ? { marks: goals } : {}), ...(targets.length > 0 ? { targets } : {}) };
}

/** Returns one mark for each Sector that Ships can reach. */
function marksOf(options: readonly Option[]): MarkView[] {
  const marks = new Map<Sector, MarkView>();
  for (const { key, verb, label, hint = '', called = [] } of options) {
    const sector = must(key.split(':').at(-1), 'the Sector of an option');
    const letter = called.find((name) => LETTER.test(name));
    if (!GOALS.has(verb) || letter === undefined || marks.has(sector)) continue;
    // The label doesn’t include the letter, because the picture draws that separately.
    const words = label.startsWith(`${letter}: `) ? label.slice(letter.length + 2) : label;
    marks.set(sector, { sector, letter, label: words, note: hint, warn: WARNS.test(hint) });
  }
  return [...marks.values()];
}

function sectorsOf(options: readonly Option[], verbs: ReadonlySet<string>): Sector[] {
  return [...new Set(options.flatMap(({ key, verb }) => (verbs.has(verb) ? (key.split(':')[1] ?? []) : [])))];
}

/** Returns the bearings to which a System can swing, or null if the reader isn’t asked about a swing. */
function swingOf({ systems }: AscendancyView, options: readonly Option[]): SwingView | null {
  const found = options.flatMap(({ key }) => {
    // A key such as `swing:tygokor:2-30` holds a System and the clock mark it can swing to.
    const [what, system = '', to = ''] = key.split(':');
    const bearing = bearingOfKey(to);
    return what === 'swing' && bearing !== null ? [{ system, bearing }] : [];
  });
  const [first] = found;
  if (first === undefined || !systems.some(({ id, anchor }) => id === first.system && anchor !== null)) return null;
  return { system: first.system, bearings: found.map(({ bearing }) => bearing) };
}

/** Matches the letter that a Sector has in a question. */
const LETTER = /^[A-Z]{1,2}$/;
/** Matches the label or hint of a place where a lane fits but no System does. */
const LANE_ONLY = /lane only/i;
/** Matches the letter that older versions put before a place in a question: “Z: join Delta IV”. */
const OLD_LETTER = /^[A-Z]{1,2}: /;

/** Returns the places for a lane and the Systems it can join, or null if no lane is being placed. */
function dialOf(view: AscendancyView, { prompt, options }: Decision): DialView | null {
  const places: DialView['places'] = [];
  const joins: DialView['joins'] = [];
  let system = '';
  for (const { key, label, hint = '' } of options) {
    const [what, at = '', to = ''] = key.split(':');
    const bearing = bearingOfKey(to);
    if (what === 'lay' && bearing !== null) {
      places.push({ bearing, clock: clockOf(bearing), fits: !LANE_ONLY.test(`${label} ${hint}`), note: hint });
    } else if (what === 'connect') joins.push({ system: to, label: label.replace(OLD_LETTER, ''), note: hint });
    else continue;
    system = at;
  }
  if (!view.systems.some(({ id }) => id === system)) return null;
  // The prompt says how long the lane is: “A lane of 3 Sectors from Earth”.
  return { system, sectors: Number(/ (\d) Sectors? /.exec(prompt)?.[1] ?? 0), places, joins };
}
