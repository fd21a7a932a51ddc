import type { GameChat } from '../../chat/game-chat.ts';
import type { Option } from '../../kernel/types.ts';
import type { Preview, Trial } from '../../tables/preview-parts.ts';
import type { Read, TableId, TableView } from '../../tables/types.ts';
import { namesOf } from '../ids.ts';
import { bold, plain, refused } from '../markdown.ts';
import { ACCENT, hasRoomFor, type MessageBlock, type SingleBlock } from './blocks.ts';
import type { BlocksDraft, Draft, RowsDraft } from './body.ts';
import type { Ground } from './choices.ts';
import { formList } from './forms.ts';
import { decisionNames, openings } from './levels.ts';
import { besideLines, optionLines } from './option-lines.ts';
import { type MenuLevel, optionRows, unsaid } from './options.ts';
import { small } from './people.ts';
import { type Button, button, buttonRows } from './rows.ts';

/** The table that a private copy belongs to. */
type OfTable = Pick<TableView, 'id' | 'title'>;

/** The reasons why a private copy stops. */
const STOPS = {
  dice: 'The copy stops here, because dice decide what comes next.',
  cards: 'The copy stops here, because hidden cards or choices decide what comes next.',
  players: 'The copy stops here, because other players decide what comes next.',
} as const;

/** Shows a person's private copy of a table: the steps so far, the board after them, and the options there. */
export function trialDraft(seen: TableView, chat: GameChat, read: Extract<Read, { what: 'try' }>): Draft {
  const { trial, preview, view, decision } = seen;
  if (trial === undefined || preview === undefined || view === null) return trialGoneDraft(seen);
  const asks = decision !== null && trial.broken === null && preview.stopped === null;
  const before = { trial, preview, seen, chat };
  if (!asks) return laidOut(before, [endOf(trial, preview)], []);
  const ground: Ground = { table: seen.id, decision, chat, names: namesOf(decisionNames(decision)) };
  const opening = read.open === undefined ? undefined : openings(decision).get(read.open);
  const { page = 0 } = read;
  const level: MenuLevel = { verb: null, ...opening, page };
  const question = `Then: ${plain(decision.prompt)}`;
  const lines = optionLines(ground, level);
  if (lines !== null) {
    const own = [...lines, ...buttonRows(besideLines(ground, level))];
    const draft = laidOut(before, [question], [{ divider: true }, ...own]);
    if (hasRoomFor(draft.blocks)) return draft;
  }
  const rows = optionRows(seen.id, decision, chat, level);
  const facts = [...unsaid(decision, chat, rows, level.group), ...formList(decision).map(plain)];
  return laidOut(before, [question, ...facts], rows);
}

interface Shown {
  trial: Trial;
  preview: Preview;
  seen: TableView;
  chat: GameChat;
}

/** The blocks of a private copy: its heading, steps, picture and result, the options, and its own buttons. */
function laidOut(
  { trial, preview, seen, chat }: Shown,
  after: readonly string[],
  options: readonly SingleBlock[],
): BlocksDraft {
  const count = trial.steps.length === 0 ? '' : ` · ${stepsWords(trial.steps.length)}`;
  const assumed = preview.assumed === true ? ' It assumes that nobody responds.' : '';
  const about = `A private copy of ${plain(seen.title)}, made from what you know. Nothing here is played.${assumed}`;
  const steps = stepLines(trial, preview);
  const blocks: MessageBlock[] = [
    { text: `### Trying it out${count}\n${small(about)}` },
    { text: steps.join('\n') },
    { pictures: 'own' },
    { text: [...resultLines(seen, trial, preview, chat), ...after].join('\n') },
    ...options,
    ...buttonRows(ownButtons(seen.id, trial)),
  ];
  return { accent: ACCENT.tries, blocks };
}

/** The steps with their costs and gains. Steps that are no longer possible are struck through. */
function stepLines({ steps, reached }: Trial, { picks }: Preview): string[] {
  return steps.map((label, at) => {
    if (at >= reached) return `${at + 1}. ~~${plain(label)}~~`;
    const hint = picks[at]?.hint;
    return `${at + 1}. ${plain(hint === undefined ? label : `${label} · ${hint}`)}`;
  });
}

/** The result of the steps, as far as it is certain: decisive events, and the resources that are left. */
function resultLines({ view }: TableView, { reached }: Trial, { told, before }: Preview, chat: GameChat): string[] {
  if (reached === 0 || view === null) return [];
  const events = told.filter(({ rule = '' }) => chat.major.includes(rule)).map((line) => `• ${refused(line)}`);
  const { forecast = () => [] } = chat;
  return [...events, ...forecast(before, view).map(bold)];
}

/** The reason why a private copy can't go on. */
function endOf({ broken, reached }: Trial, { stopped, by }: Preview): string {
  if (broken !== null) return `The table has moved on, and step ${reached + 1} breaks: ${refused(broken)}`;
  if (by !== undefined) return STOPS[by];
  return stopped === null ? STOPS.players : refused(stopped);
}

function ownButtons(table: TableId, { mark, steps, broken }: Trial): Button[] {
  const id = { table, decision: `t${mark}` };
  if (steps.length === 0) return [button({ act: 'throw-away', ...id }, 'Close')];
  const play = button({ act: 'play-steps', ...id }, playWords(steps.length), 'first');
  return [
    ...(broken === null ? [play] : []),
    button({ act: 'step-back', ...id }, broken === null ? 'One step back' : 'Drop the broken steps'),
    button({ act: 'throw-away', ...id }, 'Throw away', 'grave'),
  ];
}

function stepsWords(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`;
}

function playWords(count: number): string {
  return count === 1 ? 'Play this step' : `Play these ${count} steps`;
}

/** Asks for confirmation of steps that end something or break an agreement. */
export function sureTrialDraft(
  { id: table, title }: OfTable,
  decision: string,
  count: number,
  ending: readonly Option[],
): RowsDraft {
  const why = ending.map(
    ({ label, ends }) => `• ${plain(label)}: ${plain(ends ?? 'You may not be able to undo this.')}`,
  );
  return {
    content: [bold(title), 'These steps end something:', ...why].join('\n'),
    rows: buttonRows([
      button({ act: 'play-sure', table, decision }, `Yes: ${playWords(count).toLowerCase()}`, 'grave'),
      button({ act: 'try', table }, 'No, go back', 'first'),
    ]),
    bare: true,
  };
}

/** Says that a private copy was thrown away. */
export function thrownAwayDraft(table: OfTable): RowsDraft {
  return { ...withoutCopy(table, 'Your private copy is thrown away. Nothing was played.'), bare: true };
}

/** Says that there is no such private copy. */
export function trialGoneDraft(table: OfTable): RowsDraft {
  return { ...withoutCopy(table, 'This private copy is gone. Nothing was played.'), bare: true };
}

function withoutCopy({ id: table, title }: OfTable, says: string): RowsDraft {
  const rows = buttonRows([
    button({ act: 'move', table }, 'Your move', 'first'),
    button({ act: 'try', table }, 'Try it out'),
  ]);
  return { content: `${bold(title)}\n${says}`, rows };
}
