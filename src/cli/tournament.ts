import { parseArgs } from 'node:util';
import { deckFiles } from './deck-files.ts';
import { proofs } from './proofs.ts';

/**
 * `npm run tournament -- --game frontiers`: measures how strong the bot of a game is, and how balanced the game is.
 * Without `--game`, the first game of the list is measured. `--games` is the number of games that the bot plays against
 * itself, and `--strength` is the number of its games against other players. `--against` names those players
 * (`random`), and `--pair` the sides (`klingon-romulan`, or `all`). `--kind` is the kind of game (`four+cube`), and
 * `--decks` is a folder of decks that replace the game’s own.
 */
function main(): number {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: Object.keys(proofs)[0] ?? '' },
      games: { type: 'string' },
      strength: { type: 'string' },
      against: { type: 'string' },
      pair: { type: 'string' },
      kind: { type: 'string' },
      decks: { type: 'string' },
      seed: { type: 'string', default: 'tournament' },
    },
  });
  const proof = proofs[values.game];
  if (proof === undefined) {
    console.log(`--game must be one of ${Object.keys(proofs).join(', ')}.`);
    return 1;
  }
  const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
  const { games, strength, against, seed, pair, kind } = values;
  const { notes, figures } = proof.tournament({
    games: number(games),
    strength: number(strength),
    against,
    seed,
    pair,
    kind,
    decks: values.decks === undefined ? undefined : deckFiles(values.decks),
  });
  for (const note of notes) console.log(note);
  console.log(JSON.stringify(figures));
  return 0;
}

process.exitCode = main();
