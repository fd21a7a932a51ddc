import type { Draft } from '../src/discord/compose/body.ts';
import { formOf, readFilled, readForm, writeFilled } from '../src/discord/compose/forms.ts';
import { openings } from '../src/discord/compose/levels.ts';
import { ordersFrom } from '../src/discord/compose/orders.ts';
import { type Button, button, buttonRows } from '../src/discord/compose/rows.ts';
import { ownDraft, ruleDraft, rulesDraft } from '../src/discord/compose/rules.ts';
import { type ClickId, readId } from '../src/discord/ids.ts';
import { LIMITS } from '../src/discord/limits.ts';
import type { Click, FormSent } from '../src/discord/payload.ts';
import { type Reply, say } from '../src/discord/reply.ts';
import { objection } from '../src/kernel/decision.ts';
import type { Summary } from '../src/tables/summary.ts';
import { isTried } from '../src/tables/trial.ts';
import { chosenBy, isChoosing } from './chosen.ts';
import { type CommandContext, chatOf } from './context.ts';
import { fixName } from './deck-fix.ts';
import { deckAgain, deckFilled } from './deck-import.ts';
import { giveUp, takeSeat, vote } from './game/absence.ts';
import { endGame } from './game/end.ts';
import { beginWish, changeWish, endWish, tableToSit } from './game/find.ts';
import { tablesDraft } from './game/list.ts';
import {
  agree,
  changeSetting,
  changeTogether,
  join,
  leave,
  otherSettings,
  seatBot,
  seatBots,
  start,
} from './game/lobby.ts';
import { openTable } from './game/new.ts';
import { nudge } from './game/nudge.ts';
import { changePace, openPace } from './game/pace.ts';
import { proposePause, proposeResume, showPause, voteOn } from './game/pause.ts';
import { rematch } from './game/rematch.ts';
import { isSearchClick, onSearch, type SearchClick, searchAsFilled } from './game/search.ts';
import { goBack } from './going-back.ts';
import { freeSeats, showBlocked, unblock } from './host/block.ts';
import { retry } from './host/dead-letters.ts';
import { changeServer } from './host/settings.ts';
import { movedOn, onInbox } from './inbox.ts';
import { filmFor } from './log.ts';
import { muteTable, showMute, unmute } from './mute.ts';
import { proposeTyped, setTyped, setZone, timesForm } from './own-times.ts';
import { keepLine, playAt, playKept } from './play.ts';
import { onPrepared, prepareTyped } from './prepared.ts';
import { allowInvitations, chooseMessages, setNudges } from './profile.ts';
import { messagesOf, profileOf } from './profile-page.ts';
import { answerWith, cited, type OpenQuestion, repostQuestion, showQuestion, waitingFor } from './require-pending.ts';
import { lookUp } from './rules.ts';
import { usualSince } from './since.ts';
import { listStats } from './stats.ts';
import { readerAt, seatOr, tableById } from './tables.ts';
import { formOnTrial, onTrial, openTrial } from './trial.ts';
import { takeBack } from './undo.ts';
import { stopWatching, watch } from './watching.ts';
import { whyAt } from './why.ts';

const UNKNOWN = 'This button no longer works. “Your move” in the thread shows what you can do now.';

/** Answers a click on a button or a choice from a menu. */
export async function click(clicked: Click, context: CommandContext): Promise<Reply> {
  const id = readId(clicked.customId);
  if (id === null || id.act === 'deck') return say(UNKNOWN);
  if (id.act === 'rule') return { do: id.page === undefined ? 'say' : 'turn', draft: ruleDraft(id.rule, id.page) };
  if (id.act === 'ask') return inPlace(lookUp(id.text, [id.game], context, false));
  if (id.act === 'tell') return lookUp(id.text, [id.game], context, true);
  if (id.act === 'card') return { do: 'exhibit', exhibit: { game: id.game, component: id.text }, share: false };
  if (id.act === 'own')
    return { do: 'turn', draft: ownDraft(id.game, context.own.section(id.game, id.place), id.page) };
  if (id.act === 'new') {
    const typed = new Map([['game', id.game], ...(id.text === undefined ? [] : [['title', id.text] as const])]);
    return openTable({ ...clicked, typed }, context);
  }
  if (id.act === 'inbox' || id.act === 'next' || ('from' in id && id.from === 'inbox'))
    return onInbox(id, clicked, context);
  if (id.act === 'unwatch') {
    if (clicked.inbox) return onInbox(id, clicked, context);
    return { do: 'turn', draft: { content: await stopWatching(id.table, clicked, context), rows: [], bare: true } };
  }
  if (id.act === 'open-table') return openTable({ ...clicked, typed: new Map() }, context);
  if (id.act === 'watch-one' || id.act === 'join-one') {
    const [table] = clicked.values;
    if (table === undefined) return say(UNKNOWN);
    const chosen = await tableById(table, clicked, context);
    return id.act === 'watch-one' ? watch(chosen, clicked, context) : join(chosen, null, clicked);
  }
  if (id.act === 'tables') return { do: 'turn', draft: await tablesDraft(clicked, context, id.page) };
  if (id.act === 'fix') return inPlace(fixName(id, clicked, context));
  if (id.act === 'deck-again') return deckAgain(id.interaction, context);
  if (id.act === 'profile') return { do: 'turn', draft: await profileOf(clicked, context) };
  if (id.act === 'stats-list') return listStats(id.to, clicked, context);
  if (id.act === 'erase') return { do: 'forget' };
  if (id.act === 'notify') return { do: 'turn', draft: { ...(await messagesOf(clicked, context)), bare: true } };
  if (id.act === 'nudges') return setNudges(id, clicked, context);
  if (id.act === 'type' || id.act === 'typed') return { do: 'form', form: timesForm(id.what) };
  if (id.act === 'messages' || id.act === 'digest') return chooseMessages(id.act, clicked, context);
  if (id.act === 'hours' || id.act === 'holidays') return setTyped(id, clicked, context);
  if (id.act === 'zone') return setZone(clicked.values[0] ?? '', clicked, context);
  if (id.act === 'server-role') return changeServer({ role: clicked.values[0] ?? '' }, clicked, context, true);
  if (id.act === 'server-patience') return changeServer({ patience: clicked.values[0] ?? '' }, clicked, context, true);
  if (id.act === 'blocked') return { do: 'turn', draft: await showBlocked(clicked, context, id.page) };
  if (id.act === 'unblock') return unblock(clicked, context);
  if (id.act === 'free-seats') return freeSeats(id.entry, clicked, context);
  if (id.act === 'wish') return beginWish(clicked, context);
  if (id.act === 'wish-game' || id.act === 'wish-pace')
    return changeWish(id.act === 'wish-game' ? 'game' : 'pace', clicked, context);
  if (id.act === 'unwish') return endWish(id.entry, clicked, context);
  if (id.act === 'allow') return allowInvitations(clicked, context);
  if (id.act === 'sit') return join(await tableToSit(id.table, clicked, context), null, clicked);
  if (id.act === 'if-typed') return say(UNKNOWN);
  const summary = await tableById(id.table, clicked, context);
  if (isSearchClick(id)) return onSearch(id, summary, clicked, context);
  return 'decision' in id ? onQuestion(id, summary, clicked, context) : onTable(id, summary, clicked, context);
}

/** Puts an answer into the clicked message instead of posting a new message. */
async function inPlace(answer: Reply | Promise<Reply>): Promise<Reply> {
  const reply = await answer;
  return reply.do === 'say' ? { do: 'turn', draft: reply.draft } : reply;
}

/** Answers a form that a person has submitted. */
export async function form(sent: FormSent, context: CommandContext): Promise<Reply> {
  const id = readId(sent.customId);
  if (id?.act === 'deck') return deckFilled(id.game, id.text, sent, context);
  const [typed = ''] = [...sent.fields.values()].flat();
  if (id?.act === 'typed') return proposeTyped(id.what, typed, sent, context);
  if (id?.act === 'seek') return searchAsFilled(await tableById(id.table, sent, context), sent);
  if (id === null || (id.act !== 'given' && id.act !== 'if-typed')) return say(UNKNOWN);
  const summary = await tableById(id.table, sent, context);
  if (id.act === 'if-typed') return prepareTyped(id, summary, sent);
  if (isTried(id.decision)) return formOnTrial(id, summary, sent, context);
  const waits = await questionOf(id, summary, sent, context);
  if (!('decision' in waits)) return waits;
  const answer = readForm(waits.decision, sent.fields);
  const wrong = 'wrong' in answer ? answer.wrong : objection(waits.decision, answer.keys);
  return wrong === null && 'keys' in answer
    ? answerWith(waits, answer.keys, sent, context)
    : formAgain(waits, wrong ?? '', sent, context);
}

/**
 * Shows the question again, with a line about what is wrong in the form. A button reopens the form with the same
 * entries.
 */
async function formAgain(waits: OpenQuestion, wrong: string, sent: FormSent, context: CommandContext): Promise<Reply> {
  await context.backend.keepAskedWords(sent.id, writeFilled(sent.fields), true);
  const { summary, decision } = waits;
  const again: ClickId = { act: 'refill', table: summary.id, decision: decision.id, interaction: sent.id };
  const reply = showQuestion(waits, context, [cited(wrong, decision.rule)]);
  return reply.do === 'turn'
    ? { ...reply, draft: withFirst(reply.draft, button(again, 'Reopen the form with my entries', 'first')) }
    : reply;
}

/** Returns a draft with an extra button, in a new row above the draft's other rows, or below all blocks. */
function withFirst<D extends Draft>(draft: D, first: Button): D {
  if ('blocks' in draft) return { ...draft, blocks: [...draft.blocks, ...buttonRows([first])] };
  const rows = [...buttonRows([first]), ...draft.rows].slice(0, LIMITS.rows);
  const { ephemeral } = draft;
  return { ...draft, rows, ...(ephemeral === undefined ? {} : { ephemeral: withFirst(ephemeral, first) }) };
}

/** Reopens the form with its old entries, if they are still stored. */
async function refill(
  { interaction }: { interaction: string },
  { summary, decision }: OpenQuestion,
  context: CommandContext,
): Promise<Reply> {
  const filled = readFilled(await context.backend.askedWords(interaction));
  return { do: 'form', form: formOf(summary.id, decision, filled) };
}

type TableClickId = Exclude<
  Extract<ClickId, { table: string }>,
  { decision: string } | { act: 'unwatch' | 'sit' | 'if-typed' } | SearchClick
>;
type QuestionId = Extract<ClickId, { decision: string }>;

/** Handles a table's buttons and menus that don't answer a question, such as those in panels and in the lobby. */
async function onTable(id: TableClickId, summary: Summary, clicked: Click, context: CommandContext): Promise<Reply> {
  const table = summary.id;
  const reader = readerAt(summary, clicked);
  const [value = ''] = clicked.values;
  switch (id.act) {
    case 'move':
      return { do: 'read', table, reader, read: { what: 'move' } };
    case 'try':
      return openTrial(summary, clicked, context);
    case 'report':
    case 'verify':
      return { do: 'read', table, reader, read: { what: id.act } };
    case 'record':
      return { do: 'read', table, reader, read: { what: 'log', record: true } };
    case 'hand':
      return { do: 'read', table, reader: seatOr(summary, clicked), read: { what: 'hand' } };
    case 'watch':
      return watch(summary, clicked, context);
    case 'map':
      return { do: 'read', table, reader, read: { what: 'map' } };
    case 'look':
      return { do: 'read', table, reader, read: { what: 'map', show: clicked.values[0] ?? '' } };
    case 'log':
      return { do: 'read', table, reader, read: { what: 'log' } };
    case 'past': {
      const held = id.held === undefined ? {} : { held: true as const };
      return { do: 'read', table, reader, read: { what: 'history', go: id.go, seq: id.seq, ...held } };
    }
    case 'places': {
      const held = id.held === undefined ? {} : { held: true as const };
      const seq = Number(clicked.values[0] ?? Number.NaN);
      if (!Number.isInteger(seq)) return say(UNKNOWN);
      return { do: 'read', table, reader, read: { what: 'history', go: 'step', seq, ...held } };
    }
    case 'rewind':
    case 'rewind-sure':
    case 'rewind-yes':
    case 'rewind-no':
      return goBack(id, summary, clicked);
    case 'redo':
      return { do: 'send', table, input: { t: 'redo', seat: seatOr(summary, clicked), undo: id.seq } };
    case 'film':
      return filmFor(table, reader);
    case 'recap':
      return { do: 'read', table, reader, read: { what: 'recap', since: usualSince(reader) } };
    case 'from':
      return { do: 'read', table, reader, read: { what: 'log', since: id.place } };
    case 'standing':
      return { do: 'read', table, reader: seatOr(summary, clicked), read: { what: 'orders' } };
    case 'why':
      return whyAt(summary, id.text, clicked, context);
    case 'words':
      return playAt(summary, id.text, clicked, context);
    case 'said':
    case 'said-sure':
      return playKept(summary, id.interaction, clicked, context, id.act === 'said-sure');
    case 'undo':
      return takeBack(summary, clicked, context, { step: id.step, seq: id.seq });
    case 'back':
      return takeBack(summary, clicked, context, { from: id.seq, step: id.step });
    case 'rules': {
      const waits = await waitingFor(summary, clicked, context);
      if (!('decision' in waits)) return waits;
      return { do: 'say', draft: rulesDraft({ title: summary.title, decision: waits.decision }) };
    }
    case 'keep':
      return keepLine(summary, id.interaction, clicked, context);
    case 'forget':
      return { do: 'send', table, input: { t: 'forget', seat: seatOr(summary, clicked) } };
    case 'drop':
      return { do: 'send', table, input: { t: 'drop', seat: seatOr(summary, clicked) } };
    case 'concede':
      return { do: 'send', table, input: giveUp(summary, clicked) };
    case 'propose':
    case 'agree':
    case 'refuse':
      return endGame(summary, id.act, clicked);
    case 'yes':
    case 'no':
      return voteOn(summary, id.name, id.act === 'yes', clicked);
    case 'pause':
      return showPause(summary, clicked);
    case 'pause-for':
      return proposePause(summary, value, clicked, context);
    case 'resume':
      return proposeResume(summary, clicked);
    case 'nudge':
      return nudge(summary, id.seat, clicked, context);
    case 'mute':
      return showMute(summary, clicked, context);
    case 'mute-for':
      return muteTable(summary, value, clicked, context, true);
    case 'unmute':
      return unmute(summary, clicked, context, id.from);
    case 'vote-bot':
    case 'vote-friend':
    case 'vote-nobody':
    case 'vote-wait':
      return vote(summary, id.act.replace('vote-', ''), id.seat, clicked);
    case 'take':
      return takeSeat(summary, id.seat, clicked);
    case 'rematch':
      return rematch(summary, clicked, context);
    case 'retry':
      return retry(summary, id.entry, clicked, context);
    case 'join':
      return join(summary, id.seat, clicked);
    case 'bot':
      return seatBot(summary, id.seat, clicked);
    case 'seats':
    case 'bot-seats': {
      const seat = Number(clicked.values[0] ?? Number.NaN);
      if (!Number.isInteger(seat)) return say(UNKNOWN);
      return id.act === 'seats' ? join(summary, seat, clicked) : seatBot(summary, seat, clicked);
    }
    case 'seated':
      return say(UNKNOWN);
    case 'bots':
      return seatBots(summary, clicked);
    case 'leave':
      return leave(summary, clicked);
    case 'start':
      return start(summary, clicked);
    case 'setting': {
      const chat = chatOf(context, summary.game);
      const setting = chat.settings[id.place];
      return setting === undefined
        ? say(UNKNOWN)
        : changeSetting(summary, chat, setting.name, clicked.values[0] ?? '', clicked);
    }
    case 'together':
      return changeTogether(summary, chatOf(context, summary.game), id.place, clicked);
    case 'settings':
      return otherSettings(summary, chatOf(context, summary.game), id.page, clicked.values[0] ?? null, clicked);
    case 'value': {
      const chat = chatOf(context, summary.game);
      const name = chat.settings[id.place]?.name;
      return name === undefined ? say(UNKNOWN) : otherSettings(summary, chat, id.page, name, clicked);
    }
    case 'pace':
      return openPace(summary, clicked);
    case 'pace-turn':
    case 'pace-timeout':
    case 'pace-windows':
    case 'pace-off':
      return changePace(summary, { [id.act.replace('pace-', '')]: clicked.values[0] }, clicked);
    case 'ready':
      return agree(summary, id.name, clicked);
    case 'asked':
      return { do: 'send', table, input: { t: 'orders', seat: seatOr(summary, clicked), orders: { also: [id.text] } } };
    case 'ifs':
    case 'if':
    case 'if-when':
    case 'if-drop':
      return onPrepared(id, summary, clicked);
    case 'orders': {
      const orders = ordersFrom(id, clicked, chatOf(context, summary.game));
      return { do: 'send', table, input: { t: 'orders', seat: seatOr(summary, clicked), orders } };
    }
  }
}

/** Handles a question's buttons and menus, which work only while the question is open for the person who clicked. */
async function onQuestion(id: QuestionId, summary: Summary, clicked: Click, context: CommandContext): Promise<Reply> {
  if (isTried(id.decision)) return onTrial(id, summary, clicked, context);
  const waits = await questionOf(id, summary, clicked, context);
  if (!('decision' in waits)) return waits;
  const { decision } = waits;
  if (isChoosing(id)) {
    const chosen = chosenBy(id, decision, clicked);
    if (chosen === null) return repostQuestion(waits, true);
    if ('keys' in chosen) return answerWith(waits, chosen.keys, clicked, context, id.act === 'sure');
    const { open, page } = chosen;
    return open === null
      ? showQuestion(waits, context)
      : showQuestion(waits, context, [], { verb: null, ...openings(decision).get(open), page });
  }
  switch (id.act) {
    case 'extend': {
      const { id: table } = summary;
      return { do: 'send', table, input: { t: 'extend', seat: decision.seat, decision: decision.id } };
    }
    case 'again':
      return repostQuestion(waits);
    case 'form':
      return { do: 'form', form: formOf(summary.id, decision) };
    case 'refill':
      return refill(id, waits, context);
    default:
      return say(UNKNOWN);
  }
}

/**
 * Returns the question with this id if it is still open for this person; otherwise the question that is open now. The
 * inbox shows its list instead, because another table may be more urgent now.
 */
async function questionOf(
  id: QuestionId,
  summary: Summary,
  asker: Click | FormSent,
  context: CommandContext,
): Promise<OpenQuestion | Reply> {
  if (asker.inbox && summary.status !== 'playing') return movedOn(summary, asker, context);
  const waits = await waitingFor(summary, asker, context);
  if ('decision' in waits && waits.decision.id === id.decision) return waits;
  if (asker.inbox) return movedOn(summary, asker, context);
  return 'decision' in waits ? repostQuestion(waits, true) : waits;
}
