import type { Context } from "../context.ts";
import { openSetAside, type SetAside } from "./set-aside.ts";

/** Real time between looks; nothing comes early, and nothing later than this. */
const LOOK_EVERY_MS = 1000;

export interface ClockWatch {
  /** Looks at once; resolves when everything that was due has been done. */
  readonly look: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Watches the business clock for what it makes due. `act` does what is due now and says how much there was; it is asked again until there
 * is nothing. What it could not act on it sets aside, and counts. One watch in each process that works; that each thing is done in one of them is for `act` to see to.
 */
export function watchClock(ctx: Context, what: string, act: (aside: SetAside) => Promise<number>): ClockWatch {
  const aside = openSetAside();
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;
  const stopping = new AbortController();

  async function lookUntilQuiet(): Promise<void> {
    do {
      isAskedAgain = false;
      while (!stopping.signal.aborted && (await act(aside)) > 0);
    } while (isAskedAgain && !stopping.signal.aborted);
  }

  function look(): Promise<void> {
    isAskedAgain = true;
    looking ??= lookUntilQuiet()
      .catch((error: unknown) => ctx.log.warn({ err: error }, `${what} cannot be read`))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  ctx.adjustableClock?.onMoved(() => void look());
  return {
    look,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await looking;
    },
  };
}
