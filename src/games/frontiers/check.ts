import type { State } from '../../kernel/types.ts';
import { conserve } from '../kit/zones.ts';
import { MOST_WOUNDS } from './chapters/away/away-team.ts';
import { MOST_CRYSTALS } from './chapters/captains/gains.ts';
import { commandTokens, hasBond } from './chapters/crew/recruiting.ts';
import { shipsAt, spaces } from './chapters/map/ground.ts';
import { hexOf } from './chapters/map/hex.ts';
import { tileAt } from './chapters/map/layout.ts';
import { ADVANCED, startingDeck, UNDISCOVERED } from './content/cards/all.ts';
import { eliteDeck, regularDeck } from './content/crew/all.ts';
import { DICE } from './content/dice.ts';
import { tokensOf } from './content/encounters/all.ts';
import { PILES } from './content/encounters/token.ts';
import { copies } from './content/print.ts';
import { TILES } from './content/tiles/all.ts';
import { BEST_REPUTATION, reputationModifier, WORST_REPUTATION } from './content/tracks.ts';
import type { Frontiers, Player } from './state.ts';
import { zones } from './zones.ts';

/** Throws when a position is impossible: components lost or doubled, figures beyond their ends. */
export function check({ g, over }: State<Frontiers>): void {
  // Cards on their way between players lie in the frame of the draft.
  if (g.phase === 'ships' || g.phase === 'draft') return;
  const laid = zones(g);
  // Those out of the game may be missing.
  conserve(laid, 'cards', allCards(g));
  conserve(laid, 'Crew', [...regularDeck(), ...eliteDeck()]);
  conserve(laid, 'tokens', PILES.flatMap(tokensOf));
  conserve(laid, 'tiles', Object.keys(TILES));
  const dice = g.core.length + g.players.reduce((sum, player) => sum + player.dice.length, 0);
  assert(dice <= DICE, `there are ${dice} dice`);
  for (const [seat, player] of g.players.entries()) checkPlayer(g, seat, player);
  assert(over !== null || g.phase !== 'over', 'the game is over without an outcome');
}

function checkPlayer(g: Frontiers, seat: number, player: Player): void {
  const name = `player ${seat}`;
  for (const count of Object.values(player.crystals)) {
    assert(count >= 0 && count <= MOST_CRYSTALS, `${name} has ${count} crystals of a colour`);
  }
  for (const count of Object.values(player.data)) assert(count >= 0, `${name} has ${count} Data Tokens`);
  const { move, diplomacy, repair, heal, mend } = player.points;
  for (const points of [move, repair, heal, mend]) assert(points >= 0, `${name} has ${points} points`);
  // F-INTERACT-08: a bad Reputation takes Diplomacy away before any was played.
  const least = reputationModifier(WORST_REPUTATION + 1) ?? 0;
  assert(diplomacy >= least, `${name} has ${diplomacy} Diplomacy`);
  assert(player.reputation >= WORST_REPUTATION && player.reputation <= BEST_REPUTATION, `${name} is off the track`);
  assert(player.wounds >= 0 && player.wounds <= MOST_WOUNDS, `${name} has ${player.wounds} Wounds`);
  for (const { wounds } of player.crew)
    assert(wounds >= 0 && wounds <= MOST_WOUNDS, `${name} has Crew with ${wounds} Wounds`);
  // F-CREW-03
  const bond = hasBond(player) ? 1 : 0;
  assert(player.crew.length <= commandTokens(player) + bond, `${name} has ${player.crew.length} Crew Members`);
  if (player.at === null) return;
  assert(spaces(g).has(player.at), `${name} is off the map at ${player.at}`);
  assert(
    tileAt(g.map, hexOf(player.at)) !== null &&
      (player.aside || shipsAt(g, player.at).includes(seat) || player.eliminated),
    `${name} is nowhere`,
  );
}

function allCards(g: Frontiers): string[] {
  const ships = g.players.flatMap(({ ship }) => ship ?? []);
  if (g.dummy !== null) ships.push(g.dummy.ship);
  return [...ships.flatMap(startingDeck), ...ADVANCED.flatMap(copies), ...UNDISCOVERED.flatMap(copies)];
}

function assert(holds: boolean, what: string): void {
  if (!holds) throw new Error(`impossible position: ${what}`);
}
