import { PASS } from '../../../kernel/decision.ts';
import { procedure } from '../../../kernel/game.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { BASICS, type Basic, isBasic } from '../content/colours.ts';
import { crewOf } from '../content/crew/all.ts';
import { cardOption, pass, pickOne } from '../rules/asking.ts';
import { rollFace } from '../rules/data.ts';
import { playerOf, seatName } from '../rules/find.ts';
import { topCard } from '../rules/gained-cards.ts';
import { gainCrystal, gainExperience, MOST_CRYSTALS, type Running } from '../rules/gains.ts';
import { restOf } from '../rules/keys.ts';
import { tokenComing } from '../rules/levels.ts';
import { OFFER_NAMES, type OfferName, openOffers, takeOffered } from '../rules/offers.ts';
import { discharges, hasFreeBond, hasFreeToken } from '../rules/recruiting.ts';
import type { CrewId, Frontiers, Reward } from '../state.ts';
import { several } from '../words.ts';

interface Local {
  seat: Seat;
  /** After Level Ups: what was postponed is taken now (F-EOT-13). */
  late?: boolean;
  /** Crew rewards that wait until then. */
  postponed?: boolean;
  /** Dice of random crystals that are still to be rolled. */
  dice?: number;
  /** The offer that a card is taken from. */
  offer?: OfferName;
}

/** Rewards of combats and Away Missions, in the order that the player likes (F-EOT-08, F-GAIN-07, F-LOC-42, F-OPEN-86). */
export const rewards = procedure<Frontiers, Local>({
  begin: {
    ask({ g }, local) {
      const kinds = [...new Set(waiting(g, local).map(({ kind }) => kind))];
      if (kinds.length === 0) return { go: null };
      if (kinds.length === 1) return { go: 'next' };
      const options = kinds.map(
        (kind): Option => ({ key: `reward:${kind}`, verb: 'reward', label: REWARD_NAMES[kind] }),
      );
      return pickOne(local.seat, 'Which reward do you take next?', options, 'F-EOT-08');
    },
    answer: ({ g }, local, { key }) => take(g, local, ({ kind }) => key === `reward:${kind}`),
  },
  next: ({ g }, local) => take(g, local, () => true),
  card: {
    ask({ g }, { seat, offer = 'advanced' }) {
      const cards = [...new Set(g[offer].offer)];
      if (cards.length < 2) return { go: 'onlyCard' };
      const options = cards.map((card) => cardOption(`take:${card}`, card));
      return pickOne(
        seat,
        `Choose your ${OFFER_NAMES[offer]} Card. It goes on top of your Ship Deck.`,
        options,
        'F-EOT-11',
      );
    },
    answer(ctx, { seat, offer = 'advanced' }, { key }) {
      const card = restOf(key);
      takeOffered(ctx, offer, card);
      topCard(ctx, seat, card, 'F-EOT-11');
      return 'begin';
    },
  },
  onlyCard(ctx, { seat, offer = 'advanced' }) {
    const [card] = ctx.g[offer].offer;
    // F-VARIANT-21: with nothing left the reward is lost.
    if (card === undefined) return 'begin';
    takeOffered(ctx, offer, card);
    topCard(ctx, seat, card, 'F-EOT-11');
    return 'begin';
  },
  open(ctx) {
    openOffers(ctx);
    return 'card';
  },
  crew: {
    ask({ g }, local) {
      const player = playerOf(g, local.seat);
      const room = hasFreeToken(player) || hasFreeBond(player) || discharges(player).length > 0;
      const cost = hasFreeToken(player) || hasFreeBond(player) ? '' : ' One of yours is discharged.';
      const options = room ? [...new Set(g.crew.offer)].map((crew) => crewOption(crew, cost)) : [];
      // F-EOT-12: nobody can come.
      if (options.length === 0 && !mayPostpone(g, local)) return { go: 'nobody' };
      if (mayPostpone(g, local)) {
        options.push({
          key: 'postpone',
          verb: 'postpone',
          label: 'After your Level Up',
          hint: 'A Command Token is free then.',
          rule: 'F-EOT-13',
        });
      }
      options.push(pass('Nobody', 'F-EOT-12', 'The reward is lost.'));
      return pickOne(local.seat, 'Who joins your Crew?', options, 'F-EOT-12');
    },
    answer(ctx, local, { key }) {
      const { seat } = local;
      if (key === 'postpone') {
        playerOf(ctx.g, seat).rewards.push({ kind: 'crew' });
        local.postponed = true;
      } else if (key !== PASS) ctx.call('recruit', { seat, crew: restOf(key) });
      return 'begin';
    },
  },
  nobody(ctx, { seat }) {
    ctx.log(`Nobody can join the Crew of ${seatName(ctx.g, seat)}: the reward is lost.`, 'F-EOT-12');
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
  colour: {
    ask({ g }, { seat }) {
      const colours = roomFor(g, seat);
      if (colours.length < 2) return { go: 'onlyColour' };
      const options = colours.map(
        (colour): Option => ({ key: `crystal:${colour}`, verb: 'crystal', label: `A ${colour} crystal` }),
      );
      return pickOne(seat, 'Which crystal do you take?', options, 'F-EOT-10');
    },
    answer(ctx, { seat }, { key }) {
      const colour = BASICS.find((one) => key === `crystal:${one}`);
      if (colour !== undefined) awardCrystal(ctx, seat, colour);
      return 'roll';
    },
  },
  onlyColour(ctx, { seat }) {
    const [colour] = roomFor(ctx.g, seat);
    if (colour !== undefined) awardCrystal(ctx, seat, colour);
    else ctx.log(`${seatName(ctx.g, seat)} has no room for another crystal: it is lost.`, 'F-EOT-09');
    return 'roll';
  },
});

const REWARD_NAMES: Record<Reward['kind'], string> = {
  undiscovered: 'An Undiscovered Card',
  advanced: 'An Advanced Action',
  crew: 'A Crew Member',
  crystals: 'A crystal of each color',
  random: 'Random crystals',
};

/** Rewards that can be taken now. */
function waiting(g: Frontiers, { seat, postponed }: Local): Reward[] {
  return playerOf(g, seat).rewards.filter(({ kind }) => kind !== 'crew' || !postponed);
}

/** Takes the first reward that is meant, and says which step carries it out. */
function take(g: Frontiers, local: Local, isMeant: (reward: Reward) => boolean): string | null {
  const reward = waiting(g, local).find(isMeant);
  if (reward === undefined) return null;
  const { rewards: all } = playerOf(g, local.seat);
  all.splice(all.indexOf(reward), 1);
  switch (reward.kind) {
    case 'undiscovered':
    case 'advanced':
      local.offer = reward.kind;
      return 'open';
    case 'crew':
      return 'crew';
    case 'crystals':
      return 'crystals';
    case 'random':
      local.dice = reward.count;
      return 'roll';
  }
}

/** F-EOT-13: only for a Command Token that comes with a Level of this turn. */
function mayPostpone(g: Frontiers, { seat, late }: Local): boolean {
  return !late && !hasFreeToken(playerOf(g, seat)) && tokenComing(g, seat);
}

function crewOption(crew: CrewId, cost: string): Option {
  const { name, rank, defense } = crewOf(crew);
  const hint = `Rank ${rank}, Defense ${defense}, free.${cost}`;
  return {
    key: `take:${crew}`,
    verb: 'take',
    label: name,
    hint,
    subject: { kind: 'crew', id: crew },
    rule: 'F-EOT-12',
  };
}

/** A crystal of a reward; with three of its colour it is lost (F-EOT-09). */
function awardCrystal(ctx: Running, seat: Seat, colour: Basic): void {
  const { crystals } = playerOf(ctx.g, seat);
  if (crystals[colour] < MOST_CRYSTALS) gainCrystal(ctx, seat, colour);
  else
    ctx.log(
      `${seatName(ctx.g, seat)} has ${several(MOST_CRYSTALS, `${colour} crystal`)} already: one is lost.`,
      'F-EOT-09',
    );
}

/** Colours of which another crystal can be held. */
function roomFor(g: Frontiers, seat: Seat): Basic[] {
  const { crystals } = playerOf(g, seat);
  return BASICS.filter((colour) => crystals[colour] < MOST_CRYSTALS);
}
