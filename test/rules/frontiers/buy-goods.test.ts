import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { interactOffer } from '../../../src/games/frontiers/chapters/interactions/interactions.ts';
import { waresAt } from '../../../src/games/frontiers/chapters/interactions/purchases.ts';
import type { CubeColour } from '../../../src/games/frontiers/content/colours.ts';
import type { TileId } from '../../../src/games/frontiers/content/tiles/all.ts';
import { DAMAGE, type Frontiers, type Player } from '../../../src/games/frontiers/state.ts';
import type { Drive } from './support/drive.ts';
import { at, deal, lay, moor, position, site } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

function dealing(g: Frontiers, label: string, diplomacy: number): Drive {
  playerOf(g, 0).points.diplomacy = diplomacy;
  return turnOver(g).does(`interact:${label}`);
}

/** Lets seat 0 interact with a destroyed Cube at D0. */
function atCube(colour: CubeColour, tile: TileId, diplomacy: number, more: (g: Frontiers) => void = () => {}) {
  const g = position();
  lay(g, tile, 'D');
  g.cubes[colour] = { at: at('D0'), level: 4, defenders: [], marks: [], destroyed: true };
  const player = moor(g, 0, 'D0');
  more(g);
  return { g, player, drive: dealing(g, 'D0', diplomacy) };
}

/** Lets seat 0, which is Wounded and damaged, interact with the Class-M Planet D1. */
function harmed(diplomacy: number): { g: Frontiers; player: Player; drive: Drive } {
  const g = position();
  lay(g, 'frontier5', 'D');
  const player = deal(g, 0, DAMAGE, DAMAGE, 'warp-drive');
  moor(g, 0, 'D6');
  Object.assign(player, {
    level: 3,
    experience: 8,
    wounds: 2,
    crew: [{ crew: 'phaser-crew', ready: true, wounds: 1 }],
  });
  return { g, player, drive: dealing(g, 'D1', diplomacy) };
}

describe('buying Repair and Heal points with Diplomacy', () => {
  it('F-BUY-04 F-LOC-18 F-HEAL-07: a Repair or Heal point costs 2 Diplomacy at a Class-M Planet', () => {
    expect(harmed(1).drive.keys('buy:')).toEqual([]);
    expect(harmed(3).drive.keys('buy:')).toEqual(['buy:repair']);
    // The cost is Rank 2, and half of Level 3 rounded up, so 2 points each.
    const { player, drive } = harmed(14);
    expect(drive.keys('buy:')).toEqual(['buy:repair', 'buy:heal:captain', 'buy:heal:0-phaser-crew']);
    drive.does('buy:repair', 'buy:repair', 'buy:heal:captain', 'buy:heal:0-phaser-crew');
    expect(player.hand).toEqual(['warp-drive']);
    expect(player).toMatchObject({ wounds: 1, crew: [{ wounds: 0 }] });
    expect(player.points.diplomacy).toBe(2);
  });

  it('F-BUY-04 F-HEAL-08 F-HEAL-09: healing a Crew Member costs Heal points equal to its Rank, and healing the Captain costs half the Level', () => {
    const left = (level: number, key: string) => {
      const { player, drive } = harmed(14);
      drive.change(() => Object.assign(player, { level })).does(key);
      return player.points.diplomacy;
    };
    expect([left(1, 'buy:heal:captain'), left(1, 'buy:heal:0-phaser-crew')]).toEqual([12, 10]);
    expect([left(7, 'buy:heal:captain'), left(7, 'buy:heal:0-phaser-crew')]).toEqual([6, 10]);
  });

  it('F-BUY-04 F-LOC-08: a Repair or Heal point costs 3 Diplomacy at an Outpost', () => {
    const g = position();
    deal(g, 0, DAMAGE);
    moor(g, 0, 'B2').points.diplomacy = 2;
    deal(g, 0, DAMAGE, 'warp-drive');
    const drive = turnOver(g).does('interact:B2');
    expect(drive.keys('buy:repair')).toEqual([]);
    drive.does('side:warp-drive:diplomacy', 'buy:repair');
    expect(playerOf(g, 0).points.diplomacy).toBe(0);
  });

  it('F-HEAL-06 F-BUY-04: available points are used first, and only missing points are bought', () => {
    const { player, drive } = harmed(2);
    expect(drive.offers('buy:heal:captain')).toBe(false);
    drive
      .change(() => {
        player.points.mend = 1;
      })
      .does('buy:heal:captain');
    expect(player).toMatchObject({ wounds: 1 });
    expect(player.points).toMatchObject({ diplomacy: 0, heal: 0, mend: 0 });
  });
});

describe('buying cards with Diplomacy', () => {
  it('F-BUY-05 F-BUY-06 F-BUY-07 F-GAIN-04: a Class-M Planet sells an Advanced Action from the Crew offer for 6, and the card goes on top of the deck', () => {
    const g = position();
    lay(g, 'frontier5', 'D');
    g.crew.actions = ['overload', 'ultimatum'];
    moor(g, 0, 'D6');
    expect(dealing(g, 'D1', 5).keys('buy:action')).toEqual([]);
    const drive = dealing(g, 'D1', 12);
    expect(drive.keys('buy:action')).toEqual(['buy:action:overload', 'buy:action:ultimatum']);
    drive.does('buy:action:overload', 'buy:action:ultimatum');
    expect(playerOf(g, 0).deck.slice(0, 2)).toEqual(['ultimatum', 'overload']);
    expect(g.crew.actions).toEqual([]);
  });

  it('F-BUY-08 F-LOC-17 F-GAIN-05: a conquered Dominion Starbase sells an Undiscovered Card for 7 and 1 black data, and the offer is refilled', () => {
    const g = position();
    lay(g, 'frontier4', 'D');
    site(g, 'D0').marks = [1];
    moor(g, 0, 'D0');
    g.core = ['red', 'blue'];
    expect(dealing(g, 'D0', 7).keys('buy:undiscovered')).toEqual([]);
    g.core = ['red', 'black'];
    expect(dealing(g, 'D0', 6).keys('buy:undiscovered')).toEqual([]);
    const drive = dealing(g, 'D0', 7);
    const [top = '', middle = '', low = ''] = g.undiscovered.offer;
    const [next = ''] = g.undiscovered.deck;
    drive.does(`buy:undiscovered:${middle}:die-black`);
    expect(playerOf(g, 0).deck[0]).toBe(middle);
    expect(g.undiscovered.offer).toEqual([next, top, low]);
    expect(g.core).toEqual(['red']);
    expect(playerOf(g, 0).points.diplomacy).toBe(0);
  });

  it('F-BUY-09 F-GAIN-02 F-GAIN-03: the Red Cube sells a crystal of each color for 10, and a fourth crystal of a color becomes a Data Token', () => {
    expect(atCube('red', 'cubeRed', 9).drive.keys('buy:crystals')).toEqual([]);
    const { player, drive } = atCube('red', 'cubeRed', 10, (g) => {
      playerOf(g, 0).crystals = { red: 0, blue: 3, gold: 2 };
    });
    drive.does('buy:crystals');
    expect(player.crystals).toEqual({ red: 1, blue: 3, gold: 3 });
    expect(player.data).toMatchObject({ red: 0, blue: 1, gold: 0 });
  });

  it('F-BUY-10: the Blue Cube sells Undiscovered Cards, as a Dominion Starbase does', () => {
    const { drive } = atCube('blue', 'cubeBlue', 7, (g) => {
      g.core = ['black', 'black'];
    });
    expect(drive.keys('buy:undiscovered')).toHaveLength(3);
  });

  it('F-BUY-10 F-LOC-44 F-SCEN-04: each Cube sells Crew, but in First Reconnaissance no Cube sells anything', () => {
    const { g } = atCube('blue', 'cubeBlue', 7);
    expect([waresAt(g, at('D0')).crew, waresAt(g, at('D0')).undiscovered]).toMatchObject([['borgCube'], { price: 7 }]);
    g.options.scenario = 'first-reconnaissance';
    expect(waresAt(g, at('D0'))).toEqual({ crew: [] });
    expect(interactOffer(g, 0, at('D0')).why?.()?.rule).toBe('F-SCEN-04');
  });

  it('F-BUY-12 F-BUY-13: nothing is sold from an empty deck', () => {
    const gold = atCube('gold', 'cubeGold', 9, (g) => {
      g.crew.elite = [];
    });
    expect(gold.drive.keys('buy:elite')).toEqual([]);
    const green = atCube('green', 'cubeGreen', 30, (g) => {
      g.advanced.deck = [];
    });
    expect(green.drive.keys('buy:advanced:unseen')).toEqual([]);
    expect(green.drive.keys('buy:advanced:')).toHaveLength(3);
  });

  it('F-BUY-04 F-HEAL-06: an available Heal point, or one that can be either kind, is used before points are bought', () => {
    const { player, drive } = harmed(14);
    drive
      .change(() => {
        Object.assign(player.points, { heal: 1 });
      })
      .does('buy:heal:captain');
    expect(player.points).toMatchObject({ diplomacy: 12, heal: 0 });
  });

  it('F-BUY-12 F-OPEN-68: the Gold Cube adds an Elite card to the offer for 2 Diplomacy', () => {
    const { g, player, drive } = atCube('gold', 'cubeGold', 3);
    const [first = ''] = g.crew.elite;
    drive.does('buy:elite');
    expect(g.crew.offer.at(-1)).toBe(first);
    expect(player.points.diplomacy).toBe(1);
    expect(drive.offers('buy:elite')).toBe(false);
  });

  it('F-BUY-13: the Green Cube sells an Advanced Action from the offer, or the deck’s top card unseen, for 6', () => {
    const { g, player, drive } = atCube('green', 'cubeGreen', 12);
    const [, , low = ''] = g.advanced.offer;
    const [next = '', top = ''] = g.advanced.deck;
    drive.does(`buy:advanced:${low}`);
    expect(g.advanced.offer[0]).toBe(next);
    drive.does('buy:advanced:unseen');
    expect(player.deck.slice(0, 2)).toEqual([top, low]);
    expect(player.points.diplomacy).toBe(0);
    // Other players don’t learn which card it was.
    expect(drive.log.some((text) => text.includes('face down'))).toBe(true);
  });

  it('F-SCEN-06: in First Reconnaissance, the offers are revealed when they are first needed', () => {
    const g = position({ scenario: 'first-reconnaissance' });
    lay(g, 'frontier4', 'D');
    site(g, 'D0').marks = [1];
    moor(g, 0, 'D0');
    g.undiscovered.deck.unshift(...g.undiscovered.offer.splice(0));
    dealing(g, 'D0', 7);
    expect(g.undiscovered.offer).toHaveLength(3);
    // The offer stays closed where no Undiscovered Cards are sold.
    g.undiscovered.deck.unshift(...g.undiscovered.offer.splice(0));
    moor(g, 0, 'B2');
    dealing(g, 'B2', 7);
    expect(g.undiscovered.offer).toEqual([]);
  });

  it('F-BUY-01: a player may buy any number of goods as long as Diplomacy lasts', () => {
    const { player, drive } = harmed(6);
    drive.does('buy:repair', 'buy:heal:captain');
    expect(drive.keys('buy:')).toEqual([]);
    expect(player.points.diplomacy).toBe(0);
  });
});
