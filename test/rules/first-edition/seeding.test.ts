import { describe, expect, it } from 'vitest';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { starters } from '../../../src/games/first-edition/starters.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { id, offered } from './scene.ts';

interface Deck {
  missions?: readonly string[];
  seeds?: readonly string[];
  draw?: readonly string[];
}

const DRAW = ['Spock', 'Data', 'Worf', 'Calloway', 'Giusti', 'Sunad', 'Vekor', 'Divok', 'Kurn'];

/** A game from its start, with Gold as the first player. */
function seeding(gold: Deck, blue: Deck, first: 0 | 1 = 0): Stage<FirstEdition> {
  const decks = [gold, blue].map(({ missions = [], seeds = [], draw = DRAW }, seat) => ({
    name: `Deck ${seat}`,
    missions: missions.map(id),
    seeds: seeds.map(id),
    draw: draw.map(id),
  }));
  const stage = new Stage(firstEdition, { options: { decks, first } as unknown as Json });
  // A player with cards to seed is also asked for doorways, whatever the cards.
  while (phase(stage) === 'doorway') stage.does(stage.g.seeding?.seat === 0 ? 'gold' : 'blue', 'pass');
  return stage;
}

const phase = ({ g }: Stage<FirstEdition>) => g.seeding?.phase;

describe('seeding', () => {
  it('C-SEED-01 C-SEED-08: the first player places the first mission, and later missions go to an end of the spaceline', () => {
    const stage = seeding({ missions: ['Study Pulsar'] }, { missions: ['Survey Mission'] }, 1);
    expect(stage.g.lines['Alpha']).toEqual(['L1']);
    expect(stage.g.locations['L1']?.missions[0]?.owner).toBe(1);
    expect(offered(stage, 'gold')).toEqual(['lay:left', 'lay:right']);
    stage.does('gold', 'lay:left');
    expect(stage.g.lines['Alpha']).toEqual(['L2', 'L1']);
  });

  it('C-SEED-08: missions are placed in a random order', () => {
    const first = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const decks = [{ missions: ['Study Pulsar', 'First Contact', 'Survey Mission'] }, {}].map(
        ({ missions = [] }, seat) => ({ name: `${seat}`, missions: missions.map(id), seeds: [], draw: [] }),
      );
      const stage = new Stage(firstEdition, { options: { decks, first: 0 } as Json, seed });
      first.add(stage.g.locations['L1']?.missions[0]?.card ?? '');
    }
    expect(first.size).toBeGreaterThan(1);
  });

  it('C-SPACELINE-01: each quadrant has its own spaceline', () => {
    const stage = seeding({ missions: ['Study Pulsar'] }, { missions: ['Access Relay Station'] });
    expect(stage.g.lines).toEqual({ Alpha: ['L1'], Gamma: ['L2'] });
  });

  it('C-SEED-31: a second version of a mission goes to the first one’s location', () => {
    for (const [title, second] of [
      ['Test Mission', 'Test Mission II'],
      ['Secret Salvage', 'Secret Salvage II'],
    ] as const) {
      const stage = seeding({ missions: [title] }, { missions: [second] });
      // It goes to the first version’s location, with either side up.
      expect(offered(stage, 'blue')).toEqual(['lay:L1', 'lay:L1:back']);
      stage.does('blue', 'lay:L1');
      expect(stage.g.lines['Alpha']).toEqual(['L1']);
      expect(stage.g.locations['L1']?.missions.map(({ card }) => card)).toEqual([id(second), id(title)]);
    }
  });

  it('C-SEED-09 C-SEED-10: both players’ copies of a unique mission share a location, but those of a universal mission don’t', () => {
    const stage = seeding({ missions: ['First Contact'] }, { missions: ['First Contact'] });
    expect(stage.g.locations['L1']?.missions.map(({ owner }) => owner)).toEqual([1, 0]);
    const universal = seeding({ missions: ['Study Pulsar'] }, { missions: ['Study Pulsar'] }).does('blue', 'lay:right');
    expect(Object.keys(universal.g.locations)).toHaveLength(2);
  });

  it('C-SEED-11: every place offered for a regional mission is on the spaceline', () => {
    const stage = seeding({ missions: ['Cloaked Mission'] }, { missions: ['Study Pulsar', 'Covert Installation'] });
    while (stage.decision('blue').prompt.startsWith('Study')) stage.does('blue', 'lay:right');
    expect(offered(stage, 'blue').every((key) => key.startsWith('lay:'))).toBe(true);
  });

  it('C-SEED-03 C-SEED-04 C-SEED-13 C-SEED-25: players take turns seeding one face-down card, and the card seeded last is encountered first', () => {
    const stage = seeding(
      { missions: ['First Contact'], seeds: ['Microvirus', 'Archer'] },
      { missions: ['Survey Mission'], seeds: ['Chalnoth'] },
    ).does('blue', 'lay:right');
    expect(phase(stage)).toBe('dilemma');
    stage.does('gold', 'seed:microvirus:L1').does('blue', 'seed:chalnoth:L1').does('gold', 'seed:archer:L1');
    expect(stage.g.locations['L1']?.seeds.map(({ card }) => card)).toEqual(['archer', 'chalnoth', 'microvirus']);
    expect(stage.log).toContain('Gold seeds a card under First Contact. [You seed Microvirus under First Contact.]');
  });

  it('C-SEED-29: the opponent sees who owns a seed card, and nothing more', () => {
    const stage = seeding(
      { missions: ['First Contact'], seeds: ['Microvirus', 'Archer'] },
      { missions: ['Survey Mission'], seeds: ['Chalnoth'] },
    ).does('blue', 'lay:right');
    stage.does('gold', 'seed:microvirus:L1');
    const seen = (reader: number | 'spectator') => firstEdition.view(stage.match.state, reader).locations[0]?.seeds;
    expect(seen(0)).toEqual([{ owner: 0, card: 'microvirus', title: 'Microvirus' }]);
    expect(seen(1)).toEqual([{ owner: 0, card: null, title: null }]);
    expect(seen('spectator')).toEqual([{ owner: 0, card: null, title: null }]);
  });

  it('C-SEED-14 C-SEED-20: a card that doesn’t fit a mission can be seeded as a bluff', () => {
    const stage = seeding({ missions: ['First Contact'], seeds: ['Null Space'] }, {});
    const [option] = stage.decision('gold').options;
    expect(option?.hint).toMatch(/bluff/);
  });

  it('C-SEED-03 C-SEED-28: two passes in a row end a phase, and the cards left over are shown and go out-of-play', () => {
    const stage = seeding(
      { missions: ['First Contact'], seeds: ['Microvirus'] },
      { missions: ['Survey Mission'], seeds: ['Chalnoth'] },
    ).does('blue', 'lay:right');
    stage.does('gold', 'pass').does('blue', 'pass');
    expect(phase(stage)).toBe('facility');
    stage.does('gold', 'pass').does('blue', 'pass');
    expect(stage.g.players.map(({ removed }) => removed)).toEqual([['microvirus'], ['chalnoth']]);
    expect(stage.log).toContain('Gold couldn’t seed: Microvirus.');
  });

  it('C-SEED-07: nobody is asked for doorways if a player’s deck is known to have none', () => {
    const stage = new Stage(firstEdition, { options: { decks: ['Federation', 'Klingon'], first: 0 } });
    expect(stage.g.seeding?.phase).toBe('mission');
    const [one, other] = stage.g.options.decks;
    const unknown = { ...one, name: 'Deck' };
    const own = new Stage(firstEdition, { options: { decks: [unknown, other], first: 0 } as unknown as Json });
    expect(own.g.seeding).toMatchObject({ phase: 'doorway', seat: 0 });
    // Only the player who is asked learns that there is nothing to choose.
    expect(own.decision('gold').prompt).toMatch(/^Doorway phase: .+ None of these cards can be seeded now\. Pass\.$/);
  });

  it('C-SEED-03 C-SEED-23: a player isn’t asked in a phase for which their starter deck is known to have no cards left', () => {
    const [federation, klingon] = starters();
    const play = (decks: Json) => {
      const stage = new Stage(firstEdition, { options: { decks, first: 0 } });
      while (stage.g.stage === 'seeding') {
        const [decision] = stage.match.state.pending;
        if (decision === undefined) break;
        asked.push(`${phase(stage)}: ${decision.options.map(({ verb }) => verb).join(' ')}`);
        // One card after the other: a player with a plan isn’t asked again.
        const wished = decision.options.find(({ key, verb }) => key === 'lay:all:right' || verb === 'seed')?.key;
        stage.does(decision.seat === 0 ? 'gold' : 'blue', wished ?? decision.options[0]?.key ?? '');
      }
      return stage;
    };
    const asked: string[] = [];
    const stage = play(['Federation', 'Klingon']);
    expect(asked.filter((words) => /: pass$/.test(words))).toEqual([]);
    // Their outposts are still to come.
    expect(asked.filter((words) => words.startsWith('facility: seed')).length).toBeGreaterThan(1);
    expect(stage.g.stage).toBe('play');
    // The cards left in a player’s own deck are secret.
    asked.length = 0;
    play([
      { ...federation, name: 'One' },
      { ...klingon, name: 'Other' },
    ] as unknown as Json);
    expect(asked.filter((words) => words === 'dilemma: pass wait').length).toBeGreaterThan(0);
  });

  describe('seeding plans', () => {
    const GOLD = { missions: ['First Contact'], seeds: ['Microvirus', 'Archer', 'Nanites'] };
    const BLUE = { missions: ['Survey Mission'], seeds: ['Chalnoth', 'Null Space'] };
    const under = ({ g }: Stage<FirstEdition>, location: string) =>
      g.locations[location]?.seeds.map(({ card }) => card);
    const begun = () => seeding(GOLD, BLUE).does('blue', 'lay:right');

    it('C-SEED-03 C-SEED-04: a plan seeds one named card in each of its player’s seeding turns, and passes once none is left', () => {
      const stage = begun().does('gold', 'plan:own').does('gold', 'under:archer:L1', 'under:microvirus:L1');
      expect(under(stage, 'L1')).toEqual(['archer']);
      stage.does('blue', 'seed:chalnoth:L1');
      expect(under(stage, 'L1')).toEqual(['microvirus', 'chalnoth', 'archer']);
      stage.does('blue', 'seed:null-space:L2');
      expect(phase(stage)).toBe('facility');
      expect(stage.g.players[0]?.removed).toEqual([]);
    });

    it('C-SEED-03: the prompt of a plan says that choosing nothing means passing, and that cards left out aren’t seeded', () => {
      const stage = begun().does('gold', 'plan:own');
      expect(stage.decision('gold').prompt).toContain('Choose none to pass.');
      const none = begun().does('gold', 'plan:own');
      none.match.answer(none.decision('gold'), []);
      expect([none.g.seeding?.seat, none.g.seeding?.passed]).toEqual([1, 1]);
      stage.does('gold', 'under:archer:L1').does('blue', 'pass');
      expect([phase(stage), under(stage, 'L1'), under(stage, 'L2')]).toEqual(['facility', ['archer'], []]);
    });

    it('C-SEED-13: the other player can’t see a plan before its cards are placed', () => {
      const stage = begun().does('gold', 'plan:own').does('gold', 'under:archer:L1', 'under:nanites:L2');
      expect(JSON.stringify(firstEdition.view(stage.match.state, 1))).not.toContain('nanites');
      expect(stage.g.players[0]?.plan).toEqual([{ card: 'nanites', location: 'L2' }]);
    });

    it('C-SEED-14 C-SEED-15: a proposed plan also uses the opponent’s missions and puts each card where it fits', () => {
      const stage = begun().does('gold', 'plan:proposal').does('blue', 'plan:proposal');
      expect([under(stage, 'L1'), under(stage, 'L2')]).toEqual([['chalnoth'], ['nanites']]);
    });

    it('C-SEED-08: a player can place all later missions at one end', () => {
      const three = { missions: ['First Contact', 'Study Pulsar', 'Homeward'] };
      const stage = seeding(three, { missions: ['Survey Mission', 'Reported Activity', 'Gault'] });
      stage.does('blue', 'lay:all:left').does('gold', 'lay:all:right');
      const owners = stage.g.lines['Alpha']?.map((id) => stage.g.locations[id]?.missions[0]?.owner);
      expect(owners).toEqual([1, 1, 1, 0, 0, 0]);
      expect(stage.g.players.map(({ lays }) => lays)).toEqual([undefined, undefined]);
    });
  });

  it('C-SEED-02 C-SEED-30: hands of seven are drawn, and the first player takes the first turn', () => {
    const stage = seeding({ missions: ['First Contact'] }, {});
    expect(stage.g.players.map(({ hand }) => hand.length)).toEqual([7, 7]);
    expect(stage.g.turn?.seat).toBe(0);
  });

  describe('facilities', () => {
    const facility = (missions: readonly string[], ...seeds: string[]) => seeding({ missions, seeds }, {});

    it('C-SEED-23 C-FAC-03: an outpost can be seeded only at a mission with its icon', () => {
      const stage = facility(['First Contact'], 'Federation Outpost').does('gold', 'pass');
      stage.does('gold', 'seed:federation-outpost:space:L1');
      expect(stage.g.pieces[1]).toMatchObject({ card: 'federation-outpost', at: 'space:L1' });
      const other = facility(['First Contact'], 'Klingon Outpost').does('gold', 'pass');
      expect(offered(other, 'gold', 'seed')).toEqual([]);
    });

    it('C-FAC-02: an outpost can be seeded only in its own quadrant', () => {
      const stage = facility(['Access Relay Station'], 'Federation Outpost').does('gold', 'pass');
      expect(offered(stage, 'gold', 'seed')).toEqual([]);
    });

    it('C-FAC-04 C-FAC-05: a location can have only one outpost, and a player can have only one copy of each facility', () => {
      const stage = facility(['Study Pulsar'], 'Federation Outpost', 'Klingon Outpost', 'Federation Outpost');
      stage.does('gold', 'pass').does('gold', 'seed:federation-outpost:space:L1');
      expect(offered(stage, 'gold', 'seed')).toEqual([]);
    });
  });
});
