import { describe, expect, it } from 'vitest';
import { shownOf } from '../../../src/cli/shown.ts';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { CARDS, EXTRAS } from '../../../src/games/away-missions/content/cards.ts';
import { CHARACTERS } from '../../../src/games/away-missions/content/characters.ts';
import { bring } from '../../../src/games/away-missions/decks/bring.ts';
import { starterDeck } from '../../../src/games/away-missions/decks/lists.ts';
import { completed } from '../../../src/games/away-missions/decks/team.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { Faction } from '../../../src/games/away-missions/state.ts';
import { gameOf } from '../../../src/games/index.ts';
import { counted, kept, withZone } from '../../../src/games/kit/decks/zoned.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { fuzz } from '../../../src/proving/fuzz.ts';
import { auditLeaks } from '../../../src/proving/leaks.ts';

const SIDES = Object.keys(CHARACTERS) as Faction[];

/** A deck with all cards of an affiliation that no starter deck has, another Commander and other Specialists. */
function fresh(faction: Faction): Json {
  const [extra, usual] = [EXTRAS[faction], CARDS[faction]];
  const isMission = ({ kind }: { kind: string }) => kind === 'mission';
  const missions = [...extra.filter(isMission), ...usual.filter(isMission)].slice(0, 20);
  const support = [...extra, ...usual].filter((card) => !isMission(card)).slice(0, 30);
  const people = CHARACTERS[faction].filter(({ keywords }) => keywords.includes('specialist')).slice(1, 3);
  const commander = CHARACTERS[faction].find(({ leads }) => leads !== undefined);
  const room = commander?.leads?.swaps === undefined ? 1 : 2;
  const team = completed(faction, [commander?.id ?? '', ...people.slice(0, room).map(({ id }) => id)]);
  const decks = withZone(starterDeck(faction), 'mission', counted(missions.map(({ id }) => id)));
  return kept(withZone(withZone(decks, 'support', counted(support.map(({ id }) => id))), 'team', counted(team)));
}

/** Options in which both seats bring such decks. */
function brought(number: number): Json {
  const pairs = SIDES.flatMap((one, at) => SIDES.slice(at + 1).map((other) => [one, other] as const));
  const pair = pairs[number % pairs.length] ?? ['federation', 'borg'];
  return pair.reduce(
    (options: Json, faction, seat) => bring(options, seat, fresh(faction)).options,
    awayMissions.options({ factions: [...pair], quick: true }),
  );
}

describe('M-BUILD-09 M-TEAM-05 M-TEAM-06: decks that players bring', () => {
  it('are played at random, all sides against each other, with every claim of the kernel kept', {
    timeout: 240_000,
  }, () => {
    const report = fuzz(awayMissions, { seed: 'own', games: 6, every: 60, options: brought });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(6);
  });

  it.each([0, 5])('tell nobody else what is in them: pair %i', { timeout: 240_000 }, (pair) => {
    const game = gameOf('away-missions');
    if (game === null) throw new Error('the game is gone');
    const { inWords } = shownOf(game, awayMissionsChat);
    const report = auditLeaks(game, {
      seed: 'own',
      games: 2,
      states: 40,
      every: 7,
      options: brought(pair),
      shown: inWords,
    });
    expect(report.leaks).toEqual([]);
    expect(report.states).toBeGreaterThanOrEqual(30);
  });
});
