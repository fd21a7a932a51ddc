import { describe, expect, it } from 'vitest';
import type { GameChat } from '../../../src/chat/game-chat.ts';
import { compose } from '../../../src/discord/compose/index.ts';
import { partsNamed } from '../../../src/discord/compose/parts.ts';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { frontiersChat } from '../../../src/games/frontiers/chat/index.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { TableView } from '../../../src/tables/types.ts';
import { fullest, viewOf } from '../renderers/frontiers-positions.ts';
import { sample } from '../renderers/views.ts';
import { answer } from './support/made.ts';
import { seen } from './support/samples.ts';

// Views are plain JSON; the interfaces in them have no index signatures.
const frontiers = viewOf(fullest()) as unknown as Json;
const away = sample() as unknown as Json;

const values = (chat: GameChat, view: Json, text: string) => partsNamed(chat, view, text).map(({ value }) => value);

describe('/map', () => {
  it.each([
    ['b3', ['at-B3']],
    ['Close-up: tile B', ['tile-B']],
    ['defiant', ['ship-1']],
    ['legend', ['legend']],
    ['the legend', ['legend']],
    ['nowhere at all', []],
  ])('/map finds the space, ship or part that “%s” names in Frontiers', (text, found) => {
    expect(values(frontiersChat, frontiers, text)).toEqual(found);
  });

  it.each([
    ['b7', ['at-B7']],
    ['RIKER', ['who-riker']],
    ['bridge', ['bridge']],
  ])('/map finds the space, character or board that “%s” names in Away Missions', (text, found) => {
    expect(values(awayMissionsChat, away, text)).toEqual(found);
  });

  it('/map shows the board with the named thing, and says so in the title', () => {
    const { body, pictures } = shown(frontiersChat, frontiers, 'b3');
    expect(`${body['content']}`).toContain('Close-up: B3');
    expect(pictures).toContainEqual(expect.objectContaining({ scene: 'closeup' }));
  });

  it('/map lists the possible meanings of ambiguous text', () => {
    const { body } = shown(frontiersChat, frontiers, 'research');
    expect(`${body['content']}`).toMatch(/“research” matches several: .*; .*Name one of them\./);
  });
});

function shown(chat: GameChat, view: Json, show: string): ReturnType<typeof compose> {
  const at: TableView = seen({ game: chat.game, view });
  return compose(at, answer({ done: true, read: { what: 'map', show } }), chat, true);
}
