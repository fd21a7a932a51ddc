import type { DeckFace, DeckLine } from '../../src/games/away-missions/viewing/face.ts';
import { type DeckItem, deckScene } from '../kit/deck-scene.ts';
import type { IconName } from '../kit/icons.ts';
import { count } from '../kit/wording.ts';

const icons: Record<DeckLine['kind'], IconName> = {
  mission: 'flag',
  event: 'event',
  interrupt: 'interrupt',
  trap: 'trap',
  permanent: 'permanent',
  trait: 'trait',
  equipment: 'equipment',
  core: 'core',
  commander: 'star',
  specialist: 'person',
  character: 'person',
};

/** Labels for special characters and Core Missions, shown next to their names. */
const TOLD: Partial<Record<DeckLine['kind'], string>> = { commander: 'Commander', specialist: 'Specialist' };

function itemOf({ name, kind, count: copies, points }: DeckLine): DeckItem {
  const label = TOLD[kind];
  const value = points === null ? (copies > 1 ? `×${copies}` : label) : `${points}`;
  const said = points === null ? label : `${points} points`;
  return {
    icon: icons[kind],
    words: name,
    copies,
    ...(value === undefined ? {} : { value }),
    ...(said === undefined ? {} : { said: ` (${said})` }),
  };
}

/** The picture of a deck for its owner. */
export const deck = deckScene(({ name, team, size, points, kinds, notes, zones }: DeckFace) => ({
  name,
  facts: [count(size, 'card')],
  bars: kinds.map(({ kind, name: words, count: many }) => ({ icon: icons[kind], words, count: many })),
  lists: [
    {
      heading: 'In all',
      items: [
        ...(team === null ? [] : [{ icon: 'team' as const, words: team }]),
        ...(points === 0 ? [] : [{ icon: 'flag' as const, words: 'Points of its Missions', value: `${points}` }]),
      ],
    },
  ],
  notes,
  zones: zones.map(({ title, count: many, cards }) => ({ title, count: many, cards: cards.map(itemOf) })),
}));
