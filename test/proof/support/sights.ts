import { findScene } from '../../../renderers/index.ts';
import type { GameChat } from '../../../src/chat/game-chat.ts';
import { compose } from '../../../src/discord/compose/index.ts';
import { apply } from '../../../src/kernel/apply.ts';
import { optionsOf, randomAnswer } from '../../../src/kernel/decision.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { chanceOf, stream } from '../../../src/kernel/random.ts';
import { createTable, type Table } from '../../../src/kernel/table.ts';
import type { Decision, Json } from '../../../src/kernel/types.ts';
import { seenBy } from '../../../src/tables/table-view.ts';
import type { TableView } from '../../../src/tables/types.ts';

/** What people saw and were asked in games at a table. */
export class Sights {
  /** Sights of the awaited seat. */
  readonly seen: TableView[] = [];
  /** Every kind of question once: its verbs, and how many options it has. */
  readonly questions = new Map<string, Decision>();
  readonly verbs = new Set<string>();

  /** Plays a game at random; `ask`: the windows in which seats want to be asked. Keeps one sight of each kind of question, and the last. */
  play<G, V>(
    game: Game<G, V>,
    { options, ask, secret = 'one' }: { options: Json; ask: string[]; secret?: string },
  ): void {
    // The tables treat every game as one of unknown state.
    const known = game as unknown as Game<unknown>;
    const random = stream(`answers of ${secret} ${JSON.stringify(options)}`);
    const table = createTable(known, { id: 'abc123', title: 'Sector 7', owner: '1', options, commitment: 'c' });
    const around = { game: known, chance: chanceOf(secret), checkpoint: nothingIsTakenBack };
    for (const seat of table.chairs.keys())
      apply(table, { t: 'seat', seat, player: `${seat + 1}`, called: `P${seat}`, ready: 'r' }, around);
    apply(table, { t: 'start', player: '1', ready: 'z' }, around);
    for (const orders of table.state?.orders ?? []) orders.ask = [...new Set([...orders.ask, ...ask])];
    while (table.status === 'playing') {
      const [decision] = table.state?.pending ?? [];
      if (decision === undefined) throw new Error('nobody is asked');
      this.#look(known, table, decision);
      const keys = randomAnswer(decision, (bound) => random.next(bound));
      apply(table, { t: 'answer', seat: decision.seat, decision: decision.id, keys }, around);
    }
    this.seen.push(sightOf(known, table, 0));
  }

  #look(game: Game<unknown>, table: Table, decision: Decision): void {
    const kinds = [...new Set(optionsOf(decision).map(({ verb }) => verb))];
    for (const verb of kinds) this.verbs.add(verb);
    const kind = `${decision.kind} ${kinds.join(' ')} ${Math.min(decision.options.length, 26)}`;
    if (this.questions.has(kind)) return;
    this.questions.set(kind, structuredClone(decision));
    this.seen.push(sightOf(game, table, decision.seat));
  }

  /** Every picture that messages about the sights ask for: its scene, and what it is called. */
  pictures(chat: GameChat): { scene: string; alt: string }[] {
    return this.seen.flatMap((seen) => {
      const messages = [
        { to: 'turn' as const, seat: 0, player: '1' },
        { to: 'panel' as const, fresh: true },
      ];
      return messages
        .flatMap((to) => compose(seen, to, chat, true).pictures)
        .map(({ scene, params }) => ({ scene, alt: findScene(seen.game, scene).alt(seen.view, params) }));
    });
  }
}

/** Whatever `/map show:` offers on a sight, as text: what is asked for and its words. */
export function shownInWords(seen: TableView, chat: GameChat): { name: string; words: string }[] {
  return [undefined, 'nonsense', ...chat.shows.map(({ value }) => value)].flatMap((show) => {
    const read = { what: 'map' as const, text: true, ...(show === undefined ? {} : { show }) };
    const answer = {
      to: 'answer' as const,
      answer: '1',
      player: '1',
      reader: 0,
      outcome: { done: true as const, read },
    };
    return compose(seen, answer, chat, true).pictures.map(({ scene, params, name }) => ({
      name,
      words: findScene(seen.game, scene).text(seen.view, params).join('\n'),
    }));
  });
}

function sightOf(game: Game<unknown>, table: Table, seat: number): TableView {
  return structuredClone(seenBy(table, seat, { game, since: 1, entries: [], acted: null, secret: 's' }));
}

function nothingIsTakenBack(): never {
  throw new Error('nothing is taken back here');
}
