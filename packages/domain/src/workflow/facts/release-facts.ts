import type { Instant } from "../../calendar/zoned-time.ts";
import type { Cents } from "../../money/cents.ts";

/** All that leaves on the day of the money, and where it goes. Amounts in cents. */
export interface ReleaseFigures {
  readonly cash: Cents;
  readonly account: { readonly bank: string; readonly routingNumber: string; readonly accountNumber: string } | null;
  /** Instead of an account, for a loan in crypto-assets. */
  readonly wallet: string | null;
  readonly payoffs: readonly ReleasedPayoff[];
  readonly originationFee: Cents;
  /** Charges of others that are taken from the first draw. */
  readonly costs: Cents;
}

/** The release of the money by two people, where the lender's guidelines ask for it: what they saw is kept with who saw it. */
export interface Release {
  /** Since when the money waits for it, or waits again because figures changed. */
  readonly askedAt: Instant;
  /** The day on which it was to leave is over, and nobody has let it go: the borrower is told. */
  readonly lateAt?: Instant;
  /** One wrote down that this is to leave. */
  readonly prepared?: { readonly by: string; readonly at: Instant; readonly figures: ReleaseFigures };
  /** Another agreed to just that. */
  readonly approved?: { readonly by: string; readonly at: Instant };
  /** The last time that it was sent back to be prepared anew. */
  readonly sentBack?: { readonly by: string; readonly at: Instant; readonly reason: string };
}

/** What goes to one creditor. */
export interface ReleasedPayoff {
  readonly debt: string;
  readonly creditor: string;
  readonly lastFour: string | null;
  readonly amount: Cents;
  /** Where an electronic payment goes; null for a cheque. */
  readonly to: {
    readonly payee: string;
    readonly routingNumber: string;
    readonly accountNumber: string;
    /** By which the creditor knows the debt; absent from what was agreed to before it was kept. */
    readonly creditorReference?: string;
  } | null;
  /** The creditor's address; null where it is paid electronically. */
  readonly mailTo: string | null;
}
