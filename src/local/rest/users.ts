import { CreatePrivateChannelRequestSchema } from 'discord-api-spec/zod';
import { type APIUser, ApplicationFlags } from 'discord-api-types/v10';
import { fail } from '../validate/errors.ts';
import { checkBody } from '../validate/spec.ts';
import { openDirectMessages } from '../world/channels.ts';
import { getUser } from '../world/users.ts';
import type { World } from '../world.ts';
import { ok, type Route } from './route.ts';

/** Users and the application. */
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
  { method: 'GET', path: '/applications/@me', handle: ({ world }) => ok(applicationOf(world)) },
];

/** The bot's user as only the bot itself sees it. */
export function selfOf({ bot }: World): APIUser {
  return { ...bot, verified: true, mfa_enabled: true, locale: 'en-US', email: null };
}

function applicationOf({ bot, users }: World): object {
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
    integration_types_config: { 0: {} },
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
    interactions_endpoint_url: null,
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
