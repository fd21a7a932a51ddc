import { describe, expect, it } from 'vitest';
import { STARTER_DECKS } from '../../../src/games/away-missions/content/decks.ts';
import { keys, play, uses } from '../../support/away-case.ts';

const { mission: MISSIONS } = STARTER_DECKS.federation;
const IMPLANTS = ['cortical-node', 'personal-shield', 'regeneration-unit', 'servo-limbs', 'targeting-eye'];

describe('searching decks and discard piles', () => {
  it('M-SEARCH-02: a search covers the discard pile only if the card says so', () => {
    const stage = uses('riker', 'use:number-one', { decks: { 'federation.discard': ['make-it-so'] } });
    expect(keys(stage)).toEqual(['take:all-hands', 'take:covering-fire']);
  });

  it('M-SEARCH-01 M-DECK-02: a search lists the cards it finds by name, so the deck’s order stays secret', () => {
    const decks = { 'borg.hand': ['adapt'], 'borg.support': [...IMPLANTS].reverse() };
    expect(keys(uses('one', 'play:adapt', { turn: 'borg', decks }))).toEqual(IMPLANTS.map((card) => `take:${card}`));
  });

  it('M-SEARCH-01: if a search finds nothing, the player isn’t asked, and the rest of the card is resolved', () => {
    const decks = { 'borg.hand': ['adapt', 'cortical-node', ...IMPLANTS] };
    const stage = uses('one', 'play:adapt', { turn: 'borg', decks });
    expect(stage.g.players[1]?.adapt).toBe(1);
    expect(stage.g.active?.taken).toBe(1);
    expect(stage.log).toContain('No such card was found.');
  });

  it('M-CARD-01 M-PLAY-19: Download may be declined, and finds nothing if no Subcommand can be played', () => {
    const declined = uses('locutus', 'use:download', { turn: 'borg' }).does('borg', 'pass');
    expect(declined.g.active?.taken).toBe(0);
    expect(declined.offers('borg', 'use:download')).toBe(false);
    // Second Cycle, alone in the deck, needs Adapt tokens.
    const decks = { 'borg.hand': ['adapt', 'interchange', 'pursue'] };
    const none = uses('locutus', 'use:download', { turn: 'borg', decks });
    expect(none.log).toContain('No such card was found.');
    expect(none.offers('borg', 'move')).toBe(true);
  });

  it('M-CARD-01: a Download prevents another one only in the same Activation', () => {
    const modifier = { what: 'attack', value: 1 };
    const lasting = [
      { modifier: null, character: 'locutus', seat: 1, card: 'charge', until: 'activation' },
      { modifier: null, character: 'one', seat: 1, card: 'download', until: 'activation' },
      { modifier, character: 'locutus', seat: 1, card: 'download', until: 'round' },
    ];
    const stage = play({ turn: 'borg', patch: { lasting } }).does('borg', 'activate:locutus');
    expect(stage.offers('borg', 'use:download')).toBe(true);
  });

  it('M-PLAY-09 M-OPEN-59: Request Supplies takes back Equipment from the discard pile, but no other cards', () => {
    const discard = ['hypospray', 'make-it-so', 'hypospray', 'scanner'];
    const decks = { 'federation.hand': ['request-supplies'], 'federation.discard': discard };
    const stage = uses('riker', 'play:request-supplies', { decks }).does('federation', 'choose:take-back-an-equipment');
    expect(keys(stage)).toEqual(['take:hypospray', 'take:scanner']);
    stage.does('federation', 'take:hypospray');
    expect(stage.g.players[0]?.hand.support).toEqual(['hypospray']);
    expect(stage.g.players[0]?.discards.support).toEqual(['make-it-so', 'hypospray', 'scanner', 'request-supplies']);
  });

  it('M-PLAY-09 M-SEARCH-01: a choice doesn’t offer effects that would do nothing now', () => {
    const supplies = (more: string[], discard: string[] = []): string[] =>
      keys(
        uses('riker', 'play:request-supplies', {
          decks: { 'federation.hand': ['request-supplies', ...more], 'federation.discard': discard },
        }),
      );
    expect(supplies([], ['make-it-so'])).toEqual(['choose:search-for-a-device', 'choose:draw-two-cards']);
    const devices = ['pattern-enhancers', 'scanner', 'engineering-kit', 'force-field-emitter', 'comm-relay'];
    expect(supplies(devices, ['hypospray'])).toEqual(['choose:take-back-an-equipment', 'choose:draw-two-cards']);
  });

  it('M-SEARCH-01: Data’s ability keeps one of the deck’s top cards, and doesn’t offer cards in hand', () => {
    const held = ['hold-the-ship', 'no-one-left-behind'];
    const decks = { 'federation.hand': held, 'federation.mission': ['study-a-drone', 'counter-attack'] };
    const stage = uses('data', 'use:positronic-brain', { decks }).does('federation', 'keep:counter-attack');
    expect(stage.g.players[0]?.hand.mission).toEqual([...held, 'counter-attack']);
    expect(stage.g.players[0]?.decks.mission).toHaveLength(17);
  });

  it.each([0, 1])('M-DECK-04 M-SEARCH-01: Data’s ability offers no choice if the deck has %i cards left', (left) => {
    const patch = {
      'players.0.hand.mission': MISSIONS.slice(0, 3),
      'players.0.decks.mission': MISSIONS.slice(3, 3 + left),
      'players.0.discards.mission': MISSIONS.slice(3 + left),
    };
    const stage = uses('data', 'use:positronic-brain', { patch });
    expect(stage.g.active?.taken).toBe(1);
    expect(stage.g.players[0]?.hand.mission).toEqual(MISSIONS.slice(0, 3 + left));
  });
});
