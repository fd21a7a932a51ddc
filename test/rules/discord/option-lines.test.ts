import { ButtonStyle, ComponentType, InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { bodyOf, type Draft } from '../../../src/discord/compose/body.ts';
import { type Asked, moveDraft } from '../../../src/discord/compose/move.ts';
import { priceOf } from '../../../src/discord/compose/option-lines.ts';
import type { MenuLevel } from '../../../src/discord/compose/options.ts';
import { readInteraction } from '../../../src/discord/payload.ts';
import { atOnce, promisedBody } from '../../../src/discord/responses.ts';
import type { Decision, Option } from '../../../src/kernel/types.ts';
import { customIds, filesIn, isInBlocks, walk } from '../../../src/queue/blocks.ts';
import { bodyWords, wordsOf } from '../../support/drafts.ts';
import { click } from '../commands/support/payloads.ts';
import { decision, skirmish } from './support/samples.ts';

const V2 = MessageFlags.IsComponentsV2;
const EPHEMERAL = MessageFlags.Ephemeral;

const build: Option[] = [
  { key: 'attack:a', verb: 'attack', label: 'Ships at Earth', hint: '1 Production each, up to 4' },
  { key: 'attack:b', verb: 'attack', label: 'Research Node at Ardana', hint: '2 Production. On an open site' },
  { key: 'end', verb: 'end', label: 'End the turn' },
];
const ask = (options: Option[], more: Partial<Decision> = {}): Decision => decision('pick', options, more);
const asked = (question: Decision, more: Partial<Asked> = {}): Asked => ({
  ...{ table: 'abc123', title: 'Sector 7', decision: question, undo: 7 },
  ...more,
});
const own = (question: Decision, level?: MenuLevel): Draft | undefined =>
  moveDraft(asked(question), skirmish, level).ephemeral;

/** The buttons of a draft, with their styles. */
function buttons(draft: Draft | undefined): string[] {
  if (draft === undefined) return [];
  return walk(bodyOf(draft)['components']).flatMap((part) =>
    'label' in part && 'style' in part ? [`${part.label}${part.style === ButtonStyle.Danger ? ' (grave)' : ''}`] : [],
  );
}

describe('a question with prices', () => {
  it('gives each option a line: its name and what it means, beside a button with its price', () => {
    const draft = own(ask(build));
    expect(wordsOf(draft ?? { content: '', rows: [] })).toBe(
      [
        ...['**Sector 7**', '### What do you do?', '**Ships at Earth**', '-# 1 Production each, up to 4'],
        ...['**Research Node at Ardana**', '-# On an open site', '**End the turn**'],
      ].join('\n'),
    );
    expect(buttons(draft)).toEqual([
      'Choose',
      '2 Production',
      'Choose (grave)',
      'Hand',
      'Map',
      'Undo',
      'Try it out',
      'Rules',
    ]);
  });

  it('has lines for up to 8 options, and keeps menus for more', () => {
    const many = (count: number): Option[] =>
      Array.from({ length: count }, (_, at) => ({
        key: `move:${at}`,
        verb: 'move',
        label: `Cell ${at}`,
        hint: 'Costs 2',
      }));
    expect(buttons(own(ask(many(8)))).filter((label) => label === 'Costs 2')).toHaveLength(8);
    expect(own(ask(many(9)))).toBeUndefined();
    expect(own(ask([...many(9), ...build]), { verb: 'attack', page: 0 })).toBeDefined();
  });

  it('has a way back from the options of one verb, and an answer “none” if none has to be chosen', () => {
    expect(buttons(own(ask(build), { verb: 'attack', page: 0 }))).toEqual(
      expect.arrayContaining(['Choose', '2 Production', 'Back']),
    );
    expect(buttons(own(decision('subset', build, { min: 0, max: 1 })))).toContain('None of these');
    expect(own(decision('subset', build, { min: 0, max: 2 }))).toBeUndefined();
  });

  it('without prices or effects, a question keeps its row of buttons', () => {
    expect(own(ask([{ key: 'pass', verb: 'pass', label: 'Pass' }]))).toBeUndefined();
  });

  it('has the same buttons to answer in both forms', () => {
    const { ephemeral, ...rows } = moveDraft(asked(ask(build)), skirmish);
    expect(customIds(bodyOf(ephemeral ?? rows)).toSorted()).toEqual(customIds(bodyOf(rows)).toSorted());
  });

  it('only amounts of things with a name, and costs, count as prices', () => {
    for (const [hint, price, meaning] of [
      ['2 Production', '2 Production', ''],
      ['1 Culture, 1 Ship', '1 Culture, 1 Ship', ''],
      ['1 Command. You have 2', '1 Command', 'You have 2'],
      ['3 Research; hits on 4+', '3 Research', 'Hits on 4+'],
      ['No Command', 'No Command', ''],
      ['Costs 4 by C4, leaves 1 Move.', 'Costs 4', 'By C4, leaves 1 Move.'],
      ['1 Command, 1 Culture, 2 more on success.', null, '1 Command, 1 Culture, 2 more on success.'],
      ['3 dice.', null, '3 dice.'],
      ['15 points. Take a card.', null, '15 points. Take a card.'],
    ] as const)
      expect(priceOf(hint)).toEqual({ price, meaning });
  });
});

describe('the form of an answer', () => {
  const question = moveDraft(asked(ask(build)), skirmish);
  const plain: Draft = { content: 'Done.', rows: [] };
  const id = 'top.abc123.aaaaaaaaaa';
  const clicked = (flags: number, message: object = {}, guild?: null) => {
    const where = guild === undefined ? {} : { guild };
    const payload = { ...click(id, null, where, flags) } as { message: object };
    const incoming = readInteraction({ ...payload, message: { ...payload.message, ...message } });
    if (incoming?.kind !== 'click') throw new Error('this is no click');
    return incoming;
  };
  const gallery = {
    type: ComponentType.Container,
    components: [
      {
        type: ComponentType.MediaGallery,
        items: [{ media: { url: 'https://cdn.example/1/map.png?hm=1' }, description: 'The map' }],
      },
      {
        type: ComponentType.ActionRow,
        components: [{ type: 3, custom_id: 'm', options: [{ value: 'a', default: true }, { value: 'b' }] }],
      },
    ],
  };

  it('an ephemeral message gets the lines, and a direct message keeps its text', () => {
    const ephemeral = atOnce(clicked(EPHEMERAL), { do: 'turn', draft: question });
    expect(ephemeral).toMatchObject({
      type: InteractionResponseType.UpdateMessage,
      data: { flags: V2, content: null, embeds: null },
    });
    const direct = atOnce(clicked(0, {}, null), { do: 'turn', draft: question });
    expect(direct).toMatchObject({ data: { content: expect.stringContaining('**Sector 7**') } });
  });

  it('a message in blocks stays in blocks, and keeps its picture', () => {
    const incoming = clicked(EPHEMERAL | V2, { components: [gallery] });
    expect(incoming.menus.get('m')).toEqual(['a']);
    expect(atOnce(incoming, { do: 'turn', draft: plain })).toBeNull();
    const body = promisedBody(incoming, plain);
    expect(isInBlocks(body)).toBe(true);
    expect(bodyWords(body)).toBe('Done.');
    expect(filesIn(body['components'])).toEqual([{ name: 'map.png', alt: 'The map' }]);
    expect(filesIn(promisedBody(incoming, { ...plain, bare: true })['components'])).toEqual([]);
  });

  it('the lines keep a picture that is attached, but a message whose embeds show pictures keeps its form', () => {
    const attached = { attachments: [{ filename: 'map.png', description: 'The map' }] };
    expect(filesIn(promisedBody(clicked(EPHEMERAL, attached), question)['components'])).toHaveLength(1);
    const embedded = { embeds: [{ image: { url: 'https://cdn.example/1/map.png' } }] };
    expect(isInBlocks(promisedBody(clicked(EPHEMERAL, embedded), question))).toBe(false);
  });

  it('components that Discord never sends change nothing', () => {
    const strange = [null, 7, { type: 17, components: 'x' }, { type: 12, items: [{ media: 3 }] }, { accessory: 1 }];
    const { message, menus } = clicked(EPHEMERAL, { components: strange });
    expect([message.files, menus.size]).toEqual([[], 0]);
  });
});
