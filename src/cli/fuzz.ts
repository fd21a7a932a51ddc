import { parseArgs } from 'node:util';
import { chats } from '../discord/games/index.ts';
import { gameIds, gameOf } from '../games/index.ts';
import { fuzz } from '../proving/fuzz.ts';
import { audit } from '../proving/leaks.ts';
import { shownOf } from './shown.ts';

const USAGE = `npm run -s fuzz -- --game GAME --games N | --minutes M [--seed S] [--leaks N]
Plays random legal games and checks every claim of the kernel; --leaks audits N games for hidden information that shows.`;

function number(text: string | undefined): number | undefined {
  const value = Number(text);
  return text === undefined || !Number.isFinite(value) || value <= 0 ? undefined : value;
}

function main(): number {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      games: { type: 'string' },
      minutes: { type: 'string' },
      seed: { type: 'string' },
      leaks: { type: 'string' },
    },
    strict: false,
  });
  const text = (name: string): string | undefined => (typeof values[name] === 'string' ? values[name] : undefined);
  const game = gameOf(text('game') ?? '');
  const games = number(text('games'));
  const minutes = number(text('minutes'));
  const leaks = number(text('leaks'));
  if (game === null || (games === undefined && minutes === undefined && leaks === undefined)) {
    console.log(`${USAGE}\nGames: ${gameIds().join(', ')}.`);
    return 1;
  }
  const seed = text('seed') ?? 'fuzz';
  let violations = 0;
  if (leaks !== undefined) {
    const chat = chats.find((one) => one.game === game.id);
    const shown = chat === undefined ? null : shownOf(game, chat);
    const report = audit(game, {
      seed,
      games: leaks,
      ...(shown === null ? {} : { shown: shown.inWords, drawn: shown.inPictures }),
    });
    for (const leak of report.leaks) console.log(`leak: ${leak}`);
    console.log(
      `${report.games} games audited, ${report.states} states dealt anew, ${report.inputs} inputs compared, pictures of ${report.drawn} states, ${report.leaks.length} leaks`,
    );
    violations += report.leaks.length;
  }
  if (games !== undefined || minutes !== undefined) {
    const report = fuzz(game, {
      seed,
      ...(games === undefined ? {} : { games }),
      ...(minutes === undefined ? {} : { forMs: minutes * 60_000 }),
    });
    for (const violation of report.violations) console.log(`violation: ${violation}`);
    violations += report.violations.length;
    console.log(
      JSON.stringify({
        games: report.games,
        finished: report.finished,
        violations: report.violations.length,
        decisions: report.decisions,
        per_s: report.perSecond,
      }),
    );
  }
  return violations === 0 ? 0 : 1;
}

process.exitCode = main();
