import { describe, expect, test } from 'vitest';
import { plain } from '../../../src/discord/markdown.ts';

/** The links that Discord’s client recognizes by itself: an address with a scheme, a domain with a path, an invite. */
const LINKS = [
  /[a-z][a-z0-9+.-]*:\/\/[^\s<]/iu,
  /(?:^|[^\p{L}\p{N}])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/|:\d)/iu,
  /\bwww\.[\p{L}\p{N}]/iu,
  /discord(?:app)?\.(?:gg|com)\//i,
];
/** Mentions that Discord’s server finds whatever is before them, and those that its client renders. */
const MENTIONS = [
  /(?<!\\)@(?:everyone|here)/i,
  /<@!?\d+>/,
  /<@&\d+>/,
  /<#\d+>/,
  /<\/[^>]+:\d+>/,
  /<t:\d+(?::\w)?>/,
  /<a?:\w+:\d+>/,
  /<id:\w+>/,
];
/** A markup character without a backslash before it. */
const MARKUP = /(?<!\\)(?:\\\\)*[*_~|`<>#[\]@]/;

describe('text', () => {
  test.each([
    'http://example.org',
    'https://example.org/a_b',
    'HTTPS://EXAMPLE.ORG',
    'hTTps://example.org',
    'steam://run/1',
    'discord://-/channels/1',
    'see(https://example.org)',
    '<https://example.org>',
    'discord.gg/abcdef',
    'Discord.GG/abcdef',
    'discord.com/invite/abcdef',
    'discordapp.com/invite/abcdef',
    'dsc.gg/abc',
    'www.example.org',
    'WWW.example.org/x',
    'example.org/path',
    'sub.example.co.uk/path',
    'example.org:8080/x',
    'пример.рф/путь',
    'xn--e1afmkfd.xn--p1ai/x',
  ])('people’s text makes no link from %s', (text) => {
    for (const link of LINKS) expect(plain(text)).not.toMatch(link);
    expect(plain(text).replace(/[\\\u200b]/g, '')).toBe(text);
  });

  test.each([
    '@everyone',
    '@HERE',
    'x@everyone',
    '<@100000000000000001>',
    '<@!100000000000000001>',
    '<@&100000000000000001>',
    '<#100000000000000001>',
    '</game new:100000000000000001>',
    '<t:1700000000:R>',
    '<:spock:100000000000000001>',
    '<a:spock:100000000000000001>',
    '<id:customize>',
  ])('people’s text calls nobody and draws nothing with %s', (text) => {
    for (const mention of MENTIONS) expect(plain(text)).not.toMatch(mention);
    expect(plain(text).replace(/[\\\u200b]/g, '')).toBe(text);
  });

  test.each([
    '[look](https://example.org)',
    '[look](<https://example.org>)',
    '**bold** _it_ ~~no~~ ||spoiler|| `code`',
    '# heading',
    '-# small',
    '> quote',
    '\\[look](https://example.org)',
  ])('%s in people’s text produces no markup', (text) => {
    expect(plain(text)).not.toMatch(MARKUP);
    for (const link of LINKS) expect(plain(text)).not.toMatch(link);
  });

  test.each(['Ada', 'U.S.S. Enterprise', 'c4; scan', 'players.0.experience', '3.5', 'a/b', '12:30', 'Sector 7: east'])(
    '%s in people’s text stays unchanged',
    (text) => {
      expect(plain(text)).toBe(text);
    },
  );
});
