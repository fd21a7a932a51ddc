import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { saleOffers } from '../../../src/games/frontiers/chapters/interactions/purchases.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { arena, fight, gives, strikes } from './support/fight.ts';
import { at, deal, moor, position, put } from './support/position.ts';
import { run, turnOver } from './support/procedures.ts';

/** Seat 0 with only these cards and no die to take. */
function bare(space: string, ...cards: string[]): Frontiers {
  const g = position();
  g.core = [];
  const player = moor(g, 0, space);
  player.crew = [];
  player.skills = [];
  deal(g, 0, ...cards);
  return g;
}

const asked = (g: Frontiers) => turnOver(g).asked.prompt;

describe('the prompt during a turn', () => {
  it('F-TURN-07 F-MOVE-02: the turn’s prompt doesn’t mention moving if there aren’t enough Move points', () => {
    const g = bare('A0', 'open-fire');
    const drive = turnOver(g);
    expect(drive.asked.prompt).toBe('Your turn: you have no Move points. Play or end your turn.');
    drive.does('side:open-fire:move');
    expect(drive.asked.prompt).toBe('Your turn: you have 1 Move point. End your turn.');
    playerOf(g, 0).points.move = 2;
    expect(asked(g)).toBe('Your turn: you have 2 Move points. Move or end your turn.');
  });

  it('F-EXPLORE-01 F-TURN-09: the turn’s prompt mentions exploring and the Action only if they are possible', () => {
    const g = bare('B2');
    playerOf(g, 0).subjugated = true;
    playerOf(g, 0).points.move = 6;
    expect(asked(g)).toBe('Your turn: you have 6 Move points. Move, explore, take your Action or end your turn.');
    playerOf(g, 0).points.move = 0;
    expect(asked(g)).toBe('Your turn: you have no Move points. Take your Action or end your turn.');
  });

  it('F-DATA-13: the turn’s prompt mentions taking a die if nothing else can be played', () => {
    const g = bare('A0');
    g.core = ['red'];
    expect(asked(g)).toBe('Your turn: you have no Move points. Take a die or end your turn.');
  });

  it('F-TURN-18 F-TURN-19: the prompt after the Action mentions the remaining effects, if there are any', () => {
    const idle = turnOver(bare('B2', 'open-fire')).does('interact:B2', 'deal:done');
    expect(idle.asked.prompt).toBe('You have taken your Action. End your turn.');
    const busy = turnOver(bare('B2', 'open-fire', 'damage-control')).does('interact:B2', 'deal:done');
    expect(busy.asked.prompt).toBe(
      'You have taken your Action. Play Special, Repair or Heal effects, or end your turn.',
    );
  });

  it('F-TURN-10: the prompt mentions the fight with provoked ships, but not moving', () => {
    const g = bare('B0', 'damage-control', 'open-fire');
    playerOf(g, 0).points.move = 8;
    const { asked } = turnOver(g).does('move:B5');
    expect(asked.prompt).toBe('You have provoked Enemy Ships. Play Special, Repair or Heal effects, or fight them.');
    expect(asked.rule).toBe('F-TURN-10');
    expect(turnOver(bare('B2', 'open-fire')).asked.rule).toBe('F-TURN-07');
  });

  it('F-OPEN-40: the prompt mentions Emergency Repairs if the hand holds only Damage Cards', () => {
    expect(asked(bare('A0', DAMAGE, DAMAGE))).toBe('You hold only Damage Cards. Make Emergency Repairs.');
  });
});

it('F-BUY-01: an Interaction’s prompt shows the lowest price as long as nothing is affordable', () => {
  const g = bare('B2');
  const drive = turnOver(g).does('interact:B2');
  const price = Number(/the cheapest here costs (\d+)/.exec(drive.asked.prompt)?.[1]);
  const offered = (diplomacy: number) => {
    playerOf(g, 0).points.diplomacy = diplomacy;
    return saleOffers(g, 0, at('B2')).filter(({ why }) => why === null).length;
  };
  expect([offered(price - 1), offered(price) > 0]).toEqual([0, true]);
  g.crew.offer = [];
  expect(run(g, 'interact', { at: at('B2') }).asked.prompt).not.toContain('cheapest');
});

it('F-BUY-01: an Interaction’s prompt mentions buying and playing if they are possible', () => {
  const dealing = (...cards: string[]) => turnOver(bare('B2', ...cards)).does('interact:B2');
  expect(dealing().asked.prompt).toMatch(/ costs \d\. End the Interaction\.$/);
  expect(dealing('open-fire').asked.prompt).toMatch(/ costs \d\. Play more or end the Interaction\.$/);
  const drive = dealing('hailing-frequencies', 'hailing-frequencies', 'hailing-frequencies', 'open-fire');
  drive.does(...new Array<string>(3).fill('play:hailing-frequencies:basic'));
  expect(drive.asked.prompt).toBe('You have 6 Diplomacy. Buy, play more or end the Interaction.');
});

describe('the prompt during a fight', () => {
  /** A ship beside an Armored Warbird at B2, before a fight. */
  const siege = () => {
    const g = arena({ B: 'cubeGreen' }, 'B3');
    put(g, 'B2', 'warbird', 'armored-warbird');
    return g;
  };

  it('F-SHIELD-02: the fight’s prompt shows how much of an attack still gets through the Shields used', () => {
    const drive = fight(siege(), 'challenge:B2').does('phase:next');
    gives(drive, { shields: { normal: 1, photonTorpedo: 2 } });
    expect(drive.asked.prompt).toContain('You have Shields 1, Photon Torpedo Shields 2.');
    strikes(drive, { shields: { normal: 1 } }, 'deflect:armored-warbird@B2');
    expect(drive.asked.prompt).toBe(
      'Shields: Armored Warbird (Phasers 4, Antimatter Weapon: 3 get through, doubled by Antimatter to 6). You have none yet.',
    );
  });

  it('F-COMBAT-01: the option to challenge an enemy names it only once', () => {
    const option = turnOver(siege()).asked.options.find(({ verb }) => verb === 'challenge');
    expect([option?.label, option?.hint]).toEqual([
      'Challenge B2: Armored Warbird',
      'Unblocked: 4 Damage Cards. Phasers 4, Antimatter Weapon, Defense 3, resists Phasers',
    ]);
  });
});
