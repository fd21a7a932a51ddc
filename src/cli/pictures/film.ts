import { encode } from 'modern-gif';
import type { Page } from 'playwright-core';
import { keptRecord } from '../kept-positions.ts';
import { film } from '../picture-list.ts';
import { openFilmSet } from './film-set.ts';
import { hasPictures, type Phone } from './phone.ts';
import { type Pixels, pixelsOf } from './pixels.ts';

/** The height of the film's screen, in CSS pixels. */
const HEIGHT = 760;
/** The number of pixels in the film for each CSS pixel. */
const SCALE = 2;
/** The number of letters that are typed between two frames. */
const LETTERS = 3;
/** How long each kind of frame is shown, in milliseconds. */
const SHOWN = { typing: 110, glance: 1_200, reading: 2_500, end: 4_000 };

/** A frame, with the milliseconds for which it is shown. */
interface Frame extends Pixels {
  readonly delay: number;
}

/** An element of a page, with only the members that the film needs. */
interface Scrollable {
  scrollIntoView(how: { block: 'start' }): void;
}

/** Plays a turn on the page, and films it as an animated GIF. */
export async function makeFilm(phone: Phone): Promise<Buffer> {
  const { position, line } = film;
  const set = await openFilmSet(keptRecord(position.game), position.inputs);
  try {
    const page = await phone.open(set.link, HEIGHT, SCALE);
    return Buffer.from(await encoded(await playedTurn(page, `/play ${line}`)));
  } finally {
    await set.close();
  }
}

async function playedTurn(page: Page, line: string): Promise<Frame[]> {
  const frames: Frame[] = [];
  const answer = page.locator('article.only').last();
  const map = answer.getByRole('img').first();
  // The page is scrolled to the subject of each frame. While the line is being typed, the subject is the question with the
  // map.
  const take = async (delay: number, about = answer): Promise<void> => {
    await about.evaluate((element) => (element as unknown as Scrollable).scrollIntoView({ block: 'start' }));
    frames.push({ ...(await pixelsOf(await page.screenshot())), delay });
  };
  await page.locator('[data-id^="move."]').last().tap();
  await hasPictures(answer, 2);
  await take(SHOWN.reading);
  const input = page.getByRole('combobox', { name: 'Message or command' });
  await input.focus();
  for (let at = 0; at < line.length; at += LETTERS) {
    await input.pressSequentially(line.slice(at, at + LETTERS));
    await take(SHOWN.typing);
  }
  await page.getByRole('option').first().waitFor();
  await take(SHOWN.glance);
  await input.press('Escape');
  await input.press('Enter');
  await page.locator('article.only').nth(1).waitFor();
  await hasPictures(answer, 2);
  await take(SHOWN.reading);
  await take(SHOWN.end, map);
  return frames;
}

async function encoded(frames: readonly Frame[]): Promise<ArrayBuffer> {
  const [{ width, height } = { width: 0, height: 0 }] = frames;
  return encode({ width, height, maxColors: 255, frames: frames.map(({ data, delay }) => ({ data, delay })) });
}
