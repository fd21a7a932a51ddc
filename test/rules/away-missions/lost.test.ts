import { describe, expect, it } from 'vitest';
import { summarizeLog } from '../../../src/discord/compose/log-summary.ts';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { nameOf } from '../../../src/games/away-missions/content/cards.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Loss, Seat } from '../../../src/kernel/types.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { play, standing } from '../../support/away-case.ts';
import { type CardSpec, staged } from './cards-spec.ts';

const lossesOf = ({ match }: Pick<Stage<AwayMissions>, 'match'>): Loss[] =>
  match.events.flatMap(({ event }) => event.lost ?? []);

/** The Romulan side of a case, with Shelby and Riker in sight of Sela. */
const SELA: Pick<CardSpec, 'rules' | 'by' | 'gives'> = { rules: '', by: 'sela', gives: {} };

function played(spec: Omit<CardSpec, 'rules' | 'by' | 'gives'>): Stage<AwayMissions> {
  const stage = staged({ ...SELA, ...spec });
  for (const answer of spec.does) stage.does('romulan', answer);
  return stage;
}

describe('cards lost because of another player’s card', () => {
  it('M-DECK-03: a random discard is logged with the card that caused it', () => {
    const decks = { 'federation.hand': ['reason-with-locutus'], 'borg.hand': ['overwhelm'] };
    const stage = play({ patch: standing({ riker: 'G7' }), decks, dice: [6, 6, 1, 5, 4, 4, 1, 1] });
    stage.does('federation', 'activate:riker').does('federation', 'play:reason-with-locutus').settled();
    expect(lossesOf(stage)).toEqual([{ seat: 1, names: [nameOf('overwhelm')] }]);
    expect(stage.log).toContain('Reason with Locutus: Borg discards Overwhelm.');
  });

  it('M-OPEN-77: a card discarded after the opponent looked at it is logged with the card that caused it', () => {
    const stage = played({
      card: 'disinformation',
      hands: { federation: ['hold-the-ship'] },
      dice: [1],
      does: ['play:disinformation'],
    });
    expect(lossesOf(stage)).toEqual([{ seat: 1, names: [nameOf('hold-the-ship')] }]);
  });

  it('M-PLAY-17: Equipment that a card takes from a character is logged with that card', () => {
    const stage = played({
      card: 'confiscate-the-prototype',
      at: { sela: 'C5', riker: 'E5' },
      patch: { 'players.0.intel': 1 },
      worn: { riker: ['scanner'] },
      does: ['play:confiscate-the-prototype', 'strip:scanner'],
    });
    expect(lossesOf(stage)).toEqual([{ seat: 1, names: [nameOf('scanner')] }]);
    expect(stage.log).toContain(`${nameOf('confiscate-the-prototype')}: Riker loses ${nameOf('scanner')}.`);
  });

  it('a turn message mentions a lost card even after many other events', () => {
    const line = { seq: 1, at: 0, rule: 'M-DECK-03', lost: { seat: 1, names: ['Overwhelm'] } };
    const later = Array.from({ length: 12 }, (_, at) => ({
      seq: at + 2,
      at: 0,
      text: `Damage ${at}.`,
      rule: 'M-DMG-01',
    }));
    expect(summarizeLog([{ ...line, text: 'X: Borg discards Overwhelm.' }, ...later], 4, awayMissionsChat)[0]).toBe(
      '• X: Borg discards Overwhelm.',
    );
  });
});

/** Returns the cards that only the seat itself can give up: in its hand, and on its characters. */
function held(g: AwayMissions, seat: Seat): string[] {
  const { mission, support } = g.players[seat]?.hand ?? { mission: [], support: [] };
  const worn = Object.values(g.characters).flatMap((one) =>
    one.seat === seat ? [...one.equipment, ...one.traits] : [],
  );
  return [...mission, ...support, ...worn];
}

function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

describe('cards lost in random games', () => {
  it.each([
    ['romulan', 'federation'],
    ['klingon', 'borg'],
    ['borg', 'federation'],
    ['romulan', 'klingon'],
  ])('in random games, the log reports each card that %s and %s lose because of each other', (one, other) => {
    for (let game = 0; game < 3; game++) {
      const seed = `lost ${one} ${other} ${game}`;
      const match = new InMemoryTable(awayMissions, { secret: seed, options: { factions: [one, other], quick: true } });
      const random = stream(seed);
      const next = (bound: number): number => random.next(bound);
      match.start();
      while (match.state.over === null) {
        const [decision] = match.state.pending;
        if (decision === undefined) throw new Error('nobody is asked');
        const [seat, told] = [1 - decision.seat, match.events.length];
        const { phase } = match.state.g;
        const [before, piles] = [held(match.state.g, seat), discardsOf(match.state.g, seat)];
        match.answer(decision, randomAnswer(decision, next));
        // A seat is asked about the cards that it gives up itself, and a new Round deals new cards.
        if (match.state.g.phase !== phase || phase !== 'action') continue;
        const gone = without(before, held(match.state.g, seat));
        const lost = gone.filter((card) => without(discardsOf(match.state.g, seat), piles).includes(card));
        const named = match.events
          .slice(told)
          .flatMap(({ event }) => (event.lost?.seat === seat ? event.lost.names : []));
        expect(
          lost.map(nameOf).filter((name) => !named.includes(name)),
          seed,
        ).toEqual([]);
      }
    }
  });
});

function discardsOf(g: AwayMissions, seat: Seat): string[] {
  const { mission, support } = g.players[seat]?.discards ?? { mission: [], support: [] };
  return [...mission, ...support];
}
