import { PASS } from '../../../../kernel/decision.ts';
import type { Steps } from '../../../../kernel/game.ts';
import type { Option } from '../../../../kernel/types.ts';
import { BASICS, COLOURS, type Colour } from '../../content/colours.ts';
import { crewName, crewOf } from '../../content/crew/all.ts';
import { pass } from '../../rules/asking.ts';
import { MOST_WOUNDS } from '../../rules/away-team.ts';
import { crewAt, playerOf, seatName } from '../../rules/find.ts';
import { changeReputation, drawCards, gainCrystal, gainData } from '../../rules/gains.ts';
import { placed, placeIn, restOf } from '../../rules/keys.ts';
import { sustain } from '../../rules/sustain.ts';
import type { Frontiers } from '../../state.ts';
import { sentence } from '../../words.ts';
import { amountOf } from '../counts.ts';
import { distinctMembers } from '../members.ts';
import { asks, basicOf, doing, type Run, sourceName } from './frame.ts';

/** The steps of effects that give cards, data, crystals and points on the tracks. */
export const gains = {
  draw(ctx, run) {
    drawCards(ctx, run.seat, amountOf(ctx.g, run, doing(run, 'draw').amount), 'F-CARD-02');
    return 'begin';
  },
  reputation(ctx, run) {
    const change = amountOf(ctx.g, run, doing(run, 'reputation').amount);
    changeReputation(ctx, run.seat, change, sourceName(run.from), 'F-CARD-02');
    return 'begin';
  },
  /** F-DMG-06: damage from one’s own cards counts in a combat. */
  damage(ctx, run) {
    const { amount: cards } = doing(run, 'damage');
    sustain(ctx, run.seat, cards, sourceName(run.from), 'F-DMG-06');
    return 'begin';
  },
  hurt(ctx, run) {
    const member = run.place === undefined ? undefined : playerOf(ctx.g, run.seat).crew[run.place];
    if (member !== undefined) {
      member.wounds = Math.min(MOST_WOUNDS, member.wounds + 1);
      ctx.log(`${crewName(member.crew)} is Wounded.`, 'F-CREW-04');
    }
    return 'begin';
  },
  data: {
    ask(_ctx, run) {
      const { colours } = doing(run, 'data');
      return colours.length === 1
        ? { go: 'onlyData' }
        : asks(run, 'which Data Token do you gain?', colourOptions(colours));
    },
    answer(ctx, run, { key }) {
      const colour = COLOURS.find((one) => one === restOf(key));
      if (colour !== undefined) gainData(ctx, run.seat, colour);
      run.done = (run.done ?? 0) + 1;
      return run.done < (doing(run, 'data').count ?? 1) ? 'data' : 'begin';
    },
  },
  onlyData(ctx, run) {
    const { colours, count = 1 } = doing(run, 'data');
    const [colour] = colours;
    if (colour !== undefined) gainData(ctx, run.seat, colour, count);
    return 'begin';
  },
  crystal: {
    ask({ g }, run) {
      const colours = crystalColours(g, run);
      return colours.length < 2
        ? { go: 'onlyCrystal' }
        : asks(run, 'which crystal do you gain?', colourOptions(colours));
    },
    answer(ctx, run, { key }) {
      gainCrystal(ctx, run.seat, basicOf(restOf(key)));
      return 'begin';
    },
  },
  onlyCrystal(ctx, run) {
    const [colour] = crystalColours(ctx.g, run);
    if (colour !== undefined) gainCrystal(ctx, run.seat, colour);
    return 'begin';
  },
  /** Crystals of the colour that was paid, discarded or removed. */
  same(ctx, run) {
    const { count } = doing(run, 'same');
    for (let one = 0; run.colour !== undefined && one < count; one++) gainCrystal(ctx, run.seat, run.colour);
    return 'begin';
  },
  others(ctx, run) {
    for (const colour of BASICS) if (colour !== run.colour) gainCrystal(ctx, run.seat, colour);
    return 'begin';
  },
  /** F-CREW-11 */
  ready: {
    ask({ g }, run) {
      const options = readyOptions(g, run);
      return options.length === 0 ? { go: 'begin' } : asks(run, 'who gets ready?', [...options, pass('Nobody')]);
    },
    answer(ctx, run, { key }) {
      if (key === PASS) return 'begin';
      const { heal, ranks } = doing(run, 'ready');
      const member = crewAt(ctx.g, run.seat, placeIn(restOf(key)));
      member.ready = true;
      if (heal) member.wounds = 0;
      ctx.log(`${seatName(ctx.g, run.seat)} readies ${crewName(member.crew)}.`, 'F-CREW-11');
      if (ranks === undefined) return 'begin';
      run.ranks = (run.ranks ?? 0) + crewOf(member.crew).rank;
      return run.ranks < ranks ? 'ready' : 'begin';
    },
  },
} satisfies Steps<Frontiers, Run>;

function colourOptions(colours: readonly Colour[]): Option[] {
  return colours.map((colour) => ({
    key: `colour:${colour}`,
    verb: 'colour',
    label: sentence(colour),
    subject: { kind: 'data', id: colour },
  }));
}

function crystalColours(g: Frontiers, run: Run) {
  const { colours, owned } = doing(run, 'crystal');
  return owned ? colours.filter((colour) => playerOf(g, run.seat).crystals[colour] > 0) : colours;
}

function readyOptions(g: Frontiers, run: Run): Option[] {
  const { rank, ranks, heal } = doing(run, 'ready');
  const most = ranks === undefined ? (rank ?? 4) : ranks - (run.ranks ?? 0);
  const able = distinctMembers(
    playerOf(g, run.seat),
    ({ crew, ready, wounds }) => (!ready || (heal === true && wounds > 0)) && crewOf(crew).rank <= most,
  );
  return able.map(({ place, member: { crew }, name, state }) => ({
    key: `ready:${placed(place, crew)}`,
    verb: 'ready',
    label: name,
    hint: state,
    subject: { kind: 'crew', id: crew },
    rule: 'F-CREW-11',
  }));
}
