import { anyOf, asTaken, type PagePlan, wished } from './page-captain.ts';
import type { Pickable } from './page-player.ts';

/** Options that are taken whenever they are offered, best first. */
const ALWAYS = [
  // A player without Shields when the first Cube comes soon loses.
  /^Upgrade Shields/,
  /^Commit \d+ Research/,
  /^Colonize/,
  /^Build .*Culture Node/,
  /^Gain Ascendancy/,
  /^Build .*Research Node/,
  /^Build .*Production Node/,
  /Discover with/,
  /^Join /,
  /^Accept$/,
  /Go on to/,
];
/** Actions that are done once in a game, to have seen them. Some of them open a list first. */
const ONCE = [/^Upgrade/, /Enter Warp/, /Exit Warp/, /^Form /, /^Commission/, /^Swing/, /^Attempt Hegemony/];
/** The same actions in a game against rivals. */
const ONCE_MET = [/^Trade \(/, /^Offer /, /^Attack /];
/** Harmless actions that are done if nothing else is left. */
const ENDS = [
  /^Commit nothing|^0$/,
  /^Pass|^Stay|^Decline|^Refuse|^Stand|^Don’t swing/,
  /^End the Building Phase/,
  /^End the turn/,
];

/** The number of Ships built together, as many as can be used, and the number of Lanes begun in a turn. */
const SHIPS = /^Build [23] Ships?/;
const LANES = 1;

/** Ascendancy in a hurry: Culture first, whatever is beyond open lanes, and each kind of action once. */
export class AscendancyPlan implements PagePlan {
  readonly ends = /^End the turn/;
  readonly #seen = new Set<RegExp>();
  readonly #visits = new Map<string, number>();
  readonly #rivals: readonly string[];
  #lanes = 0;

  /** @param rivals names of the Home Systems of others, toward which lanes are placed. */
  constructor(rivals: readonly string[] = []) {
    this.#rivals = rivals;
  }

  next(offers: readonly Pickable[], says: string): Pickable | string {
    const chosen = this.#chosen(offers, says);
    if (this.ends.test(chosen.label)) this.#lanes = 0;
    return asTaken(chosen);
  }

  #chosen(offers: readonly Pickable[], says: string): Pickable {
    return (
      wished(offers, ALWAYS) ??
      this.#toward(offers) ??
      this.#lane(offers) ??
      this.#launch(offers, says) ??
      this.#once(offers) ??
      wished(offers, [SHIPS]) ??
      this.#move(offers) ??
      wished(offers, ENDS) ??
      anyOf(offers)
    );
  }

  /** Projects, while the player can keep more. */
  #launch(offers: readonly Pickable[], says: string): Pickable | undefined {
    const [, has = '', keeps = ''] = /you have (\d+), and may keep (\d+)/.exec(says) ?? [];
    return Number(has) < Number(keeps) ? wished(offers, [/^Launch/]) : undefined;
  }

  #once(offers: readonly Pickable[]): Pickable | undefined {
    const fresh = [...ONCE, ...(this.#rivals.length > 0 ? ONCE_MET : [])].filter((wish) => !this.#seen.has(wish));
    const found = wished(offers, fresh);
    for (const wish of fresh) if (found !== undefined && wish.test(found.label)) this.#seen.add(wish);
    return found;
  }

  #toward(offers: readonly Pickable[]): Pickable | undefined {
    return offers.find(
      ({ label, hint }) => / o’clock$/.test(label) && this.#rivals.some((home) => hint.includes(home)),
    );
  }

  #lane(offers: readonly Pickable[]): Pickable | undefined {
    const found = this.#lanes < LANES ? wished(offers, [/Explore with/]) : undefined;
    if (found !== undefined) this.#lanes += 1;
    return found;
  }

  /** The least visited place to which Ships can move without losses. */
  #move(offers: readonly Pickable[]): Pickable | undefined {
    const visits = ({ label }: Pickable): number => this.#visits.get(goalIn(label)) ?? 0;
    const [move] = offers
      .filter(({ label, hint }) => goalIn(label) !== '' && !/is lost/.test(hint))
      .sort((one, other) => visits(one) - visits(other));
    if (move === undefined || visits(move) > 1) return undefined;
    this.#visits.set(goalIn(move.label), visits(move) + 1);
    return move;
  }
}

function goalIn(label: string): string {
  return /\bMove .* to (.+)$/.exec(label)?.[1] ?? '';
}
