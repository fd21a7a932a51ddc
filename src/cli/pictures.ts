import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pictureOf, seenIn } from './kept-positions.ts';
import { FACTS, factsOf, film, PICTURES, type PictureFacts, pictures } from './picture-list.ts';
import { makeFilm } from './pictures/film.ts';
import { NOW, shotsOfTurns } from './pictures/message-shots.ts';
import { openPhone, type Phone } from './pictures/phone.ts';
import { runPlainly } from './startup-errors.ts';

const HELP = `npm run pictures             Makes the pictures of docs/pictures again, from kept games.

  --film                   Makes the film of a turn instead. It needs Redis.
  --help                   Shows these options.

Both need Chromium: npm run setup -- --for test`;

/**
 * `npm run pictures`: draws maps and hands as the bot does, and takes screenshots of turn messages on the local chat's page.
 * All of these pictures show recorded games. For a test, `facts.json` stores the size of each drawn picture and the bot's
 * alternative text.
 */
await runPlainly(async () => {
  const { values } = parseArgs({
    options: { film: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  await mkdir(PICTURES, { recursive: true });
  const phone = await openPhone();
  try {
    if (values.film) await keep(film.file, await makeFilm(phone));
    else await makePictures(phone);
  } finally {
    await phone.close();
  }
});

async function makePictures(phone: Phone): Promise<void> {
  const facts: Record<string, PictureFacts> = {};
  for (const { name, position, shows } of pictures) {
    if (shows === 'turn') continue;
    const { bytes, alt } = pictureOf(seenIn(position), shows);
    facts[name] = factsOf(bytes, alt);
    await keep(`${name}.png`, bytes);
  }
  await keep(FACTS, Buffer.from(`${JSON.stringify(facts, null, 2)}\n`));
  const turns = pictures.filter(({ shows }) => shows === 'turn');
  const shots = await shotsOfTurns(
    phone,
    turns.map(({ position }) => seenIn(position, NOW)),
  );
  for (const [at, shot] of shots.entries()) await keep(`${turns[at]?.name}.png`, shot);
}

async function keep(name: string, bytes: Buffer): Promise<void> {
  await writeFile(join(PICTURES, name), bytes);
  console.log(`${join(PICTURES, name)}  ${Math.ceil(bytes.length / 1000)} kB`);
}
