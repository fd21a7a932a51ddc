import type { Option, Question, Seat } from '../../../../kernel/types.ts';
import { cardName, cardOf } from '../../content/cards/all.ts';
import { BASICS, type Basic } from '../../content/colours.ts';
import { crewOf } from '../../content/crew/all.ts';
import { rivals as others, playerOf, seatName, seatsIn } from '../../rules/find.ts';
import { discardFromHand, gainCrystal, takeOut } from '../../rules/gains.ts';
import { opponentOf } from '../../rules/pvp-outcome.ts';
import { sustain } from '../../rules/sustain.ts';
import { type CardId, DAMAGE, type Frontiers } from '../../state.ts';
import { distinctMembers } from '../members.ts';
import { isOf } from '../usable.ts';
import { asks, basicOf, cardOption, doing, named, type Run, type Running, skip, sourceName } from './frame.ts';

/** A run of effects that other players suffer from. */
interface Conflict extends Run {
  /** Others that are still to be gone through. */
  left?: Seat[];
  /** Colours of crystals that were lost; cards that were discarded, each after whose it was: `1-warp-drive`. */
  lost?: string[];
}

/** The steps of effects that other players suffer, allies included (F-OPEN-83, F-TEAM-02). */
export const rivals = {
  /** A crystal at random from everyone else. */
  drain(ctx: Running, run: Conflict) {
    run.lost = [];
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
      run.lost.push(colour);
      ctx.log(`${seatName(ctx.g, seat)} loses a ${colour} crystal.`, 'F-OPEN-83');
    }
    return 'drained';
  },
  drained: {
    ask: (_ctx: Running, run: Conflict) => {
      const colours = BASICS.filter((colour) => run.lost?.includes(colour));
      return colours.length === 0
        ? { go: 'begin' }
        : asks(run, 'take one?', [...colours.map(colourOption), skip('None')]);
    },
    answer(ctx: Running, run: Conflict, { key }: { key: string }) {
      if (key !== 'pass') gainCrystal(ctx, run.seat, basicOf(named(key)));
      return 'begin';
    },
  },
  flood: {
    ask: (_ctx: Running, run: Conflict) => asks(run, 'which color?', BASICS.map(colourOption)),
    answer(ctx: Running, run: Conflict, { key }: { key: string }) {
      const colour = basicOf(named(key));
      for (const seat of seatsIn(ctx.g)) {
        sustain(ctx, seat, playerOf(ctx.g, seat).crystals[colour], `${colour} crystals burn out`, 'F-OPEN-83');
      }
      gainCrystal(ctx, run.seat, colour);
      gainCrystal(ctx, run.seat, colour);
      return 'begin';
    },
  },
  probe: {
    ask: (_ctx: Running, run: Conflict) => asks(run, 'which color?', BASICS.map(colourOption)),
    answer(ctx: Running, run: Conflict, { key }: { key: string }) {
      run.colour = basicOf(named(key));
      run.lost = [];
      ctx.log(`${seatName(ctx.g, run.seat)} asks everyone for a ${run.colour} card.`, 'F-OPEN-83');
      // Who has one is asked, and by that known.
      ctx.reveal();
      return 'asked';
    },
  },
  /** Whoever has such a card discards one of its own choice, the others show their hands. */
  asked: {
    askAll: ({ g }: Running, run: Conflict): Question[] =>
      others(g, run.seat).flatMap((seat) => {
        const options = ofColour(g, seat, run.colour).map((card) => cardOption('discard', card, true));
        if (options.length === 0) return [];
        const prompt = `${sourceName(run.from)}: discard a ${run.colour} card.`;
        return [{ seat, kind: 'pick', prompt, options, min: 1, max: 1, rule: 'F-OPEN-83' }];
      }),
    reveal(ctx: Running, run: Conflict, answers: Record<Seat, string[]>) {
      for (const seat of others(ctx.g, run.seat)) {
        const [key] = answers[seat] ?? [];
        if (key === undefined) {
          const hand = playerOf(ctx.g, seat).hand.map(cardName).join(', ') || 'no cards';
          ctx.log(`${seatName(ctx.g, seat)} shows the hand: ${hand}.`, 'F-OPEN-83');
          continue;
        }
        const card = named(key);
        discardFromHand(ctx.g, seat, card);
        if (isOf(cardOf(card), 'action')) run.lost?.push(`${seat}-${card}`);
        ctx.log(`${seatName(ctx.g, seat)} discards ${cardName(card)}.`, 'F-OPEN-83');
      }
      return doing(run, 'probe').steal ? 'stolen' : 'begin';
    },
  },
  stolen: {
    ask: ({ g }: Running, run: Conflict) => {
      const options = (run.lost ?? []).map((lost): Option => {
        const [seat, card] = lostCard(lost);
        const label = `${seatName(g, seat)}: ${cardName(card)}`;
        return { key: `steal:${lost}`, verb: 'steal', label, subject: { kind: 'card', id: card } };
      });
      return options.length === 0 ? { go: 'begin' } : asks(run, 'take one of them?', [...options, skip('None')]);
    },
    answer(ctx: Running, run: Conflict, { key }: { key: string }) {
      if (key === 'pass') return 'begin';
      const { g } = ctx;
      const [victim, card] = lostCard(named(key));
      takeOut(playerOf(g, victim).discard, card);
      playerOf(g, run.seat).hand.push(card);
      ctx.log(`${seatName(g, run.seat)} takes ${cardName(card)} of ${seatName(g, victim)}.`, 'F-OPEN-83');
      return 'begin';
    },
  },
  exhaust({ g }: Running, run: Conflict) {
    // F-PVP-47: Crew of a ship that is being fought are out of reach.
    const fought = g.pvp === null ? null : opponentOf(g, run.seat);
    run.left = others(g, run.seat).filter((seat) => seat !== fought);
    return 'exhausting';
  },
  exhausting: {
    ask: ({ g }: Running, run: Conflict) => {
      const [seat, ...left] = run.left ?? [];
      if (seat === undefined) return { go: 'begin' };
      const options = tired(g, seat, doing(run, 'exhaust').rank);
      if (options.length === 0) return left.length === 0 ? { go: 'begin' } : { go: 'nextOne' };
      return asks(run, `spend a Crew Member of ${seatName(g, seat)}?`, [...options, skip('Nobody')]);
    },
    answer(ctx: Running, run: Conflict, { key }: { key: string }) {
      const [seat] = run.left ?? [];
      if (seat !== undefined && key !== 'pass') {
        const member = playerOf(ctx.g, seat).crew[Number(named(key).split('-')[0])];
        if (member !== undefined) {
          member.ready = false;
          ctx.log(`${crewOf(member.crew).name} of ${seatName(ctx.g, seat)} is Spent.`, 'F-OPEN-83');
        }
      }
      return 'nextOne';
    },
  },
  nextOne(_ctx: Running, run: Conflict) {
    run.left = (run.left ?? []).slice(1);
    return run.left.length === 0 ? 'begin' : 'exhausting';
  },
};

function colourOption(colour: Basic): Option {
  const label = colour.slice(0, 1).toUpperCase() + colour.slice(1);
  return { key: `colour:${colour}`, verb: 'colour', label, subject: { kind: 'data', id: colour } };
}

function ofColour(g: Frontiers, seat: Seat, colour: Basic | undefined): CardId[] {
  return [...new Set(playerOf(g, seat).hand)].filter((card) => card !== DAMAGE && cardOf(card).colour === colour);
}

function lostCard(lost: string): [Seat, CardId] {
  const dash = lost.indexOf('-');
  return [Number(lost.slice(0, dash)), lost.slice(dash + 1)];
}

function tired(g: Frontiers, seat: Seat, rank: number): Option[] {
  const able = distinctMembers(playerOf(g, seat), ({ crew, ready }) => ready && crewOf(crew).rank <= rank);
  return able.map(({ place, member: { crew }, name, state }) => ({
    key: `exhaust:${place}-${crew}`,
    verb: 'exhaust',
    label: name,
    hint: state,
    subject: { kind: 'crew', id: crew },
  }));
}
