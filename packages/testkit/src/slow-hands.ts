/** How long a test waits before each call that it makes itself, in milliseconds; 0 where it does not wait. */
const WAIT_MS = Number(process.env["SLOW_HANDS_MS"] ?? 0);
/** Deep enough for the test to be seen behind a client, a helper and what they await. */
const FRAMES = 60;
/** A race is about an instant: who comes late is not in it. */
const OF_TEST = /(?<!-race)\.test\.tsx?\b/;
/** What a persona does on the way to where a test begins. */
const ON_THE_WAY = /testkit\/src\/(?!slow-hands|borrower\/(borrower-client|passage)\.ts)/;

const slowed = Symbol.for("gable.slow-hands");
type Fetch = typeof fetch & { [slowed]?: true };

/**
 * Lets whoever tests be slower than every vendor, as on a machine with much else to do: what a test takes for granted of how things stood
 * a moment ago shows. Vitest reads this before each file of tests; several share one thread, and one `fetch`.
 */
function slowDown(): void {
  const plain: Fetch = globalThis.fetch;
  if (WAIT_MS === 0 || plain[slowed]) return;
  Error.stackTraceLimit = FRAMES;
  const slow: Fetch = async (input, init) => {
    const { stack = "" } = new Error("where from");
    if (OF_TEST.test(stack) && !ON_THE_WAY.test(stack)) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    return plain(input, init);
  };
  slow[slowed] = true;
  globalThis.fetch = slow;
}

slowDown();
