import { marking } from '../../chat/changed.ts';
import type { GameChat } from '../../chat/game-chat.ts';
import type { PictureSpec } from '../../chat/picture.ts';
import { curveOf } from '../../chat/showing.ts';
import type { Composed } from '../../queue/transport.ts';
import type { Outgoing, TableView } from '../../tables/types.ts';
import { awayDraft } from './absence-votes.ts';
import { answerDraft, closedDmDraft, isBeginning, isUnlogged, lateDraft, noticeDraft, playedDraft } from './answer.ts';
import { type Draft, inFrame, withPictures } from './body.ts';
import { changesFor } from './changes.ts';
import { withFilm } from './film.ts';
import { historyPictures } from './history.ts';
import { withInbox } from './in-inbox.ts';
import { lobbyDraft } from './lobby.ts';
import { movedDraft, panelDraft, pastPanelDraft, removedDraft } from './panel.ts';
import { readThere } from './read.ts';
import { reportDraft } from './report.ts';
import { searchedDraft } from './search.ts';
import { endDraft, inviteDraft, proposalDraft, proposedDraft } from './table-news.ts';
import { openedDraft, troubleDraft } from './trouble.ts';
import { closedTurnDraft, digestDraft, reminderDraft, turnDraft } from './turn.ts';

/**
 * Composes a message only from information that its recipient is allowed to see. If `pictures` is false, the message
 * has none. With `frames`, turn messages and panels are laid out in blocks.
 */
export function compose(
  known: TableView,
  outgoing: Outgoing,
  chat: GameChat,
  pictures: boolean,
  frames = false,
): Composed {
  const seen = withAsked(known);
  const draft = draftOf(seen, outgoing, chat);
  const composed = withPictures(
    frames && (outgoing.to === 'turn' || outgoing.to === 'panel') ? inFrame(draft) : draft,
    seen.reader,
    pictures ? picturesOf(seen, outgoing, chat) : [],
  );
  const texts = textsOf(seen, outgoing);
  if (isFilm(outgoing)) return withFilm(seen, chat, pictures);
  return texts.length === 0 ? composed : { ...composed, texts };
}

/** The view with the question's public id, which clicks use instead of the kernel's id. */
function withAsked({ asked, ...seen }: TableView): TableView {
  if (asked === undefined || seen.decision === null) return seen;
  return { ...seen, decision: { ...seen.decision, id: asked } };
}

/** Returns the record of a finished game as a file, if the reader asked for it. */
function textsOf({ id, record }: TableView, outgoing: Outgoing): { name: string; text: string }[] {
  if (outgoing.to !== 'answer' || record === undefined) return [];
  return [{ name: `record-${id}.json`, text: `${JSON.stringify(record, null, 1)}\n` }];
}

function isFilm(outgoing: Outgoing): boolean {
  return outgoing.to === 'answer' && 'read' in outgoing.outcome && outgoing.outcome.read.what === 'film';
}

function draftOf(seen: TableView, outgoing: Outgoing, chat: GameChat): Draft {
  switch (outgoing.to) {
    case 'answer': {
      if (outgoing.opened !== undefined) return openedDraft(seen, outgoing.opened);
      const draft = answerDraft(seen, outgoing.outcome, outgoing.player, chat);
      return outgoing.inbox === true ? withInbox(draft) : draft;
    }
    case 'panel':
      if (seen.removed === true) return removedDraft();
      if (outgoing.moved !== undefined) return movedDraft(seen, outgoing.moved, chat);
      if (seen.status === 'lobby') return lobbyDraft(seen, chat);
      return outgoing.past === undefined
        ? panelDraft(seen, chat, outgoing.from)
        : pastPanelDraft(seen, outgoing.past, chat);
    case 'turn':
      return turnDraft(seen, chat, outgoing);
    case 'ring':
      return outgoing.tables === undefined ? reminderDraft(seen, outgoing.nudge) : digestDraft(outgoing.tables);
    case 'nudge':
      return reminderDraft(seen, outgoing.by);
    case 'past':
      return closedTurnDraft(seen, outgoing);
    case 'proposal':
      return proposalDraft(seen, outgoing.seq);
    case 'proposed':
      return proposedDraft(seen, outgoing.seq);
    case 'away':
      return awayDraft(seen, outgoing.about);
    case 'invite':
      return inviteDraft(seen, chat);
    case 'searched':
      return searchedDraft(seen);
    case 'played':
      return playedDraft(seen, outgoing, chat);
    case 'late':
      return lateDraft(seen, outgoing.seq, chat);
    case 'end':
      return endDraft(seen, chat);
    case 'trouble':
      return troubleDraft(seen, outgoing.trouble);
    case 'knock':
      return closedDmDraft(seen, outgoing);
    case 'notice':
      return outgoing.kind === 'report'
        ? reportDraft(seen, chat)
        : noticeDraft(seen, outgoing.kind, outgoing.seq, chat);
  }
}

/** Marks the pictures of a private copy, which show nothing that is played. */
function onTrial(pictures: readonly PictureSpec[], { trial }: TableView): PictureSpec[] {
  return trial === undefined
    ? [...pictures]
    : pictures.map((picture) => ({ ...picture, params: { ...picture.params, trial: true } }));
}

/** Returns the pictures of a message. The board marks what has changed if the view has an earlier view as well. */
function picturesOf(seen: TableView, outgoing: Outgoing, chat: GameChat): PictureSpec[] {
  return onTrial(marking(unmarked(seen, outgoing, chat), changesFor(seen, chat)), seen);
}

function unmarked(seen: TableView, outgoing: Outgoing, chat: GameChat): PictureSpec[] {
  const { pictures } = chat;
  if (seen.view === null || seen.removed === true) return [];
  switch (outgoing.to) {
    case 'answer':
      // Nobody knows how the table will look at the reader's next move.
      if (seen.preview?.later === true) return [];
      if ('read' in outgoing.outcome && outgoing.outcome.read.what === 'watch') return pictures.panel(seen);
      if ('read' in outgoing.outcome && outgoing.outcome.read.what === 'history') return historyPictures(seen, chat);
      if ('read' in outgoing.outcome) return pictures.read(seen, readThere(seen, outgoing.outcome.read, chat));
      // Nothing changed, so the picture that was sent with the question is still current.
      if (!outgoing.outcome.done) return [];
      // A line of several picks has one picture of its result.
      if (outgoing.outcome.line !== undefined) return pictures.move(seen);
      if (isUnlogged(outgoing.outcome)) return [];
      return isBeginning(seen, outgoing.outcome) ? [] : pictures.done(seen, outgoing.outcome.seq);
    case 'panel':
      return outgoing.past === undefined && outgoing.moved === undefined ? pictures.panel(seen) : [];
    case 'played':
    case 'late':
      return pictures.move(seen);
    case 'end':
      return pictures.panel(seen);
    case 'turn':
      return pictures.turn(seen);
    case 'ring':
    case 'nudge':
    case 'past':
    case 'proposal':
    case 'proposed':
    case 'trouble':
    case 'away':
    case 'invite':
    case 'searched':
    case 'knock':
      return [];
    case 'notice':
      return outgoing.kind === 'report' ? curveOf(seen) : [];
  }
}
