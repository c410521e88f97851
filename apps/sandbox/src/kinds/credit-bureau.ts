import type { CreditAnswer, CreditPull, creditBureau as protocol } from "@gable/vendors/credit-bureau/protocol.ts";
import { addDays } from "../days.ts";
import type { CreditFacts, Facts } from "../personas/facts.ts";
import { recognisePerson } from "../recognise.ts";
import type { Scene, Vendor } from "../scene.ts";
import { atOnce } from "../script.ts";
import { streetKey } from "../spelling.ts";
import { bureau } from "./credit-bureau-itself.ts";
import { makeCreditReport } from "./credit-report.ts";

type Pull = "soft" | "hard";

export const creditBureau: Vendor<typeof protocol> = {
  "pull-soft": (request, scene) => atOnce(answerPull("soft", request, scene)),
  "pull-hard": (request, scene) => atOnce(answerPull("hard", request, scene)),
};

function answerPull(pull: Pull, request: CreditPull, scene: Scene): CreditAnswer {
  const { facts } = recognisePerson(request.applicant);
  if (isMinor(request.applicant.dateOfBirth, scene.today)) return { outcome: "minor", bureau };
  return refusal(pull, request, facts, scene.nth) ?? report(pull, request, facts, scene);
}

/** What keeps the report from the lender, if anything does. */
function refusal(pull: Pull, request: CreditPull, facts: Facts, nth: number): CreditAnswer | null {
  const { credit } = facts;
  switch (credit.gate) {
    case "open":
    case "fraud-alert":
      return null;
    case "needs-ssn":
      return isFoundOtherwise(request, facts) ? null : { outcome: "no-match", bureau };
    case "never-matched":
      return { outcome: request.applicant.ssn === undefined ? "no-match" : "no-match-ssn", bureau };
    case "frozen-once":
      return pull === "soft" && nth === 1 ? { outcome: "frozen", bureau } : null;
    case "locked-once":
      return pull === "soft" && nth === 1 ? { outcome: "locked", bureau } : null;
    case "frozen-at-hard-pull-once":
      return pull === "hard" && nth === 1 ? { outcome: "frozen", bureau } : null;
    case "frozen-with-pin":
      return pull === "soft" ? withPin(request, credit, nth) : null;
    case "no-file":
      return { outcome: "no-file", bureau };
    case "minor":
      return { outcome: "minor", bureau };
    default:
      return credit.gate satisfies never;
  }
}

const isFoundOtherwise = ({ applicant }: CreditPull, facts: Facts): boolean =>
  applicant.ssn === facts.person.ssn ||
  (applicant.formerAddress !== undefined &&
    facts.credit.formerAddresses.map(streetKey).includes(streetKey(applicant.formerAddress)));

function withPin(request: CreditPull, credit: CreditFacts, nth: number): CreditAnswer | null {
  if (request.pin === undefined) return { outcome: "frozen-pin", bureau, pinRejected: false };
  if (request.pin === credit.pin) return null;
  return { outcome: "frozen-pin", bureau, pinRejected: true, attemptsLeft: Math.max(0, 4 - nth) };
}

function report(pull: Pull, request: CreditPull, facts: Facts, scene: Scene): CreditAnswer {
  const made = makeCreditReport(pull, request, facts, scene);
  if (facts.credit.gate !== "fraud-alert") return { outcome: "hit", report: made };
  const alert = {
    alertType: "initial-fraud" as const,
    placedOn: addDays(scene.today, -90),
    phone: facts.person.phone,
  };
  return { outcome: "fraud-alert", alert, report: { ...made, alerts: [alert] } };
}

const isMinor = (dateOfBirth: string, today: string): boolean =>
  `${Number(dateOfBirth.slice(0, 4)) + 18}${dateOfBirth.slice(4)}` > today;
