import type { State } from '../../kernel/types.ts';
import { ADVANCED, copies, startingDeck, UNDISCOVERED } from './content/cards/all.ts';
import { eliteDeck, regularDeck } from './content/crew/all.ts';
import { DICE } from './content/dice.ts';
import { tokensOf } from './content/encounters/all.ts';
import { PILES } from './content/encounters/token.ts';
import { TILES } from './content/tiles/all.ts';
import { BEST_REPUTATION, reputationModifier, WORST_REPUTATION } from './content/tracks.ts';
import { MOST_WOUNDS } from './rules/away-team.ts';
import { MOST_CRYSTALS } from './rules/gains.ts';
import { shipsAt, spaces } from './rules/ground.ts';
import { hexOf } from './rules/hex.ts';
import { tileAt } from './rules/layout.ts';
import { commandTokens, hasBond } from './rules/recruiting.ts';
import { DAMAGE, type Frontiers, type Player } from './state.ts';

/** Throws when a position is impossible: components lost or doubled, figures beyond their ends. */
export function check({ g, over }: State<Frontiers>): void {
  // Cards on their way between players lie in the frame of the draft.
  if (g.phase === 'ships' || g.phase === 'draft') return;
  conserved('cards', shipDeckCards(g), allCards(g));
  conserved('Crew', crewCards(g), [...regularDeck(), ...eliteDeck()]);
  for (const pile of PILES) conserved(`${pile} tokens`, tokens(g, pile), tokensOf(pile));
  conserved('tiles', [...g.map.map(({ tile }) => tile), ...g.stack, ...g.box], Object.keys(TILES));
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

/** Every Ship Deck card but Damage Cards, wherever it is. */
function shipDeckCards(g: Frontiers): string[] {
  const cards = [
    ...g.advanced.deck,
    ...g.advanced.offer,
    ...g.undiscovered.deck,
    ...g.undiscovered.offer,
    ...g.crew.actions,
  ];
  for (const { hand, deck, discard, removed, inPlay, kept } of g.players) {
    cards.push(...hand, ...deck, ...discard, ...removed, ...inPlay.map(({ card }) => card), ...kept);
  }
  if (g.dummy !== null) cards.push(...g.dummy.deck, ...g.dummy.discard);
  return cards.filter((card) => card !== DAMAGE);
}

function allCards(g: Frontiers): string[] {
  const ships = g.players.flatMap(({ ship }) => ship ?? []);
  if (g.dummy !== null) ships.push(g.dummy.ship);
  return [...ships.flatMap(startingDeck), ...ADVANCED.flatMap(copies), ...UNDISCOVERED.flatMap(copies)];
}

function crewCards(g: Frontiers): string[] {
  return [
    ...g.crew.regular,
    ...g.crew.elite,
    ...g.crew.offer,
    ...g.players.flatMap(({ crew }) => crew.map((member) => member.crew)),
  ];
}

function tokens(g: Frontiers, pile: (typeof PILES)[number]): string[] {
  const { draw, discard } = g.piles[pile];
  const lying = Object.values(g.sites).flatMap((site) => site.tokens);
  const aboard = Object.values(g.cubes).flatMap((cube) => cube?.defenders ?? []);
  const classH = pile === 'classH' ? Object.values(g.sites).flatMap((site) => site.classH ?? []) : [];
  const drawn = (g.combat?.foes ?? []).filter((foe) => foe.from === 'drawn' && !foe.defeated && foe.pile === pile);
  return [
    ...draw,
    ...discard,
    ...[...lying, ...aboard].filter((token) => token.pile === pile).map(({ token }) => token),
    ...classH,
    ...drawn.map(({ token }) => token),
  ];
}

/** No component may be there twice that exists once; those out of the game may be missing. */
function conserved(what: string, found: readonly string[], all: readonly string[]): void {
  const left = new Map<string, number>();
  for (const one of all) left.set(one, (left.get(one) ?? 0) + 1);
  for (const one of found) {
    const count = (left.get(one) ?? 0) - 1;
    assert(count >= 0, `too many ${what}: ${one}`);
    left.set(one, count);
  }
}

function assert(holds: boolean, what: string): void {
  if (!holds) throw new Error(`impossible position: ${what}`);
}
