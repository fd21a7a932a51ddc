import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  EmbedBuilder,
  type InteractionReplyOptions,
  LabelBuilder,
  type MessageActionRowComponentBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { drawing } from './drawing.ts';

/** The fields that a reply and an update share. */
type Body = Pick<InteractionReplyOptions, 'content' | 'embeds' | 'files'> & {
  components?: ActionRowBuilder<MessageActionRowComponentBuilder>[];
};

function row(...parts: MessageActionRowComponentBuilder[]): ActionRowBuilder<MessageActionRowComponentBuilder> {
  return new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(...parts);
}

function button(id: string, label: string, style: Exclude<ButtonStyle, ButtonStyle.Link> = ButtonStyle.Secondary) {
  return new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);
}

/** A text so long that a phone must wrap it. */
const LONG = 'Move the science vessel through the nebula to the space beside the old starbase';

const one = () =>
  new StringSelectMenuBuilder()
    .setCustomId('one')
    .setPlaceholder('Choose a move')
    .addOptions(
      {
        label: LONG,
        description: 'Costs three, and you lose sight of what lies behind you until next turn',
        value: 'a',
      },
      { label: 'Attack the outpost', description: 'Four against three', value: 'b' },
      ...Array.from({ length: 20 }, (_, i) => ({ label: `Wait ${i + 1}`, value: `w${i + 1}` })),
    );

const several = () =>
  new StringSelectMenuBuilder()
    .setCustomId('several')
    .setPlaceholder('Choose crew')
    .setMinValues(1)
    .setMaxValues(2)
    .addOptions(
      { label: 'Engineer', description: 'Repairs', value: 'engineer' },
      { label: 'Medic', description: 'Heals', value: 'medic' },
      { label: 'Pilot', value: 'pilot' },
    );

/** A board with buttons of all styles and menus of both kinds. */
export function boardMessage(): Body {
  const file = new AttachmentBuilder(drawing(1200, 900), { name: 'map.png', description: 'The map: two ships.' });
  return {
    content: '**Frontiers**, turn 3. Who is awaited: everyone.',
    embeds: [new EmbedBuilder().setTitle('Map').setColor(0x5bb8ff).setImage('attachment://map.png')],
    files: [file],
    components: [
      row(
        button('moves', 'Your move', ButtonStyle.Primary),
        button('list', 'Long list'),
        button('good', 'Agree', ButtonStyle.Success),
        button('end', 'End the turn', ButtonStyle.Danger),
        button('off', 'Undo').setDisabled(true),
      ),
      row(
        button('hold', 'Slow'),
        button('form', 'Form'),
        button('rows', 'Old form'),
        new ButtonBuilder().setLabel('Rules').setStyle(ButtonStyle.Link).setURL('https://example.org/rules'),
      ),
      row(one()),
      row(several()),
    ],
  };
}

/** The board after its menu of moves has another place and other options. */
export function laterBoard(): Body {
  const { components = [], files: _files, embeds: _embeds, ...words } = boardMessage();
  const fewer = one().setOptions({ label: 'Attack the outpost', value: 'b' }, { label: 'Wait 1', value: 'w1' });
  return { ...words, components: [row(button('new', 'New')), ...components.slice(0, 2), row(several()), row(fewer)] };
}

/** The board without menus. */
export function boardWithoutMenus(): Body {
  return { content: '**Frontiers**, turn 4.', components: [row(button('good', 'Agree'))] };
}

function sheet(name: string): AttachmentBuilder {
  return new AttachmentBuilder(drawing(1200, 1600), { name: `${name}.png`, description: `Sheet ${name}.` });
}

/** Pictures as files of a message. */
export function attachedPictures(): Body {
  return { content: 'Attached', files: ['a', 'b', 'c'].map(sheet) };
}

/** Pictures that each have an embed, with the alternative text that the embed needs. */
export function picturesApart(): Body {
  const names = ['d', 'e'];
  const embeds = names.map((name) => ({
    image: { url: `attachment://${name}.png`, description: `Sheet ${name}.` },
  }));
  return { content: 'Apart', embeds, files: names.map(sheet) };
}

/** The steps of a move, each with fresh buttons in the same message. */
export function step(number: number): Body {
  return {
    content: `Step ${number}`,
    components: [row(button(`step:${number}`, `Go on from ${number}`), button('remove', 'Close'))],
  };
}

/** A message taller than a screen. */
export function listMessage(): Body {
  return { content: Array.from({ length: 60 }, (_, i) => `- Line ${i + 1}`).join('\n') };
}

/** A form in Discord's layout of labels. */
export function labelForm(): ModalBuilder {
  const name = new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short).setMaxLength(40);
  const words = new TextInputBuilder().setCustomId('words').setStyle(TextInputStyle.Paragraph).setRequired(false);
  const side = new StringSelectMenuBuilder()
    .setCustomId('side')
    .addOptions({ label: 'North', value: 'north' }, { label: 'South', value: 'south' });
  const crew = new StringSelectMenuBuilder()
    .setCustomId('crew')
    .setRequired(false)
    .setMinValues(0)
    .setMaxValues(2)
    .addOptions({ label: 'Engineer', value: 'engineer' }, { label: 'Medic', value: 'medic' });
  return new ModalBuilder()
    .setCustomId('labels')
    .setTitle('Name your ship')
    .addLabelComponents(
      new LabelBuilder().setLabel('Name').setDescription('As others see it').setTextInputComponent(name),
      new LabelBuilder().setLabel('Side').setStringSelectMenuComponent(side),
      new LabelBuilder().setLabel('Crew').setStringSelectMenuComponent(crew),
      new LabelBuilder().setLabel('Words').setTextInputComponent(words),
    );
}

/** A form in the older layout of rows. */
export function rowForm(): ModalBuilder {
  const points = new TextInputBuilder().setCustomId('points').setLabel('Points').setStyle(TextInputStyle.Short);
  return new ModalBuilder()
    .setCustomId('rows')
    .setTitle('Spread the points')
    .addComponents(new ActionRowBuilder<TextInputBuilder>().addComponents(points.setValue('1 = 0')));
}

/** Messages of every kind, for a person in a channel. */
export function everything(user: string, channel: string): InteractionReplyOptions[] {
  const now = Math.floor(Date.now() / 1000);
  const marks = [
    '# Turn 4',
    '## Reports',
    `<@${user}> is awaited since <t:${now - 300}:R>, until <t:${now + 86_400}:f>, in <#${channel}>.`,
    '**Bold**, *leaning*, __under__, ~~gone~~, `code`, ||hidden||, [rules](https://example.org), https://example.org/a_b.',
    'Plain: \\*not bold\\*, <script>alert(1)</script>.',
    '- One ship',
    '- Two ships',
    '  - of which one is hidden',
    '1. First',
    '2. Second',
    '> A quoted line',
    '-# Small print',
    '```',
    'a block',
    '```',
  ];
  const embed = new EmbedBuilder()
    .setAuthor({ name: 'Table 1' })
    .setTitle('Standings')
    .setColor(0xff9c45)
    .setDescription('After **three** rounds')
    .addFields(
      { name: 'alice', value: '12 points', inline: true },
      { name: 'bob', value: '9 points', inline: true },
      { name: 'Next', value: 'The phase of production' },
    )
    .setFooter({ text: 'Rules 1.2' })
    .setTimestamp();
  const files = [new AttachmentBuilder(Buffer.from('the whole log'), { name: 'log.txt' })];
  const board = new AttachmentBuilder(drawing(1200, 800), { name: 'board.png' });
  const panel = new ContainerBuilder()
    .setAccentColor(0x5fe3b3)
    .addTextDisplayComponents((text) => text.setContent('## Panel\nOf parts that hold text, pictures and buttons.'))
    .addMediaGalleryComponents((gallery) =>
      gallery.addItems((item) => item.setURL('attachment://board.png').setDescription('The board: an empty field.')),
    )
    .addSeparatorComponents((line) => line.setDivider(true))
    .addSectionComponents((section) =>
      section
        .addTextDisplayComponents((text) => text.setContent('A line with its button'))
        .setButtonAccessory((accessory) =>
          accessory.setCustomId('part').setLabel('Look').setStyle(ButtonStyle.Primary),
        ),
    );
  return [
    { content: marks.join('\n') },
    { embeds: [embed], files },
    { components: [panel], files: [board], flags: MessageFlags.IsComponentsV2 },
    { content: 'For your eyes only: the **code** is 4711.', flags: MessageFlags.Ephemeral },
    boardMessage() as InteractionReplyOptions,
  ];
}
