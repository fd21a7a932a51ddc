import type { Seen } from '../../tables/types.ts';
import { nameOfOptions } from '../ids.ts';
import { assemble, bold, plain } from '../markdown.ts';
import type { Draft } from './body.ts';
import { result, seatName } from './people.ts';
import { button, buttonRows, type Row } from './rows.ts';
import { panelRow } from './tools.ts';

/** The direct message that asks a person whether they agree to what others proposed. */
export function proposalDraft(seen: Seen): Draft {
  const { title, proposal } = seen;
  if (proposal === null) return { content: `${bold(title)}: nothing is proposed any more.`, rows: [] };
  const names = proposal.yes.map((seat) => seatName(seen, seat));
  const what =
    proposal.what.do === 'end' ? 'to end the game without a winner' : `to go back to entry ${proposal.what.to}`;
  return {
    content: assemble(
      [bold(title), `${names.join(' and ')} ${names.length === 1 ? 'proposes' : 'propose'} ${what}.`],
      [],
      ['It is done when everyone at the table agrees.'],
    ),
    rows: proposalRows(seen),
  };
}

/** For or against an end that is proposed; it counts for who sits at the table. */
export function proposalRows({ id: table, proposal }: Seen): Row[] {
  if (proposal?.what.do !== 'end') return [];
  return buttonRows([button({ act: 'agree', table }, 'End it'), button({ act: 'refuse', table }, 'Go on')]);
}

/** The direct message by which a person learns that a game is over. */
export function endDraft(seen: Seen): Draft {
  return { content: assemble([bold(seen.title), result(seen)], [], []), rows: panelRow(seen.id, seen.status) };
}

/** The direct message that asks a person to play once more. */
export function inviteDraft({ id: table, title, chairs, options, owner }: Seen): Draft {
  const host = chairs.find(({ player }) => player === owner)?.called ?? 'Somebody';
  const rows = buttonRows([
    button({ act: 'ready', table, name: nameOfOptions(options) }, 'I’m in', 'first'),
    button({ act: 'leave', table }, 'Not now'),
  ]);
  const asked = `${plain(host)} wants to play again, with the same seats and settings. Are you in?`;
  return { content: assemble([bold(title), asked], [], []), rows };
}
