import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { agreementCard } from '../../content/lookup.ts';
import { playerOf } from '../../position/find.ts';
import { does, theSeat, verbFor } from '../../position/names.ts';
import { moment } from '../../rules/moments.ts';
import type { Agreement, Ascendancy, CardId } from '../../state.ts';
import type { Play } from '../calls.ts';

/** Returns one of a giver’s three Agreements. Throws if the Agreement isn’t the giver’s. */
export function agreementOf(g: Ascendancy, giver: Seat, card: CardId): Agreement {
  const found = playerOf(g, giver).agreements.find((one) => one.card === card);
  if (found === undefined) throw new Error(`seat ${giver} has no Trade Agreement ${card}`);
  return found;
}

/** Gives an Agreement to its new holder, face up (A-TRADE-15), and then lets rules respond. */
export function give(ctx: Play, giver: Seat, holder: Seat, card: CardId): void {
  const agreement = agreementOf(ctx.g, giver, card);
  agreement.holder = holder;
  agreement.exhausted = false;
  const done = does(ctx.g, giver, 'gives', 'give');
  const peace = `${verbFor(ctx.g, holder, 'is', 'are')} now at Peace with ${theSeat(ctx.g, giver)}`;
  ctx.log(`${done} ${named(card)} to ${theSeat(ctx.g, holder)}, who ${peace}.`, 'A-TRADE-07');
  moment(ctx, 'trade-received', { seat: holder, card, giver });
}

/** Takes an Agreement back (A-TRADE-09). */
export function revoke(ctx: Play, giver: Seat, card: CardId): void {
  const agreement = agreementOf(ctx.g, giver, card);
  const holder = must(agreement.holder, `the holder of ${card}`);
  home(agreement);
  const done = does(ctx.g, giver, 'takes', 'take');
  ctx.log(`${done} ${named(card)} back from ${theSeat(ctx.g, holder)}.`, 'A-TRADE-09');
}

/** Exchanges an Agreement that a rival holds for another one (A-TRADE-05). */
export function swap(ctx: Play, giver: Seat, given: CardId, other: CardId): void {
  const old = agreementOf(ctx.g, giver, given);
  const holder = must(old.holder, `the holder of ${given}`);
  home(old);
  give(ctx, giver, holder, other);
}

/** Returns an Agreement to its owner, where it has no effect (A-TRADE-02). */
function home(agreement: Agreement): void {
  agreement.holder = null;
  agreement.exhausted = false;
  delete agreement.locked;
}

/** Returns an Agreement’s name: “Klingon Trade Agreement 2”. */
export function named(card: CardId): string {
  return agreementCard(card).name;
}

/** Returns an Agreement’s number among those of the same civilization, which is the last word of its name. */
export function numberOf(card: CardId): string {
  return must(named(card).split(' ').at(-1), 'the number of an Agreement');
}
