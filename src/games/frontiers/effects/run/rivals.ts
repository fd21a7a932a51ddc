import { PASS } from '../../../../kernel/decision.ts';
import type { Steps } from '../../../../kernel/game.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { cardName, cardOf } from '../../content/cards/all.ts';
import { BASICS, type Basic } from '../../content/colours.ts';
import { crewOf } from '../../content/crew/all.ts';
import { pass, pickOne } from '../../rules/asking.ts';
import { crewAt, rivals as others, playerOf, seatName, seatsIn } from '../../rules/find.ts';
import { discardFromHand, gainCrystal, takeOut } from '../../rules/gains.ts';
import { idIn, placed, placeIn, restOf } from '../../rules/keys.ts';
import { opponentOf } from '../../rules/pvp-outcome.ts';
import { sustain } from '../../rules/sustain.ts';
import { type CardId, DAMAGE, type Frontiers } from '../../state.ts';
import { sentence } from '../../words.ts';
import { distinctMembers } from '../members.ts';
import { isOf } from '../usable.ts';
import { asks, basicOf, cardOption, doing, type Run, sourceName } from './frame.ts';

/** A run of effects that other players suffer from. */
interface Conflict extends Run {
  /** Others that are still to be gone through. */
  left?: Seat[];
  /** Colours of the crystals that others lost. */
  drained?: Basic[];
  /** Action cards that others discarded, with whose they were. */
  dropped?: { seat: Seat; card: CardId }[];
}

/** The steps of effects that other players suffer, allies included (F-OPEN-83, F-TEAM-02). */
export const rivals = {
  /** A crystal at random from everyone else. */
  drain(ctx, run) {
    run.drained = [];
    for (const seat of others(ctx.g, run.seat)) {
      const { crystals } = playerOf(ctx.g, seat);
      const held = BASICS.flatMap((colour) => Array.from({ length: crystals[colour] }, () => colour));
      if (held.length === 0) {
        sustain(ctx, seat, 1, sourceName(run.from), 'F-OPEN-83');
        continue;
      }
      const [roll = 1] = ctx.roll(1, held.length);
      const colour = held[roll - 1] ?? 'red';
      crystals[colour] -= 1;
      run.drained.push(colour);
      ctx.log(`${seatName(ctx.g, seat)} loses a ${colour} crystal.`, 'F-OPEN-83');
    }
    return 'drained';
  },
  drained: {
    ask(_ctx, run) {
      const colours = BASICS.filter((colour) => run.drained?.includes(colour));
      return colours.length === 0
        ? { go: 'begin' }
        : asks(run, 'take one?', [...colours.map(colourOption), pass('None')]);
    },
    answer(ctx, run, { key }) {
      if (key !== PASS) gainCrystal(ctx, run.seat, basicOf(restOf(key)));
      return 'begin';
    },
  },
  flood: {
    ask: (_ctx, run) => asks(run, 'which color?', BASICS.map(colourOption)),
    answer(ctx, run, { key }) {
      const colour = basicOf(restOf(key));
      for (const seat of seatsIn(ctx.g)) {
        sustain(ctx, seat, playerOf(ctx.g, seat).crystals[colour], `${colour} crystals burn out`, 'F-OPEN-83');
      }
      gainCrystal(ctx, run.seat, colour);
      gainCrystal(ctx, run.seat, colour);
      return 'begin';
    },
  },
  probe: {
    ask: (_ctx, run) => asks(run, 'which color?', BASICS.map(colourOption)),
    answer(ctx, run, { key }) {
      run.colour = basicOf(restOf(key));
      run.dropped = [];
      ctx.log(`${seatName(ctx.g, run.seat)} asks everyone for a ${run.colour} card.`, 'F-OPEN-83');
      // Who has one is asked, and by that known.
      ctx.reveal();
      return 'asked';
    },
  },
  /** Whoever has such a card discards one of its own choice, the others show their hands. */
  asked: {
    askAll: ({ g }, run) =>
      others(g, run.seat).flatMap((seat) => {
        const options = ofColour(g, seat, run.colour).map((card) => cardOption('discard', card, true));
        if (options.length === 0) return [];
        const prompt = `${sourceName(run.from)}: discard a ${run.colour} card.`;
        return [pickOne(seat, prompt, options, 'F-OPEN-83')];
      }),
    reveal(ctx, run, answers) {
      for (const seat of others(ctx.g, run.seat)) {
        const [key] = answers[seat] ?? [];
        if (key === undefined) {
          const hand = playerOf(ctx.g, seat).hand.map(cardName).join(', ') || 'no cards';
          ctx.log(`${seatName(ctx.g, seat)} shows the hand: ${hand}.`, 'F-OPEN-83');
          continue;
        }
        const card = restOf(key);
        discardFromHand(ctx.g, seat, card);
        if (isOf(cardOf(card), 'action')) run.dropped?.push({ seat, card });
        ctx.log(`${seatName(ctx.g, seat)} discards ${cardName(card)}.`, 'F-OPEN-83');
      }
      return doing(run, 'probe').steal ? 'stolen' : 'begin';
    },
  },
  stolen: {
    ask({ g }, run) {
      const options = (run.dropped ?? []).map(({ seat, card }): Option => {
        const label = `${seatName(g, seat)}: ${cardName(card)}`;
        return { key: `steal:${placed(seat, card)}`, verb: 'steal', label, subject: { kind: 'card', id: card } };
      });
      return options.length === 0 ? { go: 'begin' } : asks(run, 'take one of them?', [...options, pass('None')]);
    },
    answer(ctx, run, { key }) {
      if (key === PASS) return 'begin';
      const { g } = ctx;
      const [victim, card] = [placeIn(restOf(key)), idIn(restOf(key))];
      takeOut(playerOf(g, victim).discard, card);
      playerOf(g, run.seat).hand.push(card);
      ctx.log(`${seatName(g, run.seat)} takes ${cardName(card)} of ${seatName(g, victim)}.`, 'F-OPEN-83');
      return 'begin';
    },
  },
  exhaust({ g }, run) {
    // F-PVP-47: Crew of a ship that is being fought are out of reach.
    const fought = g.pvp === null ? null : opponentOf(g, run.seat);
    run.left = others(g, run.seat).filter((seat) => seat !== fought);
    return 'exhausting';
  },
  exhausting: {
    ask({ g }, run) {
      const [seat, ...left] = run.left ?? [];
      if (seat === undefined) return { go: 'begin' };
      const options = tired(g, seat, doing(run, 'exhaust').rank);
      if (options.length === 0) return left.length === 0 ? { go: 'begin' } : { go: 'nextOne' };
      return asks(run, `spend a Crew Member of ${seatName(g, seat)}?`, [...options, pass('Nobody')]);
    },
    answer(ctx, run, { key }) {
      const [seat] = run.left ?? [];
      if (seat !== undefined && key !== PASS) {
        const member = crewAt(ctx.g, seat, placeIn(restOf(key)));
        member.ready = false;
        ctx.log(`${crewOf(member.crew).name} of ${seatName(ctx.g, seat)} is Spent.`, 'F-OPEN-83');
      }
      return 'nextOne';
    },
  },
  nextOne(_ctx, run) {
    run.left = (run.left ?? []).slice(1);
    return run.left.length === 0 ? 'begin' : 'exhausting';
  },
} satisfies Steps<Frontiers, Conflict>;

function colourOption(colour: Basic): Option {
  const label = sentence(colour);
  return { key: `colour:${colour}`, verb: 'colour', label, subject: { kind: 'data', id: colour } };
}

function ofColour(g: Frontiers, seat: Seat, colour: Basic | undefined): CardId[] {
  return [...new Set(playerOf(g, seat).hand)].filter((card) => card !== DAMAGE && cardOf(card).colour === colour);
}

function tired(g: Frontiers, seat: Seat, rank: number): Option[] {
  const able = distinctMembers(playerOf(g, seat), ({ crew, ready }) => ready && crewOf(crew).rank <= rank);
  return able.map(({ place, member: { crew }, name, state }) => ({
    key: `exhaust:${placed(place, crew)}`,
    verb: 'exhaust',
    label: name,
    hint: state,
    subject: { kind: 'crew', id: crew },
  }));
}
