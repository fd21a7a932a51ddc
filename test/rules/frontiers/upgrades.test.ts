import { describe, expect, it } from 'vitest';
import { givenUpFor, strength, upgrade, upgradeOrder } from '../../../src/games/frontiers/chapters/rounds/upgrades.ts';
import { cardOf } from '../../../src/games/frontiers/content/cards/all.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { Drive } from './support/drive.ts';
import { position } from './support/position.ts';
import { endRound, newGame, rounds, until } from './support/rounds.ts';

function upgrades(g: Frontiers): Drive {
  return new Drive(g, rounds(), { proc: 'upgrades', local: {} });
}

describe('Action Upgrades', () => {
  it('F-VARIANT-23: a player’s strength depends on cards, crystals, Crew and Levels', () => {
    const g = position({ players: 3 });
    const [one] = g.players;
    one?.discard.push('telepathy', 'solar-sails');
    Object.assign(one?.crystals ?? {}, { red: 2, blue: 1 });
    one?.crew.push({ crew: 'weapons-officers', ready: true, wounds: 0 });
    const rank = strength(g, 0) - 2 - 1 - 1;
    expect(rank).toBeGreaterThan(0);
    Object.assign(one?.crew[0] ?? {}, { wounds: 1 });
    expect(strength(g, 0)).toBe(4 + Math.floor(rank / 2));
    Object.assign(one ?? {}, { level: 3 });
    expect(strength(g, 0)).toBe(4 + Math.floor(rank / 2) + 6);
    expect(strength(g, 1)).toBe(0);
    // One more crystal makes a second pair.
    Object.assign(one?.crystals ?? {}, { red: 3 });
    expect(strength(g, 0)).toBe(5 + Math.floor(rank / 2) + 6);
  });

  it('F-VARIANT-24: the weakest player chooses first, and in a tie the one with less Experience, then the one later in the Round Order', () => {
    const g = position({ players: 3 });
    expect(upgradeOrder(g)).toEqual([2, 1, 0]);
    Object.assign(g.players[2] ?? {}, { experience: 1 });
    expect(upgradeOrder(g)).toEqual([1, 0, 2]);
    g.players[1]?.deck.push('solar-sails');
    expect(upgradeOrder(g)).toEqual([0, 2, 1]);
  });

  it('F-VARIANT-25: a card with the same color or a shared type can be given up for an upgrade', () => {
    const g = position();
    g.players[0]?.discard.push('damage', 'telepathy');
    const card = cardOf('solar-sails');
    const given = givenUpFor(g, 0, 'solar-sails');
    expect(given).not.toContain('damage');
    expect(given).not.toContain('telepathy');
    for (const own of new Set(g.players[0]?.deck)) {
      const { colour, types } = cardOf(own);
      expect(given.includes(own)).toBe(colour === card.colour || types.some((type) => card.types.includes(type)));
    }
  });

  it('F-VARIANT-25 F-OPEN-54: cards in the Play Area may be given up for an upgrade, and the list of possible cards doesn’t reveal the order of the deck', () => {
    const g = position({ players: 2 });
    const [one] = g.players;
    if (one === undefined) throw new Error('nobody plays');
    const wanted = g.advanced.deck.find((card) => givenUpFor(g, 0, card).length > 1) ?? '';
    const mine = givenUpFor(g, 0, wanted);
    one.deck.reverse();
    one.hand.reverse();
    expect(givenUpFor(g, 0, wanted)).toEqual(mine);
    const [card = ''] = one.deck;
    Object.assign(one, { hand: [], deck: [], discard: [] });
    one.inPlay = [card, card].map((played) => ({ card: played, as: 'sideways', to: 'discard' }));
    upgrade({ g, log: () => undefined } as never, 0, wanted, card);
    expect(one).toMatchObject({ inPlay: [{ card }], removed: [card], deck: [wanted] });
    // The card that was named is given up.
    one.inPlay = ['telepathy', card, 'solar-sails'].map((played) => ({ card: played, as: 'sideways', to: 'discard' }));
    upgrade({ g, log: () => undefined } as never, 0, wanted, card);
    expect(one.inPlay.map((played) => played.card)).toEqual(['telepathy', 'solar-sails']);
  });

  it('F-VARIANT-25: an upgrade isn’t offered if no card can be given up for it', () => {
    const g = position({ players: 2 });
    const [card = ''] = g.advanced.deck;
    const { colour, types } = cardOf(card);
    const fits = (own: string) =>
      cardOf(own).colour === colour || cardOf(own).types.some((type) => types.includes(type));
    for (const player of g.players) {
      for (const pile of ['hand', 'deck', 'discard'] as const) player[pile] = player[pile].filter((own) => !fits(own));
    }
    expect(givenUpFor(g, 0, card)).toEqual([]);
    const drive = upgrades(g);
    expect(drive.over ? [] : drive.keys('upgrade:')).not.toContain(`upgrade:${card}`);
  });

  it('F-VARIANT-22 F-VARIANT-25 F-VARIANT-26: one more card than there are players is shown, and the cards that nobody takes go under the deck', () => {
    const g = position();
    const shown = g.advanced.deck.slice(0, 3);
    const drive = upgrades(g);
    expect(drive.asked.seat).toBe(1);
    expect(drive.keys('upgrade:').sort()).toEqual(shown.map((card) => `upgrade:${card}`).sort());
    drive.does(`upgrade:${shown[1]}`);
    const [removed = ''] = drive.keys('give:').map((key) => key.slice('give:'.length));
    drive.does(`give:${removed}`);
    const [, player] = g.players;
    expect(player?.removed).toEqual([removed]);
    expect([...(player?.deck ?? []), ...(player?.hand ?? [])]).toHaveLength(16);
    expect(player?.deck).toContain(shown[1]);
    expect(drive.keys('upgrade:')).not.toContain(`upgrade:${shown[1]}`);
    drive.does('pass');
    expect(g.advanced.deck.slice(-2)).toEqual([shown[0], shown[2]]);
    expect(drive.over).toBe(true);
  });

  it('F-VARIANT-31: open decks are shown to everyone, but other decks aren’t', () => {
    expect(upgrades(position({ actionUpgrades: true, openDecks: true })).rules).toContain('F-VARIANT-31');
    expect(upgrades(position({ actionUpgrades: true })).rules).not.toContain('F-VARIANT-31');
  });

  it('F-VARIANT-22: upgrades follow every even Round except the last', () => {
    const drive = until(newGame({ scenario: 'full-conquest', actionUpgrades: true }), 'What happens');
    const after: number[] = [];
    while (!drive.over) {
      const { prompt } = drive.asked;
      if (prompt.startsWith('Which Advanced Action') && drive.g.phase === 'upgrades') after.push(drive.g.round);
      if (prompt.startsWith('What happens')) endRound(drive);
      else if (drive.offers('pass')) drive.does('pass');
      else drive.does(drive.asked.min === 0 ? [] : (drive.keys()[0] ?? ''));
    }
    expect([...new Set(after)]).toEqual([2, 4]);
  });
});
