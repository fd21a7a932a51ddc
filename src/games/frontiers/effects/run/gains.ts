import type { Option } from '../../../../kernel/types.ts';
import { BASICS, COLOURS, type Colour } from '../../content/colours.ts';
import { crewName, crewOf } from '../../content/crew/all.ts';
import { playerOf, seatName } from '../../rules/find.ts';
import { changeReputation, drawCards, gainCrystal, gainData } from '../../rules/gains.ts';
import { sustain } from '../../rules/sustain.ts';
import type { Frontiers } from '../../state.ts';
import { amountOf } from '../counts.ts';
import { distinctMembers } from '../members.ts';
import { asks, basicOf, doing, named, type Run, type Running, skip, sourceName } from './frame.ts';

/** The steps of effects that give cards, data, crystals and points on the tracks. */
export const gains = {
  draw(ctx: Running, run: Run) {
    drawCards(ctx, run.seat, amountOf(ctx.g, run, doing(run, 'draw').amount), 'F-CARD-02');
    return 'begin';
  },
  reputation(ctx: Running, run: Run) {
    const change = amountOf(ctx.g, run, doing(run, 'reputation').amount);
    changeReputation(ctx, run.seat, change, sourceName(run.from), 'F-CARD-02');
    return 'begin';
  },
  /** F-DMG-06: damage from one’s own cards counts in a combat. */
  damage(ctx: Running, run: Run) {
    const { amount: cards } = doing(run, 'damage');
    sustain(ctx, run.seat, cards, sourceName(run.from), 'F-DMG-06');
    return 'begin';
  },
  hurt(ctx: Running, run: Run) {
    const member = run.place === undefined ? undefined : playerOf(ctx.g, run.seat).crew[run.place];
    if (member !== undefined) {
      member.wounds = Math.min(2, member.wounds + 1);
      ctx.log(`${crewName(member.crew)} is Wounded.`, 'F-CREW-04');
    }
    return 'begin';
  },
  data: {
    ask: (_ctx: Running, run: Run) => {
      const { colours } = doing(run, 'data');
      return colours.length === 1
        ? { go: 'onlyData' }
        : asks(run, 'which Data Token do you gain?', colourOptions(colours));
    },
    answer(ctx: Running, run: Run, { key }: { key: string }) {
      const colour = COLOURS.find((one) => one === named(key));
      if (colour !== undefined) gainData(ctx, run.seat, colour);
      run.done = (run.done ?? 0) + 1;
      if (run.done < (doing(run, 'data').count ?? 1)) return 'data';
      delete run.done;
      return 'begin';
    },
  },
  onlyData(ctx: Running, run: Run) {
    const { colours, count = 1 } = doing(run, 'data');
    const [colour] = colours;
    if (colour !== undefined) gainData(ctx, run.seat, colour, count);
    return 'begin';
  },
  crystal: {
    ask: ({ g }: Running, run: Run) => {
      const colours = crystalColours(g, run);
      return colours.length < 2
        ? { go: 'onlyCrystal' }
        : asks(run, 'which crystal do you gain?', colourOptions(colours));
    },
    answer(ctx: Running, run: Run, { key }: { key: string }) {
      gainCrystal(ctx, run.seat, basicOf(named(key)));
      return 'begin';
    },
  },
  onlyCrystal(ctx: Running, run: Run) {
    const [colour] = crystalColours(ctx.g, run);
    if (colour !== undefined) gainCrystal(ctx, run.seat, colour);
    return 'begin';
  },
  /** Crystals of the colour that was paid, discarded or removed. */
  same(ctx: Running, run: Run) {
    const { count } = doing(run, 'same');
    for (let one = 0; run.colour !== undefined && one < count; one++) gainCrystal(ctx, run.seat, run.colour);
    return 'begin';
  },
  others(ctx: Running, run: Run) {
    for (const colour of BASICS) if (colour !== run.colour) gainCrystal(ctx, run.seat, colour);
    return 'begin';
  },
  /** F-CREW-11 */
  ready: {
    ask: ({ g }: Running, run: Run) => {
      const options = readyOptions(g, run);
      return options.length === 0 ? { go: 'begin' } : asks(run, 'who gets ready?', [...options, skip('Nobody')]);
    },
    answer(ctx: Running, run: Run, { key }: { key: string }) {
      if (key === 'pass') {
        delete run.done;
        return 'begin';
      }
      const { heal, ranks } = doing(run, 'ready');
      const place = Number(named(key).split('-')[0]);
      const member = playerOf(ctx.g, run.seat).crew[place];
      if (member === undefined) throw new Error(`no Crew Member ${key}`);
      member.ready = true;
      if (heal) member.wounds = 0;
      ctx.log(`${seatName(ctx.g, run.seat)} readies ${crewName(member.crew)}.`, 'F-CREW-11');
      if (ranks === undefined) return 'begin';
      run.done = (run.done ?? 0) + crewOf(member.crew).rank;
      if (run.done < ranks) return 'ready';
      delete run.done;
      return 'begin';
    },
  },
};

function colourOptions(colours: readonly Colour[]): Option[] {
  return colours.map((colour) => ({
    key: `colour:${colour}`,
    verb: 'colour',
    label: colour.slice(0, 1).toUpperCase() + colour.slice(1),
    subject: { kind: 'data', id: colour },
  }));
}

function crystalColours(g: Frontiers, run: Run) {
  const { colours, owned } = doing(run, 'crystal');
  return owned ? colours.filter((colour) => playerOf(g, run.seat).crystals[colour] > 0) : colours;
}

function readyOptions(g: Frontiers, run: Run): Option[] {
  const { rank, ranks, heal } = doing(run, 'ready');
  const most = ranks === undefined ? (rank ?? 4) : ranks - (run.done ?? 0);
  const able = distinctMembers(
    playerOf(g, run.seat),
    ({ crew, ready, wounds }) => (!ready || (heal === true && wounds > 0)) && crewOf(crew).rank <= most,
  );
  return able.map(({ place, member: { crew }, name, state }) => ({
    key: `ready:${place}-${crew}`,
    verb: 'ready',
    label: name,
    hint: state,
    subject: { kind: 'crew', id: crew },
    rule: 'F-CREW-11',
  }));
}
