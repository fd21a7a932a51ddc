import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { arena, fight, foe, gives } from './support/fight.ts';
import { deal, moor, put } from './support/position.ts';
import { refusal, table, turnWith } from './support/refusing.ts';

const HAND = ['warp-drive', 'open-fire', 'damage-control', 'damage', 'deep-scan', 'picards-counsel', 'overload'];

describe('refusals to play a card', () => {
  it('F-CARD-02 F-CARD-05 F-HEAL-02 F-MOVE-03 F-CARD-06: a card is refused if it isn’t in hand, is a Damage Card, or doesn’t fit the moment', () => {
    const drive = turnWith((g) => deal(g, 0, ...HAND));
    expect(table(drive, 'play ultimatum', 'play damage', 'side:damage:move', 'play open fire')).toEqual({
      'play ultimatum': 'F-CARD-02: You have no Ultimatum in hand.',
      'play damage': 'F-CARD-05: You can’t play Damage Cards. Repair them instead.',
      'side:damage:move': 'F-HEAL-02: You can’t play Damage Cards sideways either.',
      'play open fire':
        'F-MOVE-03: Open Fire has no effect now. It works only during the Shields phase and the Attack phase. Sideways, it gives Move 1.',
    });
    expect(refusal(drive, 'side:open-fire:attack')).toEqual({
      text: 'Right now you can play Open Fire sideways only for Move 1.',
      rule: 'F-CARD-06',
    });
    drive.does('play:warp-drive:basic');
    expect(refusal(drive, 'play warp drive').text).toBe('You have already played Warp Drive this turn.');
  });

  it('F-MOVE-03: a card is refused for the same reason whether its name is typed with or without the possessive', () => {
    const drive = turnWith((g) => deal(g, 0, ...HAND));
    const why = refusal(drive, 'play picards counsel');
    expect(why.text).toMatch(/^Picard’s Counsel has no effect now/);
    for (const wish of ['picard’s counsel', 'play picard counsel']) expect(refusal(drive, wish)).toEqual(why);
  });

  it('F-CARD-03 F-CARD-04 F-DATA-12: if the data for a card or one of its sides is missing, the refusal names the color', () => {
    const drive = turnWith((g) => {
      deal(g, 0, 'warp-drive', 'quantum-slipstream');
      g.core = ['red', 'red'];
    });
    expect(refusal(drive, 'play warp drive strong')).toEqual({
      text: 'Warp Drive, strong, costs 1 blue data. You have no blue token, crystal or die, and the Core has no blue or white die.',
      rule: 'F-CARD-03',
    });
    expect(refusal(drive, 'play quantum slipstream').rule).toBe('F-CARD-04');
    drive.does('die:red');
    expect(refusal(drive, 'play:warp-drive:strong').text).toContain('you have already taken a die this turn');
    expect(refusal(drive, 'take a second die')).toEqual({
      text: 'You have already taken a die this turn. The limit is one.',
      rule: 'F-DATA-12',
    });
  });

  it('F-CARD-10 F-CARD-03: a card whose cost and effect both need data is refused if the player can pay for only one of them', () => {
    const drive = turnWith((g) => {
      deal(g, 0, 'data-archive', 'xenology', 'strafing-run', 'open-fire');
      g.core = [];
      playerOf(g, 0).crystals.blue = 1;
    });
    expect(table(drive, 'play xenology strong', 'play strafing run strong')).toEqual({
      'play xenology strong': 'F-CARD-10: Xenology, strong, costs data twice, but you can pay only once.',
      'play strafing run strong':
        'F-CARD-03: Strafing Run, strong, costs 1 red data. You have no red token, crystal or die, and the Core is empty.',
    });
    const fighting = (red: number) => {
      const g = arena({ B: 'cubeGreen' }, 'B3');
      put(g, 'B2', 'warbird', 'patrol-warbird');
      g.core = [];
      deal(g, 0, 'strafing-run', 'impulse-engines', 'reroute-power').crystals.red = red;
      return fight(g, 'challenge:B2');
    };
    const long = fighting(0);
    expect(refusal(long, 'play impulse engines').rule).toBe('F-LRA-02');
    // The basic effect works in the Attack phase.
    expect(refusal(long, 'play strafing run').rule).toBe('F-CARD-03');
    // The data could pay for the effect, but not for the card as well.
    const attack = fighting(1).does('phase:next', 'phase:next');
    expect(refusal(attack, 'play reroute power strong').rule).toBe('F-CARD-03');
  });

  it('F-TURN-08 F-TURN-18: cards that move or interact are refused after the Action', () => {
    const drive = turnWith((g) => deal(g, 0, 'impulse-engines', 'hailing-frequencies'));
    drive.change((g) => Object.assign(g.turn ?? {}, { begun: true, step: 'after' }));
    expect(table(drive, 'play impulse engines', 'play hailing frequencies')).toEqual({
      'play impulse engines': 'F-TURN-08: Impulse Engines has no effect now. It works only during movement.',
      'play hailing frequencies':
        'F-TURN-18: Hailing Frequencies has no effect now. It works only during Interactions and the Diplomacy phase of an Away Mission.',
    });
  });

  it('F-VARIANT-14: with friendly data, a white die can’t replace a color that is in the Core', () => {
    const drive = turnWith(
      (g) => {
        deal(g, 0, 'open-fire', 'quick-thinking');
        g.core = ['white', 'red'];
      },
      { friendlyData: true },
    );
    drive.does('die:white');
    expect(refusal(drive, 'play quick thinking strong')).toEqual({
      text: 'Quick Thinking, strong, costs 1 red data. Your white die can’t replace red while the Core has a red die.',
      rule: 'F-VARIANT-14',
    });
    drive.change(({ core }) => core.splice(0));
    expect(refusal(drive, 'play quick thinking strong').text).toContain('You can do that now');
    // White never counts as black, with or without the variant.
    drive.change((g) => {
      g.core = ['black'];
      deal(g, 0, 'transwarp-corridor');
    });
    expect(refusal(drive, 'play transwarp corridor strong').rule).toBe('F-CARD-04');
  });

  it('F-DATA-03 F-DATA-04 F-DATA-12: requests for unavailable dice and crystals are refused with a reason', () => {
    const drive = turnWith((g) => {
      g.core = ['red', 'gold'];
      playerOf(g, 0).crystals.gold = 1;
    });
    expect(table(drive, 'die:black', 'use a red crystal', 'use a black crystal', 'spend a gold crystal')).toEqual({
      'die:black': 'F-DATA-12: The Core has no black die. It shows red and gold.',
      'use a red crystal': 'F-DATA-03: You have no red crystals.',
      'use a black crystal': 'F-DATA-03: There are no black crystals.',
      'spend a gold crystal':
        'F-DATA-04: You spend a crystal by playing something that costs its color. Choose that instead.',
    });
  });

  it('F-CARD-10: a card is refused if the player has no other card to discard for it', () => {
    const drive = turnWith((g) => deal(g, 0, 'quick-thinking', 'damage'));
    expect(refusal(drive, 'play quick thinking')).toEqual({
      text: 'Quick Thinking needs you to discard 1 other suitable card, which you don’t have. Sideways, it gives Move 1.',
      rule: 'F-CARD-10',
    });
  });

  it('F-HEAL-05: a Wounded Captain’s card and Skills are refused', () => {
    const drive = turnWith((g) => {
      Object.assign(deal(g, 0, 'picards-counsel'), {
        wounds: 1,
        skills: [{ skill: 'enterprise-d-motivation', used: 'no' }],
      });
    });
    expect(refusal(drive, 'play picards counsel')).toEqual({
      text: 'Picard’s Counsel needs the Captain, but Jean-Luc Picard is Wounded. Sideways, it gives Move 1.',
      rule: 'F-HEAL-05',
    });
    expect(refusal(drive, 'use motivation').rule).toBe('F-HEAL-05');
  });
});

describe('requests that name a card or Crew Member', () => {
  it('F-MOVE-03 F-CREW-01: a refusal is about the card or Crew Member that the request names, not about the verb in it', () => {
    const drive = turnWith((g) => deal(g, 0, ...HAND));
    const { text, rule } = refusal(drive, 'play open fire');
    for (const wish of ['open fire attack', 'attack with open fire', 'open fire: shields'])
      expect(refusal(drive, wish)).toEqual({ text, rule });
    expect(refusal(drive, 'move 2: leeta')).toEqual({
      text: 'Leeta can be recruited, but you don’t have them aboard.',
      rule: 'F-CREW-01',
    });
  });

  it('F-TURN-14: a place that is named together with a card is still the target of the attack', () => {
    const drive = turnWith((g) => deal(g, 0, ...HAND));
    expect(refusal(drive, 'attack b6 with open fire').rule).not.toBe('F-MOVE-03');
  });
});

describe('refusals to use Crew, Skills and points', () => {
  it('F-CREW-01 F-CREW-04: using Crew is refused if they aren’t aboard, are Spent or are Wounded', () => {
    const drive = turnWith((g) => {
      playerOf(g, 0).crew = [
        { crew: 'security-detail', ready: false, wounds: 0 },
        { crew: 'helm-officers', ready: true, wounds: 1 },
        { crew: 'field-medics', ready: true, wounds: 0 },
      ];
    });
    expect(table(drive, 'use phaser crew', 'crew:0-security-detail:0', 'use the helm officers')).toEqual({
      'use phaser crew': 'F-CREW-01: You have no Ro Laren aboard.',
      'crew:0-security-detail:0': 'F-CREW-04: Odo: Spent until the next Round.',
      'use the helm officers': 'F-CREW-04: Wesley Crusher: Wounded. Heal them first, for 1 Heal point for each Wound.',
    });
  });

  it('F-SKILL-01 F-SKILL-02 F-SKILL-03 F-SKILL-05: a Skill is refused if the player doesn’t have it, another player owns it, or it has been used', () => {
    const drive = turnWith((g) => {
      playerOf(g, 0).skills = [
        { skill: 'enterprise-d-motivation', used: 'round' },
        { skill: 'defiant-pulse-volley', used: 'turn' },
      ];
      playerOf(g, 1).skills = [{ skill: 'defiant-power-relay', used: 'no' }];
      playerOf(g, 0).skillPile = ['enterprise-d-burn-the-reserves'];
    });
    expect(table(drive, 'use motivation', 'use pulse volley', 'use power relay', 'use burn the reserves')).toEqual({
      'use motivation': 'F-SKILL-03: You have already used Motivation this Round.',
      'use pulse volley': 'F-SKILL-05: You have already used Pulse Volley this turn.',
      'use power relay': 'F-SKILL-02: Power Relay is U.S.S. Defiant’s Skill, not yours.',
      'use burn the reserves': 'F-SKILL-01: You haven’t gained the Skill Burn the Reserves.',
    });
  });

  it('F-SKILL-03 F-OPEN-17: a shared Skill is refused after its owner or the asking player has used it', () => {
    const drive = turnWith((g) => {
      playerOf(g, 0).skills = [{ skill: 'enterprise-d-shared-charts', used: 'no' }];
      playerOf(g, 1).skills = [{ skill: 'bird-of-prey-cut-the-losses', used: 'common', guests: [0] }];
    });
    drive.does('skill:enterprise-d-shared-charts');
    expect(table(drive, 'use shared charts', 'use cut the losses')).toEqual({
      'use shared charts': 'F-SKILL-03: You have already used Shared Charts this Round. Other players may use it now.',
      'use cut the losses': 'F-OPEN-17: You have already used Cut the Losses since U.S.S. Defiant shared it.',
    });
  });

  it('F-HEAL-07 F-HEAL-08 F-HEAL-09: the refusal of repairs or healing says what is missing', () => {
    const drive = turnWith((g) => {
      const player = deal(g, 0, 'warp-drive');
      player.level = 3;
      player.points.heal = 1;
      player.crew = [{ crew: 'security-detail', ready: true, wounds: 1 }];
    });
    expect(refusal(drive, 'repair').text).toBe('You have no Damage Cards in hand.');
    expect(refusal(drive, 'heal the captain').text).toBe('Jean-Luc Picard isn’t Wounded.');
    expect(refusal(drive, 'heal the security detail').rule).toBe('F-HEAL-08');
    drive.change((g) => {
      deal(g, 0, 'damage').wounds = 1;
    });
    expect(refusal(drive, 'repair a damage card').text).toBe(
      'Repairing a Damage Card costs 1 Repair point. You have none.',
    );
    expect(refusal(drive, 'heal:captain')).toEqual({
      text: 'Healing Jean-Luc Picard costs 2 Heal points. You have 1.',
      rule: 'F-HEAL-09',
    });
  });

  it('F-HEAL-11 F-CARD-07 F-LRA-02: effects and cards are refused in a fight if they don’t work there', () => {
    const g = arena({ B: 'frontier1' }, 'B5');
    put(g, 'B6', 'warbird', 'patrol-warbird');
    deal(g, 0, 'shore-leave', 'open-fire', 'damage').points.repair = 2;
    const drive = fight(g, 'challenge:B6');
    expect(table(drive, 'play shore leave', 'repair', 'play open fire', 'side:open-fire:attack')).toEqual({
      'play shore leave': 'F-HEAL-11: Shore Leave: Repair and Heal don’t work in a fight.',
      repair: 'F-HEAL-11: You can’t repair in a fight.',
      'play open fire':
        'F-LRA-02: Open Fire has no effect now. It works only during the Shields phase and the Attack phase.',
      'side:open-fire:attack': 'F-CARD-07: Cards played sideways are never Long Range Attacks.',
    });
    expect(foe(gives(drive, {}).g, 'patrol').defeated).toBe(false);
  });

  it('F-COMBAT-22: using Crew is refused while a planet is decimated', () => {
    const g = arena({ B: 'frontier5' }, 'B0');
    playerOf(g, 0).crew = [{ crew: 'phaser-crew', ready: true, wounds: 0 }];
    const drive = fight(g, 'decimate:B1');
    expect(refusal(drive, 'use phaser crew').rule).toBe('F-COMBAT-22');
  });

  it('F-AWAY-12 F-AWAY-13 F-AWAY-16: Crew, Skills, the Captain’s card and Shields are refused on an Away Mission without the Captain', () => {
    const g = arena({ B: 'frontier6' }, 'B4');
    moor(g, 0, 'B0');
    Object.assign(deal(g, 0, 'picards-counsel', 'hailing-frequencies'), {
      crew: [
        { crew: 'phaser-crew', ready: true, wounds: 0 },
        { crew: 'helm-officers', ready: true, wounds: 0 },
      ],
      skills: [{ skill: 'enterprise-d-motivation', used: 'no' }],
    });
    const drive = fight(g, 'beam:B5').does(['team:1-helm-officers']);
    expect(refusal(drive, 'use phaser crew').rule).toBe('F-AWAY-12');
    expect(refusal(drive, 'use motivation').rule).toBe('F-AWAY-13');
    expect(refusal(drive, 'play picards counsel').rule).toBe('F-AWAY-13');
    expect(refusal(drive, 'raise my shields').rule).toBe('F-AWAY-16');
  });
});
