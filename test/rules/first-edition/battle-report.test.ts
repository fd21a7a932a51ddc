import { describe, expect, it } from 'vitest';
import { firstEdition as pictures } from '../../../renderers/first-edition/index.ts';
import { firstEditionPictures } from '../../../src/games/first-edition/chat/pictures.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Reader } from '../../../src/kernel/types.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { intentIn } from '../../../src/tables/parse-intent.ts';
import type { TableView } from '../../../src/tables/types.ts';
import { NO_SAYS } from '../../../src/tables/verb-words.ts';
import { inPlay, type Row } from './position-text.ts';
import { type Scene, scene } from './scene.ts';
import { twoSides } from './two-sides.ts';

const DOOR: Row = ['Battle Bridge Door', 'core:0'];
const BORTAS: readonly Row[] = [['I.K.C. Bortas', 'space:L1'], ['Kurn', 'aboard:1'], DOOR];
const EXCELSIOR = inPlay('L1: U.S.S. Excelsior; aboard:4: Calloway');
const onL2 = (...titles: string[]): Row[] => titles.map((title) => [title, 'surface:L2']);

function fight(gold: readonly Row[], blue: readonly Row[], more: Partial<Scene['gold']> = {}) {
  return scene({ gold: { play: gold, ...more }, blue: { play: blue } });
}

/** Returns the words about the last battle, after drawing its picture without a fault for each reader. */
function told(stage: Stage<FirstEdition>): string {
  const [words] = ([0, 1, 'spectator'] as Reader[]).map((reader) => {
    const view = firstEdition.view(stage.match.state, reader);
    const { faults, cut } = pictures.battle.draw(view, {}).audit();
    expect(faults).toEqual([]);
    expect(cut).toEqual([]);
    return pictures.battle.text(view, {}).join('\n');
  });
  return words ?? '';
}

/** The scenes of a reader’s message. `since` is the entry with which the action began. */
function shown(
  stage: Stage<FirstEdition>,
  reader: Reader,
  message: 'move' | 'done' | 'panel' | 'turn',
  since = 0,
): string[] {
  const view = firstEdition.view(stage.match.state, reader);
  const recent = stage.match.events.flatMap(({ seq, event }) => ('rule' in event ? [{ seq, rule: event.rule }] : []));
  // Pictures read only these parts of a table’s events.
  const seen = { view, reader, decision: null, recent, acted: { seq: since - 1, at: 0 } } as unknown as TableView;
  return [...new Set(firstEditionPictures[message](seen, since).map((one) => one.scene))];
}

/** The number of the next entry. */
function next({ match }: Stage<FirstEdition>): number {
  return (match.events.at(-1)?.seq ?? 0) + 1;
}

/** The icons of the picture of the last battle. */
function icons(stage: Stage<FirstEdition>): readonly string[] {
  return pictures.battle.draw(firstEdition.view(stage.match.state, 0), {}).audit().icons;
}

describe('ship battle reports', () => {
  it('C-SHIPBAT-02: during the battle, the report shows who fires at whom', () => {
    const stage = fight(BORTAS, EXCELSIOR).does('gold', 'attack:all:1:4');
    expect(told(stage)).toContain('Ship battle at Study Pulsar. Gold attacked. The battle continues.');
    expect(shown(stage, 1, 'move')).toEqual(['battle', 'map']);
    expect(shown(stage, 'spectator', 'panel')).toEqual(['battle', 'map']);
  });

  it.each(['attack', 'fire back', 'shoot', 'attack bortas', 'fire at I.K.C. Bortas'])(
    'C-SHIPBAT-02: a defender can type “%s” to return fire',
    (text) => {
      const stage = fight(BORTAS, EXCELSIOR).does('gold', 'attack:all:1:4');
      expect(intentIn(stage.decision('blue'), text, firstEdition.says ?? NO_SAYS)).toEqual({ keys: ['fire:1'] });
    },
  );

  it('C-SHIPBAT-04 C-SHIPBAT-06: the report shows each attack with its totals and rotation damage', () => {
    const stage = fight(BORTAS.slice(0, 2), inPlay('L1: U.S.S. Excelsior; aboard:3: Calloway'));
    stage.does('gold', 'attack:all:1:3').does('blue', 'fire:1');
    const words = told(stage);
    expect(words).toContain('Gold fires at U.S.S. Excelsior: ATTACK 9, DEFENSE 7: hit.');
    expect(words).toContain('Blue fires at I.K.C. Bortas: ATTACK 6, DEFENSE 7: miss.');
    expect(words).toMatch(/U\.S\.S\. Excelsior: .*HULL 50%; Damaged, rotated; Lost 50% of its HULL here\./);
    expect(words).toContain('Gold won');
  });

  it('C-SHIPBAT-06: the report draws a damaged ship rotated, like its card', () => {
    const stage = fight(BORTAS.slice(0, 2), EXCELSIOR.slice(0, 1));
    stage.does('gold', 'attack:all:1:3');
    expect(icons(stage).filter((name) => name === 'ship turned')).toHaveLength(1);
    const close = pictures.location.draw(firstEdition.view(stage.match.state, 0), { at: 'L1' }).audit().icons;
    expect(close.filter((name) => name === 'ship turned')).toHaveLength(1);
  });

  it('C-SHIPBAT-07: the report appears with the battle’s last action and for a player who returns after it, but not after later actions', () => {
    const stage = fight(BORTAS, EXCELSIOR).does('gold', 'attack:all:1:4');
    const fires = next(stage);
    stage.does('blue', 'hold');
    expect(shown(stage, 1, 'done', fires)).toEqual(['battle', 'map']);
    expect(shown(stage, 0, 'turn', fires)).toEqual(['battle', 'map', 'hand']);
    const ends = next(stage);
    stage.does('gold', 'end:turn');
    expect(shown(stage, 0, 'done', ends)).toEqual(['map']);
    expect(shown(stage, 1, 'turn', ends)).toEqual(['map', 'hand']);
  });

  it('C-BATTLE-08: the report says when a card has called the battle off', () => {
    const stage = fight(BORTAS, EXCELSIOR).does('gold', 'attack:all:1:4');
    if (stage.g.battle !== null) stage.g.battle.cancelled = true;
    stage.does('blue', 'hold');
    expect(told(stage)).toContain('The battle was canceled.');
    expect(told(stage)).not.toContain('won');
  });

  it('C-SHIPBAT-08: the report still shows a destroyed card', () => {
    const stage = fight(BORTAS.slice(0, 2), [['U.S.S. Excelsior', 'space:L1', { damaged: true }]]);
    stage.does('gold', 'attack:all:1:3');
    expect(stage.g.pieces[3]).toBeUndefined();
    expect(told(stage)).toMatch(/U\.S\.S\. Excelsior: .*HULL 0%; Destroyed\./);
  });

  it('C-SHIPBAT-14 C-SHIPBAT-15: the report shows played tactics and damage markers, but no card that only the opponent sees', () => {
    const tactics = ['Phaser Banks', 'Pulse Disruptor', 'Target Engines', 'Target Shields'];
    const stage = fight(BORTAS, EXCELSIOR, { tactics });
    stage.does('gold', 'attack:all:1:4').does('blue', 'hold').does('gold', 'another');
    expect(JSON.stringify(firstEdition.view(stage.match.state, 1).lastBattle)).not.toContain('Pulse Disruptor');
    stage.does('gold', 'tactic:pulse-disruptor');
    const { lastBattle } = firstEdition.view(stage.match.state, 1);
    expect(lastBattle).toMatchObject({ shots: [{ tactics: ['Pulse Disruptor', null] }] });
    expect(told(stage)).toContain('Target Engines');
  });
});

describe('personnel battle reports', () => {
  it('C-PERSBAT-03 C-PERSBAT-07: the report shows pairings, mortally wounded personnel and casualties', () => {
    const stage = fight(onL2('Kurn'), onL2('Calloway')).does('gold', 'fight:1:2');
    const words = told(stage);
    expect(words).toContain('Personnel battle on the planet of');
    expect(words).toContain('Kurn 8 against Calloway 3: Calloway is mortally wounded.');
    expect(words).toContain('Remaining STRENGTH: 8 against 0.');
    expect(words).toContain('Gold won');
    expect(words).toContain('Killed: Calloway.');
    expect(stage.g.lastBattle).toMatchObject({ isOver: true, winner: 0 });
  });

  it('C-PERSBAT-03: a personnel is reported as stunned if the opponent’s STRENGTH is higher, but less than double', () => {
    const stage = fight(onL2('Kurn'), onL2('Worf')).does('gold', 'fight:1:2');
    expect(told(stage)).toContain('Kurn 8 against Worf 10: Kurn is stunned.');
  });

  it('C-PERSBAT-06: the report names two sides: the boarders and the crew that they fight', () => {
    const crew = inPlay('L1: U.S.S. Oberth [Worf, Data]');
    const stage = twoSides({ hand: ['Rogue Borg Mercenaries'] }, { play: crew });
    stage.does('gold', 'play:rogue-borg-mercenaries:on:1');
    expect(stage.g.lastBattle).toMatchObject({ seat: null, sides: ['Boarders', 'Blue'], winner: 1, isOver: true });
    expect(told(stage)).toMatch(/Rogue Borg Mercenaries 1 against (Worf|Data) \d+: Rogue Borg Mercenaries is mortally/);
    expect(told(stage)).toContain('Killed: Rogue Borg Mercenaries.');
  });
});

it('the report says when there has been no battle yet', () => {
  expect(told(fight([], []))).toBe('No battle yet.');
});
