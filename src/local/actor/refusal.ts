import { type AnyComponent, walkComponents } from '../validate/component-rules.ts';

/** Thrown for actions that Discord's client wouldn't allow. The error's message explains the reason to the person. */
export class RefusedError extends Error {}

/** `what` becomes the error's cause, to help with debugging a program that plays a person. */
export function staleComponentError(what: string): RefusedError {
  return new RefusedError('the message has changed in the meantime, have another look at it', { cause: what });
}

/**
 * Finds the component with a custom id, at any depth.
 * @throws RefusedError if there is none
 */
export function findComponent(components: readonly object[], customId: string): AnyComponent {
  for (const [component] of walkComponents(components, [])) if (component.custom_id === customId) return component;
  throw staleComponentError(`the message has no component ${customId}`);
}
