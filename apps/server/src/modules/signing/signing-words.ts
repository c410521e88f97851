/** What every signer agrees to in adopting a signature. */
export const signingIntent =
  "I adopt this as my signature and my initials, and I intend to sign each document on which I press Sign.";

/** The box in which strokes are taken, in its own units. */
export const PAD = { width: 1000, height: 250 } as const;

/** US Letter, in points. */
export const PAGE_HEIGHT = 792;
