import {
  ActionRowBuilder,
  AttachmentBuilder,
  type AutocompleteInteraction,
  ButtonBuilder,
  type ButtonInteraction,
  ButtonStyle,
  type ChatInputCommandInteraction,
  type Client,
  ContainerBuilder,
  EmbedBuilder,
  Events,
  type Interaction,
  InteractionContextType,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  type ModalSubmitInteraction,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  type StringSelectMenuInteraction,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { picture } from './picture.ts';

/** The board that the bot shows. */
export const board = picture(236, 212);

const everywhere = [InteractionContextType.Guild, InteractionContextType.BotDM];

/** The commands that the bot registers. */
export const commands = [
  new SlashCommandBuilder()
    .setName('game')
    .setDescription('Play games')
    .setContexts(everywhere)
    .addSubcommand((start) =>
      start
        .setName('start')
        .setDescription('Start a game')
        .addStringOption((kind) =>
          kind.setName('kind').setDescription('Which game').setRequired(true).setAutocomplete(true),
        )
        .addUserOption((opponent) => opponent.setName('opponent').setDescription('Against whom')),
    )
    .addSubcommand((show) => show.setName('show').setDescription('Show the board')),
  new SlashCommandBuilder().setName('panel').setDescription('A panel of components v2'),
  new SlashCommandBuilder().setName('secret').setDescription('Something for you alone').setContexts(everywhere),
  new SlashCommandBuilder()
    .setName('note')
    .setDescription('Take a note')
    .setContexts(InteractionContextType.Guild)
    .addStringOption((text) => text.setName('text').setDescription('What').setRequired(true).setMaxLength(10))
    .addIntegerOption((stars) => stars.setName('stars').setDescription('How good').setMinValue(1).setMaxValue(5))
    .addStringOption((mood) =>
      mood
        .setName('mood')
        .setDescription('How')
        .addChoices({ name: 'Glad', value: 'glad' }, { name: 'Sad', value: 'sad' }),
    ),
].map((command) => command.toJSON());

/** Lets a client be a small bot that uses everything a game bot uses. Errors of its handlers go to `onError`. */
export async function beBot(client: Client<true>, onError: (error: unknown) => void = () => {}): Promise<void> {
  client.on(Events.InteractionCreate, (interaction) => {
    handle(interaction).catch(onError);
  });
  await client.application.commands.set(commands);
}

async function handle(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) return complete(interaction);
  if (interaction.isChatInputCommand()) return command(interaction);
  if (interaction.isButton()) return button(interaction);
  if (interaction.isStringSelectMenu()) return menu(interaction);
  if (interaction.isModalSubmit()) return form(interaction);
}

async function complete(interaction: AutocompleteInteraction): Promise<void> {
  const typed = interaction.options.getFocused();
  const games = ['chess', 'go', 'hex'].filter((game) => game.startsWith(typed));
  await interaction.respond(games.map((game) => ({ name: game, value: game })));
}

async function command(interaction: ChatInputCommandInteraction): Promise<void> {
  const subcommand = interaction.options.getSubcommand(false);
  if (subcommand === 'start') return start(interaction);
  if (subcommand === 'show') {
    const response = await interaction.reply({ files: [boardFile()], withResponse: true });
    if (response.resource?.message?.attachments.size !== 1) throw new Error('the answer has no picture');
    return;
  }
  if (interaction.commandName === 'panel') {
    await interaction.deferReply();
    await interaction.editReply({ components: [panel('white to move')], files: [boardFile()], flags: v2 });
    return;
  }
  await interaction.reply({ content: `only you: ${interaction.commandName}`, flags: MessageFlags.Ephemeral });
}

async function start(interaction: ChatInputCommandInteraction): Promise<void> {
  await interaction.deferReply();
  const opponent = interaction.options.getUser('opponent');
  await interaction.editReply({
    content: `<@${interaction.user.id}> plays ${interaction.options.getString('kind')}`,
    embeds: [new EmbedBuilder().setTitle('Board').setImage('attachment://board.png')],
    files: [boardFile()],
    components: [
      row(
        new ButtonBuilder().setCustomId('resign').setLabel('Resign').setStyle(ButtonStyle.Danger),
        new ButtonBuilder().setCustomId('say').setLabel('Say').setStyle(ButtonStyle.Secondary),
        new ButtonBuilder().setCustomId('off').setLabel('Off').setStyle(ButtonStyle.Secondary).setDisabled(true),
      ),
      row(moves('move')),
    ],
  });
  await opponent?.send({ content: 'Your turn', files: [boardFile()], nonce: interaction.id, enforceNonce: true });
}

async function button(interaction: ButtonInteraction): Promise<void> {
  if (interaction.customId === 'say') {
    const words = new TextInputBuilder().setCustomId('words').setStyle(TextInputStyle.Paragraph).setMaxLength(200);
    const label = new LabelBuilder().setLabel('Words').setTextInputComponent(words);
    await interaction.showModal(new ModalBuilder().setCustomId('chat').setTitle('Say').addLabelComponents(label));
    return;
  }
  await interaction.deferUpdate();
  await interaction.editReply({ content: 'resigned', embeds: [], components: [], attachments: [] });
}

async function menu(interaction: StringSelectMenuInteraction): Promise<void> {
  const moved = `moved ${interaction.values[0]}`;
  if (interaction.customId === 'panel-move') {
    await interaction.update({ flags: v2, components: [panel(moved)], files: [boardFile()] });
  } else {
    await interaction.update({ content: moved, files: [boardFile()], attachments: [] });
  }
}

async function form(interaction: ModalSubmitInteraction): Promise<void> {
  const words = interaction.fields.getTextInputValue('words');
  await interaction.reply({ content: `said ${words}`, flags: MessageFlags.Ephemeral });
  await interaction.followUp({ content: 'and more', flags: MessageFlags.Ephemeral });
}

const v2 = MessageFlags.IsComponentsV2;

function boardFile(): AttachmentBuilder {
  return new AttachmentBuilder(board, { name: 'board.png', description: 'a board' });
}

function moves(customId: string): StringSelectMenuBuilder {
  return new StringSelectMenuBuilder()
    .setCustomId(customId)
    .addOptions({ label: 'e4', value: 'e4' }, { label: 'd4', value: 'd4' });
}

function row<T extends ButtonBuilder | StringSelectMenuBuilder>(...components: T[]): ActionRowBuilder<T> {
  return new ActionRowBuilder<T>().addComponents(...components);
}

function panel(text: string): ContainerBuilder {
  return new ContainerBuilder()
    .addTextDisplayComponents(new TextDisplayBuilder().setContent(text))
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems((item) => item.setURL('attachment://board.png').setDescription('board')),
    )
    .addActionRowComponents(row(moves('panel-move')));
}
