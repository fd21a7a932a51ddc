import { afterEach, expect, test, vi } from 'vitest';
import { advancementCards, rulesFor } from '../cards.ts';
import { against, apply, does, hintOf } from '../drive-action.ts';
import { join, playerOf, table } from '../support.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The first player with this deck, in the Command Phase, with one Research Node at home. */
function withDeck(...deck: string[]) {
  advancementCards(
    ...['one', 'two', 'three', 'four'].map((id) => ({ id, cost: 3 })),
    { id: 'foreign', civ: 'klingon' as const },
    { id: 'lonely', needsRival: true as const },
  );
  const g = table();
  playerOf(g).deck = deck;
  return g;
}

test('A-PROJ-01: a Command draws 2 cards that only their owner learns', () => {
  const g = withDeck('one', 'two', 'three');
  if (g.discs['earth'] !== undefined) g.discs['earth'].nodes = ['research', 'research', null];
  expect(hintOf(g, 'launch')).toBe('1 Command. You have 0 and may keep 2');
  const { log, told, settled } = does(g, 'launch');
  settled();
  expect(told).toEqual(['The Federation launches one and two.']);
  expect(log).toEqual(['The Federation launches 2 Projects.']);
  expect(playerOf(g)).toMatchObject({
    commands: { ready: 4, exhausted: 1 },
    deck: ['three'],
    projects: [
      { card: 'one', research: 0 },
      { card: 'two', research: 0 },
    ],
  });
});

test('A-PROJ-02, A-PROJ-03, A-PROJ-04, A-BUILD-36: all Projects beyond the number of Research Nodes go to the bottom of the deck, and their Research returns to the Supply', () => {
  const g = withDeck('one', 'two', 'three');
  playerOf(g).projects = [{ card: 'four', research: 2 }];
  const done = does(g, 'launch');
  expect(done.asked).toMatchObject({ kind: 'subset', min: 2, max: 2, rule: 'A-PROJ-03' });
  expect(done.asked.options.every(({ hidden }) => hidden)).toBe(true);
  expect(done.keys()).toEqual(['discard:four', 'discard:one', 'discard:two']);
  done.answer('discard:four', 'discard:two');
  done.settled();
  expect(playerOf(g)).toMatchObject({ deck: ['three', 'four', 'two'], projects: [{ card: 'one', research: 0 }] });
  // The Research on the discarded Projects isn’t given back.
  expect(playerOf(g).reserves.research).toBe(3);
  expect(done.log.at(-1)).toBe('The Federation discards 2 Projects.');
});

test('A-PROJ-05: a card from a rival’s deck goes to the bottom of that deck', () => {
  const g = withDeck('one');
  playerOf(g).projects = [{ card: 'foreign', research: 0 }];
  playerOf(g, 1).deck = ['x'];
  const done = does(g, 'launch');
  done.answer('discard:foreign');
  expect(playerOf(g, 1).deck).toEqual(['x', 'foreign']);
  expect(playerOf(g).deck).toEqual([]);
});

test('A-PROJ-02: a rule can raise the maximum number of Projects', () => {
  const g = table();
  playerOf(g).deck = ['x'];
  expect(hintOf(g, 'launch')).toBe('1 Command. You have 0 and may keep 1');
  rulesFor(g, 0, { adds: { limit: (_g, _source, { of }) => (of === 'projects' ? 1 : 0) } });
  expect(hintOf(g, 'launch')).toBe('1 Command. You have 0 and may keep 2');
});

test('A-OPEN-72: with an empty deck, launching is refused, and with a short deck, it uses the cards that are left', () => {
  const g = withDeck();
  expect(against(g, 'launch')).toBe('A-OPEN-72');
  playerOf(g).deck = ['one'];
  does(g, 'launch').settled();
  expect(playerOf(g).projects).toEqual([{ card: 'one', research: 0 }]);
});

test('A-CMD-02 A-CMD-01: launching needs a Command and isn’t possible in the Building Phase', () => {
  const g = withDeck('one');
  playerOf(g).commands.ready = 0;
  expect(against(g, 'launch')).toBe('A-CMD-02');
  if (g.turn !== null) g.turn.phase = 'building';
  expect(against(g, 'launch')).toBe('A-CMD-01');
});

test('A-OPT-13: Focused Research chooses one card from the whole deck', () => {
  const g = withDeck('two', 'one', 'three');
  g.options.rules.focusedResearch = true;
  const done = does(g, 'launch');
  expect(done.keys()).toEqual(['launch:one', 'launch:three', 'launch:two']);
  done.answer('launch:three');
  done.settled();
  expect(playerOf(g)).toMatchObject({ deck: ['two', 'one'], projects: [{ card: 'three', research: 0 }] });
});

test('A card that needs a rival is replaced in a game without one', () => {
  withDeck();
  const g = table(['federation']);
  playerOf(g).deck = ['lonely', 'one'];
  does(g, 'launch').settled();
  expect(playerOf(g)).toMatchObject({ deck: ['lonely'], projects: [{ card: 'one' }] });
});

test('A-FER-09: cards are drawn from a rival’s deck, and a player keeps at most one of them, even after completing it', () => {
  const g = withDeck('one');
  join(g, 'earth', 'delta-iv').disc.control = 0;
  if (g.discs['delta-iv'] !== undefined) g.discs['delta-iv'].nodes = ['research', 'research', 'research'];
  const player = playerOf(g);
  player.advancements = [{ card: 'one', exhausted: false, drawn: true }];
  player.deck = [];
  playerOf(g, 1).deck = ['foreign', 'two'];
  const done = apply(g, [{ do: 'draw-project', count: 2, from: 1, most: 1 }]);
  expect(done.log[0]).toBe('The Federation launches 2 Projects from the deck of the Klingons.');
  expect(done.keys()).toEqual(['discard:foreign', 'discard:two', 'discard:one']);
  done.answer('discard:one');
  done.answer('discard:two');
  done.settled();
  expect(player.advancements).toEqual([]);
  expect(player.projects).toEqual([{ card: 'foreign', research: 0, drawn: true }]);
  expect(player.deck).toEqual(['one', 'two']);
});

test('A rule can draw several cards and launch one of them', () => {
  const g = withDeck('one', 'two', 'three');
  const done = apply(g, [{ do: 'draw-project', count: 3, keep: 1 }]);
  done.answer('launch:two').settled();
  expect(playerOf(g)).toMatchObject({ projects: [{ card: 'two' }], deck: ['one', 'three'] });
});
