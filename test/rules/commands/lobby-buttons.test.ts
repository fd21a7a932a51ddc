import type { APIMessageComponent } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { bodyOf } from '../../../src/discord/compose/body.ts';
import { lobbyDraft } from '../../../src/discord/compose/lobby.ts';
import { apply } from '../../../src/kernel/apply.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { must } from '../../../src/kernel/must.ts';
import { copyTable, createTable, type Input, type Table } from '../../../src/kernel/table.ts';
import { Refused } from '../../../src/kernel/types.ts';
import { walk } from '../../../src/queue/blocks.ts';
import { type Summary, tableCardOf } from '../../../src/tables/summary.ts';
import { seenBy } from '../../../src/tables/table-view.ts';
import { controlsOf } from '../../support/drafts.ts';
import { toyGame } from '../../support/toy-game.ts';
import { skirmish } from '../discord/support/samples.ts';
import { bench } from './support/bench.ts';
import { ADA, BEN, CHANNEL, click, EVE, GUILD, THREAD } from './support/payloads.ts';

// Every game is one of unknown state to the tables.
const game = toyGame() as unknown as Game<unknown>;

function applied(table: Table, input: Input): void {
  const none = (): never => {
    throw new Error('a lobby needs no chance and no past');
  };
  const chance = { next: () => 0, position: 0 };
  apply(table, input, { game, chance: () => chance, checkpoint: none });
}

/** A lobby that Ada opened, after these inputs. */
function lobby(inputs: readonly Input[]): Table {
  const table = createTable(game, {
    ...{ id: 'abc123', title: 'Sector 7', owner: ADA, commitment: 'x' },
    options: game.options({}),
  });
  for (const input of inputs) applied(table, input);
  return table;
}

/** The controls of a lobby's message that can be used, each with a choice if it is a menu. */
function controls(table: Table, guild: string | null): { id: string; values: string[] | null }[] {
  const source = { game, since: 0, entries: [], acted: null, secret: '' };
  const seen = seenBy(table, 'spectator', guild === null ? { ...source, direct: true } : source);
  const all = walk(bodyOf(lobbyDraft(seen, skirmish))['components']) as APIMessageComponent[];
  return all.flatMap((one) => {
    if (!('custom_id' in one) || ('disabled' in one && one.disabled === true)) return [];
    const choice = 'options' in one ? [must(one.options[0], 'a line of a menu').value] : null;
    return [{ id: one.custom_id, values: choice }];
  });
}

/** True if a control does something for this person, and isn't refused. */
async function works(table: Table, guild: string | null, control: { id: string; values: string[] | null }, by: string) {
  const b = bench();
  const place = { guild, channel: CHANNEL, thread: guild === null ? null : THREAD };
  const summary: Summary = { ...tableCardOf(table, game), place, seq: table.seq, since: 0 };
  b.tables.splice(0, b.tables.length, summary);
  const where = guild === null ? { by, guild, channel: CHANNEL } : { by, guild };
  await b.handle(click(control.id, control.values, where));
  const [sent] = b.sent;
  if (sent !== undefined) {
    try {
      applied(copyTable(table), sent.command.input as Input);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }
  const response = JSON.parse(JSON.stringify(must(b.responses.at(-1), 'an answer')));
  const isForm = response.type === 9;
  return isForm || controlsOf(response.data ?? {}).some(({ custom_id: id }) => !id.startsWith('rule.'));
}

const seat = (at: number, player: string): Input => ({ t: 'seat', seat: at, player, called: player, ready: player });
const BOT: Input = { t: 'bot', seat: 1, bot: 'standard', player: ADA };
const SETTINGS: Input = { t: 'options', options: { length: 9 }, player: ADA };

const LOBBIES: readonly (readonly [what: string, guild: string | null, inputs: readonly Input[]])[] = [
  ['nobody has a seat', GUILD, []],
  ['its owner has a seat', GUILD, [seat(0, ADA)]],
  ['another player has a seat', GUILD, [seat(1, BEN)]],
  ['only a bot has a seat', GUILD, [BOT]],
  ['every seat is taken', GUILD, [seat(0, ADA), seat(1, BEN)]],
  ['a player has to agree', GUILD, [seat(0, ADA), seat(1, BEN), SETTINGS]],
  ['nobody has a seat, in direct messages', null, []],
  ['its only player has a seat, in direct messages', null, [seat(0, ADA)]],
  ['a bot has a seat, in direct messages', null, [BOT]],
  ['its player plays against a bot, in direct messages', null, [seat(0, ADA), BOT]],
];

test.each(LOBBIES)(
  'every button and menu of a lobby works for somebody who sees it: %s',
  async (_what, guild, inputs) => {
    const table = lobby(inputs);
    const people = guild === null ? [ADA] : [ADA, BEN, EVE];
    const all = controls(table, guild);
    expect(all.length).toBeGreaterThan(2);
    const idle: string[] = [];
    for (const control of all) {
      const tried = await Promise.all(people.map((by) => works(table, guild, control, by)));
      if (!tried.includes(true)) idle.push(control.id);
    }
    expect(idle).toEqual([]);
  },
);
