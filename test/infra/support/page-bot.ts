import {
  AttachmentBuilder,
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Client,
  Events,
  type Interaction,
  InteractionContextType,
  type MessageEditOptions,
  MessageFlags,
  type ModalSubmitInteraction,
  SlashCommandBuilder,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { createDeferred } from '../../../src/local/deferred.ts';
import { drawing } from './drawing.ts';
import {
  attachedPictures,
  boardMessage,
  everything,
  labelForm,
  listMessage,
  picturesApart,
  rowForm,
  step,
} from './page-bot-messages.ts';

const everywhere = [InteractionContextType.Guild, InteractionContextType.BotDM];

/** A command without options. */
const simple = (name: string, description: string) =>
  new SlashCommandBuilder().setName(name).setDescription(description).setContexts(everywhere);

/** The commands of the bot for the page's tests. */
const commands = [
  simple('help', 'Where to begin'),
  simple('hand', 'Show your hand; only you can see it').addBooleanOption((dm) =>
    dm.setName('dm').setDescription('By direct message'),
  ),
  simple('show', 'A board with buttons and menus'),
  simple('everything', 'Messages of every kind'),
  simple('pictures', 'Three pictures attached, and two apart'),
  simple('silent', 'Never answers'),
  simple('letter', 'Writes you a direct message'),
  new SlashCommandBuilder()
    .setName('game')
    .setDescription('Games')
    .addSubcommand((sub) =>
      sub
        .setName('new')
        .setDescription('Open a table')
        .addStringOption((game) =>
          game.setName('game').setDescription('Which game').setRequired(true).setAutocomplete(true),
        )
        .addUserOption((opponent) => opponent.setName('opponent').setDescription('Against whom'))
        .addIntegerOption((rounds) =>
          rounds.setName('rounds').setDescription('How many rounds').setMinValue(1).setMaxValue(9),
        )
        .addBooleanOption((ranked) => ranked.setName('ranked').setDescription('Whether it counts'))
        .addStringOption((pace) =>
          pace
            .setName('pace')
            .setDescription('How fast')
            .addChoices({ name: 'By the day', value: 'daily' }, { name: 'At once', value: 'live' }),
        ),
    )
    .addSubcommand((sub) => sub.setName('list').setDescription('Tables that wait for someone')),
  new SlashCommandBuilder()
    .setName('play')
    .setDescription('Make a move')
    .addStringOption((action) =>
      action.setName('action').setDescription('What to do').setRequired(true).setAutocomplete(true),
    )
    .addIntegerOption((amount) => amount.setName('amount').setDescription('How much')),
  new SlashCommandBuilder()
    .setName('import')
    .setDescription('Read a file')
    .addAttachmentOption((file) => file.setName('file').setDescription('A list').setRequired(true)),
].map((command) => command.toJSON());

/** The options of `/play`. Their values are texts that a person would never type. */
export const actions = [
  { name: 'Move to B7', value: 'move:b7' },
  { name: 'Move to C4', value: 'move:c4' },
  { name: 'Attack the outpost', value: 'attack:u3' },
];

const games = ['Frontiers', 'Ascendancy', 'First Edition', 'Away Missions'];

/** The bot, with the controls that tests use. */
export interface PageBot {
  /** Buttons whose answers are held back. Each call releases one answer. */
  readonly held: (() => Promise<void>)[];
  /** Lets `/hand` show “thinking” until it is released. */
  holdHands(): { release(): void };
  /** Changes the text of one of the bot's messages. */
  edit(channel: string, message: string, content: string): Promise<void>;
  /** Changes one of the bot's messages. */
  change(channel: string, message: string, body: Pick<MessageEditOptions, 'content' | 'components'>): Promise<void>;
  /** Removes one of the bot's messages. */
  remove(channel: string, message: string): Promise<void>;
  /** The options that the bot received, by command, newest last. */
  readonly received: { command: string; options: Record<string, unknown> }[];
}

/** Lets a client be the bot of the page's tests. Errors of its handlers are passed to `onError`. */
export async function bePageBot(client: Client<true>, onError: (error: unknown) => void): Promise<PageBot> {
  const found = async (channel: string, message: string) => {
    const place = await client.channels.fetch(channel);
    if (!place?.isTextBased()) throw new Error('there is no such channel');
    return place.messages.fetch(message);
  };
  const hands = { wait: Promise.resolve() };
  const bot: PageBot = {
    held: [],
    received: [],
    holdHands() {
      const { promise, resolve } = createDeferred<void>();
      hands.wait = promise;
      return { release: resolve };
    },
    async edit(channel, message, content) {
      await (await found(channel, message)).edit({ content });
    },
    async change(channel, message, body) {
      await (await found(channel, message)).edit(body);
    },
    async remove(channel, message) {
      await (await found(channel, message)).delete();
    },
  };
  client.on(Events.InteractionCreate, (interaction) => {
    handle({ bot, hands }, interaction).catch(onError);
  });
  await client.application.commands.set(commands);
  return bot;
}

/** The bot, and the promise that `/hand` waits for. */
interface BotContext {
  readonly bot: PageBot;
  readonly hands: { readonly wait: Promise<void> };
}

async function handle(context: BotContext, interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) return complete(interaction);
  if (interaction.isChatInputCommand()) return command(context, interaction);
  if (interaction.isButton()) return press(context.bot, interaction);
  if (interaction.isStringSelectMenu()) return choose(interaction);
  if (interaction.isModalSubmit()) return submit(interaction);
}

async function complete(interaction: AutocompleteInteraction): Promise<void> {
  const typed = interaction.options.getFocused().toLowerCase();
  const all = interaction.commandName === 'play' ? actions : games.map((name) => ({ name, value: name.toLowerCase() }));
  await interaction.respond(all.filter(({ name }) => name.toLowerCase().includes(typed)));
}

async function command(
  { bot: { received }, hands }: BotContext,
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  const { commandName, options, user, channel } = interaction;
  const sub = options.getSubcommand(false);
  const given = sub === null ? options.data : (options.data[0]?.options ?? []);
  received.push({
    command: sub === null ? commandName : `${commandName} ${sub}`,
    options: Object.fromEntries(
      given.map(({ name, value, attachment }) => [
        name,
        attachment ? `${attachment.name} (${attachment.size} bytes)` : value,
      ]),
    ),
  });
  switch (commandName) {
    case 'hand': {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await hands.wait;
      const file = new AttachmentBuilder(drawing(1200, 700), {
        name: 'hand.png',
        description: 'Your hand: two cards.',
      });
      await interaction.editReply({ content: 'Your hand', files: [file] });
      return;
    }
    case 'show':
      await interaction.reply(boardMessage());
      return;
    case 'everything':
      await interaction.reply('Here it comes.');
      for (const message of everything(user.id, interaction.channelId)) await interaction.followUp(message);
      if (channel?.isSendable() && 'threads' in channel) {
        const thread = await channel.threads.create({ name: 'Table 1: Frontiers' });
        await thread.members.add(user.id);
        await thread.send('The table of this thread.');
      }
      return;
    case 'pictures':
      await interaction.reply(attachedPictures());
      await interaction.followUp(picturesApart());
      return;
    case 'silent':
      return;
    case 'letter':
      await interaction.reply({ content: 'Sent.', flags: MessageFlags.Ephemeral });
      await user.send({ content: 'A letter for you alone.' });
      return;
    case 'play':
      await interaction.reply(`Played ${options.getString('action')}.`);
      return;
    default:
      await interaction.reply({ content: `${commandName}: for you alone.`, flags: MessageFlags.Ephemeral });
  }
}

async function press({ held }: PageBot, interaction: ButtonInteraction): Promise<void> {
  const [act, number = '1'] = interaction.customId.split(':');
  switch (act) {
    case 'step':
      await interaction.update(step(Number(number) + 1));
      return;
    case 'hold':
      held.push(async () => {
        await interaction.reply({ content: 'At last.', flags: MessageFlags.Ephemeral });
      });
      return;
    case 'form':
      await interaction.showModal(labelForm());
      return;
    case 'rows':
      await interaction.showModal(rowForm());
      return;
    case 'moves':
      await interaction.reply({ ...step(1), flags: MessageFlags.Ephemeral });
      return;
    case 'list':
      await interaction.reply({ ...listMessage(), flags: MessageFlags.Ephemeral });
      return;
    case 'remove':
      await interaction.deferUpdate();
      await interaction.deleteReply();
      return;
    default:
      await interaction.reply({ content: `Pressed ${act}.`, flags: MessageFlags.Ephemeral });
  }
}

async function choose(interaction: StringSelectMenuInteraction): Promise<void> {
  await interaction.reply({ content: `Chosen: ${interaction.values.join(', ')}.`, flags: MessageFlags.Ephemeral });
}

async function submit(interaction: ModalSubmitInteraction): Promise<void> {
  if (interaction.fields.fields.some((field) => 'value' in field && field.value === 'silence')) return;
  const filled = interaction.fields.fields.map((field) => ('values' in field ? field.values.join('+') : field.value));
  await interaction.reply({ content: `Filled in: ${filled.join(' | ')}`, flags: MessageFlags.Ephemeral });
}
