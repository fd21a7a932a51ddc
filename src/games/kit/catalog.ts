/** Components by their ids. */
export interface Catalog<T> {
  /** Throws for an id that none has. */
  of(id: string): T;
  find(id: string): T | undefined;
}

/** The catalog of components of which each has an id of its own; `what` names them in the error. */
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
