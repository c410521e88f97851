/** The product cannot start, and the person who started it can mend that: `message` is one plain sentence that says how. */
export class StartRefused extends Error {
  override readonly name = "StartRefused";
}
