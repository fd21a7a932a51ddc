import { must } from '../../../../kernel/must.ts';
import { several } from '../../../kit/words.ts';
import { actingSeat, conflictOf, isWorld, seatOf, sideAt, unitsOf } from '../../position/conflict.ts';
import { toTheRight } from '../../position/find.ts';
import { ownerName, theSeat, unitName } from '../../position/names.ts';
import { granted } from '../../rules/ask.ts';
import type { Ascendancy, Die, UnitId } from '../../state.ts';
import type { Play } from '../calls.ts';
import { isHit, neededBy, type Pool } from './numbers.ts';

/** Returns a side’s name for use within a sentence. */
export function sideName(g: Ascendancy, place: number): string {
  return ownerName(g, sideAt(conflictOf(g), place).owner);
}

/** Names the dice that are rolled: “5 dice”, “Marauders (5 Ships)”, “3 dice of Nodes”. */
function rollers(g: Ascendancy, place: number, unit: UnitId | null, count: number): string {
  const c = conflictOf(g);
  const fleet = unitsOf(g, sideAt(c, place)).find(({ id, fleet }) => id === unit && fleet !== null);
  if (fleet !== undefined) return unitName(g, fleet);
  return isWorld(c, place) ? `${several(count, 'die', 'dice')} for Nodes` : several(count, 'die', 'dice');
}

/** Describes which dice hit. */
function needs(number: number): string {
  if (number > 6) return 'none can hit';
  return number <= 1 ? 'all hit' : `${number} or higher hits`;
}

/**
 * Rolls one pool’s dice against one side. `owners` holds the unit of each die. For an independent world, the player to
 * the Attacker’s right rolls (A-INV-25).
 */
export function rollDice(
  ctx: Play,
  place: number,
  against: number,
  unit: Pool['unit'],
  owners: readonly (UnitId | null)[],
): void {
  const { g } = ctx;
  const c = conflictOf(g);
  const side = sideAt(c, place);
  if (owners.length === 0) return;
  const sure = unit !== null && granted(g, 'always-hits', { side: place, face: null, unit });
  const faces = sure
    ? owners.map(() => 0)
    : ctx.roll(
        owners.length,
        6,
        owners.map(() => seatOf(side)),
      );
  const dice: Die[] = owners.map((owner, at) => {
    const die = { face: must(faces[at], 'the face of a rolled die'), unit: owner, against, rerolled: [], done: false };
    return { ...die, hit: isHit(g, place, die) };
  });
  side.dice.push(...dice);
  const hits = several(dice.filter(({ hit }) => hit).length, 'Hit');
  // Nobody rolls for the world against the Borg (A-INV-25).
  const byRight = side.owner === null && c.attacker !== 'borg';
  const name = byRight ? theSeat(g, toTheRight(g, actingSeat(c))) : sideName(g, place);
  const forWorld = byRight ? ' for the independent world' : '';
  const start = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${verb(g, place)}${forWorld}`;
  const rule = c.kind === 'invasion' ? 'A-INV-07' : 'A-BAT-13';
  if (sure) ctx.log(`${start} ${rollers(g, place, unit, owners.length)}and scores ${hits} without a roll.`, rule);
  else {
    const what = `${rollers(g, place, unit, owners.length)} against ${sideName(g, against)}`;
    ctx.log(`${start} ${what}: ${faces.join(', ')} (${needs(neededBy(g, place, against, unit))}). ${hits}.`, rule);
  }
}

function verb(g: Ascendancy, place: number): string {
  const { owner } = sideAt(conflictOf(g), place);
  if (owner === null && conflictOf(g).attacker === 'borg') return 'rolls';
  const who = owner === null ? toTheRight(g, actingSeat(conflictOf(g))) : owner;
  return who !== 'borg' && g.players[who]?.civ === 'federation' ? 'rolls' : 'roll';
}

/** Rerolls dice for a rule. The new results always count (A-DICE-03). */
export function rollAgain(ctx: Play, rule: string, dice: readonly { place: number; die: Die }[]): void {
  const { g } = ctx;
  const before = dice.map(({ die }) => die.face);
  const seats = dice.map(({ place }) => seatOf(sideAt(conflictOf(g), place)));
  const faces = ctx.roll(dice.length, 6, seats);
  for (const [at, { place, die }] of dice.entries()) {
    die.face = faces[at] ?? die.face;
    die.rerolled.push(rule);
    die.hit = isHit(g, place, die);
  }
  const hits = several(dice.filter(({ die }) => die.hit).length, 'Hit');
  ctx.log(
    `${before.join(', ')} ${before.length === 1 ? 'is' : 'are'} rerolled to ${faces.join(', ')}: ${hits}.`,
    'A-DICE-03',
  );
}
