import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../../renderers/away-missions/index.ts';
import { mapExtents, mapRoom, planOf } from '../../../renderers/away-missions/plan.ts';
import type { DrawnPicture } from '../../../renderers/index.ts';
import { makeCanvas } from '../../../renderers/kit/canvas.ts';
import { takePen } from '../../../renderers/kit/pen.ts';
import { token } from '../../../renderers/kit/pieces.ts';
import { colour, seats } from '../../../renderers/kit/theme.ts';
import type { AwayMissionsView, PlayerView, TeamView } from '../../../src/games/away-missions/view.ts';
import { longCard } from './fullest.ts';
import { lay, person, player, sample, wideLayout } from './views.ts';

const { map, score, sheet } = awayMissions;

const NAMES = ['Federation', 'Romulan', 'Romulan 2', 'Klingon'];
const TEAMS: TeamView[] = [
  { name: 'Team 1', seats: [0, 2], points: 140, cards: 4 },
  { name: 'Team 2', seats: [1, 3], points: 60, cards: 1 },
];

/** Four players on six boards, allied crosswise. Every field can be overridden. */
function four(more: (seat: number) => Partial<PlayerView> = () => ({})): AwayMissionsView {
  return sample({
    ...lay(wideLayout),
    characters: [],
    trace: null,
    awaited: [],
    turn: null,
    players: NAMES.map((name, seat) =>
      player(seat, { name, area: seat % 2 === 0 ? ['laboratories'] : ['quarters'], ...more(seat) }),
    ),
    teams: TEAMS,
  });
}

/** The number of pixels between two rows of a picture that have the color of a seat. */
function inked(drawn: DrawnPicture, seat: number, rows: readonly [number, number]): number {
  return inkedWith(drawn, `${seats[seat]?.colour}`, rows);
}

function inkedWith({ canvas, width }: DrawnPicture, hex: string, [top, bottom]: readonly [number, number]): number {
  const wanted = Number.parseInt(hex.slice(1), 16);
  const pixels = canvas.pixels().subarray(top * width, bottom * width);
  return pixels.filter((pixel) => (pixel & 0xffffff) === wanted).length;
}

/** The audit's findings, and the cut texts. */
function losses(picture: DrawnPicture): string[] {
  const { faults, cut } = picture.audit();
  return [...faults.map(({ kind, what }) => `${kind}: ${what}`), ...cut];
}

/** The positions of the name plates of the uppermost boards. */
const PLATES = [150, 214] as const;

describe('map', () => {
  it('M-TG-03: the map marks a starting area with the shapes of both allies', () => {
    const drawn = map.draw(four(), {});
    for (const seat of [0, 2]) expect(inked(drawn, seat, PLATES)).toBeGreaterThan(50);
    for (const seat of [1, 3]) expect(inked(drawn, seat, PLATES)).toBe(0);
    expect(losses(drawn)).toEqual([]);
    const words = map.text(four(), {});
    expect(words).toContain('Starting area: Federation and Romulan 2.');
    expect(words).toContain('Starting area: Romulan and Klingon.');
  });

  it('M-OPEN-54: the map shows each team’s total above its players’ totals', () => {
    const { texts } = map
      .draw(
        four(() => ({ adapt: 0 })),
        {},
      )
      .audit();
    const at = texts.indexOf('Team 1');
    expect(
      texts
        .slice(at)
        .filter((text) => !/ ready$/.test(text))
        .slice(0, 12),
    ).toEqual([...['Team 1', '140', 'Team 2', '60'], ...NAMES.flatMap((name) => [name, '80'])]);
    expect(map.text(four(), {})).toContain('Team 1, Federation and Romulan 2: 140 points.');
    expect(map.alt(four(), {})).toContain('Team 2, Romulan and Klingon: 60 points.');
  });

  it('when everyone plays alone, the map names no teams', () => {
    const { teams: _, ...alone } = four();
    expect(map.draw(alone, {}).audit().texts.join()).not.toContain('Team');
    expect(map.text(alone, {}).join()).not.toContain('Team');
  });
});

describe('totals', () => {
  const rich = four(() => ({
    points: 1000,
    ready: 10,
    bonusActions: 3,
    adapt: 9,
    intel: 12,
    faceDown: { traps: 3, missions: 2 },
  }));
  const waiting = [0, 1, 2, 3].map((seat) =>
    person('Kurak', seat, 'A1', { id: `late-${seat}`, where: 'reserve', space: null, arrives: 3 }),
  );

  it('the totals show everything that counts, and use a second line if one isn’t enough', () => {
    const drawn = map.draw({ ...rich, characters: waiting }, {});
    const { icons } = drawn.audit();
    expect(losses(drawn)).toEqual([]);
    const counted = (name: string): number => icons.filter((icon) => icon === name).length;
    for (const name of ['bonus', 'adapt', 'intel', 'trap', 'flag', 'clock']) expect(counted(name), name).toBe(4);
  });

  it('the totals stay on one line if everything fits', () => {
    expect(map.draw(rich, {}).height - map.draw(four(), {}).height).toBe(2 * 48);
  });

  it('M-OPEN-82: the totals count characters who arrive later, but not those who only wait to be placed', () => {
    const clocks = (arrives: number | null): number =>
      map
        .draw({ ...four(), characters: waiting.map((one) => ({ ...one, arrives })) }, {})
        .audit()
        .icons.filter((icon) => icon === 'clock').length;
    expect(clocks(2)).toBe(4);
    expect(clocks(null)).toBe(0);
  });
});

describe('order', () => {
  it('M-MULT-08: when everyone plays alone, the order of the Round is shown as a number in each player’s shape and in the text', () => {
    const { teams: _, ...alone } = four(() => ({ adapt: 0, points: 80, ready: 3 }));
    const rolled = { ...alone, order: [3, 0, 2, 1] };
    const numbers = (view: AwayMissionsView): string[] => {
      const { texts } = map.draw(view, {}).audit();
      return texts.slice(texts.indexOf('Federation') - 1).filter((text) => /^[1-4]$/.test(text));
    };
    expect(numbers(rolled)).toEqual(['2', '4', '3', '1']);
    expect(numbers(alone)).toEqual([]);
    expect(losses(map.draw(rolled, {}))).toEqual([]);
    expect(map.text(rolled, {})).toContain('Order this Round: Klingon, Federation, Romulan 2 and Romulan.');
    expect(map.text(alone, {}).join()).not.toContain('Order');
  });
});

describe('names', () => {
  it('board names don’t touch a door in the edge below them', () => {
    const laid = four();
    const opened = {
      ...laid,
      spaces: laid.spaces.map((space) =>
        space.id === 'F10' ? { ...space, edges: { ...space.edges, north: 'door-closed' as const } } : space,
      ),
    };
    // Only a plate that moves out of the way reaches that high.
    const edge = (view: AwayMissionsView): number => inkedWith(map.draw(view, {}), colour.wall, [160, 168]);
    expect(edge(opened)).toBeGreaterThan(50);
    expect(edge(laid)).toBe(0);
  });
});

describe('places', () => {
  it('the text lists each place for the next board once, with its number and all possible rotations', () => {
    const placements = [0, 180].map((degrees) => {
      return { board: 'Bridge 2', door: 'south-east', degrees, column: 1, row: 1, width: 4, height: 4 };
    });
    const words = map.text(four(), { highlight: { placements } });
    expect(words.at(-1)).toBe('Place 1, south-east: Bridge 2 at 0° 180°.');
  });
});

describe('pieces', () => {
  const crew = [0, 1, 2, 3].flatMap((seat) =>
    [true, false].map((activated, i) =>
      person('Sela', seat, `${'EFGHIJKL'[seat * 2 + i]}5`, { id: `sela-${seat}-${i}`, letters: 'Se', activated }),
    ),
  );
  const letters = (characters: AwayMissionsView['characters']): string[] => {
    const drawn = map.draw({ ...four(), characters }, {});
    expect(losses(drawn)).toEqual([]);
    return drawn.audit().texts.filter((text) => /^Se?$/.test(text));
  };

  it('a piece on a board with many spaces shows both of its letters, even if two pieces share a space', () => {
    // The letters appear once on the piece, and once beside the name below the map.
    const twice = [...crew, ...crew].map(() => 'Se');
    expect(letters(crew)).toEqual(twice);
    expect(letters(crew.map((one, i) => ({ ...one, space: `${'EGIK'[i >> 1]}5` })))).toEqual(twice);
  });

  it('on a board with many spaces, no piece’s outline crosses its letters', () => {
    /** The share of the letters’ area that has the color of an activated piece. Only its letters have that color. */
    const within = (seat: number, r: number, y: number): number => {
      const pen = takePen(makeCanvas(100, 100));
      token(pen, seat, 50, y, r, { letters: 'Se', spent: true });
      const [word] = pen.words;
      if (word === undefined) throw new Error('no letters');
      const wanted = Number.parseInt(`${seats[seat]?.colour.slice(1)}`, 16);
      const pixels = pen.canvas.pixels();
      let found = 0;
      for (let row = Math.floor(word.y0); row < word.y1; row++)
        for (let x = Math.floor(word.x0); x < word.x1; x++)
          if (((pixels[row * 100 + x] ?? 0) & 0xffffff) === wanted) found += 1;
      return found;
    };
    // The letters of a triangle are below its center.
    expect(within(2, 17, 50)).toBe(within(0, 21, 50 + 17 * 0.22));
  });
});

describe('the cost of a step', () => {
  it('a step’s cost is drawn on top of the last move’s line', () => {
    const laid = { ...four(), trace: { character: 'kurak', seat: 3, path: ['E6', 'F6', 'G6', 'H6'] } };
    const reach = [{ space: 'F6', cost: 2 }];
    const drawn = map.draw(laid, { highlight: { reach } });
    const plan = planOf(mapExtents(laid, {}), mapRoom(300));
    // This point is inside the disc, beside its number, where the line would pass.
    const x = Math.round(plan.x(6) + plan.side * 0.38 + 12);
    const y = Math.round(plan.y(6) + plan.side * 0.4 + 5);
    const pixel = drawn.canvas.pixels()[y * drawn.width + x] ?? 0;
    expect((pixel & 0xffffff).toString(16)).toBe(colour.may.slice(1).toLowerCase());
  });
});

describe('terminal', () => {
  it('M-OPEN-76: the text says who locked a terminal, even if another player has the same affiliation', () => {
    const view = four();
    const spaces = view.spaces.map((space) => (space.terminal === null ? space : { ...space, locked: 2 }));
    const told = (now: AwayMissionsView): string[] =>
      map.text(now, {}).flatMap((line) => line.match(/, locked(?: by [A-Z]\w+(?: \d)?)?/g) ?? []);
    expect(told(view)).toEqual([]);
    expect(new Set(told({ ...view, spaces }))).toEqual(new Set([', locked by Romulan 2']));
  });
});

describe('score', () => {
  const parts = [{ label: 'Vanish', points: 20 }];
  const rows = NAMES.map((name, seat) => ({ seat, name, total: 20 + seat, cards: 1, parts }));
  const over = {
    ...four(),
    score: { rows, teams: TEAMS, verdict: 'Federation and Romulan 2 (Team 1) win: Team 1 140, Team 2 60.' },
  };

  it('M-OPEN-54: the score sheet begins with both teams and their totals, followed by the players', () => {
    const { texts, faults } = score.draw(over, {}).audit();
    expect(faults).toEqual([]);
    expect(
      texts.filter((text) => /^(?:Team \d|Federation|Romulan|Romulan 2|Klingon|.* by both allies)$/.test(text)),
    ).toEqual([
      ...['Team 1', '4 missions scored by both allies', 'Team 2', '1 mission scored by both allies'],
      ...['Federation', 'Romulan', 'Romulan 2', 'Klingon'],
    ]);
    expect(score.text(over, {}).slice(1, 3)).toEqual([
      'Team 1, Federation and Romulan 2: 140 points, 4 missions scored by both allies.',
      'Team 2, Romulan and Klingon: 60 points, 1 mission scored by both allies.',
    ]);
  });

  it('the score sheet shows a scored card’s whole title', () => {
    const label = 'Establish a Beachhead Behind the Shield Generators';
    const long = rows.map((row) => ({ ...row, parts: [{ label, points: 20 }, ...parts] }));
    const { texts, faults, cut } = score.draw({ ...over, score: { ...over.score, rows: long } }, {}).audit();
    expect([faults, cut]).toEqual([[], []]);
    expect(texts.join(' ')).toContain(label);
  });

  it('the score sheet puts allies in their team’s column, however they are seated', () => {
    const teams = [
      { name: 'Team 1', seats: [0, 1], points: 1, cards: 1 },
      { name: 'Team 2', seats: [2, 3], points: 2, cards: 1 },
    ];
    const { texts } = score.draw({ ...over, score: { ...over.score, teams } }, {}).audit();
    expect(texts.filter((text) => NAMES.includes(text))).toEqual(['Federation', 'Romulan 2', 'Romulan', 'Klingon']);
  });

  it('in a team game, the top of the score sheet isn’t in one player’s colors, even if that player has the most points', () => {
    const head = [0, 10] as const;
    expect(inked(score.draw(over, {}), 3, head)).toBe(0);
    const { teams: _, ...alone } = over.score;
    expect(inked(score.draw({ ...over, score: alone }, {}), 3, head)).toBeGreaterThan(1000);
  });
});

describe('sheet', () => {
  it('the player sheet distinguishes two teams of the same affiliation', () => {
    expect(sheet.draw(four(), { seat: 2 }).audit().texts).toContain(`${player(2).team} 2`);
    expect(sheet.draw(four(), { seat: 1 }).audit().texts).toContain(player(1).team);
  });

  it('the player sheet shows the Core Mission’s whole text', () => {
    const core = longCard(0, {
      deck: 'core',
      lines: [
        {
          icon: 'star',
          text: '10 points per honored friendly character and 15 points per character of yours that fell with Honor, at most 60 points in all.',
        },
      ],
    });
    const view = four(() => ({ core }));
    for (let page = 1; page <= sheet.pages(view, { seat: 0 }); page++)
      expect(sheet.draw(view, { seat: 0, page }).audit().cut).toEqual([]);
  });
});

describe('boards', () => {
  const TEAM = ['Riker', 'Data', 'One of Five', 'Three of Five', 'Lursa', 'Chief of Security'];
  const crew = NAMES.flatMap((_, seat) =>
    TEAM.map((name, at) =>
      person(`${name} ${seat}`, seat, four().spaces[seat * 12 + at]?.id ?? '', { letters: `X${at}` }),
    ),
  );

  it('below the map of six boards, every character on a piece is named, without layout errors', () => {
    const drawn = map.draw({ ...four(), characters: crew }, {});
    expect(losses(drawn)).toEqual([]);
    const { texts } = drawn.audit();
    for (const name of ['Riker 0', 'One', 'Data 3', 'Chief']) expect(texts).toContain(name);
    // The letters are on the piece and beside the name.
    expect(texts.filter((text) => text === 'X5')).toHaveLength(8);
  });

  it('if names fit on the spaces, the map of six boards names nobody twice', () => {
    const { texts } = map.draw(sample(), {}).audit();
    expect(texts.filter((text) => text === 'Locutus')).toHaveLength(1);
  });

  it('the map of six boards draws a terminal over the ring of the piece on it', () => {
    const space = four().spaces.find(({ terminal }) => terminal !== null);
    const riker = person('Riker', 0, space?.id ?? '');
    const plates = (active: string | null): number => {
      const drawn = map.draw({ ...four(), characters: [riker], active }, {});
      return inkedWith(drawn, colour.plate, [0, drawn.height]);
    };
    expect(plates('riker')).toBe(plates(null));
  });
});
