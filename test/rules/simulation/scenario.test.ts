import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runFile } from '../../../src/cli/scenario-file.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { describe as describeGame } from '../../../src/simulation/describe.ts';
import { parseScenario, runScenario } from '../../../src/simulation/scenario.ts';

/** The expectations of a case. */
function claiming(...claims: object[]): object {
  // biome-ignore lint/suspicious/noThenProperty: the word is the format’s; nobody awaits a scenario
  return { then: claims };
}

/** A correct case with one change. */
function text(change: object): string {
  const sound = {
    title: 'Riker takes cover',
    game: 'away-missions',
    rules: ['M-COVER-01'],
    given: { at: 'activation' },
    do: [
      { seat: 'federation', pick: 'activate:riker' },
      { seat: 'federation', pick: 'take cov' },
    ],
    ...claiming({ path: 'characters.riker.cover', is: true }),
  };
  return JSON.stringify({ ...sound, ...change });
}

function problems(change: object): string[] {
  return runScenario(awayMissions, parseScenario(text(change))).problems;
}

const folder = mkdtempSync(join(tmpdir(), 'scenario-'));
afterAll(() => rmSync(folder, { recursive: true }));

function refusal(content: string): string {
  const file = join(folder, 'case.json');
  writeFileSync(file, content);
  try {
    return runFile(file).problems.join();
  } catch (error) {
    return String(error);
  }
}

describe('scenario', () => {
  it('a scenario can choose an option by its key or by an unambiguous part of its label', () => {
    expect(problems({})).toEqual([]);
    expect(refusal(text({}))).toBe('');
  });

  const claims: [claim: object, says: RegExp][] = [
    [{ path: 'round', is: 2 }, /^round is 1, not 2$/],
    [{ path: 'round', atLeast: 2 }, /^round is 1, not at least 2$/],
    [{ path: 'players.0.area', has: 'corridor' }, /does not hold "corridor"/],
    [{ path: 'characters.picard.space', is: null }, /There is no “characters.picard.space”/],
    [{ offers: { seat: 'federation', pick: 'cover' } }, /“cover” is not offered to federation\. federation: Riker/],
    [{ offers: { seat: 'federation', pick: 'ecover' } }, /“ecover” is not offered/],
    [{ offers: { seat: 'federation', pick: 'Recover' } }, /“Recover” is not offered/],
    [{ refuses: { seat: 'federation', pick: 'pass', rule: 'M-ACTV-03' } }, /“pass” is on offer/],
    [{ refuses: { seat: 'federation', pick: 'cover', rule: 'M-ATK-04' } }, /refused by M-COVER-01 .* not by M-ATK-04/],
    [{ asked: ['borg'] }, /asked are \["federation"\], not \["borg"\]/],
    [{ log: 'Riker sits down' }, /the log does not say “Riker sits down”/],
    [{ outcome: { winners: [] } }, /the game is not over/],
    [{ score: { borg: 5 } }, /the score is federation 0, borg 0/],
  ];
  it.each(claims)('a scenario reports a claim that doesn’t hold: %j', (claim, says) => {
    const found = problems(claiming(claim));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(says);
  });
});

describe('refusals', () => {
  const malformed: [what: string, content: string, says: RegExp][] = [
    ['no JSON', '{"title":', /This is not JSON/],
    ['another schema', '[]', /This is not a scenario: the file/],
    ['an unknown field', text({ surprise: 1 }), /Unrecognized key: "surprise"/],
    ['a claim of no kind', text(claiming({ path: 'round' })), /then\.0: say path with is, atLeast or has/],
    ['a seat that does nothing', text({ do: [{ seat: 'borg' }] }), /do\.0: a seat does exactly one of pick/],
    ['two things at once', text({ do: [{ seat: 'borg', pick: 'pass', undo: true }] }), /does exactly one of/],
    ['an unknown game', text({ game: 'chess' }), /There is no game “chess”: ascendancy, away-missions/],
    ['an unknown rule', text({ rules: ['M-NONE-99'] }), /no rule “M-NONE-99”/],
  ];
  it.each(malformed)('a scenario file with %s is refused', (_what, content, says) => {
    expect(refusal(content)).toMatch(says);
  });

  it('a file that doesn’t exist is refused', () => {
    expect(() => runFile(join(folder, 'missing.json'))).toThrow(/can’t read the file/);
  });

  const pick = (seat: string, key: string): object => ({ do: [{ seat, pick: key }] });
  const patch = (values: object): object => ({ given: { at: 'activation', patch: values } });
  const unplayable: [what: string, change: object, says: RegExp][] = [
    ['an unknown seat that acts', pick('klingon', 'pass'), /No seat “klingon”: federation, borg/],
    ['an unknown seat in seats', { seats: ['klingon'] }, /No seat “klingon”/],
    ['an unknown seat whose turn it is', { given: { at: 'activation', turn: 'q' } }, /No seat “q”/],
    ['an unknown step', { given: { at: 'lunch' } }, /No step “lunch”: activation, /],
    ['an unknown path', patch({ 'characters.picard.space': 'A5' }), /There is no “characters.picard.space”/],
    ['a patch without a step', { given: { patch: { round: 1 } } }, /“patch” needs “at”/],
    ['decks without a step', { given: {}, decks: { 'borg.hand': ['adapt'] } }, /“decks” needs “at”/],
    ['an unknown option', pick('federation', 'activate:picard'), /names nothing\. On offer: activate:riker/],
    ['an ambiguous label', pick('federation', 'activate'), /names several options\. On offer: activate:riker/],
    ['a seat that isn’t asked', pick('borg', 'activate:one'), /Nothing waits for borg\. federation: Which/],
    ['left-over dice', { dice: [3, 1] }, /Dice were left over: 3 1\./],
    ['a die of 7', { given: { at: 'action' }, dice: [7, 2] }, /no die shows 7/],
    ['left-over cards', { decks: { 'federation.support': ['scanner'] } }, /left over in federation\.support: scanner/],
    ['an unknown deck', { decks: { 'klingon.hand': ['scanner'] } }, /There is no “klingon\.hand”/],
    [
      'an unknown card',
      { decks: { 'federation.hand': ['tribble'] } },
      /no tribble left among the Federation mission cards or Federation support cards/,
    ],
    [
      'a card of the other deck',
      { decks: { 'borg.mission': ['adapt'] } },
      /no adapt left among the Borg mission cards/,
    ],
    ['a position that breaks the check', patch({ 'characters.riker.stun': 3 }), /3 Stun tokens on riker/],
    ['a space that isn’t there', patch({ 'characters.riker.space': 'Z9' }), /riker is in Z9, which isn’t a space/],
    ['a position that makes no sense', patch({ 'characters.riker': null }), /The position .* can’t be played: /],
    ['options that the game doesn’t take', { options: { federation: 7 } }, /The options are “factions”/],
  ];
  it.each(unplayable)('%s is reported in one clear line', (_what, change, says) => {
    const found = problems(change);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(says);
    expect(found[0]).not.toContain('\n');
  });
});

describe('description', () => {
  const about = describeGame(awayMissions);

  it('the description of a game lists every seat, step, deck and path, and the options at the beginning of each step', () => {
    for (const name of [...Object.keys(awayMissions.staging.at), ...Object.keys(awayMissions.staging.paths)]) {
      expect(about).toContain(`  ${name}: `);
    }
    expect(about).toContain('federation pick: activate:riker (Activate Riker)');
    expect(about).toContain('federation.discard');
  });

  it('the description of a game names only paths that exist, even during a fight', () => {
    const fight = {
      given: { at: 'activation', patch: { 'characters.worf.space': 'C5', 'characters.one.space': 'D5' } },
      do: [
        { seat: 'federation', pick: 'activate:worf' },
        { seat: 'federation', pick: 'attack:one:batleth' },
      ],
    };
    const claimed = Object.keys(awayMissions.staging.paths).map((path) => ({ path, is: 'nothing of the kind' }));
    const found = problems({ ...fight, dice: [1, 1, 1, 1, 1, 1], ...claiming(...claimed) });
    const lacking = (problems: readonly string[]) =>
      problems.flatMap((problem) => /^There is no “(.*)” in this game/.exec(problem)?.[1] ?? []);
    // The parts that only some teams and numbers of players have are listed for a game that has them.
    const factions = ['klingon', 'romulan', 'federation', 'borg'];
    const [inTeams = [], alone = []] = [{ factions, partner: 2 }, { factions }].map((options) =>
      lacking(problems({ options, given: { at: 'activation' }, do: [], ...claiming(...claimed) })),
    );
    expect(inTeams).toContain('order');
    expect(alone).toContain('allies');
    expect(lacking(found).filter((path) => inTeams.includes(path) && alone.includes(path))).toEqual([]);
    expect(found).toHaveLength(claimed.length);
  });
});
