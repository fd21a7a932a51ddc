import { procedure } from '../../../../kernel/game.ts';
import type { RuleId, Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { BASICS, type Basic, isBasic } from '../../content/colours.ts';
import { crewOf } from '../../content/crew/all.ts';
import type { CardId, CrewId, Frontiers, Reward } from '../../state.ts';
import { pass, pickOffer } from '../asking/asking.ts';
import { cardOption } from '../asking/card-option.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { gainCrystal, gainExperience, MOST_CRYSTALS, type Running, topCard } from '../captains/gains.ts';
import { recruit } from '../crew/recruit.ts';
import { discharges, hasFreeBond, hasFreeToken } from '../crew/recruiting.ts';
import { rollFace } from '../data/data.ts';
import { OFFER_NAMES, type OfferName, openOffers, takeOffered } from '../rounds/offers.ts';
import { tokenComing } from './levels.ts';

interface Local {
  seat: Seat;
  /** True after Level Ups, when players take postponed rewards (F-EOT-13). */
  late?: boolean;
  /** True if rewards of Crew wait until after Level Ups. */
  postponed?: boolean;
  /** The number of dice still to roll for random crystals. */
  dice?: number;
  /** The offer that a card is taken from. */
  offer?: OfferName;
}

/**
 * Takes rewards of combats and Away Missions, in the player's preferred order (F-EOT-08, F-GAIN-07, F-LOC-42,
 * F-OPEN-86).
 */
export const rewards = procedure<Frontiers, Local>('rewards')({
  begin: offering({
    ask({ g }, local) {
      const kinds = [...new Set(waiting(g, local).map(({ kind }) => kind))];
      if (kinds.length === 0) return { go: null };
      if (kinds.length === 1) return { go: 'next' };
      const offers = kinds.map((kind) =>
        open({ key: `reward:${kind}`, verb: 'reward', label: REWARDS[kind].name }, kind),
      );
      return pickOffer(local.seat, 'Which reward do you take next?', offers, 'F-EOT-08');
    },
    take: ({ g }, local, kind) => take(g, local, (reward) => reward.kind === kind),
  }),
  next: ({ g }, local) => take(g, local, () => true),
  card: offering({
    ask({ g }, { seat, offer = 'advanced' }) {
      const offers = [...new Set(g[offer].offer)].map((card) => open(cardOption('take', card), card));
      if (offers.length < 2) return { go: 'onlyCard' };
      const prompt = `Which ${OFFER_NAMES[offer]} Card do you put on top of your Ship Deck?`;
      return pickOffer(seat, prompt, offers, 'F-EOT-11');
    },
    take(ctx, { seat, offer = 'advanced' }, card) {
      gainOffered(ctx, seat, offer, card, 'F-EOT-11');
      return 'begin';
    },
  }),
  onlyCard(ctx, { seat, offer = 'advanced' }) {
    const [card] = ctx.g[offer].offer;
    // F-VARIANT-21: the player loses the reward if no cards are left.
    if (card !== undefined) gainOffered(ctx, seat, offer, card, 'F-EOT-11');
    return 'begin';
  },
  open(ctx) {
    openOffers(ctx);
    return 'card';
  },
  crew: offering({
    ask({ g }, local) {
      const player = playerOf(g, local.seat);
      const isFree = hasFreeToken(player) || hasFreeBond(player);
      const cost = isFree ? '' : ' You discharge one Crew Member.';
      const able = isFree || discharges(player).length > 0 ? new Set(g.crew.offer) : [];
      const offers = [...able].map((crew): Offer<CrewPayload> => {
        const { name, rank, defense } = crewOf(crew);
        const about = { hint: `Rank ${rank}, Defense ${defense}, free.${cost}`, subject: { kind: 'crew', id: crew } };
        const option = { key: `take:${crew}`, verb: 'take', label: name, ...about, rule: 'F-EOT-12' };
        return open(option, { do: 'recruit', crew });
      });
      // F-EOT-13: the player may wait only if a Level reached this turn gives a Command Token.
      const mayPostpone = !local.late && !hasFreeToken(player) && tokenComing(g, local.seat);
      // F-EOT-12: nobody can join without a free Command Token.
      if (offers.length === 0 && !mayPostpone) return { go: 'nobody' };
      if (mayPostpone) {
        const hint = 'You will have a free Command Token then.';
        const later = { key: 'postpone', verb: 'postpone', label: 'After your Level Up', hint, rule: 'F-EOT-13' };
        offers.push(open(later, { do: 'postpone' }));
      }
      offers.push(open(pass('Nobody', 'F-EOT-12', 'You lose the reward.'), { do: 'nobody' }));
      return pickOffer(local.seat, 'Which Crew Member joins you?', offers, 'F-EOT-12');
    },
    take(ctx, local, payload) {
      const { seat } = local;
      if (payload.do === 'postpone') {
        playerOf(ctx.g, seat).rewards.push({ kind: 'crew' });
        local.postponed = true;
      } else if (payload.do === 'recruit') ctx.call(recruit, { seat, crew: payload.crew });
      return 'begin';
    },
  }),
  nobody(ctx, { seat }) {
    ctx.log(`Nobody can join ${seatName(ctx.g, seat)}’s Crew, so the reward is lost.`, 'F-EOT-12');
    return 'begin';
  },
  crystals(ctx, { seat }) {
    for (const colour of BASICS) awardCrystal(ctx, seat, colour);
    return 'begin';
  },
  roll(ctx, local) {
    const { seat, dice = 0 } = local;
    if (dice === 0) return 'begin';
    local.dice = dice - 1;
    const face = rollFace(ctx);
    ctx.log(`${seatName(ctx.g, seat)} rolls ${face} for a crystal.`, 'F-EOT-10');
    if (isBasic(face)) awardCrystal(ctx, seat, face);
    else if (face === 'black') gainExperience(ctx, seat, 1, 'a black die', 'F-EOT-10');
    else return 'colour';
    return 'roll';
  },
  colour: offering({
    ask({ g }, { seat }) {
      const colours = roomFor(g, seat);
      if (colours.length < 2) return { go: 'onlyColour' };
      const offers = colours.map((colour) =>
        open({ key: `crystal:${colour}`, verb: 'crystal', label: `A ${colour} crystal` }, colour),
      );
      return pickOffer(seat, 'Which crystal do you take?', offers, 'F-EOT-10');
    },
    take(ctx, { seat }, colour) {
      awardCrystal(ctx, seat, colour);
      return 'roll';
    },
  }),
  onlyColour(ctx, { seat }) {
    const [colour] = roomFor(ctx.g, seat);
    if (colour !== undefined) awardCrystal(ctx, seat, colour);
    else ctx.log(`${seatName(ctx.g, seat)} has no room for another crystal, so it is lost.`, 'F-EOT-09');
    return 'roll';
  },
});

/** The name of each reward, and the step that gives the reward. */
const REWARDS = {
  undiscovered: { name: 'An Undiscovered Card', step: 'open' },
  advanced: { name: 'An Advanced Action', step: 'open' },
  crew: { name: 'A Crew Member', step: 'crew' },
  crystals: { name: 'A crystal of each color', step: 'crystals' },
  random: { name: 'Random crystals', step: 'roll' },
} as const satisfies Readonly<Record<Reward['kind'], object>>;

/** Moves a card from an offer to the top of the Ship Deck (F-GAIN-04, F-GAIN-05). */
export function gainOffered(ctx: Running, seat: Seat, offer: OfferName, card: CardId, rule: RuleId): void {
  takeOffered(ctx, offer, card);
  topCard(ctx, seat, card, rule);
}

/** Returns the rewards that can be taken now. */
function waiting(g: Frontiers, { seat, postponed }: Local): Reward[] {
  return playerOf(g, seat).rewards.filter(({ kind }) => kind !== 'crew' || !postponed);
}

/** Takes the first matching reward and returns the step that carries it out. */
function take(g: Frontiers, local: Local, isMeant: (reward: Reward) => boolean) {
  const reward = waiting(g, local).find(isMeant);
  if (reward === undefined) return null;
  const { rewards: all } = playerOf(g, local.seat);
  all.splice(all.indexOf(reward), 1);
  if (reward.kind === 'random') local.dice = reward.count;
  if (reward.kind === 'undiscovered' || reward.kind === 'advanced') local.offer = reward.kind;
  return REWARDS[reward.kind].step;
}

/** A player's choice for a reward of Crew: to take a Crew Member now, to decide after Level Up, or to take nobody. */
type CrewPayload = { do: 'recruit'; crew: CrewId } | { do: 'postpone' } | { do: 'nobody' };

/** Gives a crystal as a reward. The crystal is lost if the player already has three of its color (F-EOT-09). */
function awardCrystal(ctx: Running, seat: Seat, colour: Basic): void {
  if (roomFor(ctx.g, seat).includes(colour)) {
    gainCrystal(ctx, seat, colour);
    return;
  }
  const full = several(MOST_CRYSTALS, `${colour} crystal`);
  ctx.log(`${seatName(ctx.g, seat)} already has ${full}, so one is lost.`, 'F-EOT-09');
}

/** Returns the colors in which the seat can hold another crystal. */
function roomFor(g: Frontiers, seat: Seat): Basic[] {
  const { crystals } = playerOf(g, seat);
  return BASICS.filter((colour) => crystals[colour] < MOST_CRYSTALS);
}
