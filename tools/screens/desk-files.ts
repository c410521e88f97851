import type { Step } from "@gable/domain/journey/steps.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import type { OwnProduct } from "@gable/testkit/start-own-product.ts";
import { once } from "./people.ts";

type File = { readonly uuid: string };

/** Applications on which somebody at the lender of its persona works. Each is walked there when first asked for. */
export interface Files {
  readonly atSummary: () => Promise<File>;
  /** The bureau made no report. */
  readonly atCreditDesk: () => Promise<File>;
  /** Offers are there to choose from. */
  readonly atOffers: () => Promise<File>;
  /** The money has left. */
  readonly funded: () => Promise<File>;
  /** Two debts are paid with the line. */
  readonly withPayoffs: () => Promise<File>;
}

const bureau = {
  name: "Kestrel Credit Bureau",
  address: "1 Report Way, Omaha, NE 68102",
  tollFreePhone: "8005550131",
  website: "https://kestrel.example",
  freezeWebsite: "https://kestrel.example/freeze",
};

export function deskFiles({ url, sandboxUrl, sandbox }: OwnProduct): Files {
  const walkTo = (place: string, persona: string, until: Step) =>
    walk({ url, sandboxUrl, persona, email: `${place}.desk@example.com`, until });
  return {
    atSummary: once(() => walkTo("summary", "straight-approval", "SUMMARY_DISCLOSURE")),
    atCreditDesk: once(() => {
      const answer = { outcome: "error", bureau, code: "E1", message: "No report" } as const;
      sandbox.orders.force({ kind: "credit-bureau", act: "pull-soft", answer, next: 1, later: false });
      return walkTo("credit", "straight-approval", "CREDIT_ERROR");
    }),
    atOffers: once(() => walkTo("offers", "straight-approval", "OFFER_SELECTION")),
    funded: once(() =>
      walk({ url, sandboxUrl, persona: "straight-approval", email: "funded.desk@example.com", timePasses: true }),
    ),
    withPayoffs: once(() => walkTo("payoffs", "payoff", "SUMMARY_DISCLOSURE")),
  };
}
