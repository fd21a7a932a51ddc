import { cardName } from '../../content/cards/all.ts';
import { TACTIC_IDS } from '../../content/tactics.ts';
import { siteName } from '../../content/terrain.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { CardId, Frontiers } from '../../state.ts';
import { playerOf, seatName, seatsIn } from '../captains/find.ts';
import { drawCards, gainCrystal, type Running } from '../captains/gains.ts';
import { returnKept, rollCore } from '../data/data.ts';
import { spaceAt } from '../map/ground.ts';
import { spaceLabel } from '../map/labels.ts';
import { handLimit } from '../turn-end/hand-limit.ts';
import { chargeDummy, feedDummy } from './dummy.ts';
import { clearCrew, dealActions, dealCrew, OFFER_NAMES, type OfferName, openOffers } from './offers.ts';

/** Prepares a Round after the first (F-ROUND-01 to F-ROUND-17). */
export function prepareRound(ctx: Running): void {
  const { g } = ctx;
  for (const seat of seatsIn(g)) returnKept(g, seat);
  rollCore(ctx);
  clearCrew(g);
  dealCrew(ctx);
  // F-SCEN-06: closed offers open as soon as the Dummy Player needs a card from them.
  if (g.dummy !== null) openOffers(ctx);
  dealActions(ctx);
  refreshOffers(ctx);
  returnTactics(g);
  for (const seat of seatsIn(g)) prepareSeat(ctx, seat);
  if (g.options.scenario === 'liberate') thankLiberators(ctx);
}

/**
 * Prepares one seat: turns its Skills face up, readies its Crew, reshuffles its Ship Deck and deals it a new hand
 * (F-ROUND-13 to F-ROUND-16).
 */
function prepareSeat(ctx: Running, seat: number): void {
  const player = playerOf(ctx.g, seat);
  for (const skill of player.skills) skill.used = 'no';
  // F-ROUND-14, F-HEAL-04: Crew Members become Ready but keep their Wounds.
  for (const member of player.crew) member.ready = true;
  const played = player.inPlay.filter(({ to }) => to !== null).map(({ card }) => card);
  // F-DISCARD-04: cards removed when played are out of the game.
  player.removed.push(...player.inPlay.filter(({ to }) => to === null).map(({ card }) => card));
  // F-ROUND-15, F-HEAL-01: Damage Cards in the hand are shuffled in too.
  player.deck = [...player.deck, ...player.hand, ...player.discard, ...played];
  player.hand = [];
  player.discard = [];
  player.inPlay = [];
  ctx.shuffle(player.deck);
  drawCards(ctx, seat, handLimit(ctx.g, seat), 'F-ROUND-16');
}

/** Removes the lowest card of each offer and refills the offer from the top (F-ROUND-10, F-ROUND-11). */
function refreshOffers(ctx: Running): void {
  const { advanced, undiscovered: other, dummy } = ctx.g;
  // F-SCEN-06: offers that haven't been needed yet stay closed.
  const wereOpen = scenarioIn(ctx.g).offersOpen || advanced.offer.length + other.offer.length > 0;
  const learned = removeLowest(ctx, 'advanced');
  if (dummy !== null) feedDummy(ctx, learned);
  else if (learned !== undefined) advanced.deck.push(learned);
  const undiscovered = removeLowest(ctx, 'undiscovered');
  if (undiscovered !== undefined) other.deck.push(undiscovered);
  chargeDummy(ctx, undiscovered);
  if (wereOpen) openOffers(ctx);
}

function removeLowest(ctx: Running, name: OfferName): CardId | undefined {
  const card = ctx.g[name].offer.pop();
  if (card !== undefined) {
    ctx.log(
      `${cardName(card)} leaves the ${OFFER_NAMES[name]} offer.`,
      name === 'advanced' ? 'F-ROUND-10' : 'F-ROUND-11',
    );
  }
  return card;
}

/** Returns all Tactics to the display, except those held out of this Round (F-ROUND-12, F-SCEN-13, F-SCEN-30). */
function returnTactics(g: Frontiers): void {
  for (const player of g.players) player.tactic = null;
  if (g.dummy !== null) g.dummy.tactic = null;
  g.tactics.aside = g.tactics.aside.filter(({ until }) => until > g.round);
  g.tactics.display = TACTIC_IDS.filter((id) => g.tactics.aside.every(({ tactic }) => tactic !== id));
}

/** F-SCEN-54: each liberated Research Station gives its liberator a crystal, no matter how far away the ship is. */
function thankLiberators(ctx: Running): void {
  const { g } = ctx;
  for (const [id, { marks }] of Object.entries(g.sites)) {
    const site = spaceAt(g, id)?.site;
    const [liberator] = marks;
    if (site?.kind !== 'research' || liberator === undefined) continue;
    ctx.log(`${siteName(site)} ${spaceLabel(id)} rewards its liberator, ${seatName(g, liberator)}.`, 'F-SCEN-54');
    gainCrystal(ctx, liberator, site.colour);
  }
}
