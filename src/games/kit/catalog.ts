/** Components by id. */
export interface Catalog<T> {
  /** Throws if there is no component with this id. */
  of(id: string): T;
  find(id: string): T | undefined;
}

/** Builds a catalog of components with unique ids. `what` is their name in the error. */
export function catalog<T extends { readonly id: string }>(what: string, components: readonly T[]): Catalog<T> {
  const byId = new Map(components.map((component) => [component.id, component]));
  return {
    of(id) {
      const found = byId.get(id);
      if (found === undefined) throw new Error(`no ${what} ${id}`);
      return found;
    },
    find: (id) => byId.get(id),
  };
}
