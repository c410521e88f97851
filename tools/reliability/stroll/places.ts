const ID = /[\da-f]{8}-[\da-f-]{27}/g;
const NUMBER = /\/\d+(?=\/|$)/g;
/** Where this many kinds of page are named, the rest is a number. */
const MOST_NAMED = 60;

/** The path of a page without whose it is. */
export const kindOf = (url: string): string =>
  new URL(url).pathname.replaceAll(ID, ":id").replaceAll(NUMBER, "/:number");

/** Which kinds of page were seen, how often, and in which states of width and language: what nobody strolls over is not tried. */
export class Places {
  readonly #seen = new Map<string, number>();
  readonly #states = new Set<string>();

  /** Somebody stands there now. True where nobody stood there before in this state. */
  stand(url: string, state: string): boolean {
    const kind = kindOf(url);
    this.#seen.set(kind, (this.#seen.get(kind) ?? 0) + 1);
    const isNew = !this.#states.has(`${kind} ${state}`);
    this.#states.add(`${kind} ${state}`);
    return isNew;
  }

  /** How many kinds, and each of them with how often, the most frequent first. */
  said(): string {
    const named = [...this.#seen].toSorted(([, one], [, other]) => other - one);
    const shown = named.slice(0, MOST_NAMED).map(([kind, times]) => `${kind} ${times}`);
    return `${named.length} kinds of page: ${shown.join(", ")}`;
  }
}
