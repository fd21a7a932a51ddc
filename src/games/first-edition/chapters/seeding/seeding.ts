import { PASS } from '../../../../kernel/decision.ts';
import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { later } from '../../../kit/cache.ts';
import { choosing, type Offer, type OffersOrGo, offering, open } from '../../../kit/offers.ts';
import { asHint, listed, sentence, several } from '../../../kit/words.ts';
import { allRules, ruleOf } from '../../content/rules.ts';
import { backOf } from '../../content/sides.ts';
import { EFFECTS } from '../../effects/frame.ts';
import { opponentOf, playerOf } from '../../position/find.ts';
import { looking } from '../../position/look.ts';
import { cardName, locationName, seatName } from '../../position/names.ts';
import { isStarter } from '../../starters.ts';
import type { FirstEdition, Seeding } from '../../state.ts';
import { type CardId, SEED_PHASES, type SeedPhase } from '../../terms.ts';
import { type Payload, type Play, SEEDING } from '../calls.ts';
import { sideName } from '../spaceline/faces.ts';
import { missionFor } from '../spaceline/line.ts';
import { layMission, type Slot, slotsFor } from '../spaceline/slots.ts';
import { liesUnder } from './mis-seeds.ts';
import { isForFacilities, layUnder, phaseOffers, seedsOf } from './offers.ts';
import { asksPlan, heldOf, type Planning, planOffers, proposal } from './plan.ts';

/** The size of an opening hand (C-SEED-30). */
const HAND = 7;

/**
 * Seed phases that some cards name in their own seeding rules. Apart from the dilemma and facility phases, players are
 * asked only in these phases.
 */
const byRule = later(() => new Set<SeedPhase>([...allRules()].flatMap(([, { seeds }]) => seeds?.phase ?? [])));

function seedingOf({ seeding }: FirstEdition): Seeding {
  if (seeding === null) throw new Error('seeding is over');
  return seeding;
}

/** The seed phases, and the deal of the first hands after them (C-SEED-01 to C-SEED-30). */
export const seeding = procedure<FirstEdition, { cut?: Seat }>(SEEDING.name)({
  begin(ctx) {
    const { g } = ctx;
    // The player chosen here goes first in every seed phase and takes the first turn (C-SEED-01, C-OPEN-30).
    g.first = g.options.first === 'chance' ? (ctx.roll(1, 2)[0] ?? 1) - 1 : g.options.first;
    ctx.log(`${seatName(g.first)} goes first.`, 'C-SEED-01');
    // Missions are shuffled into a pile (C-SEED-08).
    for (const { missions, tactics, side } of g.players) {
      ctx.shuffle(missions);
      // Side decks are shuffled before the first phase (C-SEED-05).
      if (tactics.length > 0) ctx.shuffle(tactics);
      if (side?.tribbles !== undefined) ctx.shuffle(side.tribbles.down);
    }
    g.seeding = { phase: 'doorway', seat: g.first, passed: 0 };
    return 'cuts';
  },
  // The opponent learns about two-sided missions, and may cut the pile if one is on top (C-SEED-31).
  cuts(ctx, local) {
    const { cut = 0 } = local;
    const { g } = ctx;
    const missions = g.players[cut]?.missions;
    if (missions === undefined) return 'next';
    if (missions.every((card) => backOf(card) === null)) {
      local.cut = cut + 1;
      return 'cuts';
    }
    ctx.log(`${seatName(cut)} has two-sided missions.`, 'C-SEED-31');
    if (missions.length > 1 && backOf(must(missions[0], 'the top mission')) !== null) return 'cut';
    local.cut = cut + 1;
    return 'cuts';
  },
  cut: offering({
    ask: (_ctx, { cut = 0 }) => ({
      seat: opponentOf(cut),
      kind: 'pick',
      prompt: `A two-sided mission is on top of ${seatName(cut)}’s missions. Cut them?`,
      offers: [
        open({ key: 'cut', verb: 'cut', label: 'Cut' }, true),
        open({ key: 'leave', verb: 'pass', label: 'Don’t cut' }, false),
      ],
      min: 1,
      max: 1,
      rule: 'C-SEED-31',
    }),
    take(ctx, local, cuts) {
      const { cut = 0 } = local;
      local.cut = cut + 1;
      const { missions } = playerOf(ctx.g, cut);
      if (!cuts) return 'cuts';
      const [at = 1] = ctx.roll(1, missions.length - 1);
      missions.push(...missions.splice(0, at));
      ctx.log(`${seatName(opponentOf(cut))} cuts ${seatName(cut)}’s missions.`, 'C-SEED-31');
      return 'cuts';
    },
  }),
  // Two consecutive passes end a phase (C-SEED-03).
  next(ctx) {
    const now = seedingOf(ctx.g);
    if (now.passed >= 2) return 'close';
    if (now.phase === 'mission') return 'mission';
    if (now.phase === 'dilemma' && playerOf(ctx.g, now.seat).plan !== undefined) return 'planned';
    if (isAsked(ctx.g, now.seat, now.phase)) return 'seed';
    pass(now);
    return 'next';
  },
  // Seeds one planned card each time the player's turn to seed comes, as if the player had chosen it. When no planned
  // cards are left, the player passes.
  planned(ctx) {
    const now = seedingOf(ctx.g);
    const { plan = [] } = playerOf(ctx.g, now.seat);
    const next = plan.shift();
    if (next === undefined) {
      pass(now);
      return 'next';
    }
    layUnder(ctx, now.seat, next.card, next.location);
    Object.assign(now, { seat: opponentOf(now.seat), passed: 0 });
    return 'next';
  },
  seed: offering({
    ask: ({ g }) => asksSeed(g),
    take(ctx, _local, payload) {
      const now = seedingOf(ctx.g);
      if (payload === 'plan') return 'plan';
      if (payload === 'propose') {
        playerOf(ctx.g, now.seat).plan = proposal(ctx.g, now.seat);
        return 'next';
      }
      if (payload === 'waive') playerOf(ctx.g, now.seat).waives = now.phase;
      if (payload === null || payload === 'waive') {
        ctx.log(`${seatName(now.seat)} passes.`, 'C-SEED-03');
        pass(now);
      } else {
        payload(ctx);
        Object.assign(now, { seat: opponentOf(now.seat), passed: 0 });
      }
      return 'next';
    },
  }),
  plan: choosing({
    ask: ({ g }) => asksPlan(g, seedingOf(g).seat),
    take({ g }, _local, planned) {
      const { seat } = seedingOf(g);
      playerOf(g, seat).plan = heldOf(g, seat, planned);
      return 'next';
    },
  }),
  // The top mission is revealed (C-SEED-08). Passing isn't allowed while missions remain.
  mission(ctx) {
    const now = seedingOf(ctx.g);
    const card = playerOf(ctx.g, now.seat).missions.shift();
    if (card === undefined) {
      pass(now);
      return 'next';
    }
    ctx.reveal();
    ctx.g.announced.push({ card, owner: now.seat });
    return 'lay';
  },
  lay: offering({
    ask: ({ g }) => asksLay(g),
    take(ctx, _local, slot) {
      if ('all' in slot) {
        playerOf(ctx.g, seedingOf(ctx.g).seat).lays = slot.all;
        return 'lay-only';
      }
      lay(ctx, slot);
      return 'next';
    },
  }),
  'lay-only'(ctx) {
    const { g } = ctx;
    const slots = slotsFor(g, must(g.announced.at(-1), 'the revealed mission').card);
    const [slot] = atEnd(slots, playerOf(g, seedingOf(g).seat).lays ?? 'right');
    if (slot !== undefined) lay(ctx, slot);
    return 'next';
  },
  close(ctx) {
    const { g } = ctx;
    const { phase } = seedingOf(g);
    for (const player of g.players) {
      delete player.plan;
      delete player.lays;
      delete player.waives;
    }
    const next = SEED_PHASES[SEED_PHASES.indexOf(phase) + 1];
    if (next === undefined) return 'leftover';
    g.seeding = { phase: next, seat: g.first, passed: 0 };
    return 'next';
  },
  // Leftover cards are shown and placed out-of-play (C-SEED-28).
  leftover(ctx) {
    const { g } = ctx;
    for (const [seat, player] of g.players.entries()) {
      if (player.seeds.length === 0) continue;
      ctx.reveal();
      ctx.log(`${seatName(seat)} couldn’t seed: ${player.seeds.map(cardName).join(', ')}.`, 'C-SEED-28');
      player.removed.push(...player.seeds.splice(0));
    }
    g.seeding = null;
    return 'shuffle';
  },
  // C-SEED-30.
  shuffle(ctx) {
    for (const player of ctx.g.players) ctx.shuffle(player.deck);
    for (const [seat, player] of ctx.g.players.entries()) {
      const drawn = ctx.draw(player.deck, HAND);
      player.hand.push(...drawn);
      const words = `You draw ${drawn.map(cardName).join(', ')}.`;
      ctx.tell(seat, words, `${seatName(seat)} draws ${several(drawn.length, 'card')}.`, 'C-SEED-30');
    }
    return null;
  },
});

function pass(now: Seeding): void {
  Object.assign(now, { seat: opponentOf(now.seat), passed: now.passed + 1 });
}

/**
 * True if a player gets a question in a phase. The answer depends only on public information: the number of cards left,
 * and the contents of a starter deck.
 */
function isAsked(g: FirstEdition, seat: Seat, phase: SeedPhase): boolean {
  const { seeds, waives } = playerOf(g, seat);
  if (waives === phase) return false;
  const deck = g.options.decks[seat];
  const isKnown = deck !== undefined && isStarter(deck);
  // A starter deck's facilities and sites come later (C-SEED-23).
  if (phase === 'dilemma') return seeds.length > (isKnown ? deck.seeds.filter(isForFacilities).length : 0);
  // Cards seeded in this phase are face up, so everyone knows which cards of a starter deck are left.
  if (phase === 'facility') return isKnown ? seeds.some((card) => !liesUnder(g, card)) : seeds.length > 0;
  const could = (cards: readonly CardId[]) => cards.some((card) => seedsOf(card)?.phase === phase);
  return isKnown ? could(deck.seeds) : byRule().has(phase) && seeds.length > 0;
}

const PHASE_WORDS: Readonly<Record<SeedPhase, string>> = {
  doorway: 'Doorway phase',
  mission: 'Mission phase',
  dilemma: 'Dilemma phase',
  facility: 'Facility phase',
};

/** The option to pass until the phase ends, for a player who has nothing to seed in it. */
const WAIVE = open(
  { key: 'wait:phase', verb: 'wait', label: 'Pass until this phase ends', rule: 'C-SEED-03' },
  'waive' as const,
);

/** Returns the titles of the cards that could be seeded. */
function leftOver(seeds: readonly Offer<Payload>[]): string[] {
  const titles = seeds.flatMap(({ option, why }) => (why === null ? [option.group ?? option.label] : []));
  return [...new Set(titles)];
}

/** Returns the option to pass. A player who would leave facilities behind is asked for confirmation. */
function passOption(phase: SeedPhase, left: readonly string[]): Option {
  const key = PASS;
  const rule = 'C-SEED-03';
  if (phase === 'dilemma') return { key, verb: PASS, label: 'Pass: seed nothing more for now', rule };
  if (phase !== 'facility' || left.length === 0) return { key, verb: PASS, label: 'Pass', rule };
  const hint = `These stay out of the game unless you can seed again: ${listed(left)}`;
  return { key, verb: 'forgo', label: 'Pass: seed nothing now', hint: asHint(hint), rule };
}

function asksSeed(g: FirstEdition): OffersOrGo<Payload | Planning | 'waive' | null, never> {
  const { seat, phase } = seedingOf(g);
  const left = several(playerOf(g, seat).seeds.length, 'card');
  const seeds = looking(g, () => phaseOffers(g, seat, phase));
  const plans = phase === 'dilemma' ? planOffers(g, seat) : [];
  const isChoice = [...plans, ...seeds].some(({ why }) => why === null);
  const offers: Offer<Payload | Planning | 'waive' | null>[] = [
    ...plans,
    ...seeds,
    open(passOption(phase, leftOver(seeds)), null),
    // A player with nothing to choose is asked anyway if skipping the question would reveal what is in the deck.
    ...(isChoice ? [] : [WAIVE]),
  ];
  const what = isChoice ? 'What do you seed?' : 'None of these cards can be seeded now. Pass.';
  return {
    seat,
    kind: 'pick',
    prompt: `${PHASE_WORDS[phase]}: you have ${left} left. ${what}`,
    offers,
    min: 1,
    max: 1,
    rule: 'C-SEED-03',
  };
}

/** The choice to place all later missions at one end, if they may go there. */
interface AllAt {
  readonly all: 'left' | 'right';
}

function asksLay(g: FirstEdition): OffersOrGo<Slot | AllAt, 'lay-only'> {
  const { seat } = seedingOf(g);
  const { missions, lays } = playerOf(g, seat);
  const card = must(g.announced.at(-1), 'the revealed mission').card;
  const slots = facesOf(card, atEnd(slotsFor(g, card), lays));
  if (slots.length <= 1) return { go: 'lay-only' };
  const offers: Offer<Slot | AllAt>[] = slots.map((slot) => open({ ...slotOption(g, slot), rule: 'C-SEED-08' }, slot));
  if (missions.length > 0 && lays === undefined && backOf(card) === null)
    for (const all of ['left', 'right'] as const)
      offers.push(
        open(
          {
            key: `lay:all:${all}`,
            verb: 'lay',
            label: sentence(`${all} end, for this and all later missions`),
            rule: 'C-SEED-08',
          },
          { all },
        ),
      );
  const prompt = `${cardName(card)} is your next mission. Where does it go?`;
  return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-SEED-08' };
}

/** Returns only the slot at one end, if the player places all missions there. */
function atEnd(slots: readonly Slot[], end: 'left' | 'right' | undefined): Slot[] {
  const [first] = end === undefined ? [] : slots.slice(end === 'left' ? 0 : -1);
  return first === undefined ? [...slots] : [first];
}

/** A two-sided mission may be placed with either side up (C-SEED-31). */
function facesOf(card: CardId, slots: readonly Slot[]): Slot[] {
  const back = backOf(card);
  return back === null ? [...slots] : slots.flatMap((slot) => [slot, { ...slot, face: back }]);
}

function slotOption(g: FirstEdition, slot: Slot): { key: string; verb: string; label: string } {
  const where = slotWords(g, slot);
  if (slot.face === undefined) return where;
  return { ...where, key: `${where.key}:back`, label: asHint(`${where.label}, ${sideName(slot.face) ?? 'its back'}`) };
}

function slotWords(g: FirstEdition, slot: Slot): { key: string; verb: string; label: string } {
  const verb = 'lay';
  if ('onto' in slot) return { key: `lay:${slot.onto}`, verb, label: `Onto ${locationName(g, slot.onto)}` };
  const { beside, side } = slot;
  if (beside === null) return { key: `lay:${side}`, verb, label: `At the ${side} end of the line` };
  return { key: `lay:${beside}:${side}`, verb, label: asHint(`${side} of ${locationName(g, beside)}`) };
}

function lay(ctx: Play, slot: Slot): void {
  const { g } = ctx;
  const now = seedingOf(g);
  const laid = g.announced.pop();
  if (laid === undefined) throw new Error('no mission was revealed');
  const card = slot.face ?? laid.card;
  const id = layMission(g, laid.card, laid.owner, slot);
  const { quadrant } = missionFor(g, id, laid.owner);
  const face = sideName(card);
  const words = `${seatName(laid.owner)} places ${cardName(card)} (${quadrant} Quadrant)`;
  ctx.log(`${words}${face === null ? '' : `, ${face} up`}.`, 'C-SEED-08');
  Object.assign(now, { seat: opponentOf(now.seat), passed: 0 });
  const list = ruleOf(card)?.seeded ?? [];
  const from = { seat: laid.owner, kind: 'mission', card, location: id } as const;
  if (list.length > 0) ctx.call(EFFECTS, { seat: laid.owner, from, list });
}
