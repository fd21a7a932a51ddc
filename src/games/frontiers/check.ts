import { must } from '../../kernel/must.ts';
import type { State } from '../../kernel/types.ts';
import { kept } from '../kit/cache.ts';
import { invariant } from '../kit/invariant.ts';
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

// All components of each set. The lists are made only once, since `conserve` counts each list only once.
const CREW: readonly string[] = [...regularDeck(), ...eliteDeck()];
const TOKENS: readonly string[] = PILES.flatMap(tokensOf);
const TILE_IDS: readonly string[] = Object.keys(TILES);
const cardsByShips = new Map<string, readonly string[]>();

/** Throws if a position is impossible because components are lost or duplicated, or numbers are out of range. */
export function check({ g, over }: State<Frontiers>): void {
  // During the draft, some cards are only in the procedure's frame.
  if (g.phase === 'ships' || g.phase === 'draft') return;
  const laid = zones(g);
  // The zones don't list components that are out of the game, so some may be missing.
  conserve(laid, 'cards', allCards(g));
  conserve(laid, 'Crew', CREW);
  conserve(laid, 'tokens', TOKENS);
  conserve(laid, 'tiles', TILE_IDS);
  const dice = g.core.length + g.players.reduce((sum, player) => sum + player.dice.length, 0);
  invariant(dice <= DICE, () => `there are ${dice} dice`);
  for (const [seat, player] of g.players.entries()) checkPlayer(g, seat, player);
  invariant(over !== null || g.phase !== 'over', 'the game is over without an outcome');
}

function checkPlayer(g: Frontiers, seat: number, player: Player): void {
  const name = `player ${seat}`;
  const within = (what: string, values: readonly number[], least: number, most = Number.POSITIVE_INFINITY) => {
    for (const value of values) invariant(value >= least && value <= most, () => `${name} has ${value} ${what}`);
  };
  within('crystals of a colour', Object.values(player.crystals), 0, MOST_CRYSTALS);
  within('Data Tokens', Object.values(player.data), 0);
  const { move, diplomacy, repair, heal, mend } = player.points;
  within('points', [move, repair, heal, mend], 0);
  // F-INTERACT-08: a bad Reputation can make Diplomacy negative before any Diplomacy is played.
  within('Diplomacy', [diplomacy], must(reputationModifier(WORST_REPUTATION + 1), 'the worst modifier'));
  within('Reputation', [player.reputation], WORST_REPUTATION, BEST_REPUTATION);
  within('Wounds', [player.wounds, ...player.crew.map(({ wounds }) => wounds)], 0, MOST_WOUNDS);
  // F-CREW-03
  within('Crew Members', [player.crew.length], 0, commandTokens(player) + (hasBond(player) ? 1 : 0));
  if (player.at === null) return;
  invariant(spaces(g).has(player.at), () => `${name} is off the map at ${player.at}`);
  invariant(
    tileAt(g.map, hexOf(player.at)) !== null &&
      (player.aside || shipsAt(g, player.at).includes(seat) || player.eliminated),
    () => `${name} is not on the map`,
  );
}

function allCards(g: Frontiers): readonly string[] {
  const ships = g.players.flatMap(({ ship }) => ship ?? []);
  if (g.dummy !== null) ships.push(g.dummy.ship);
  return kept(cardsByShips, ships.join(), () => [
    ...ships.flatMap(startingDeck),
    ...ADVANCED.flatMap(copies),
    ...UNDISCOVERED.flatMap(copies),
  ]);
}
