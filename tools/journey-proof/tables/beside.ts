import type { Proof } from "../../proofs/proof.ts";

const alertCall = "apps/server/src/modules/credit/alert-call.test.ts";
const reports = "apps/server/src/modules/credit/reports.test.ts";
const freeze = "apps/server/src/modules/credit/freeze-reminder.test.ts";
const otherOnHome = "apps/server/src/modules/closing/other-on-home.test.ts";
const hold = "apps/server/src/modules/rescission/hold.test.ts";
const leads = "apps/server/src/modules/originators/lead-invitations.test.ts";
const waitlist = "apps/server/src/modules/waitlist/waitlist.test.ts";

/** What happens beside the tables of the journey, at one of their steps or before the first, and the tests that pass through it. */
export const beside: readonly (readonly [what: string, proofs: readonly Proof[]])[] = [
  [
    "The hour of the call about a fraud alert",
    [
      [alertCall, "chooses the hour of the call, and another, and is written to and reminded"],
      [reports, "under a fraud alert at the hard pull lets the borrower choose when to be called at the number on it"],
    ],
  ],
  [
    "“Remind me tomorrow” of a frozen credit file",
    [
      [freeze, "is reminded once, at ten of the next day, and may be again for the day after"],
      [freeze, "takes it back, and is reminded as ever"],
    ],
  ],
  [
    "A second person’s application on the same home",
    [
      [
        otherOnHome,
        "is not closed on twice unseen: the later one waits for an underwriter, and neither hears of the other",
      ],
      [otherOnHome, "is declined for the one behind from the queue in which it waits, and the other's stays as it was"],
    ],
  ],
  [
    "Confirmation of non-rescission",
    [
      [hold, "goes on as soon as the one whose right it was has signed that they did not cancel, on sealed paper"],
      [hold, "waits for the last of the owners, tells each whom it waits for, and shows nobody another's paper"],
    ],
  ],
  [
    "The waiting list of a state without a licence",
    [
      [
        waitlist,
        "gets one mail in their language on the day on which the licence begins, however often it is looked, and not before",
      ],
      [
        "e2e/portal/waitlist.spec.ts",
        "by keyboard, somebody in a state without a licence is written to once it comes, and leaves with one click",
      ],
    ],
  ],
  [
    "A lead whom their loan officer invites",
    [
      [leads, "becomes an application by their own act, and the officer sees which"],
      [
        "e2e/console/leads.spec.ts",
        "an officer invites a lead, who finds the start filled in and told whose it is, and goes on",
      ],
    ],
  ],
];
