import { type AnyComponent, walkComponents } from '../validate/component-rules.ts';

/** Discord's client wouldn't let a person do this. The message says why, in words for that person. */
export class RefusedError extends Error {}

/** What someone pressed is no longer there: the message was edited in the meantime. `what` is for who debugs a driver. */
export function staleComponentError(what: string): RefusedError {
  return new RefusedError('the message has changed in the meantime, have another look at it', { cause: what });
}

/** The component with a custom id, wherever it stands. @throws RefusedError when there is none */
export function findComponent(components: readonly object[], customId: string): AnyComponent {
  for (const [component] of walkComponents(components, [])) if (component.custom_id === customId) return component;
  throw staleComponentError(`the message has no component ${customId}`);
}
