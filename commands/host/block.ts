import type { RowsDraft } from '../../src/discord/compose/body.ts';
import { button, buttonRows, menuRow } from '../../src/discord/compose/rows.ts';
import { cut } from '../../src/discord/limits.ts';
import { assemble, bold, listed, mention, moment, plain } from '../../src/discord/markdown.ts';
import type { Click, CommandUse } from '../../src/discord/payload.ts';
import { type Reply, say } from '../../src/discord/reply.ts';
import { Refused } from '../../src/kernel/types.ts';
import { type BlockedPerson, MOST_BLOCKED } from '../../src/store/blocked-people.ts';
import type { Summary } from '../../src/tables/summary.ts';
import type { Asker, CommandContext } from '../context.ts';
import { seatAt } from '../tables.ts';
import { assertHost, moderatedServer } from './require-moderator.ts';

/** The number of blocked people on a page, and the longest part of a reason there, so that a page fits in a message. */
const LISTED = 8;
const REASON = 80;

/** `/host block`: blocks a person from the tables of this server (T-HOST-07). */
export async function blockPerson(use: CommandUse, context: CommandContext): Promise<Reply> {
  const { backend, now } = context;
  const guild = await moderatedServer(use, context);
  const [person] = use.people;
  const why = use.typed.get('why');
  if (person === undefined) throw new Refused('Name the person whom you want to block with “person:”.', 'T-HOST-07');
  const { id, name: called, isBot } = person;
  if (isBot)
    throw new Refused(
      `${called} is a bot, and bots can’t be blocked. To free a seat that a bot plays, use /host free.`,
      'T-HOST-07',
    );
  if (id === use.person.id)
    throw new Refused('You can’t block yourself. Another moderator has to decide that.', 'T-HOST-07');
  if (typeof why !== 'string' || why.trim() === '')
    throw new Refused('Give a reason with “why:”. The person reads it when I refuse something.');
  if ((await backend.blocked.count(guild)) >= MOST_BLOCKED && (await backend.blocked.find(guild, id)) === null)
    throw new Refused(
      `This server already blocks ${MOST_BLOCKED} people, which is the limit. End a block first: /host blocked lists them.`,
      'T-HOST-07',
    );
  const seated = (await tablesAt(guild, id, context)).length;
  const kept =
    seated === 0
      ? 'They have no seat at an open table here.'
      : `They keep their seat at ${tables(seated)} here. If you don’t want that, free ${seated === 1 ? 'it' : 'them'}.`;
  const content = assemble(
    [`${bold(called)} is blocked: they can’t open, join or watch tables on this server, and nobody can invite them.`],
    [kept, '`/host blocked` lists the blocked people, and ends a block.'],
    [],
  );
  const says = await backend.blocked.block(
    guild,
    { id, called, by: use.person.id, why: why.trim(), at: now() },
    { interaction: use.id, says: content },
  );
  await stopWatchingHere(guild, id, use, context);
  if (says !== content) return say(says);
  const rows = seated === 0 ? [] : buttonRows([button({ act: 'free-seats', entry: id }, 'Free their seats', 'grave')]);
  return { do: 'say', draft: { content, rows } };
}

/** The open tables of a server at which a person has a seat. */
async function tablesAt(guild: string, person: string, { backend }: CommandContext): Promise<Summary[]> {
  return (await backend.tablesOf(person)).filter(
    (table) =>
      (table.status === 'lobby' || table.status === 'playing') &&
      table.place.guild === guild &&
      seatAt(table, { person: { id: person, name: '' } }) !== null,
  );
}

/** Takes the server's tables out of the inbox of a blocked person, who can't watch them any more (T-HOST-08). */
async function stopWatchingHere(
  guild: string,
  person: string,
  { id: interaction }: Pick<CommandUse, 'id'>,
  { backend }: CommandContext,
): Promise<void> {
  for (const table of await backend.summaries(await backend.watching.of(person)))
    if (table.place.guild === guild)
      await backend.watching.set(person, table.id, false, { interaction: `${interaction}-${table.id}`, says: '' });
}

function tables(many: number): string {
  return many === 1 ? '1 open table' : `${many} open tables`;
}

/** Frees the seats of a blocked person at the open tables of this server (T-HOST-09). The tables' logs say so. */
export async function freeSeats(person: string, clicked: Click, context: CommandContext): Promise<Reply> {
  const { backend, now } = context;
  const guild = await moderatedServer(clicked, context);
  if ((await backend.blocked.find(guild, person)) === null)
    throw new Refused('That person isn’t blocked any more, so I leave their seats alone.', 'T-HOST-09');
  const freed: string[] = [];
  const left: string[] = [];
  for (const table of await tablesAt(guild, person, context)) {
    const seat = seatAt(table, { person: { id: person, name: '' } });
    const may = await assertHost(table, clicked, context).then(
      () => seatAt(table, clicked) === null,
      () => false,
    );
    if (seat === null) continue;
    (may ? freed : left).push(bold(table.title));
    if (!may) continue;
    const host = clicked.person;
    await backend.send(table.id, {
      id: `free-${clicked.id}`,
      by: { host: host.id },
      at: now(),
      input: { t: 'vacate', seat, heir: { to: 'friend' }, host: host.name, clears: true },
    });
  }
  const lines = [
    ...(freed.length === 0 ? [] : [`I free their seat at ${listed(freed)}. Anyone who isn’t blocked can take it.`]),
    ...(left.length === 0
      ? []
      : [`You play at ${listed(left)} or don’t moderate it, so another moderator has to free that seat.`]),
  ];
  const content = lines.length === 0 ? 'They have no seat at an open table here any more.' : lines.join('\n');
  return { do: 'turn', draft: { content, rows: [], bare: true } };
}

/** `/host blocked`: lists the people who are blocked on this server, with a menu that ends a block (T-HOST-07). */
export async function showBlocked(asker: Asker, context: CommandContext, page = 0): Promise<RowsDraft> {
  const guild = await moderatedServer(asker, context);
  return draftOf(await context.backend.blocked.all(guild), page);
}

/** Ends the block of the person who was chosen in the menu (T-HOST-07). */
export async function unblock(clicked: Click, context: CommandContext): Promise<Reply> {
  const { backend } = context;
  const guild = await moderatedServer(clicked, context);
  const [id] = clicked.values;
  const all = await backend.blocked.all(guild);
  const block = all.find((one) => one.id === id);
  if (block === undefined) return { do: 'turn', draft: draftOf(all, 0, ['That person isn’t blocked any more.']) };
  if (block.id === clicked.person.id)
    throw new Refused('You can’t end your own block. Another moderator has to decide that.', 'T-HOST-07');
  const ended = `${nameOf(block)} isn’t blocked any more, and can join tables again.`;
  const draft = draftOf(
    all.filter((one) => one !== block),
    0,
    [ended],
  );
  const says = await backend.blocked.unblock(guild, block.id, { interaction: clicked.id, says: draft.content });
  return says === draft.content ? { do: 'turn', draft } : say(says);
}

function nameOf({ id, called }: BlockedPerson): string {
  return called === null ? mention(id) : bold(called);
}

function draftOf(all: readonly BlockedPerson[], page: number, before: readonly string[] = []): RowsDraft {
  if (all.length === 0)
    return {
      content: assemble(
        before,
        ['Nobody is blocked from the tables of this server. `/host block` blocks a person.'],
        [],
      ),
      rows: [],
    };
  const from = Math.min(page, Math.floor((all.length - 1) / LISTED)) * LISTED;
  const shown = all.slice(from, from + LISTED);
  const at = from / LISTED;
  const buttons = [
    ...(from > 0 ? [button({ act: 'blocked', page: at - 1 }, 'Back')] : []),
    ...(from + LISTED < all.length ? [button({ act: 'blocked', page: at + 1 }, 'Next')] : []),
  ];
  const choices = shown.map(({ id, called }) => ({ value: id, label: called ?? id }));
  return {
    content: assemble([...before, '**Blocked from the tables of this server**'], shown.map(lineOf), []),
    rows: [menuRow({ act: 'unblock' }, 'End a block', choices), ...buttonRows(buttons)],
  };
}

function lineOf({ id, by, why, at }: BlockedPerson): string {
  const who = by === null ? '' : ` by ${mention(by)}`;
  const when = at === null ? '' : ` ${moment(at)}`;
  const reason = why === null ? '' : `: ${plain(cut(why, REASON))}`;
  return `• ${mention(id)}, blocked${who}${when}${reason}`;
}
