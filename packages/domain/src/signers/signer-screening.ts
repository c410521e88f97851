import type { Facts } from "../workflow/facts/facts.ts";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";
import { isCleared, isMatched } from "../workflow/facts/watchlist-screening.ts";

/** Whether the lists are to be asked about a signer: once they said when they were born, and anew when they said otherwise. */
export const awaitsScreening = ({ birthDate, watchlist, declined }: SignerFacts): boolean =>
  declined === undefined && birthDate !== undefined && watchlist?.birthDate !== birthDate;

/** The lists were asked about this very person, and nobody is on one. */
export const isSignerCleared = (signer: SignerFacts): boolean =>
  isCleared(signer.watchlist) && !awaitsScreening(signer);

/** Cleared once, whatever the lists said on the day of the money: that holds the money, and takes nobody back. */
export const wasCleared = (signer: SignerFacts): boolean =>
  isSignerCleared(signer) || signer.watchlist?.recheckedAt !== undefined;

/** A name like theirs is on a list, and nobody has found yet whose it is. */
export const isSignerMatched = ({ watchlist }: SignerFacts): boolean => isMatched(watchlist);

/** Everybody who signs beside the borrower is cleared: until then nothing is signed by them and no money leaves. */
export const everySignerCleared = ({ signers }: Facts): boolean => signers.every(isSignerCleared);
