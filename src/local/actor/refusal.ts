import { type AnyComponent, walkComponents } from '../validate/component-rules.ts';

/** Discord's client wouldn't let a person do this. The message says why. */
export class RefusedError extends Error {}

/** The component with a custom id, wherever it stands. @throws RefusedError when there is none */
export function findComponent(components: readonly object[], customId: string): AnyComponent {
  for (const [component] of walkComponents(components, [])) if (component.custom_id === customId) return component;
  throw new RefusedError(`the message has no component ${customId}`);
}
