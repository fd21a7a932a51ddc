import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { deal, lay, moor, put } from './support/position.ts';
import { refusal, table, turnWith } from './support/refusing.ts';

describe('refused Actions', () => {
  it('F-TURN-12 F-TURN-13 F-TURN-14 F-TURN-15: an Action is refused if there is no target for it nearby', () => {
    expect(table(turnWith(), 'beam', 'away mission', 'visit', 'decimate', 'challenge', 'assault', 'attack')).toEqual({
      beam: 'F-TURN-13: There is no Class-L or Class-K Planet beside your ship at A6.',
      'away mission': 'F-TURN-13: There is no Class-L or Class-K Planet beside your ship at A6.',
      visit: 'F-TURN-13: There is no Class-H Planet beside your ship at A6.',
      decimate: 'F-TURN-12: There is no Class-M Planet beside your ship at A6.',
      challenge: 'F-TURN-14: There is no Enemy Ship beside your ship at A6.',
      assault: 'F-TURN-15: There is no Starbase, Borg Cube or occupied Research Station beside your ship at A6.',
      attack: 'F-TURN-14: There is nothing to fight beside your ship at A6.',
    });
  });

  it('F-TURN-13 F-TURN-15: if other Actions are offered, an Action that isn’t available is refused with a reason', () => {
    const drive = turnWith((g) => moor(g, 0, 'B0'));
    expect(drive.offers('challenge:B6')).toBe(true);
    expect(table(drive, 'beam', 'assault', 'challenge', 'attack', 'assault b6', 'beam down at b6')).toEqual({
      beam: 'F-TURN-13: There is no Class-L or Class-K Planet beside your ship at B0.',
      assault: 'F-TURN-15: There is no Starbase, Borg Cube or occupied Research Station beside your ship at B0.',
      challenge: ': You can do that now: Challenge B6: Patrol Warbird.',
      attack: ': You can do that now: Challenge B6: Patrol Warbird.',
      'assault b6': 'F-TURN-14: B6 (Romulan Warbird) needs another Action: challenge it.',
      'beam down at b6': 'F-TURN-14: B6 (Romulan Warbird) needs another Action: challenge it.',
    });
  });

  it('F-TURN-15: challenging a Starbase is refused because it must be assaulted', () => {
    const drive = turnWith((g) => {
      lay(g, 'frontier3', 'D');
      put(g, 'D1', 'romulanStarbase', 'border-watch');
      moor(g, 0, 'D2').points.move = 3;
    });
    expect(refusal(drive, 'attack').text).toBe('You can do that now: Assault D1: Romulan Starbase.');
    expect(refusal(drive, 'challenge').rule).toBe('F-TURN-14');
  });

  it('F-TURN-09: a second Action is refused because the turn’s Action has been taken', () => {
    const drive = turnWith((g) => moor(g, 0, 'B2')).does('interact:B2');
    for (const wish of ['beam', 'assault', 'visit']) expect(refusal(drive, wish).rule, wish).toBe('F-TURN-09');
  });
});

describe('refused purchases', () => {
  it('F-BUY-01 F-BUY-02 F-BUY-05: a purchase is refused if there isn’t enough Diplomacy or if the location doesn’t sell it', () => {
    const drive = turnWith((g) => {
      moor(g, 0, 'B2');
      g.crew.offer = ['field-medics', 'colony-volunteers'];
    }).does('interact:B2');
    const { diplomacy } = playerOf(drive.g, 0).points;
    expect(table(drive, 'buy', 'recruit', 'learn')).toEqual({
      buy: `F-BUY-01: The cheapest offer at B2 (Outpost) costs 3 Diplomacy. You have ${diplomacy}.`,
      recruit: `F-BUY-02: The cheapest Crew Member at B2 (Outpost) costs 3 Diplomacy. You have ${diplomacy}.`,
      learn:
        'F-BUY-05: You learn Advanced Actions at a Class-M Planet beside your ship for 6 Diplomacy, or at the destroyed Green Borg Cube, not at B2 (Outpost).',
    });
    drive.change((g) => {
      playerOf(g, 0).points.diplomacy = 3;
    });
    expect(refusal(drive, 'recruit').text).toBe('You can do that now: Recruit Alyssa Ogawa.');
    expect(refusal(drive, 'learn').rule).toBe('F-BUY-05');
    expect(refusal(drive, 'end turn').rule).toBe('F-TURN-09');
    expect(refusal(drive, 'end the interaction').text).toBe('You can do that now: End the Interaction.');
  });

  it('F-BUY-05: if learning or recruiting is refused outside an Interaction, the refusal names the places for it', () => {
    const text = 'You learn Advanced Actions at a Class-M Planet beside your ship for 6 Diplomacy';
    expect(
      refusal(
        turnWith((g) => moor(g, 0, 'B2')),
        'learn',
      ).text,
    ).toContain(text);
    expect(
      refusal(
        turnWith((g) => moor(g, 0, 'B2')),
        'recruit',
      ).rule,
    ).toBe('F-BUY-01');
    expect(
      refusal(
        turnWith((g) => moor(g, 0, 'B1')),
        'recruit',
      ).rule,
    ).toBe('F-INTERACT-13');
  });
});

describe('text without a verb', () => {
  it('F-CARD-02 F-MOVE-03: typing a card’s name means playing the card, even if the name contains a verb', () => {
    const drive = turnWith((g) => deal(g, 0, 'open-fire'));
    expect(refusal(drive, 'open fire').text).toMatch(
      /^Open Fire has no effect now. It works only during the Shields phase/,
    );
    expect(refusal(drive, 'warp drive')).toEqual({ text: 'You have no Warp Drive in hand.', rule: 'F-CARD-02' });
  });

  it('F-MOVE-04: typing a place’s name means going there', () => {
    expect(refusal(turnWith(), 'b3')).toEqual({
      text: 'B3 (Empty space) costs 2 Move, but you have 0.',
      rule: 'F-MOVE-04',
    });
  });
});
