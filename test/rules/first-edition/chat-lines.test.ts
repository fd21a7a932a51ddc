import { describe, expect, it } from 'vitest';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { pendingFor } from '../../../src/kernel/table.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { Refused } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { runLine } from '../../../src/tables/line.ts';
import { reasonFor } from '../../../src/tables/reason.ts';
import { agreedCard } from './by-agreement.ts';
import { at, id, type Scene, scene } from './scene.ts';

// The tables treat every game as one of unknown state.
const game = firstEdition as unknown as Game<unknown>;

/** Returns what a line of Gold does: the number of picks, and why it stopped. */
function said(stage: Stage<FirstEdition>, text: string): string {
  const { match } = stage;
  const table = match.table as Parameters<typeof runLine>[0];
  const decision = pendingFor(table, 0)?.id ?? '';
  try {
    const { picked, stopped } = runLine(table, { t: 'line', seat: 0, decision, text }, game, (answer) =>
      match.submit(answer),
    );
    return stopped === null ? `${picked.length}` : stopped.text;
  } catch (error) {
    if (error instanceof Refused) return error.refusal.text;
    throw error;
  }
}

/** Gold has an outpost at First Contact with personnel and two ships, and Spock in hand. */
const begun = (more: Partial<Scene['gold']> = {}): Stage<FirstEdition> =>
  scene({
    gold: {
      play: `
        L2: Federation Outpost [U.S.S. Galaxy, U.S.S. Oberth, Deanna Troi, Jean-Luc Picard, Sarek, Linda Larson]`,
      hand: ['Spock', 'Kivas Fajo - Collector'],
      ...more,
    },
  });

describe('typed lines that play a turn', () => {
  it('a player can type a proposal by agreement in one line instead of using the buttons', () => {
    const stage = begun({ play: [[agreedCard('Event'), 'core:0']] });
    expect(said(stage, 'by agreement; points; gold loses 5')).toBe('3');
    expect(stage.decision('blue').prompt).toContain('Gold loses 5 points');
  });

  it('in one line, a player can report a card, beam aboard, fly, beam down and attempt a mission', () => {
    const stage = begun({ missions: ['Study Pulsar', 'Excavation', 'First Contact'] });
    const line =
      'report spock; beam all aboard galaxy; move galaxy to first contact; beam all down; attempt first contact';
    expect(said(stage, line)).toBe('5');
    expect(stage.g.locations['L3']?.solved).toBe(0);
    expect(at(stage, 4)).toBe('surface:L3');
  });

  it.each([
    ['play spock', '1'],
    ['report Spock', '1'],
    ['fly galaxy to study pulsar', /hasn?’?t|crew|nobody|not the crew/i],
    [
      'attempt first contact',
      'Nothing was done. “attempt first contact”: First Contact is a planet mission: beam an Away Team down first.',
    ],
    ['end the turn', '1'],
    ['done', '1'],
    ['beam all aboard oberth', '1'],
    ['play kivas fajo on gold’s table', '1'],
  ])('a line understands “%s”', (text, outcome) => {
    const found = said(begun(), text);
    if (typeof outcome === 'string') expect(found).toBe(outcome);
    else expect(found).toMatch(outcome);
  });

  it('C-BEAM-02: a player can type “all” even to beam a lone personnel', () => {
    const stage = begun({ play: 'L2: Federation Outpost [U.S.S. Galaxy, Sarek]' });
    expect(said(stage, 'beam all aboard galaxy')).toBe('1');
    expect(at(stage, 3)).toBe('aboard:2');
  });

  it('the personnel to beam can be named after a colon in a line', () => {
    const stage = begun();
    expect(said(stage, 'beam some aboard galaxy: troi, picard')).toBe('2');
    expect([4, 5, 6].map((piece) => at(stage, piece))).toEqual(['aboard:2', 'aboard:2', 'aboard:1']);
  });
});

describe('typed lines about beaming', () => {
  /** Four personnel at an outpost where the Galaxy and the Oberth are docked, beside the mission’s planet. */
  const crew = (): Stage<FirstEdition> =>
    scene({
      gold: {
        missions: ['Study Pulsar', 'First Contact', 'Excavation'],
        play: `
          L2: Federation Outpost [U.S.S. Galaxy, U.S.S. Oberth, Tasha Yar, Jean-Luc Picard, Sarek];
          aboard:2: Linda Larson, Simon Tarses`,
        hand: ['Spock', 'Kivas Fajo - Collector'],
      },
    });
  const places = (stage: Stage<FirstEdition>) => [4, 5, 6, 7, 8].map((piece) => at(stage, piece));
  const [outpost, galaxy, oberth, planet] = ['aboard:1', 'aboard:2', 'aboard:3', 'surface:L2'];

  it.each([
    ['beam Tasha and Picard to the Galaxy', [galaxy, galaxy, outpost, galaxy, galaxy]],
    ['beam tasha yar, jean-luc picard aboard galaxy', [galaxy, galaxy, outpost, galaxy, galaxy]],
    ['beam tasha picard sarek to oberth', [oberth, oberth, oberth, galaxy, galaxy]],
    ['send Larson and Tarses to oberth', [outpost, outpost, outpost, oberth, oberth]],
    ['beam everyone to the oberth', null],
    ['beam everyone from the outpost to the oberth', [oberth, oberth, oberth, galaxy, galaxy]],
    ['beam sarek to oberth', [outpost, outpost, oberth, galaxy, galaxy]],
    ['beam larson down', [outpost, outpost, outpost, planet, galaxy]],
    ['beam Larson and Tarses down', [outpost, outpost, outpost, planet, planet]],
    ['beam larson to the planet', [outpost, outpost, outpost, planet, galaxy]],
    ['beam everyone from the galaxy to first contact', [outpost, outpost, outpost, planet, planet]],
    ['beam Larson and Picard down', null],
  ])('C-BEAM-02: the line “%s” beams those it names, or nobody if it is unclear', (text, wanted) => {
    const stage = crew();
    const before = places(stage);
    const outcome = said(stage, text);
    if (wanted === null) expect(outcome).not.toMatch(/^\d$/);
    else expect(outcome).toMatch(/^\d$/);
    expect(places(stage)).toEqual(wanted ?? before);
  });

  it('C-BEAM-02: nobody beams if one of the personnel named in a line can’t go', () => {
    const stage = crew();
    const before = places(stage);
    expect(said(stage, 'beam sarek and spock to oberth')).not.toMatch(/^\d$/);
    expect(places(stage)).toEqual(before);
  });

  it('C-BEAM-02: the answer to “beam all down” lists only groups that can go down', () => {
    expect(said(crew(), 'beam all down')).toMatch(
      /matches several: All 3 down, from Federation Outpost; All 2 down, from U\.S\.S\. Galaxy\. Choose one\.$/,
    );
    // Study Pulsar has no planet, so nobody goes down there.
    const inSpace = begun({ missions: ['First Contact', 'Study Pulsar', 'Excavation'] });
    expect(said(inSpace, 'beam all down')).toBe(
      'Nothing was done. “beam all down”: None of your personnel are aboard anything that could beam them down to a planet.',
    );
  });

  it('C-BEAM-02: if a name is unclear, the refusal lists the possible names', () => {
    expect(said(begun(), 'beam troi zzyx to oberth')).toMatch(
      /“troi zzyx” isn’t clear\. For “Some aboard U\.S\.S\. Oberth, from .*” you can name: .*Deanna Troi/,
    );
  });

  it('a player can type whose table a card is played on', () => {
    expect(said(crew(), 'play kivas fajo on my table')).toBe('1');
    const stage = crew();
    said(stage, 'play kivas fajo on the opponent’s table');
    expect(stage.g.players[0]?.hand).not.toContain(id('Kivas Fajo - Collector'));
    expect(said(crew(), 'play kivas fajo')).toContain('matches several');
  });
});

describe('orders that end the turn’s card plays (C-TURN-04)', () => {
  const ends = (stage: Stage<FirstEdition>) =>
    Object.fromEntries(stage.decision('gold').options.map(({ verb, ends }) => [verb, ends]));

  it('if the card play is unused, the option for an order warns that it ends the card plays', () => {
    const now = ends(begun());
    expect(now['beam']).toBe('This ends your card plays for the turn, and you haven’t used your card play yet.');
    expect([now['report'], now['end']]).toEqual([undefined, undefined]);
  });

  it('the option for an order has no warning if the card play is used or no card can be played', () => {
    expect(ends(begun().does('gold', 'report:spock:aboard:1'))['beam']).toBeUndefined();
    expect(ends(begun({ hand: [] }))['beam']).toBeUndefined();
    expect(ends(begun({ hand: ['Amanda Rogers'] }))['beam']).toBeUndefined();
  });
});

describe('typed lines that seed cards', () => {
  const deck = (missions: readonly string[], seeds: readonly string[]) => ({
    name: 'Deck',
    missions: missions.map(id),
    seeds: seeds.map(id),
    draw: ['Spock', 'Data', 'Worf', 'Calloway', 'Giusti', 'Sunad', 'Vekor'].map(id),
  });
  const seeding = (): Stage<FirstEdition> => {
    const decks = [
      deck(['First Contact'], ['Microvirus', 'Archer', 'Nanites']),
      deck(['Survey Mission'], ['Chalnoth']),
    ];
    // These decks are nobody’s starter decks. Both players are asked, so that nobody sees whether they hold doorways.
    const stage = new Stage(firstEdition, { options: { decks, first: 0 } as unknown as Json });
    return stage.does('gold', 'pass').does('blue', 'pass').does('blue', 'lay:right');
  };

  it('a player can type several cards to seed, with a mission for each, in one line', () => {
    const stage = seeding();
    expect(said(stage, 'plan own: archer under first contact, nanites under survey mission')).toBe('2');
    expect(stage.g.locations['L1']?.seeds.map(({ card }) => card)).toEqual(['archer']);
    expect(stage.g.players[0]?.plan).toEqual([{ card: 'nanites', location: 'L2' }]);
  });

  it('a refusal says that the text is for a later phase or doesn’t answer the question', () => {
    expect(said(seeding(), 'attempt first contact')).toMatch(
      /“attempt first contact”: You can do that during your turns, after the seed phases\. This question comes first: What do you seed\?/,
    );
    expect(said(seeding(), 'sing')).toMatch(
      /^Nothing was done\. “sing” isn’t an answer to “What do you seed\?” You can, for example: Seed all my cards as proposed/,
    );
  });

  it('a refusal suggests places where the named card can go, and repeats only the question from a long prompt', () => {
    const stage = seeding();
    const near = ['Archer under First Contact', 'Archer under Survey Mission'];
    const text = 'Archer can’t go there. This question comes first: What do you seed?';
    const typed = 'archer under nowhere, nanites under nowhere';
    const refusal = reasonFor(stage.match.state, 0, typed, game);
    expect([refusal.text, refusal.instead?.map(({ label }) => label)]).toEqual([text, near]);
    stage.does('gold', 'plan:own');
    expect(stage.decision('gold').prompt).toContain('Mission numbers work too.');
    expect(reasonFor(stage.match.state, 0, 'sing', game).text).toMatch(
      /^“sing” isn’t an answer to “Which cards go under which missions\?” You can, for example: Microvirus under First Contact;/,
    );
  });

  it('C-FAC-03: a refusal says why a facility can’t go to a location, and where it can go', () => {
    const decks = [
      deck(['First Contact', 'Study Pulsar'], ['Federation Outpost']),
      deck(['Survey Mission'], ['Klingon Outpost']),
    ];
    const stage = new Stage(firstEdition, { options: { decks, first: 0 } as unknown as Json });
    while (stage.g.seeding?.phase !== 'facility') {
      const [decision] = stage.match.state.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      const pick = decision.options.find(({ key }) => key === 'pass' || key.startsWith('lay:right') || key === 'leave');
      stage.match.answer(decision, [pick?.key ?? decision.options[0]?.key ?? '']);
    }
    const seat = stage.match.state.pending[0]?.seat ?? 0;
    const { text, instead } = reasonFor(stage.match.state, seat, 'outpost at survey mission', game);
    const open = stage.match.pending(seat)?.options.filter(({ verb }) => verb === 'seed') ?? [];
    expect(text).toMatch(/Survey Mission has no .* icon\. You can choose: /);
    for (const { label } of open) expect(text).toContain(label);
    expect(instead).toEqual(open.slice(0, 3).map(({ key, label }) => ({ label, line: key })));
  });

  it('a player can type a line to seed all cards as proposed, or to seed just one card', () => {
    expect(said(seeding(), 'plan proposed')).toBe('1');
    expect(said(seeding(), 'seed archer under first contact')).toBe('1');
  });
});
