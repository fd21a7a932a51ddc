import { ApplicationFormPartialSchema, CreatePrivateChannelRequestSchema } from 'discord-api-spec/zod';
import { type APIUser, ApplicationFlags } from 'discord-api-types/v10';
import { fail } from '../validate/errors.ts';
import { checkBody } from '../validate/spec.ts';
import { openDirectMessages } from '../world/channels.ts';
import { hasBot } from '../world/guilds.ts';
import { permissionsInGuild } from '../world/permissions.ts';
import { getUser } from '../world/users.ts';
import type { World } from '../world.ts';
import { limitFrom } from './query.ts';
import { ok, type Route } from './route.ts';

/** The routes for users and the application. */
export const userRoutes: readonly Route[] = [
  { method: 'GET', path: '/users/@me', handle: ({ world }) => ok(selfOf(world)) },
  { method: 'GET', path: '/users/:user', handle: ({ world, param }) => ok(getUser(world, param('user'))) },
  {
    method: 'POST',
    path: '/users/@me/channels',
    limit: { requests: 10, seconds: 10 },
    handle: ({ world, body }) => {
      const { recipient_id: id } = checkBody<{ recipient_id?: string | null }>(CreatePrivateChannelRequestSchema, body);
      const person = id ? world.users.get(id) : undefined;
      if (!person || person.bot) return fail('invalidRecipient');
      return ok(openDirectMessages(world, person).data);
    },
  },
  {
    method: 'GET',
    path: '/users/@me/guilds',
    handle: ({ world, query }) => {
      const limit = limitFrom(query('limit'), { least: 1, most: 200, usual: 200 });
      const guilds = [...world.guilds.values()].filter(({ id }) => hasBot(world, id)).slice(0, limit);
      return ok(
        guilds.map((guild) => {
          const { name, icon, features } = guild.data;
          const permissions = permissionsInGuild(guild, world.bot.id).toString();
          return { id: guild.id, name, icon, banner: null, features, owner: false, permissions };
        }),
      );
    },
  },
  { method: 'GET', path: '/applications/@me', handle: ({ world }) => ok(applicationOf(world)) },
  {
    method: 'PATCH',
    path: '/applications/@me',
    handle: ({ world, body }) => {
      const change = checkBody<ApplicationChange>(ApplicationFormPartialSchema, body);
      const { integration_types_config: config, interactions_endpoint_url: url } = change;
      if (config !== undefined) world.application.integration_types_config = textual(config);
      if (url !== undefined) world.application.interactions_endpoint_url = url;
      return ok(applicationOf(world));
    },
  },
];

/** The settings of the application that a bot can change here. */
type ApplicationChange = Partial<World['application']>;

/** Permissions are sent as numbers and returned as text. */
function textual(config: Installs): Installs {
  const told = Object.entries(config).map(([type, { oauth2_install_params: params }]) => [
    type,
    params === undefined ? {} : { oauth2_install_params: { ...params, permissions: `${params.permissions}` } },
  ]);
  return Object.fromEntries(told);
}

type Installs = World['application']['integration_types_config'];

/** Returns the bot's user, with fields that only the bot itself sees. */
export function selfOf({ bot }: World): APIUser {
  return { ...bot, verified: true, mfa_enabled: true, locale: 'en-US', email: null };
}

function applicationOf({ bot, users, application }: World): object {
  const owner = [...users.values()].find((user) => !user.bot) ?? bot;
  return {
    id: bot.id,
    name: bot.username,
    icon: null,
    description: '',
    type: null,
    bot,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: ApplicationFlags.ApplicationCommandBadge,
    flags_new: String(ApplicationFlags.ApplicationCommandBadge),
    max_participants: null,
    tags: [],
    integration_types_config: application.integration_types_config,
    hook: true,
    storefront_available: false,
    explicit_content_filter: 0,
    creator_monetization_state: 1,
    discoverability_state: 1,
    discovery_eligibility_flags: 0,
    monetization_eligibility_flags: 0,
    monetization_state: 1,
    rpc_application_state: 0,
    store_application_state: 1,
    verification_state: 1,
    is_monetized: false,
    is_verified: false,
    is_discoverable: false,
    eligible_oauth2_scopes: [],
    interactions_endpoint_url: application.interactions_endpoint_url,
    interactions_version: 1,
    interactions_event_types: [],
    event_webhooks_status: 1,
    event_webhooks_url: null,
    event_webhooks_types: [],
    role_connections_verification_url: null,
    redirect_uris: [],
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    owner,
    team: null,
  };
}
