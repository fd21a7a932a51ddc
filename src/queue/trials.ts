import type { Redis } from 'ioredis';
import type { PlayerId } from '../kernel/table.ts';
import type { Seat } from '../kernel/types.ts';
import { type Branch, Branches, type BranchStep } from '../store/branches.ts';
import { TableStore } from '../store/table-store.ts';
import type { TableId, TableView } from '../tables/types.ts';
import { lookPriority } from './queues.ts';
import type { Views } from './views.ts';

/** A private copy after all its steps, with the question that it asks, under the copy's own id. */
export type TrialView = Pick<TableView, 'decision' | 'view'> & Required<Pick<TableView, 'trial' | 'preview'>>;

/** A change of a private copy: the interaction that causes it, and the state of the copy that the person saw. */
export interface TrialChange {
  table: TableId;
  player: PlayerId;
  interaction: string;
  mark: string;
}

/** The private copies, as the chat uses them. */
export type TrialKeeper = Pick<Trials, 'open' | 'of' | 'seen' | 'add' | 'cut' | 'drop' | 'play'>;

/**
 * The private copies on which people try moves out. No method changes the table. A change that was made for another
 * state of the copy than the person saw is left out, so that each click counts once.
 */
export class Trials {
  readonly #branches: Branches;
  readonly #store: TableStore;
  readonly #views: Pick<Views, 'see'>;

  constructor(redis: Redis, views: Pick<Views, 'see'>) {
    this.#branches = new Branches(redis);
    this.#store = new TableStore(redis);
    this.#views = views;
  }

  /** Opens a person's private copy where it was, or begins one. A copy whose steps were played begins again. */
  async open(table: TableId, player: PlayerId, seat: Seat, interaction: string): Promise<Branch> {
    const now = await this.#branches.of(table, player);
    const isPlayed = now?.played === true && (await this.#store.isApplied(table, now.mark));
    const opened = await this.#branches.change(table, player, interaction, (before) => {
      const isSame = before !== null && before.seat === seat && !(isPlayed && before.mark === now?.mark);
      if (!isSame) return { seat, steps: [] };
      if (before.played !== true) return before;
      const { played: _, ...refused } = before;
      return refused;
    });
    return opened ?? { mark: interaction, seat, steps: [] };
  }

  /** Returns a person's private copy, or null. */
  of(table: TableId, player: PlayerId): Promise<Branch | null> {
    return this.#branches.of(table, player);
  }

  /** Returns the table as the seat would see it after all steps, or null if the copy is gone. */
  async seen(
    table: TableId,
    player: PlayerId,
    { seat, mark }: Pick<Branch, 'seat' | 'mark'>,
  ): Promise<TrialView | null> {
    const request = { table, reader: seat, tried: { player, mark } };
    const seen = (await this.#views.see(request, lookPriority(seat)))?.seen ?? null;
    if (seen?.trial === undefined || seen.preview === undefined) return null;
    const { decision, view, asked, trial, preview } = seen;
    const own = decision === null || asked === undefined ? decision : { ...decision, id: asked };
    return { decision: own, view, trial, preview };
  }

  /** Adds a step. Returns the copy as it is then, or null if it is gone. */
  add(change: TrialChange, step: BranchStep): Promise<Branch | null> {
    return this.#change(change, (before) => ({ ...before, steps: [...before.steps, step] }));
  }

  /** Takes back all steps but the first `kept`. */
  cut(change: TrialChange, kept: number): Promise<Branch | null> {
    return this.#change(change, (before) => ({ ...before, steps: before.steps.slice(0, kept) }));
  }

  /** Throws the copy away. */
  async drop(change: TrialChange): Promise<void> {
    await this.#change(change, () => null);
  }

  /** Records that the steps are sent to the table by this interaction. Returns false if the copy has changed. */
  async play(change: TrialChange): Promise<boolean> {
    const after = await this.#change(change, (before) => ({ ...before, played: true }));
    return after?.mark === change.interaction;
  }

  #change(
    { table, player, interaction, mark }: TrialChange,
    edit: (before: Branch) => Omit<Branch, 'mark'> | null,
  ): Promise<Branch | null> {
    const ifSeen = (before: Branch | null): Omit<Branch, 'mark'> | null =>
      before === null || before.mark !== mark ? before : edit(before);
    return this.#branches.change(table, player, interaction, ifSeen);
  }
}
