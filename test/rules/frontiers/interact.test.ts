import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { interactions } from '../../../src/games/frontiers/chapters/interactions/interactions.ts';
import { leastPrice, saleOffers } from '../../../src/games/frontiers/chapters/interactions/purchases.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { at, deal, lay, moor, position, put, site } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

/** Seat 0 on the Outpost B2 with this Reputation. */
function outpost(reputation = 0): Frontiers {
  const g = position();
  moor(g, 0, 'B2').reputation = reputation;
  return g;
}

function diplomacy(g: Frontiers): number {
  return playerOf(g, 0).points.diplomacy;
}

describe('an Interaction', () => {
  it('F-INTERACT-01 F-INTERACT-13: an Interaction is possible on an Outpost but not beside it, and beside a Class-M Planet but not on it', () => {
    expect(turnOver(outpost()).keys('interact:')).toEqual(['interact:B2']);
    const g = position();
    moor(g, 0, 'B3');
    expect(turnOver(g).keys('interact:')).toEqual([]);
    lay(g, 'frontier5', 'D');
    moor(g, 0, 'D6');
    expect(turnOver(g).keys('interact:')).toEqual(['interact:D1']);
    site(g, 'D1').marks = [1];
    expect(turnOver(g).keys('interact:')).toEqual([]);
  });

  it('F-INTERACT-01 F-LOC-12 F-LOC-13 F-LOC-17: an Interaction is possible on the player’s Romulan Starbase, and on any conquered Dominion Starbase', () => {
    const g = position();
    lay(g, 'frontier3', 'D');
    lay(g, 'frontier4', 'E');
    site(g, 'D1').marks = [0];
    moor(g, 0, 'D1');
    expect(turnOver(g).keys('interact:')).toEqual(['interact:D1']);
    site(g, 'E0').marks = [1];
    moor(g, 0, 'E0');
    expect(turnOver(g).keys('interact:')).toEqual(['interact:E0']);
  });

  it('F-TEAM-06 F-OPEN-76: an Interaction is possible on an ally’s Starbase too', () => {
    const g = position({ players: 4, teams: true });
    for (const [seat, player] of g.players.entries()) player.team = seat % 2;
    lay(g, 'frontier3', 'D');
    site(g, 'D1').marks = [2];
    moor(g, 0, 'D1');
    expect(turnOver(g).keys('interact:')).toEqual(['interact:D1']);
  });

  it('F-LOC-44 F-INTERACT-10: an Interaction is possible on a destroyed Cube, with 1 Diplomacy for each of the player’s tokens there', () => {
    const g = position();
    lay(g, 'cubeRed', 'D');
    g.cubes.red = { at: at('D0'), level: 4, defenders: [], marks: [0, 1, 0], destroyed: true };
    moor(g, 0, 'D0').reputation = 2;
    turnOver(g).does('interact:D0');
    expect(diplomacy(g)).toBe(3);
    g.cubes.red.destroyed = false;
    expect(turnOver(g).keys('interact:')).toEqual([]);
  });

  it('F-INTERACT-01 F-INTERACT-08 F-INTERACT-10: the option for an Interaction shows the starting Diplomacy from points, Reputation and tokens', () => {
    const g = position();
    lay(g, 'cubeRed', 'D');
    g.cubes.red = { at: at('D0'), level: 4, defenders: [], marks: [0, 1, 0], destroyed: true };
    const player = moor(g, 0, 'D0');
    Object.assign(player, { reputation: 2, points: { ...player.points, diplomacy: 5 } });
    const drive = turnOver(g);
    expect(drive.asked.options.find(({ key }) => key === 'interact:D0')?.hint).toContain('start with 8 Diplomacy');
    drive.does('interact:D0');
    expect(diplomacy(g)).toBe(8);
  });

  it('F-BUY-01: the option for an Interaction shows the lowest price if it is higher than the starting Diplomacy', () => {
    const g = position();
    lay(g, 'cubeRed', 'D');
    g.cubes.red = { at: at('D0'), level: 4, defenders: [], marks: [0, 1, 0], destroyed: true };
    const player = moor(g, 0, 'D0');
    const hint = () => turnOver(g).asked.options.find(({ key }) => key === 'interact:D0')?.hint;
    const least = leastPrice(saleOffers(g, 0, at('D0'))) ?? 0;
    expect(hint()).toMatch(
      new RegExp(`^Your Action\\. You start with \\d Diplomacy\\. The cheapest item costs ${least}\\.$`),
    );
    Object.assign(player, { points: { ...player.points, diplomacy: least } });
    expect(hint()).not.toContain('cheapest');
  });

  it('F-SCEN-68: in Conquer and Hold, an Interaction isn’t possible on the Cube’s space', () => {
    const g = position({ scenario: 'conquer-and-hold' });
    lay(g, 'cubeGold', 'D');
    moor(g, 0, 'D0');
    expect(turnOver(g).keys('interact:')).toEqual([]);
  });

  it('F-SAFE-03 F-INTERACT-13: an Interaction isn’t possible on an unsafe space', () => {
    const g = outpost();
    moor(g, 1, 'B2');
    expect(turnOver(g).keys('interact:')).toEqual([]);
  });

  it('F-INTERACT-08: the Reputation modifier is added to the Diplomacy, whether positive or negative', () => {
    const good = outpost(2);
    turnOver(good).does('interact:B2');
    expect(diplomacy(good)).toBe(1);
    const bad = outpost(-4);
    const drive = turnOver(bad).does('interact:B2');
    expect(diplomacy(bad)).toBe(-2);
    drive.does(drive.keys('side:')[0] ?? '');
    expect(diplomacy(bad)).toBe(-1);
  });

  it('F-INTERACT-08: the log shows the Reputation modifier unless it is 0', () => {
    const log = (reputation: number) => turnOver(outpost(reputation)).does('interact:B2').log.join();
    expect(log(2)).toContain('gets +1 Diplomacy for its Reputation.');
    expect(log(-4)).toContain('gets -2 Diplomacy for its Reputation.');
    expect(log(0)).not.toContain('for its standing');
  });

  it('F-INTERACT-01 F-INTERACT-13: only open locations are listed, and none if the ship is off the map', () => {
    const g = outpost();
    const keys = () => interactions(g, 0).map(({ option }) => option.key);
    expect(keys()).toEqual(['interact:B2']);
    moor(g, 0, 'B3');
    expect(keys()).toEqual([]);
    playerOf(g, 0).at = null;
    expect(keys()).toEqual([]);
  });

  it('F-INTERACT-09: an Interaction isn’t possible with Reputation on the X, but it is possible one space above', () => {
    expect(turnOver(outpost(-7)).keys('interact:')).toEqual([]);
    expect(turnOver(outpost(-6)).keys('interact:')).toEqual(['interact:B2']);
  });

  it('F-OPEN-07: an Interaction’s Reputation modifier stays the same even if Reputation changes in the meantime', () => {
    const g = outpost(2);
    const drive = turnOver(g)
      .does('interact:B2')
      .change(() => {
        playerOf(g, 0).reputation = 7;
      });
    drive.does(drive.keys('side:')[0] ?? '');
    expect(diplomacy(g)).toBe(2);
  });

  it('F-INTERACT-06 F-INTERACT-07: in an Interaction, each sideways card except Damage Cards gives 1 Diplomacy, and Repair and Special effects are possible', () => {
    const g = outpost();
    deal(g, 0, 'warp-drive', DAMAGE, 'damage-control', 'insight');
    const drive = turnOver(g).does('interact:B2');
    expect(drive.keys('side:damage:')).toEqual([]);
    expect(drive.offers('play:damage-control:basic')).toBe(true);
    expect(drive.offers('play:insight:basic')).toBe(true);
    drive.does('side:warp-drive:diplomacy');
    expect(diplomacy(g)).toBe(1);
  });

  it('F-INTERACT-06: Diplomacy can come from any number of cards, played with or without data, and from Skills and Crew', () => {
    const g = outpost();
    deal(g, 0, 'hailing-frequencies', 'picards-counsel', 'warp-drive', DAMAGE);
    const player = playerOf(g, 0);
    player.data.gold = 1;
    player.skills = [{ skill: 'enterprise-d-fair-offer', used: 'no' }];
    player.crew = [{ crew: 'colony-volunteers', ready: true, wounds: 0 }];
    const drive = turnOver(g).does('interact:B2');
    const gains = (key: string) => {
      const before = diplomacy(g);
      drive.does(key);
      return diplomacy(g) - before;
    };
    expect(gains('play:hailing-frequencies:strong:token-gold')).toBe(4);
    expect(gains('play:picards-counsel:basic')).toBe(2);
    expect(gains('skill:enterprise-d-fair-offer')).toBe(3);
    expect(gains('crew:0-colony-volunteers:2')).toBe(2);
    expect(gains('side:warp-drive:diplomacy')).toBe(1);
    // A Damage Card gives nothing.
    expect(player.hand).toEqual([DAMAGE]);
    expect(drive.keys().filter((key) => key.includes('damage'))).toEqual([]);
  });

  it('F-INTERACT-11: a high bonus by itself can be enough for an Interaction, and unspent Diplomacy is lost', () => {
    const g = outpost(7);
    g.crew.offer = ['field-medics'];
    const drive = turnOver(g).does('interact:B2', 'buy:crew:field-medics');
    expect(playerOf(g, 0).crew).toEqual([{ crew: 'field-medics', ready: true, wounds: 0 }]);
    expect(diplomacy(g)).toBe(2);
    drive.does('deal:done');
    expect(diplomacy(g)).toBe(0);
  });

  it('F-LOC-19: the turn records the Class-M Planet at which the player had an Interaction', () => {
    const g = position();
    lay(g, 'frontier5', 'D');
    moor(g, 0, 'D6');
    expect(turnOver(g).does('interact:D1').g.turn?.visited).toEqual([at('D1')]);
  });

  it('T14 F-INTERACT-04 F-INTERACT-12: cards, a Skill and Reputation add up to one Diplomacy total, and Reputation counts only once', () => {
    const g = outpost(2);
    const player = deal(g, 0, 'warp-drive', 'insight', 'impulse-engines', 'damage-control');
    Object.assign(player, { level: 3, experience: 8 });
    player.skills = [{ skill: 'enterprise-d-fair-offer', used: 'no' }];
    player.crew = [{ crew: 'colony-volunteers', ready: true, wounds: 1 }];
    g.crew.offer = ['helm-officers'];
    const drive = turnOver(g).does('interact:B2', 'skill:enterprise-d-fair-offer');
    for (const card of ['warp-drive', 'insight', 'impulse-engines', 'damage-control'])
      drive.does(`side:${card}:diplomacy`);
    expect(diplomacy(g)).toBe(8);
    drive.does('buy:heal:0-colony-volunteers', 'buy:crew:helm-officers');
    expect(diplomacy(g)).toBe(0);
    expect(player.crew.map(({ crew, wounds }) => [crew, wounds])).toEqual([
      ['colony-volunteers', 0],
      ['helm-officers', 0],
    ]);
  });

  it('T14 F-INTERACT-02 F-INTERACT-03: spending Diplomacy on a card’s text needs no location and isn’t an Action', () => {
    const g = position();
    const player = deal(g, 0, 'science-symposium', 'warp-drive', 'insight');
    moor(g, 0, 'B2').reputation = 2;
    player.skills = [{ skill: 'enterprise-d-fair-offer', used: 'no' }];
    const [, wanted = ''] = g.advanced.offer;
    const drive = turnOver(g).does('deal:open', 'skill:enterprise-d-fair-offer', 'side:warp-drive:diplomacy');
    // 1 + 3 + 1 and 2 from the card make 7, and 6 of them buy an Advanced Action.
    drive.does('play:science-symposium:basic', 'yes');
    const [take = ''] = drive.keys().filter((key) => key.endsWith(wanted));
    drive.does(take);
    expect(player.discard).toContain(wanted);
    drive.does('deal:done');
    expect(drive.offers('interact:B2')).toBe(true);
    drive.does('interact:B2');
    // The Reputation was already counted (F-INTERACT-12).
    expect(diplomacy(g)).toBe(0);
  });

  it('F-INTERACT-03 F-OPEN-08: an Interaction for a card isn’t possible without a card that opens one, or with Reputation on the X', () => {
    const g = position();
    expect(turnOver(g).offers('deal:open')).toBe(false);
    deal(g, 0, 'science-symposium').reputation = -7;
    expect(turnOver(g).offers('deal:open')).toBe(false);
  });

  it('F-MOVE-11: an Interaction isn’t possible at a Starbase with a garrison', () => {
    const g = position();
    lay(g, 'frontier4', 'D');
    put(g, 'D0', 'dominionStarbase', 'decoy-station');
    moor(g, 0, 'D5');
    expect(turnOver(g).keys('interact:')).toEqual([]);
  });
});
