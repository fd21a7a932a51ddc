import { describe, expect, it } from 'vitest';
import { firstEdition as pictures } from '../../../renderers/first-edition/index.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { offered, scene } from './scene.ts';

const TEAM = ['Calloway', 'Giusti', 'Mot the Barber', 'Linda Larson'];

interface Meets {
  team?: readonly string[];
  with?: readonly string[];
  at?: 'planet' | 'space';
  hand?: string;
}

/** Plays until Gold encounters a dilemma, and Blue, which may respond, has chosen its targets. */
function met(title: string, { team = TEAM, with: things = [], at = 'planet', hand = 'Q2' }: Meets = {}) {
  const [place, location] = at === 'planet' ? (['surface:L2', 'L2'] as const) : (['aboard:1', 'L1'] as const);
  const play = [
    ['U.S.S. Galaxy', `space:${location}`] as const,
    ...[...team, ...things].map((name) => [name, place] as const),
  ];
  const stage = scene({ gold: { play }, blue: { hand: [hand], seeds: { [location]: [title] } } });
  stage.orders('blue', { also: ['dilemma'] });
  stage.does('gold', at === 'planet' ? 'attempt:L2:team-2' : 'attempt:L1:1');
  return stage;
}

/** Returns the titles of its targets. */
function aims({ g }: Stage<FirstEdition>): string[] {
  const hits = g.attempt?.met?.aims?.hits ?? [];
  return hits.map((piece) => g.pieces[piece]?.card ?? '').sort();
}

function prompt(stage: Stage<FirstEdition>, seat: string): string {
  return String(stage.decision(seat).prompt);
}

/** Cards of the first team that are still in play. */
function left({ g }: Stage<FirstEdition>): string[] {
  return Object.values(g.pieces).map(({ card }) => card);
}

describe('dilemma targets', () => {
  it('C-RESPONSE-18 C-DILEMMA-20: random targets are picked before anybody responds and don’t change afterwards', () => {
    const stage = met('Nausicaans');
    const [target = ''] = aims(stage);
    expect(aims(stage)).toHaveLength(1);
    expect(left(stage)).toHaveLength(5);
    expect(offered(stage, 'blue')).toEqual(['pass']);
    expect(stage.log).toContain('At random: ');
    expect(prompt(stage, 'blue')).toMatch(
      /^Gold encounters Nausicaans, which is about to hit (Calloway|Giusti|Mot|Linda)/,
    );
    stage.does('blue', 'pass');
    expect(left(stage)).toHaveLength(4);
    expect(left(stage)).not.toContain(target);
  });

  it('C-DILEMMA-20: the opponent chooses the target before responses are possible', () => {
    const stage = met('Center of Attention', { team: ['Mot the Barber', 'Eric Pressman', 'Lisa Azar', 'Giusti'] });
    expect(offered(stage, 'blue')).toEqual(['who:3', 'who:4']);
    stage.does('blue', 'who:4');
    expect([aims(stage), offered(stage, 'blue')]).toEqual([['lisa-azar'], ['pass']]);
    expect(left(stage)).toContain('lisa-azar');
    stage.does('blue', 'pass');
    expect(left(stage)).not.toContain('lisa-azar');
  });

  it('C-DILEMMA-20 C-DILEMMA-09: a nullified dilemma spares its target', () => {
    const stage = met('Devastating Communique', { at: 'space', hand: 'Subspace Interference' });
    stage.does('blue', 'who:3');
    expect(aims(stage)).toEqual(['giusti']);
    stage.does('blue', 'answer:subspace-interference');
    expect(Object.values(stage.g.pieces).filter(({ stopped }) => stopped !== undefined)).toEqual([]);
  });

  it('C-DILEMMA-06: a dilemma gets no target if it is overcome or if personnel there nullify it', () => {
    const strong = met('Nausicaans', { team: ['Worf', 'Data', 'Data', 'Data', 'Data'] });
    expect([strong.log.includes('At random'), prompt(strong, 'blue')]).toEqual([
      false,
      'Gold encounters Nausicaans and overcomes it. Respond?',
    ]);
    const orb = met('More of Your Kind', { at: 'space', team: [...TEAM, 'Benjamin Sisko (Emissary)'] });
    expect([orb.log.includes('At random'), aims(orb)]).toEqual([false, []]);
  });

  it('C-DILEMMA-20: a dilemma that takes effect even when overcome gets its target before the responses', () => {
    const stage = met('Mimetic Simbiot', { team: ['Worf', 'Data', 'Data', 'Data', 'Data', 'Calloway'] });
    // Two at random, and one of them by choice.
    stage.does('gold', offered(stage, 'gold', 'who:')[0] ?? '');
    expect([aims(stage).length, offered(stage, 'blue')]).toEqual([1, ['pass']]);
    expect(prompt(stage, 'blue')).toMatch(/^Gold encounters Mimetic Simbiot and overcomes it, which is about to hit /);
    const [target = ''] = aims(stage);
    const before = left(stage).filter((card) => card === target).length;
    expect(left(stage.does('blue', 'pass')).filter((card) => card === target)).toHaveLength(before - 1);
  });

  it('C-DILEMMA-12 C-DILEMMA-20: the opponent also chooses the kind of target before the responses', () => {
    const stage = met('Misinterpreted History', { team: [...TEAM, 'Eric Pressman'] });
    expect(offered(stage, 'blue')).toEqual(['way:one', 'way:other']);
    stage.does('blue', 'way:other');
    expect([aims(stage), offered(stage, 'blue')]).toEqual([['eric-pressman'], ['pass']]);
  });

  it('C-DILEMMA-12 C-DILEMMA-15: each choice in a dilemma names its targets, or the candidates for one', () => {
    const hints = (title: string, team: readonly string[]) =>
      met(title, { team })
        .decision('blue')
        .options.map(({ label, hint }) => [label, hint]);
    // INTEGRITY, CUNNING and STRENGTH of Calloway: 7 5 3, of Giusti 7 6 4, of Linda Larson 7 5 4.
    const advancement = hints('Crew Advancement', ['Calloway', 'Giusti', 'Linda Larson']);
    expect(advancement).toEqual([
      ['INTEGRITY', 'Calloway, Giusti and Linda Larson'],
      ['CUNNING', 'Giusti'],
      ['STRENGTH', 'Giusti and Linda Larson'],
    ]);
    expect(hints('Brief Romance', ['Giusti', 'Linda Larson', 'Darian Wallace'])).toEqual([
      ['Male', 'Darian Wallace'],
      ['Female', 'Giusti or Linda Larson'],
    ]);
  });

  it('C-DILEMMA-12: the encountering player chooses between effects only when the dilemma takes effect', () => {
    const stage = met('Command Decisions', { at: 'space' });
    expect([aims(stage), offered(stage, 'blue')]).toEqual([[], ['pass']]);
  });

  it('C-DILEMMA-12 C-DILEMMA-20: if only one choice in a dilemma is possible, nobody is asked, and the target is picked before the responses', () => {
    const own = met('Back Room Dealings', { team: ['Mot the Barber', 'Linda Larson', 'Giusti'] });
    expect([aims(own).length, offered(own, 'blue')]).toEqual([1, ['pass']]);
    const other = met('Brief Romance', { team: ['Giusti', 'Linda Larson'] });
    expect([aims(other).length, offered(other, 'blue')]).toEqual([1, ['pass']]);
  });

  it('C-DILEMMA-03: a dilemma is discarded if all its choices need a kind of personnel that isn’t there', () => {
    const stage = met('Brief Romance', { team: ['Soren'] });
    expect(stage.log).toContain('has no valid target');
    expect([stage.g.attempt, stage.g.players[1]?.discard]).toEqual([null, ['brief-romance']]);
  });

  it('C-RESPONSE-09: a dilemma’s condition is checked before the responses and not again', () => {
    const stage = met('Oops!', { team: TEAM });
    expect(aims(stage)).toHaveLength(4);
    const { met: seed } = stage.g.attempt ?? {};
    expect(seed?.aims?.effects.map(({ do: kind }) => kind)).toEqual(['select', 'kill', 'halt']);
    // Where another card leads them, it does nothing.
    expect(aims(met('Oops!', { team: [...TEAM, 'Jean-Luc Picard'] }))).toEqual([]);
  });

  it('C-DILEMMA-03: the two parts of one dilemma target two different personnel', () => {
    // Giusti has the least CUNNING and the least STRENGTH of the two.
    const stage = met('Surprise Assault', { team: ['Giusti', 'Calloway'] });
    expect(aims(stage)).toEqual(['calloway', 'giusti']);
  });

  it('C-DILEMMA-20: one of the personnel that the opponent chose is picked at random before anybody responds', () => {
    const stage = met('Kelvan Show of Force');
    stage.does('blue', 'who:3', 'who:5');
    expect([aims(stage).length, offered(stage, 'blue')]).toEqual([1, ['pass']]);
    expect(['giusti', 'linda-larson']).toContain(aims(stage)[0]);
  });

  it('C-DILEMMA-20 C-SELECT-02: The Arsenal: Separated deals its piles and picks one before anybody responds', () => {
    const stage = met('The Arsenal: Separated', { team: ['Calloway', 'Mot the Barber', 'Norah Satie'] });
    stage.does('gold', 'who:3').does('blue', 'pile:2');
    expect([aims(stage), offered(stage, 'blue')]).toEqual([['norah-satie'], ['pass']]);
    expect(prompt(stage, 'blue')).toMatch(/about to hit Norah Satie/);
    expect(stage.g.pieces[4]?.stopped).toBeUndefined();
    stage.does('blue', 'pass');
    expect(stage.log).toContain('Stopped: Norah Satie.');
    // A single personnel makes no piles, so nobody is asked.
    const one = met('The Arsenal: Separated', { team: ['Calloway', 'Mot the Barber'] });
    expect([aims(one), offered(one, 'blue')]).toEqual([['mot-the-barber'], ['pass']]);
  });

  it('C-DILEMMA-20: a target that has left isn’t replaced', () => {
    const stage = met('Nausicaans');
    const [target = ''] = aims(stage);
    const piece = Object.values(stage.g.pieces).find(({ card }) => card === target);
    if (piece !== undefined) piece.at = 'aboard:1';
    stage.does('blue', 'pass');
    expect(left(stage)).toHaveLength(5);
  });

  it('C-DILEMMA-20 C-SPACELINE-09: the destination is chosen before the responses if two planets are equally far away', () => {
    const stage = scene({
      gold: {
        missions: ['Access Archives', 'Study Pulsar', 'First Contact'],
        play: TEAM.map((name) => [name, 'surface:L3'] as const),
      },
      blue: { missions: ['Amnesty Talks', 'Reported Activity'], hand: ['Q2'], seeds: { L3: ["Male's Love Interest"] } },
    });
    stage.orders('blue', { also: ['dilemma'] }).does('gold', offered(stage, 'gold', 'attempt:L3')[0] ?? '');
    expect(offered(stage, 'blue')).toEqual(['to:L1', 'to:L5']);
    const [target = ''] = aims(stage.does('blue', 'to:L5'));
    expect([prompt(stage, 'blue').includes('about to hit'), Object.values(stage.g.pieces).map(({ at }) => at)]).toEqual(
      [true, TEAM.map(() => 'surface:L3')],
    );
    stage.does('blue', 'pass');
    expect(Object.values(stage.g.pieces).find(({ card }) => card === target)?.at).toBe('surface:L5');
  });

  it('C-DILEMMA-22 C-DILEMMA-16: a response to a combo’s first half doesn’t affect its second half', () => {
    const team = ['Mot the Barber', 'Benjamin Maxwell', 'Calloway', 'Alyssa Ogawa', 'Giusti'];
    const stage = met('Male’s Love Interest & Plague Ship', { team });
    const { met: seed } = stage.g.attempt ?? {};
    expect(aims(stage)).toHaveLength(1);
    if (seed != null) seed.twice = true;
    // Two go away, and one of the three who remain beams over, once.
    stage.does('blue', 'pass').does('blue', 'pass').does('gold', 'way:beam').does('gold', 'Calloway');
    expect(Object.values(stage.g.pieces).filter(({ at }) => at === 'surface:L2')).toHaveLength(2);
    expect(stage.g.attempt?.met ?? null).toBeNull();
  });

  it('C-DILEMMA-04: a dilemma that would send its target away gets no target if there is nowhere to go', () => {
    const alone = scene({
      gold: { missions: ['First Contact'], play: TEAM.map((name) => [name, 'surface:L1'] as const) },
      blue: { missions: [], hand: ['Q2'], seeds: { L1: ["Male's Love Interest"] } },
    });
    alone.orders('blue', { also: ['dilemma'] }).does('gold', offered(alone, 'gold', 'attempt:L1')[0] ?? '');
    expect([aims(alone), alone.log.includes('At random')]).toEqual([[], false]);
  });

  it('C-DILEMMA-20: an equipment target is also picked before anybody responds', () => {
    const stage = met('Common Thief', { with: ['Tricorder', 'Medical Kit', 'Engineering Kit'] });
    const [thing = ''] = aims(stage);
    expect(['tricorder', 'medical-kit', 'engineering-kit']).toContain(thing);
    stage.does('blue', 'pass');
    expect(left(stage)).not.toContain(thing);
  });

  it('C-DILEMMA-07: a dilemma that needs more personnel than are present isn’t overcome and gets no target', () => {
    const stage = met('Chula: The Drink', { team: ['Calloway', 'Giusti'] });
    expect(aims(stage)).toEqual([]);
    stage.does('blue', 'pass');
    expect(stage.log).toContain('goes back under the mission');
  });

  it('C-DILEMMA-22: the target of a combo’s first half isn’t shown with its second half', () => {
    const picards = ['Jean-Luc Picard', 'Deanna Troi', 'Lisa Azar', 'Giusti'];
    const stage = met('Anaphasic Organism & Nagilum', { team: picards });
    const { met: seed } = stage.g.attempt ?? {};
    expect(aims(stage)).toHaveLength(1);
    if (seed != null) seed.nullified = true;
    stage.does('blue', 'pass');
    expect([stage.g.lastMet?.overcome, prompt(stage, 'blue').includes('about to hit')]).toEqual([true, false]);
  });

  it('C-DILEMMA-03: a dilemma doesn’t go back under the mission if its chosen personnel leave after the check', () => {
    const stage = met('Lineup', { team: [...TEAM, 'Tasha Yar'] });
    expect(stage.g.attempt?.met?.aims?.effects[0]).toMatchObject({ do: 'select', pick: { how: 'these' } });
    const [chosen] = stage.g.attempt?.met?.aims?.effects ?? [];
    const gone = chosen !== undefined && 'pick' in chosen && chosen.pick.how === 'these' ? chosen.pick.pieces : [];
    expect(gone).toHaveLength(4);
    for (const one of gone) Object.assign(stage.g.pieces[one] ?? {}, { at: 'aboard:1' });
    stage.does('blue', 'pass');
    expect(stage.log).not.toContain('goes back under the mission');
  });

  it('C-DILEMMA-20: the picture of a dilemma shows its targets, or none if it was overcome', () => {
    const shown = (stage: Stage<FirstEdition>) => {
      const view = firstEdition.view(stage.match.state, 0);
      const { faults, cut, texts } = pictures.met.draw(view, {}).audit();
      return { faults: [...faults, ...cut], texts, words: pictures.met.text(view, {}).join(' ') };
    };
    const hit = met('Devastating Communique', { at: 'space' });
    hit.does('blue', 'who:3').does('blue', 'pass');
    expect(shown(hit)).toMatchObject({
      faults: [],
      words: expect.stringContaining('Targets: Giusti.') as string,
    });
    expect(shown(hit).texts).toContain('Targets');
    const past = shown(met('Nausicaans', { team: ['Worf', 'Data', 'Data', 'Data', 'Data'] }));
    expect([past.faults, past.texts.includes('Targets'), past.words.includes('aimed')]).toEqual([[], false, false]);
  });
});
