import { type Callable, procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import { offering } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { REGAINED } from '../../content/borg-numbers.ts';
import type { CubeTarget } from '../../content/card.ts';
import { commandCard, systemName } from '../../content/lookup.ts';
import { beside } from '../../galaxy/graph.ts';
import { borgOf, cubeOf, regainDice } from '../../position/borg.ts';
import { seatsIn, shipsIn } from '../../position/find.ts';
import { atPlace } from '../../position/names.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, BorgState, Cube, Sector } from '../../state.ts';
import type { Play } from '../calls.ts';
import { seatsLeft } from '../rounds/sequence.ts';
import { BORG_FIGHT } from './fight.ts';
import { routesFrom } from './routes.ts';
import { SIEGE } from './siege.ts';
import { type Aim, aimOf, besieged, sectorsWithShips } from './targets.ts';
import { travel } from './travel.ts';
import { asksCard, asksSector, asksTwo, voiceOf } from './voice.ts';

interface Local {
  cube: number;
  /** Sectors that are equally good choices for the Cube. After the choice, the list contains only the chosen Sector. */
  equal?: Sector[];
  /** The Cube’s target and whether lanes lead there. */
  aim?: Aim;
}

/** Runs the actions of one Cube (A-OPEN-25). */
export const CUBE: Callable<{ cube: number }> = { name: 'cube' };

function here(g: Ascendancy, { cube }: Local): Cube {
  const found = cubeOf(g, cube);
  if (found === undefined) throw new Error(`there is no Cube ${cube}`);
  return found;
}

function activeOf(g: Ascendancy): NonNullable<BorgState['active']> {
  const { active } = borgOf(g);
  if (active === null) throw new Error('no Cube acts');
  return active;
}

/**
 * Returns the Sectors whose Ships a Cube may attack: its own Sector or, without Ships there, the adjacent Sectors with
 * the most Ships (A-OPEN-25).
 */
export function preyOf(g: Ascendancy, at: Sector): Sector[] {
  const found = sectorsWithShips(g);
  if (found.includes(at)) return [at];
  const near = beside(g, at).filter((sector) => found.includes(sector));
  const count = (sector: Sector) => seatsIn(g, sector).reduce((sum, seat) => sum + shipsIn(g, sector, seat), 0);
  const most = Math.max(0, ...near.map(count));
  return near.filter((sector) => count(sector) === most);
}

/** Rolls a die to choose among equal Sectors. Returns false if a Voice chooses instead (A-OPEN-26). */
function settleTie(ctx: Play, local: Local): boolean {
  const equal = local.equal ?? [];
  if (equal.length > 1 && voiceOf(ctx.g) !== null) return false;
  if (equal.length > 1) {
    const [die = 1] = ctx.roll(1, equal.length);
    local.equal = equal.slice(die - 1, die);
  }
  return true;
}

/** Returns the System whose newest lure marker applies to a Cube, or null (A-BORG-07). */
function lureOf(g: Ascendancy, cube: Cube): Sector | null {
  const lures = borgOf(g).lures.filter((one) => one.system in g.discs && (one.cube ?? cube.id) === cube.id);
  return lures.at(-1)?.system ?? null;
}

/** Uses up one turn of a lure marker on this Cube, and removes the marker after its last turn. */
function useLure(g: Ascendancy, cube: Cube): void {
  const borg = borgOf(g);
  const marker = borg.lures.findLast((one) => one.cube === cube.id);
  if (marker === undefined) return;
  marker.turns -= 1;
  if (cube.at === marker.system || marker.turns <= 0) borg.lures = borg.lures.filter((one) => one !== marker);
}

function aim(ctx: Play, cube: Cube, kind: CubeTarget): Aim {
  const { g } = ctx;
  const lure = lureOf(g, cube);
  if (lure === null) return aimOf(g, cube.at, kind);
  ctx.log(`Cube ${cube.id} is lured to ${systemName(lure)}.`, 'A-OPEN-27');
  return { sectors: [lure], connected: routesFrom(g, cube.at).has(lure), explore: false };
}

export const cube = procedure<Ascendancy, Local>(CUBE.name)({
  begin(ctx, local) {
    const { g } = ctx;
    const one = here(g, local);
    borgOf(g).active = { cube: one.id, card: null, choice: [], voice: null };
    // The Cube regains 2 dice and loses its adaptations (A-OPEN-25).
    const more = borgOf(g).jammed === true ? 0 : regainDice(one, REGAINED);
    one.adapted = g.players.map(() => 0);
    one.struck = [];
    const gains = more === 0 ? '' : ` and regains ${several(more, 'die', 'dice')}`;
    ctx.log(
      `Cube ${one.id} ${atPlace(g, one.at)} acts${gains}. It has ${several(one.dice, 'die', 'dice')}.`,
      'A-OPEN-25',
    );
    local.equal = preyOf(g, one.at);
    return settleTie(ctx, local) ? 'attack' : 'prey';
  },
  prey: offering({
    ask({ g }, local) {
      const voice = voiceOf(g);
      if (voice === null) return { go: 'attack' };
      return asksSector(g, voice, local.cube, 'is attacking Ships', local.equal ?? []);
    },
    take(_ctx, local, sector) {
      local.equal = [sector];
      return 'attack';
    },
  }),
  attack(ctx, local) {
    const [sector] = local.equal ?? [];
    const seats = sector === undefined ? [] : [...seatsIn(ctx.g, sector)];
    const [seat] = seats;
    if (sector !== undefined && seat !== undefined)
      ctx.call(BORG_FIGHT, { seat, sector, cube: local.cube, seats, attack: false });
    return 'fought';
  },
  // A Cube in Orbit of a Developed System besieges it and draws no card (A-OPEN-25).
  fought(ctx, local) {
    const { g } = ctx;
    const one = cubeOf(g, local.cube);
    if (one === undefined) return 'end';
    const system = besieged(g, one.at);
    if (system === null) return 'ready';
    ctx.call(SIEGE, { cube: one.id, system });
    return 'end';
  },
  // An empty deck is rebuilt from the discard pile (A-OPEN-26).
  ready(ctx) {
    const { commands } = borgOf(ctx.g);
    if (commands.deck.length === 0) {
      commands.deck = commands.discard;
      commands.discard = [];
      ctx.shuffle(commands.deck);
      ctx.log('The discarded Borg Command Cards are reshuffled.', 'A-OPEN-26');
    }
    return 'offer';
  },
  offer: offering({
    ask({ g }, local) {
      const voice = voiceOf(g);
      const { commands, voiced } = borgOf(g);
      if (voice === null || voiced === true || commands.deck.length < 2) return { go: 'draw' };
      return asksTwo(g, voice, local.cube);
    },
    take(_ctx, _local, two) {
      return two ? 'two' : 'draw';
    },
  }),
  two(ctx) {
    const { g } = ctx;
    const borg = borgOf(g);
    const active = activeOf(g);
    borg.voiced = true;
    active.voice = voiceOf(g);
    active.choice = ctx.draw(borg.commands.deck, 2);
    return 'choose';
  },
  choose: offering({
    ask({ g }, local) {
      const { voice } = activeOf(g);
      return voice === null ? { go: 'draw' } : asksCard(g, voice, local.cube);
    },
    take({ g }, _local, card) {
      const active = activeOf(g);
      const { commands } = borgOf(g);
      commands.deck.unshift(card);
      commands.deck.push(...active.choice.filter((one) => one !== card));
      Object.assign(active, { choice: [], voice: null });
      return 'draw';
    },
  }),
  draw(ctx, local) {
    const { g } = ctx;
    const { commands } = borgOf(g);
    const one = here(g, local);
    const [id] = ctx.draw(commands.deck, 1);
    if (id === undefined) return 'end';
    ctx.reveal();
    commands.discard.push(id);
    activeOf(g).card = id;
    const card = commandCard(id);
    ctx.log(`Cube ${one.id} draws ${card.name}. ${card.line}`, 'A-OPEN-26');
    local.aim = aim(ctx, one, card.target);
    local.equal = local.aim.sectors;
    return settleTie(ctx, local) ? 'go' : 'target';
  },
  target: offering({
    ask({ g }, local) {
      const voice = voiceOf(g);
      if (voice === null) return { go: 'go' };
      return asksSector(g, voice, local.cube, 'is about to move', local.equal ?? []);
    },
    take(_ctx, local, sector) {
      local.equal = [sector];
      return 'go';
    },
  }),
  go(ctx, local) {
    const { g } = ctx;
    const one = here(g, local);
    const card = commandCard(must(activeOf(g).card, 'the Command Card'));
    const [target] = local.equal ?? [];
    if (target !== undefined && local.aim !== undefined) travel(ctx, one, target, local.aim, card.speed);
    useLure(g, one);
    const [seat = 0] = seatsLeft(g);
    moment(ctx, 'cube-moved', { seat, cube: one.id, sector: one.at });
    return 'card';
  },
  card(ctx, local) {
    const one = cubeOf(ctx.g, local.cube);
    const { dice, adapted } = commandCard(must(activeOf(ctx.g).card, 'the Command Card'));
    if (one === undefined) return 'end';
    if (dice > 0) {
      const more = regainDice(one, dice);
      if (more > 0) ctx.log(`Cube ${one.id} regains ${several(more, 'die', 'dice')}.`, 'A-OPEN-26');
    }
    // The Cube keeps at least one die.
    if (dice < 0) one.dice = Math.max(1, one.dice + dice);
    if (adapted > 0) one.adapted = one.adapted.map((shields) => Math.max(shields, adapted));
    return 'end';
  },
  end({ g }) {
    borgOf(g).active = null;
    return null;
  },
});
