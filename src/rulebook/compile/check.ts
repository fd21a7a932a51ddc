import type { GameId, RuleId } from '../../kernel/types.ts';
import { gameOfRule } from '../books.ts';
import type { ReadChapter, ReadEntry } from './chapter.ts';
import type { BookFaults, Place } from './faults.ts';

/** Checks what can only be checked across all books: that ids are unique, and that links between rules are valid. */
export function checkBooks(books: ReadonlyMap<GameId, readonly ReadChapter[]>, faults: BookFaults): void {
  const places = new Map<RuleId, Place>();
  for (const [game, chapters] of books) {
    for (const { entry, place } of chapters.flatMap(({ entries }) => entries)) {
      const other = places.get(entry.id);
      if (other !== undefined)
        faults.add(place, `${entry.id} is also in ${other.file}:${other.line}. Give one of them another number.`);
      else places.set(entry.id, place);
      if (gameOfRule(entry.id) !== game)
        faults.add(place, `${entry.id} is the id of another game. Begin it with the letter of this one.`);
    }
  }
  for (const chapters of books.values()) {
    for (const chapter of chapters) {
      checkLead(chapter, faults);
      for (const read of chapter.entries) checkEntry(read, places, faults);
    }
  }
}

function checkLead({ chapter: { lead, entries }, place, head }: ReadChapter, faults: BookFaults): void {
  if (lead === undefined || entries.findIndex(({ id }) => id === lead) > 0) return;
  const line = head.get('lead')?.line ?? place.line;
  const why = entries[0]?.id === lead ? 'is the first rule of this chapter anyway' : 'is no rule of this chapter';
  faults.add({ ...place, line }, `${lead} ${why}. Name another one as lead, or none.`);
}

function checkEntry({ entry, place, fields }: ReadEntry, places: ReadonlyMap<RuleId, Place>, faults: BookFaults): void {
  const { id, terms, see = [], leadsTo = [] } = entry;
  const at = (name: string): Place => ({ ...place, line: fields.get(name)?.line ?? place.line });
  for (const [name, ids] of [
    ['See also', see],
    ['Explained under', leadsTo],
  ] as const) {
    for (const to of ids) {
      if (!places.has(to)) faults.add(at(name), `There is no rule ${to}. Name one that there is.`);
      else if (gameOfRule(to) !== gameOfRule(id)) faults.add(at(name), `${to} is a rule of another game. Take it out.`);
      else if (to === id) faults.add(at(name), `${id} leads to itself. Take it out.`);
    }
    for (const to of twice(ids)) faults.add(at(name), `${to} stands here twice. Take one of them out.`);
  }
  const words = terms?.split('; ') ?? [];
  for (const word of twice(words)) faults.add(at('Other words'), `“${word}” stands here twice. Take one of them out.`);
  if (words.some((word) => word.trim() === '' || word.includes(';')))
    faults.add(at('Other words'), 'One semicolon and a blank stand between two of these, and nothing at the end.');
}

function twice(list: readonly string[]): string[] {
  return list.filter((one, at) => list.indexOf(one) !== at);
}
