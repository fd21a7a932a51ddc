import { before, chosen } from '../../../kit/effects.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { attemptOf } from '../../chapters/missions/team.ts';
import { whereOf } from '../../chapters/teams/teams.ts';
import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { locationOf, opponentOf, playerOf } from '../../position/find.ts';
import { isDilemma } from '../../position/kinds.ts';
import { cardName, seatName } from '../../position/names.ts';
import { takeCard } from '../../position/pieces.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId, LocationId } from '../../terms.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * The opponent may download up to `count` dilemmas that pass a test of the card's rule (`among`), by default one, and
     * seed them at the mission, where they are encountered next (C-DILEMMA-25, C-DOWNLOAD-12).
     */
    sow: { what: string; count?: number };
  }
}

/** A card that can be seeded, and its pile, or null to seed nothing. */
type Sown = { card: CardId; from: 'hand' | 'deck' } | null;

export const sow: Kind<'sow'> = {
  run: chosen({
    ask({ g }, run, { what }) {
      const seat = opponentOf(run.seat);
      const { hand, deck } = playerOf(g, seat);
      // Whoever has cards is asked, so the question reveals nothing about them (C-RESPONSE-05).
      if (hand.length + deck.length === 0) return { go: 'begin' as const };
      const offers: Offer<Sown>[] = findings(g, run, what).map((one) =>
        open<Sown>(
          { key: `seed:${one.card}`, verb: 'download', label: asLabel(cardName(one.card)), hidden: true },
          one,
        ),
      );
      offers.push(open<Sown>({ key: 'none', verb: 'pass', label: 'Seed nothing' }, null));
      const prompt = `${cardName(run.from.card)}: which dilemma do you download and seed?`;
      return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-DILEMMA-25' };
    },
    take(ctx, run, found, effect) {
      if (found === null) return 'begin';
      const { count = 1 } = effect;
      if (count > 1) before(run, [{ ...effect, count: count - 1 }]);
      const { g } = ctx;
      const { card, from } = found;
      const seat = opponentOf(run.seat);
      const player = playerOf(g, seat);
      takeCard(player[from], card);
      locationOf(g, attemptOf(g).location).seeds.unshift({ card, owner: seat, seen: [0, 1] });
      ctx.reveal();
      ctx.log(`${seatName(seat)} downloads ${cardName(card)} and seeds it here.`, 'C-DILEMMA-25');
      // A deck is shuffled after a search (C-DRAW-10).
      ctx.shuffle(player.deck);
      return 'begin';
    },
  }),
  text: () => 'your opponent may download and seed a dilemma',
};

/** Returns the dilemmas in the opponent's hand and draw deck that pass the test and fit the mission. */
function findings(g: FirstEdition, run: Run, what: string): { card: CardId; from: 'hand' | 'deck' }[] {
  const seat = opponentOf(run.seat);
  const { location } = attemptOf(g);
  const isMeant = ruleOf(run.from.card)?.among?.[what];
  const { hand, deck } = playerOf(g, seat);
  return [...new Set([...hand, ...deck])]
    .filter((card) => isMeant?.(g, seat, card) === true && belongs(g, card, location))
    .map((card) => ({ card, from: hand.includes(card) ? 'hand' : 'deck' }));
}

/** True if a dilemma can be seeded at a mission of this kind, on a planet or in space (C-SEED-14). */
function belongs(g: FirstEdition, card: CardId, location: LocationId): boolean {
  const facts = cardOf(card);
  if (!isDilemma(facts)) return false;
  const where = whereOf(g, location);
  return facts.where === 'either' || where === 'both' || facts.where === where;
}
