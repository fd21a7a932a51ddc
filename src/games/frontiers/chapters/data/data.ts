import type { Seat } from '../../../../kernel/types.ts';
import { type Colour, isBasic } from '../../content/colours.ts';
import { DIE_FACES } from '../../content/dice.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { Frontiers, Player } from '../../state.ts';
import { playerOf, seatName, seatsIn } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { noData } from '../captains/points.ts';
import { sustain } from '../combat/harm.ts';
import { cursedColours, type Paid } from './payments.ts';

export { canPay, diceLeft, type Payment, payments } from './payments.ts';

/** Makes a payment that `payments` returned, and applies the curses on the colors that it uses. */
export function payData(ctx: Running, seat: Seat, data: readonly Paid[]): void {
  for (const paid of data) {
    take(ctx, seat, playerOf(ctx.g, seat), paid);
    strike(ctx, seat, paid.colour);
  }
}

function take(ctx: Running, seat: Seat, player: Player, { kind, colour }: Paid): void {
  switch (kind) {
    case 'token':
      player.data[colour] -= 1;
      return;
    case 'own': {
      const fresh = player.dice.filter((one) => !one.used && one.colour === colour);
      // Spend dice that return this turn before dice that are kept.
      const die = fresh.find(({ kept }) => !kept) ?? fresh[0];
      if (die === undefined) throw new Error(`no ${colour} die is left`);
      die.used = true;
      return;
    }
    case 'die':
      takeDie(ctx, seat, colour);
      take(ctx, seat, player, { kind: 'own', colour });
      return;
    case 'crystal':
      if (!isBasic(colour)) throw new Error(`there are no ${colour} crystals`);
      player.crystals[colour] -= 1;
      player.spentCrystals.push(colour);
  }
}

/** Takes a die of this color from the Core (F-DATA-12, F-DATA-13). Throws if the Core has no such die. */
export function takeDie(ctx: Running, seat: Seat, colour: Colour): void {
  const { g } = ctx;
  const at = g.core.indexOf(colour);
  if (at < 0) throw new Error(`no ${colour} die in the Core`);
  g.core.splice(at, 1);
  playerOf(g, seat).dice.push({ colour, used: false });
  ctx.log(`${seatName(g, seat)} takes a ${colour} die from the Core.`, 'F-DATA-12');
}

/**
 * Takes a purple die and rolls it immediately (F-DATA-08). A die that shows purple again returns to the Core unused,
 * but it still counts as this turn's die (F-DATA-09, F-OPEN-11).
 */
export function rollPurple(ctx: Running, seat: Seat): void {
  takeDie(ctx, seat, 'purple');
  const player = playerOf(ctx.g, seat);
  const die = player.dice.at(-1);
  if (die === undefined) return;
  die.colour = rollFace(ctx);
  ctx.log(`The purple die shows ${die.colour}.`, 'F-DATA-08');
  // F-OPEN-12: white and black faces keep their color.
  if (die.colour !== 'purple') return;
  player.dice.pop();
  player.wastedDice += 1;
  ctx.g.core.push('purple');
  ctx.log('The die returns to the Core unused.', 'F-DATA-09');
}

/** Rolls a Data Die and returns its face. */
export function rollFace(ctx: Running): Colour {
  const [roll = 1] = ctx.roll(1, DIE_FACES.length);
  return DIE_FACES[roll - 1] ?? 'red';
}

/**
 * Returns dice to the Core: used dice are re-rolled, and unused dice keep their face (F-EOT-01, F-DATA-14, F-DATA-15,
 * F-DATA-16).
 */
export function returnDice(ctx: Running, seat: Seat): void {
  const { g } = ctx;
  const player = playerOf(g, seat);
  const staying = player.dice.filter((die) => die.kept && !(die.once && die.used));
  for (const die of player.dice) {
    if (staying.includes(die)) continue;
    g.core.push(die.used && !die.fixed ? rollFace(ctx) : die.colour);
  }
  player.dice = staying;
}

/** Returns the dice that were kept on cards to the Core at the end of a Round, before the Core is rolled again. */
export function returnKept(g: Frontiers, seat: Seat): void {
  const player = playerOf(g, seat);
  g.core.push(...player.dice.map(({ colour }) => colour));
  player.dice = [];
}

/**
 * Returns all Data Tokens in the Play Area to the bank, used or not (F-EOT-04, F-DATA-02), including those left from
 * another player's turn (F-PVP-20). Data Tokens never enter the Inventory (F-DATA-05).
 */
export function clearData(player: Player): void {
  player.data = noData();
}

/**
 * Deals a Damage Card for the use of a color that another player has cursed. This happens once per turn (F-DMG-06,
 * F-OPEN-83).
 */
function strike(ctx: Running, seat: Seat, colour: Colour): void {
  if (!cursedColours(ctx.g, seat).includes(colour)) return;
  playerOf(ctx.g, seat).lasting.push({ modifier: { kind: 'cursed' }, until: 'turn' });
  sustain(ctx, seat, 1, `${colour} data is infected`, 'F-OPEN-83');
}

/** Returns the faces in the Core whose dice an effect may set or re-roll (F-VARIANT-15). */
export function diceToSet(g: Frontiers): Colour[] {
  return [...new Set(g.core)].filter((face) => maySet(g, face));
}

/**
 * F-VARIANT-15: whether a die with this face may be set or re-rolled. A white die may be set or re-rolled only if all
 * dice in the Core are white.
 */
export function maySet(g: Frontiers, face: Colour): boolean {
  return face !== 'white' || !g.options.friendlyData || g.core.every((one) => one === 'white');
}

/**
 * Returns the number of dice in the Core, and of cards in the Crew offer: two more than the number of players. The
 * Dummy Player never counts (F-SETUP-18, F-SETUP-20, F-SCEN-23, F-DUMMY-17).
 */
export function supplySize(g: Frontiers): number {
  return seatsIn(g).length + 2 + scenarioIn(g).more;
}

/**
 * Rolls the whole Core, then re-rolls dice that don't show a basic color until at least half do (F-SETUP-19,
 * F-ROUND-03).
 */
export function rollCore(ctx: Running): void {
  const size = supplySize(ctx.g);
  let core = Array.from({ length: size }, () => rollFace(ctx));
  while (core.filter(isBasic).length * 2 < size) core = core.map((face) => (isBasic(face) ? face : rollFace(ctx)));
  ctx.g.core = core;
  ctx.log(`The Data Core shows ${core.join(', ')}.`, ctx.g.round === 0 ? 'F-SETUP-19' : 'F-ROUND-03');
}
