import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { listed, several } from '../../../kit/words.ts';
import { cardName } from '../../content/cards/all.ts';
import { crewOf } from '../../content/crew/all.ts';
import { DAMAGE, type Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { crewAt, playerOf, seatName } from '../captains/find.ts';
import { type Running, takeDamage } from '../captains/gains.ts';
import { defenseInSpace, lendOffers } from '../crew/lenders.ts';
import { baseHandLimit } from '../turn-end/hand-limit.ts';
import { type Hit, harm as harmOf, isCatastrophic, undeflected } from './combat-maths.ts';
import { attackersLeft, combatOf, enemyOfFoe } from './foes.ts';

interface Local {
  seat: Seat;
  /** The index of the Crew Member whose Defense Value replaces the Captain’s. */
  lent?: number;
}

/** The Assign Damage phase in space. All damage that gets through becomes Damage Cards (F-DMG-01 to F-DMG-04). */
export const harm = procedure<Frontiers, Local>('harm')({
  begin: offering({
    ask({ g }, { seat }) {
      const all = hits(g);
      if (all.length === 0) return { go: null };
      const cards = (place?: number) => several(harmOf(all, defenseInSpace(g, seat, place)).hand, 'Damage Card');
      const offers: Offer<number | null>[] = lendOffers(g, seat, cards);
      if (offers.length === 0) return { go: 'sustain' };
      const hint = `Defense 1: ${cards()}.`;
      const nobody = { key: 'lend:nobody', verb: 'lend', label: 'Nobody takes command', hint, rule: 'F-DMG-08' };
      const prompt = 'Your Captain is Wounded. Whose Defense do you use against this damage?';
      return pickOffer(seat, prompt, [...offers, open(nobody, null)], 'F-DMG-09');
    },
    take(_ctx, local, place) {
      if (place !== null) local.lent = place;
      return 'sustain';
    },
  }),
  sustain(ctx, { seat, lent }) {
    const { g } = ctx;
    const all = hits(g);
    const defense = defenseInSpace(g, seat, lent);
    const { hand, discardPile, dissipated } = harmOf(all, defense);
    const doubled = all.some(({ attacker }) => attacker.abilities.includes('antimatter')) ? ', Antimatter doubled' : '';
    const points = all.reduce((sum, hit) => sum + hit.points, 0);
    sustain(
      ctx,
      seat,
      hand,
      `${several(points, 'point')} got through${doubled}, against Defense ${defense}`,
      'F-DMG-03',
    );
    if (discardPile > 0) {
      for (let card = 0; card < discardPile; card++) playerOf(g, seat).discard.push(DAMAGE);
      const count = several(discardPile, 'more Damage Card goes', 'more Damage Cards go');
      ctx.log(`Biogenic Weapon: ${count} into ${seatName(g, seat)}’s discard pile.`, 'F-SPECIALS-02');
    }
    if (dissipated) loseHand(ctx, seat, 'Energy Dissipator', 'F-SPECIALS-03');
    if (lent === undefined) return null;
    const member = crewAt(g, seat, lent);
    member.ready = false;
    ctx.log(`${crewOf(member.crew).name} took command and is now Spent.`, 'F-DMG-10');
    return null;
  },
});

/** Returns the Damage Cards that the ship would take now, or null on a planet, where the team takes the damage. */
export function getsThroughInSpace(g: Frontiers, seat: Seat): number | null {
  return combatOf(g).team === null ? harmOf(hits(g), defenseInSpace(g, seat)).hand : null;
}

/** Returns the enemy attacks left after Shields (F-DMG-02). */
function hits(g: Frontiers): Hit[] {
  return attackersLeft(combatOf(g)).flatMap((foe) => {
    const attacker = enemyOfFoe(g, foe);
    const points = undeflected(foe.shields, attacker);
    return points > 0 ? [{ attacker, points }] : [];
  });
}

/**
 * Adds Damage Cards to a hand. In the seat's own combat the cards count toward Catastrophic Damage, which happens at
 * most once per combat. Damage Cards caused by the player's own cards count too (F-DMG-05 to F-DMG-07, F-PVP-33).
 */
export function sustain(ctx: Running, seat: Seat, cards: number, why: string, rule: string): void {
  takeDamage(ctx, seat, cards, why, rule);
  const { combat, pvp } = ctx.g;
  const side = [combat, pvp?.aggressor, pvp?.defender].find((one) => one?.seat === seat);
  if (side == null) return;
  const limit = baseHandLimit(ctx.g, seat);
  const wasStruck = isCatastrophic(side.sustained, limit);
  side.sustained += cards;
  if (wasStruck || !isCatastrophic(side.sustained, limit)) return;
  const isFight = 'catastrophic' in side;
  if (isFight) side.catastrophic = true;
  loseHand(ctx, seat, 'Catastrophic Damage', isFight ? 'F-DMG-05' : 'F-PVP-33');
}

/**
 * Discards every card in a hand except Damage Cards. Crew and Skills stay usable (F-DMG-05, F-DMG-07, F-SPECIALS-03).
 */
function loseHand(ctx: Running, seat: Seat, why: string, rule: string): void {
  const player = playerOf(ctx.g, seat);
  const lost = player.hand.filter((card) => card !== DAMAGE);
  player.hand = player.hand.filter((card) => card === DAMAGE);
  player.discard.push(...lost);
  player.spent += lost.length;
  // Everyone now knows how many Damage Cards the hand holds.
  ctx.reveal();
  const names = lost.map(cardName);
  const which = names.length === 0 ? '' : ` It loses ${listed(names)}.`;
  const told = `${why}: ${seatName(ctx.g, seat)} discards all cards except Damage Cards.${which}`;
  ctx.log(told, rule, names.length === 0 ? undefined : { seat, names });
}
