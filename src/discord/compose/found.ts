import type { GameId } from '../../kernel/types.ts';
import type { RuleEntry } from '../../rulebook/entry.ts';
import { indexOf, type SearchHit } from '../../rulebook/search/index.ts';
import type { Draft } from './body.ts';
import type { Button } from './rows.ts';
import { type Also, type Owned, PAGE, ruleDraft, textPages } from './rules.ts';

/** Other answers whose words stand under the best one, at most. */
const ALSO = 3;
/** How good these are beside the best one, at least: otherwise that is meant, and no other. */
const CLOSE = 0.1;
/** Letters that there are for them even under a full page, where the owner’s own rulebook isn’t quoted. */
const LEAST = 500;

/** A question about a game, and what was found. */
export interface Answered {
  game: GameId;
  question: string;
  /** The entries that answer it, the best first. */
  hits: readonly SearchHit[];
  /** What the owner’s own book says. */
  own: Owned | null;
  /** What else can be looked at: a component that the question names. */
  further: readonly Button[];
}

/**
 * The best entry, opened at the page that the question is about; what other entries that fit about as well say stands below
 * where there is room, so that most questions need no second click. Null when nothing was found.
 */
export function answerDraft({ game, question, hits, own, further }: Answered): Draft | null {
  const [best, ...others] = hits;
  if (best === undefined) return null;
  const pages = textPages(best.entry.text);
  const page = indexOf(game).passage(question, best.entry, pages);
  const left = PAGE - (pages[page]?.length ?? 0);
  let room = own === null ? Math.max(LEAST, left) : left - PAGE / 4;
  const also: Also[] = [];
  for (const { entry, score } of others.slice(0, ALSO)) {
    if (score < CLOSE * best.score) break;
    const text = passageOf(game, question, entry, room - entry.title.length);
    if (text === null) continue;
    also.push({ entry, text });
    room -= entry.title.length + text.length;
  }
  return ruleDraft(best.entry.id, page, { others: others.map(({ entry }) => entry), also, own, further });
}

/** As much of a text as there is room for: all of it, or the paragraph that a question is about; null where that is too long. */
function passageOf(game: GameId, question: string, entry: RuleEntry, room: number): string | null {
  if (entry.text.length <= room) return entry.text;
  const paragraphs = entry.text.split('\n').filter((line) => line !== '');
  const one = paragraphs[indexOf(game).passage(question, entry, paragraphs)] ?? '';
  return one.length + 2 <= room ? `${one} …` : null;
}
