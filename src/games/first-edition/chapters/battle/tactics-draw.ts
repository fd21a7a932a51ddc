import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { type Offer, type Offering, offeringAll, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import type { ShipBattle } from '../../battle.ts';
import { ruleOf } from '../../content/rules.ts';
import { playerOf } from '../../position/find.ts';
import { cardName, SEATS, seatName } from '../../position/names.ts';
import { added } from '../../rules/ask.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { type Play, TACTICS } from '../calls.ts';
import { drawFromSide } from '../side-decks/draw.ts';
import { asksFetch, type FetchedTactic, fetchers, fetchTactic, usesTactics } from './tactics-fetch.ts';
import { currentOf } from './totals.ts';
import { battleOf } from './under-way.ts';

/** The maximum number of tactics that a player may draw in a battle (C-SHIPBAT-14). */
const MOST_DRAWN = 2;

/**
 * Lets all players who have a side deck draw tactics at the same time and use one of them (C-SHIPBAT-14, C-OPEN-34).
 */
export const tacticsDraw = procedure<FirstEdition, { enough?: Seat[] }>(TACTICS.name)({
  begin: ({ g }) => (fetchers(g).length > 0 ? 'fetch' : 'draw'),
  // A download replaces one draw of a tactic (C-SHIPBAT-16).
  fetch: offeringAll<FirstEdition, object, FetchedTactic | null, 'draw'>({
    askAll: ({ g }) => fetchers(g).map((seat) => asksFetch(g, seat)),
    take(ctx, _local, chosen) {
      for (const [seat, [found = null]] of chosen) if (found !== null) fetchTactic(ctx, seat, found);
      return 'draw';
    },
  }),
  draw(ctx) {
    const { g } = ctx;
    for (const seat of SEATS.keys())
      if (usesTactics(g, seat) && currentOf(battleOf(g), seat) === null) drawOne(ctx, seat);
    return onward(g, []);
  },
  next: ({ g }, { enough = [] }) => onward(g, enough),
  another: offeringAll({
    askAll: ({ g }, { enough = [] }) =>
      drawing(g, enough).map((seat): Offering<boolean> => {
        const offers = [
          open({ key: 'another', verb: 'draw', label: 'Draw another tactic', rule: 'C-SHIPBAT-14' }, true),
          open({ key: 'enough', verb: 'enough', label: 'Stop drawing', rule: 'C-SHIPBAT-14' }, false),
        ];
        const have = (battleOf(g).drawn[seat] ?? []).map(cardName).join(', ');
        return {
          seat,
          kind: 'pick',
          prompt: `You drew ${have}. Draw another tactic?`,
          offers,
          min: 1,
          max: 1,
          rule: 'C-SHIPBAT-14',
        };
      }),
    take(ctx, local, chosen): 'next' {
      const more = [...chosen].flatMap(([seat, [wants]]) => (wants === true ? [seat] : []));
      for (const seat of more) drawOne(ctx, seat);
      local.enough = [...SEATS.keys()].filter((seat) => !more.includes(seat));
      return 'next';
    },
  }),
  choose: offeringAll<FirstEdition, object, CardId | null, never>({
    askAll: ({ g }) => seatsWith(g, hasDrawn).map((seat) => asks(g, seat)),
    take(ctx, _local, chosen) {
      const battle = battleOf(ctx.g);
      ctx.reveal();
      for (const [seat, [card = null]] of chosen) {
        const unused = battle.drawn[seat]?.splice(0) ?? [];
        if (card !== null) {
          unused.splice(unused.indexOf(card), 1);
          battle.tactics.push({ card, owner: seat });
        }
        playerOf(ctx.g, seat).spent.unshift(...unused);
        ctx.log(`${seatName(seat)} uses ${card === null ? 'no tactic' : cardName(card)}.`, 'C-SHIPBAT-14');
      }
      return null;
    },
  }),
});

function drawOne(ctx: Play, seat: Seat): void {
  const card = drawFromSide(ctx, seat, 'tactics');
  if (card === null) return;
  battleOf(ctx.g).drawn[seat]?.push(card);
  ctx.tell(seat, `You draw ${cardName(card)}.`, `${seatName(seat)} draws a tactic.`, 'C-SHIPBAT-14');
}

/** Returns the players who may still draw and haven't chosen to stop. */
function drawing(g: FirstEdition, enough: readonly Seat[]): Seat[] {
  return seatsWith(g, mayDraw).filter((seat) => !enough.includes(seat));
}

function onward(g: FirstEdition, enough: readonly Seat[]): 'another' | 'choose' | null {
  if (seatsWith(g, hasDrawn).length === 0) return null;
  return drawing(g, enough).length > 0 ? 'another' : 'choose';
}

function seatsWith(g: FirstEdition, test: (g: FirstEdition, battle: ShipBattle, seat: Seat) => boolean): Seat[] {
  return [...SEATS.keys()].filter((seat) => test(g, battleOf(g), seat));
}

function hasDrawn(_g: FirstEdition, { drawn }: ShipBattle, seat: Seat): boolean {
  return (drawn[seat] ?? []).length > 0;
}

function mayDraw(g: FirstEdition, battle: ShipBattle, seat: Seat): boolean {
  const { tactics, spent } = playerOf(g, seat);
  const have = must(battle.drawn[seat], `the tactics drawn by seat ${seat}`).length;
  return have > 0 && have < MOST_DRAWN + added(g, 'tactics', { seat }) && tactics.length + spent.length > 0;
}

function asks(g: FirstEdition, seat: Seat): Offering<CardId | null> {
  const drawn = [...new Set(battleOf(g).drawn[seat] ?? [])];
  // Some tactics need a certain ship among those firing (C-SHIPBAT-16).
  const usable = drawn.filter((card) => ruleOf(card)?.tactic?.needs?.(g, seat) !== false);
  const offers: Offer<CardId | null>[] = usable.map((card) => open(tacticOption(card), card));
  offers.push(open({ key: 'none', verb: 'none', label: 'No tactic', rule: 'C-SHIPBAT-14' }, null));
  const prompt = 'Which tactic do you use?';
  return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-SHIPBAT-14' };
}

function tacticOption(card: CardId): Option {
  return { key: `tactic:${card}`, verb: 'tactic', label: asLabel(cardName(card)), rule: 'C-SHIPBAT-14', hidden: true };
}
