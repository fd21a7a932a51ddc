import { type Ctx, procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offering, offeringAll, open } from '../../../kit/offers.ts';
import { asHint, listed } from '../../../kit/words.ts';
import { advancementCard, agendaCard } from '../../content/lookup.ts';
import { agendasInPlay } from '../../content/sets.ts';
import { CIVS } from '../../options.ts';
import { isCooperative } from '../../position/borg.ts';
import { gainCommand } from '../../position/commands.ts';
import { playerOf } from '../../position/find.ts';
import { does, lotName, theSeat } from '../../position/names.ts';
import { setup } from '../../setup.ts';
import type { Ascendancy, CardId } from '../../state.ts';
import { shuffleBorg, shuffleDiscs, shuffleExploration } from './piles.ts';

/** Number of Agendas that the Vulcans draw (A-SET-13). */
const AGENDAS_DRAWN = 2;

type Play = Ctx<Ascendancy>;
/** A card that the player chooses from their deck, or null for the top card, which is random. */
type Chosen = CardId | null;

/**
 * Prepares the game: shuffles decks and discs, deals the Vulcans Agendas, and applies optional rules for a starting
 * Project or Advancement.
 */
export const preparation = procedure<Ascendancy, object>('preparation')({
  begin(ctx) {
    const { g } = ctx;
    if (g.options.lot === true) drawLots(ctx);
    for (const player of g.players) ctx.shuffle(player.deck);
    shuffleExploration(ctx);
    shuffleDiscs(ctx);
    shuffleBorg(ctx);
    ctx.log('The System Discs, Exploration Cards and each player’s Advancements are shuffled.', 'A-SET-15');
    return 'agendas';
  },
  // The Vulcans draw Agendas (A-SET-13).
  agendas(ctx) {
    const { g } = ctx;
    const seat = vulcans(g);
    // In cooperative games against the Borg there are no Agendas (A-OPEN-33).
    if (seat === null || isCooperative(g)) return 'advancement';
    const deck = agendasInPlay(g.options).map(({ id }) => id);
    ctx.shuffle(deck);
    const cards = ctx.draw(deck, AGENDAS_DRAWN);
    playerOf(g, seat).agendas = cards.map((card) => ({ card, open: false }));
    const names = cards.map((card) => agendaCard(card).name).join(' and ');
    ctx.tell(seat, `You draw two Agendas: ${names}.`, 'The Vulcans draw two Agendas.', 'A-SET-13');
    return 'show';
  },
  show: offeringAll<Ascendancy, object, CardId, 'advancement'>({
    askAll({ g }) {
      const seat = vulcans(g);
      return seat === null ? [] : [asksAgenda(g, seat)];
    },
    take(ctx, _local, payloads) {
      for (const [seat, [card]] of payloads) if (card !== undefined) showAgenda(ctx, seat, card);
      return 'advancement';
    },
  }),
  // Optional rule: a starting Advancement (A-OPT-05).
  advancement: offeringAll<Ascendancy, object, Chosen, 'project'>({
    askAll({ g }) {
      if (g.options.rules.startingAdvancement !== true) return [];
      return decks(g).map((seat) => asksCard(g, seat, 'Starting Advancement', 'A-OPT-05'));
    },
    take(ctx, _local, payloads) {
      for (const [seat, [card = null]] of payloads) completeAtOnce(ctx, seat, card);
      return 'project';
    },
  }),
  // Optional rule: a starting Project (A-OPT-04).
  project: offeringAll<Ascendancy, object, Chosen, 'end'>({
    askAll({ g }) {
      if (g.options.rules.startingProject !== true) return [];
      return decks(g).map((seat) => asksCard(g, seat, 'Starting Project', 'A-OPT-04'));
    },
    take(ctx, _local, payloads) {
      for (const [seat, [card = null]] of payloads) launchAtOnce(ctx, seat, card);
      return 'end';
    },
  }),
  end: () => null,
});

/** Draws the civilizations at random and sets up the players accordingly (A-SET-01). */
function drawLots(ctx: Play): void {
  const { g } = ctx;
  const lots = [...CIVS];
  ctx.shuffle(lots);
  Object.assign(g, setup({ ...g.options, civs: lots.slice(0, g.players.length) }));
  const told = [...g.players.keys()].map((seat) => `${lotName(seat)} leads ${theSeat(g, seat)}`);
  ctx.log(`Civilizations are drawn at random: ${listed(told)}.`, 'A-SET-01');
}

/** Returns the seat of the Vulcans, or null. */
function vulcans(g: Ascendancy): Seat | null {
  const seat = g.players.findIndex(({ civ }) => civ === 'vulcan');
  return seat < 0 ? null : seat;
}

/** Returns seats with Advancements left in their decks. */
function decks(g: Ascendancy): Seat[] {
  return [...g.players.keys()].filter((seat) => playerOf(g, seat).deck.length > 0);
}

function asksAgenda(g: Ascendancy, seat: Seat): Offering<CardId> {
  const offers = playerOf(g, seat).agendas.map(({ card }) => {
    const { name, line } = agendaCard(card);
    return open({ key: `show:${card}`, verb: 'show', label: `Show ${name}`, hint: asHint(line), hidden: true }, card);
  });
  const prompt = 'Which of your Agendas do you show to everyone? The other stays hidden.';
  return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'A-SET-13' };
}

function showAgenda(ctx: Play, seat: Seat, card: CardId): void {
  for (const one of playerOf(ctx.g, seat).agendas) one.open = one.card === card;
  const { name, line } = agendaCard(card);
  ctx.log(`${does(ctx.g, seat, 'shows', 'show')} the Agenda ${name}: ${line}`, 'A-SET-13');
}

/** Offers any card of the seat’s deck, or a random one. Options are sorted by name, to hide the order of the deck. */
function asksCard(g: Ascendancy, seat: Seat, what: string, rule: string): Offering<Chosen> {
  const cards = [...playerOf(g, seat).deck].map(advancementCard).sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const random = open<Chosen>({ key: 'random', verb: 'random', label: 'Draw one at random', rule }, null);
  const named = cards.map(({ id, name, line, cost }) =>
    open<Chosen>(
      { key: `choose:${id}`, verb: 'choose', label: `${name} (${cost} Research)`, hint: asHint(line), rule },
      id,
    ),
  );
  return {
    seat,
    kind: 'pick',
    prompt: `Which card is your ${what}?`,
    offers: [random, ...named],
    min: 1,
    max: 1,
    rule,
  };
}

/** Takes a card from a deck. If the player chose the card, shuffles the deck again. */
function taken(ctx: Play, seat: Seat, chosen: Chosen): CardId | undefined {
  const player = playerOf(ctx.g, seat);
  if (chosen === null) return ctx.draw(player.deck, 1)[0];
  player.deck = player.deck.filter((one) => one !== chosen);
  ctx.shuffle(player.deck);
  return chosen;
}

/**
 * Completes a starting Advancement (A-OPT-05). A Command pictured on the card arrives Exhausted (A-BUILD-31, A-SET-08).
 */
function completeAtOnce(ctx: Play, seat: Seat, chosen: Chosen): void {
  const card = taken(ctx, seat, chosen);
  if (card === undefined) return;
  ctx.reveal();
  const { name, line, tokens } = advancementCard(card);
  playerOf(ctx.g, seat).advancements.push({ card, exhausted: false });
  for (const token of tokens) if (token === 'command') gainCommand(ctx.g, seat);
  ctx.log(`${does(ctx.g, seat, 'begins', 'begin')} with the Advancement ${name}: ${line}`, 'A-OPT-05');
}

/** Launches a starting Project (A-OPT-04). Only the owner learns which Project it is (A-OPEN-74). */
function launchAtOnce(ctx: Play, seat: Seat, chosen: Chosen): void {
  const card = taken(ctx, seat, chosen);
  if (card === undefined) return;
  playerOf(ctx.g, seat).projects.push({ card, research: 0 });
  const { name } = advancementCard(card);
  const others = `${does(ctx.g, seat, 'begins', 'begin')} with a Project.`;
  ctx.tell(seat, `You begin with the Project ${name}.`, others, 'A-OPT-04');
}
