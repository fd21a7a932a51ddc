import { describe, expect, it } from 'vitest';
import { lenders } from '../../../src/games/frontiers/chapters/crew/lenders.ts';
import { hasBond, praise } from '../../../src/games/frontiers/chapters/crew/recruiting.ts';
import { payData, payments, returnKept, rollCore } from '../../../src/games/frontiers/chapters/data/data.ts';
import { diceLeft } from '../../../src/games/frontiers/chapters/data/payments.ts';
import { COLOURS } from '../../../src/games/frontiers/content/colours.ts';
import type { CrewMember, Frontiers } from '../../../src/games/frontiers/state.ts';
import { duel, lasts, turnOf } from './support/effects.ts';
import { run } from './support/procedures.ts';
import { once } from './support/run-once.ts';

const fresh = (crew: string, bonded = false): CrewMember => ({
  crew,
  ready: true,
  wounds: 0,
  ...(bonded && { bonded }),
});

describe('dice that a player has taken', () => {
  it('F-DATA-13: if two taken dice have the same color, the one that the player can keep longer is used last', () => {
    const { g, player } = turnOf(2);
    player.dice = [
      { colour: 'blue', used: false },
      { colour: 'red', used: false, kept: true },
      { colour: 'red', used: false },
      { colour: 'gold', used: false },
    ];
    const used = () => player.dice.map((die) => die.used);
    once(g, (ctx) => payData(ctx, 0, [{ kind: 'own', colour: 'red' }]));
    expect(used()).toEqual([false, false, true, false]);
    once(g, (ctx) => payData(ctx, 0, [{ kind: 'own', colour: 'red' }]));
    expect(used()).toEqual([false, true, true, false]);
  });

  it('F-ROUND-03: dice on cards return to the Core, which then again has all its dice, each showing a color', () => {
    const { g, player } = turnOf(2);
    player.dice = [
      { colour: 'black', used: true, kept: true },
      { colour: 'gold', used: false, kept: true },
    ];
    g.core = ['red'];
    returnKept(g, 0);
    expect([g.core, player.dice]).toEqual([['red', 'black', 'gold'], []]);
    once(g, rollCore);
    expect(g.core).toHaveLength(4);
    expect(g.core.filter((face) => !COLOURS.includes(face))).toEqual([]);
  });

  it('F-PVP-14 F-PVP-18: in PvP, only the current captain and a defender in full attendance may take a die', () => {
    const left = (attendance: 'full' | 'partial') => {
      const { g } = turnOf(3);
      duel(g);
      if (g.pvp !== null) g.pvp.attendance = attendance;
      return [0, 1, 2].map((seat) => diceLeft(g, seat));
    };
    expect(left('full')).toEqual([1, 1, 0]);
    expect(left('partial')).toEqual([1, 0, 0]);
    const { g } = turnOf(3);
    if (g.turn !== null) g.turn.joined = [2];
    expect([0, 1, 2].map((seat) => diceLeft(g, seat))).toEqual([1, 0, 1]);
    g.turn = null;
    expect(diceLeft(g, 0)).toBe(0);
  });

  it('F-OPEN-83: using a color that another player has claimed costs a Damage Card only if that claim says so', () => {
    const struck = (does: (g: Frontiers) => void) => {
      const { g, player } = turnOf(2);
      does(g);
      player.data.red = 1;
      once(g, (ctx) => payData(ctx, 0, [{ kind: 'token', colour: 'red' }]));
      return player.hand.length;
    };
    expect(struck((g) => lasts(g, { kind: 'claimed', colour: 'red', tokens: false, curse: true }, 'turn', 1))).toBe(1);
    expect(struck((g) => lasts(g, { kind: 'claimed', colour: 'red', tokens: true, curse: false }, 'turn', 1))).toBe(0);
    expect(struck((g) => lasts(g, { kind: 'claimed', colour: 'blue', tokens: false, curse: true }, 'turn', 1))).toBe(0);
    expect(struck((g) => lasts(g, { kind: 'claimed', colour: 'red', tokens: false, curse: true }, 'turn', 0))).toBe(0);
  });

  it('F-DATA-10 F-DATA-11: an effect that makes a color wild applies to taken dice, but not to tokens', () => {
    const { g, player } = turnOf(2);
    lasts(g, { kind: 'wild', colours: ['black'] });
    player.dice = [{ colour: 'black', used: false }];
    expect(payments(g, 0, ['red']).map(({ key }) => key)).toEqual(['own-black']);
    player.dice = [];
    player.data.black = 1;
    expect(payments(g, 0, ['red'])).toEqual([]);
  });
});

const recruits = (g: Frontiers, crew: string) => run(g, 'recruit', { crew });

describe('Command Tokens', () => {
  /** A position with two Command Tokens taken, and the Skill that has its own Command Token. */
  const full = (...crew: CrewMember[]) => {
    const { g, player } = turnOf(2);
    player.level = 3;
    player.skills = [{ skill: 'enterprise-d-trusted-officer', used: 'no' }];
    player.crew = crew;
    g.crew.offer = ['helm-officers', 'field-medics'];
    return { g, player };
  };
  const crew = ({ player }: ReturnType<typeof full>) => player.crew.map((one) => [one.crew, one.bonded ?? false]);

  it('F-CREW-03 F-CREW-06 F-OPEN-17: if all other Command Tokens are in use, the player may use a Skill’s free token instead of discharging anyone', () => {
    const made = full(fresh('phaser-crew'), fresh('security-detail'));
    const drive = recruits(made.g, 'helm-officers');
    expect(drive.keys()).toEqual(['discharge:0-phaser-crew', 'discharge:1-security-detail', 'bond']);
    drive.does('bond');
    expect(crew(made)).toEqual([
      ['phaser-crew', false],
      ['security-detail', false],
      ['helm-officers', true],
    ]);
  });

  it('F-CREW-06 F-OPEN-17: a Crew Member on a Skill’s Command Token doesn’t use up another Command Token and can’t be discharged', () => {
    const made = full(fresh('phaser-crew'), fresh('security-detail', true));
    recruits(made.g, 'helm-officers');
    expect(crew(made)).toEqual([
      ['phaser-crew', false],
      ['security-detail', true],
      ['helm-officers', false],
    ]);
    const drive = recruits(made.g, 'field-medics');
    expect(drive.keys()).toEqual(['discharge:0-phaser-crew', 'discharge:2-helm-officers']);
  });

  it('F-OPEN-17: only some Skills provide a Command Token', () => {
    const { player } = full();
    expect(hasBond(player)).toBe(true);
    player.skills = [{ skill: 'enterprise-d-fair-offer', used: 'no' }];
    expect(hasBond(player)).toBe(false);
  });

  it('F-CARD-13: a single recruit uses up a one-time bonus for recruits, but other bonuses stay', () => {
    const { g, player } = turnOf(2);
    lasts(g, { kind: 'recruits', reputation: 1, once: true });
    lasts(g, { kind: 'recruits', experience: 1 });
    lasts(g, { kind: 'sideways', more: 1, once: true });
    once(g, (ctx) => praise(ctx, 0));
    expect(player.lasting.map(({ modifier }) => modifier.kind)).toEqual(['recruits', 'sideways']);
    expect([player.reputation, player.experience]).toEqual([1, 1]);
  });
});

describe('Crew who take command', () => {
  it('F-DMG-09 F-DMG-11 F-OPEN-50 F-OPEN-56: only Ready, unwounded Crew who aren’t busy can take command for a Wounded Captain, and copies are offered only once', () => {
    const { g, player } = turnOf(2);
    player.crew = [
      fresh('phaser-crew'),
      fresh('phaser-crew', true),
      { crew: 'security-detail', ready: false, wounds: 0 },
      { crew: 'helm-officers', ready: true, wounds: 1 },
    ];
    const names = () => lenders(g, 0).map(({ member }) => member.crew);
    expect(names()).toEqual([]);
    player.wounds = 1;
    expect(names()).toEqual(['phaser-crew']);
    lasts(g, { kind: 'crewBusy' });
    expect(names()).toEqual([]);
  });
});
