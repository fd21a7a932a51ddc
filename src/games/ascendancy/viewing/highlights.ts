import type { Decision, Option } from '../../../kernel/types.ts';
import { sentence } from '../../kit/words.ts';
import { bearingOf } from '../galaxy/clock.ts';
import type { AscendancyView, DialView, Highlights, MarkView } from '../view.ts';

/** Verbs of options that lead to a Sector; those of fights. */
const GOING = new Set(['move', 'exit', 'explore', 'onward', 'retreat', 'maneuver', 'go']);
const FIGHTING = new Set(['attack', 'invade', 'hegemony']);

/** A to Z, then AA: the letters of options in their order. */
function letterAt(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${letterAt(Math.floor(index / 26) - 1)}${last}`;
}

/** What stands before the colon of a label: `A` of “A: 12 o’clock”. */
function letterOf({ label }: Option, index: number): string {
  return /^([A-Z]{1,2}): /.exec(label)?.[1] ?? letterAt(index);
}

/** What comes after “toward” in the hint of a place: the Systems in that direction. */
function towardOf({ hint = '' }: Option): string {
  return /; (toward .+)$/.exec(hint)?.[1] ?? '';
}

/** The dial of a lane that was rolled for; null: the options are about something else. */
function dialOf(view: AscendancyView, { options, prompt }: Decision): DialView | null {
  const laying = options.filter(({ verb }) => verb === 'lay' || verb === 'connect');
  const [first] = laying;
  const system = first?.key.split(':')[1];
  if (system === undefined) return null;
  const places = laying.flatMap((option, index) => {
    const bearing = option.verb === 'lay' ? bearingOf((option.key.split(':')[2] ?? '').replace('-', ':')) : null;
    if (bearing === null) return [];
    const fits = option.hint?.startsWith('Lane only') !== true;
    return [{ letter: letterOf(option, index), bearing, fits, note: towardOf(option) }];
  });
  const joins = laying.flatMap((option, index) => {
    const target = option.key.split(':')[2] ?? '';
    if (option.verb !== 'connect' || !view.systems.some(({ id }) => id === target)) return [];
    const label = sentence(option.label.replace(/^[A-Z]{1,2}: /, ''));
    return [{ letter: letterOf(option, index), system: target, label, note: option.hint ?? '' }];
  });
  return { system, sectors: Number(/^A lane of (\d)/.exec(prompt)?.[1] ?? 0), places, joins };
}

function marksOf(options: readonly Option[]): MarkView[] {
  const going = options.filter(({ verb, subject }) => GOING.has(verb) && subject?.kind === 'sector');
  return going.map(({ subject, label, hint = '' }, index) => {
    const warn = /asks |lost on/.test(hint);
    return { sector: subject?.id ?? '', letter: letterAt(index), label, note: hint, warn };
  });
}

/** What the map points at: what the reader’s own question is about; its letters are those of the options in their order. */
export function highlightsOf(view: AscendancyView, decision: Decision): Highlights {
  const { options } = decision;
  const dial = dialOf(view, decision);
  const marks = marksOf(options);
  const targets = options.flatMap(({ verb, subject }) =>
    FIGHTING.has(verb) && subject !== undefined ? [subject.id] : [],
  );
  const units = new Set(options.flatMap(({ verb, key }) => (GOING.has(verb) ? [Number(key.split(':')[1])] : [])));
  const [chosen] = units;
  return {
    ...(dial === null ? {} : { dial }),
    ...(marks.length === 0 ? {} : { marks }),
    ...(targets.length === 0 ? {} : { targets: [...new Set(targets)] }),
    ...(units.size === 1 && chosen !== undefined && Number.isInteger(chosen) ? { chosen } : {}),
  };
}
