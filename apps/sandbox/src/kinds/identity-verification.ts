import type {
  ExtractedDocument,
  IdentityAnswer,
  IdentityCheck,
  identityVerification as protocol,
} from "@gable/vendors/identity-verification/protocol.ts";
import { addDays } from "../days.ts";
import type { Facts, PersonFacts } from "../personas/facts.ts";
import { recognisePerson } from "../recognise.ts";
import type { Scene, Vendor } from "../scene.ts";
import { atOnce } from "../script.ts";
import { nameFor } from "../seeded.ts";
import { nameKey } from "../spelling.ts";
import { askQuestions, gradeAnswers } from "./knowledge-questions.ts";
import { machineTextOf } from "./machine-text.ts";

export const identityVerification: Vendor<typeof protocol> = {
  "check-document": (request, scene) => atOnce(checkDocument(request, scene)),
  "ask-questions": (request, scene) => atOnce(askQuestions(request, scene)),
  "grade-answers": (request, scene) => atOnce(gradeAnswers(request, scene)),
};

type Reason = Extract<IdentityAnswer, { outcome: "retry" }>["reasons"][number];

function checkDocument(request: IdentityCheck, scene: Scene): IdentityAnswer {
  const { facts, party, isBorrower } = recognisePerson(request.person);
  const verification = nameFor("idv", scene.order);
  const extracted = extract(request, facts, party, scene);
  const behaviour = isBorrower ? facts.identity.behaviour : "passes";

  const mendable = retryReasons(request, extracted, behaviour === "refused-once" && scene.nth === 1, scene.today);
  const [first] = mendable;
  if (first !== undefined) {
    // What cannot be read says nothing.
    const read = mendable.includes("unreadable") ? {} : { extracted };
    return { outcome: "retry", verification, ...read, reasons: mendable, checks: checksOf(request, first) };
  }
  if (behaviour === "reviewed") {
    const machineText = machineTextOf(extracted);
    const checks = checksOf(request, "altered");
    return { outcome: "review", verification, extracted, reasons: ["altered"], checks, machineText };
  }
  return {
    outcome: "passed",
    verification,
    extracted,
    checks: checksOf(request, null),
    machineText: machineTextOf(extracted),
    ...(request.portrait === undefined ? {} : { faceLikeness: 96 }),
  };
}

function retryReasons(
  request: IdentityCheck,
  extracted: ExtractedDocument,
  isBlurred: boolean,
  today: string,
): Reason[] {
  const reasons: Reason[] = [];
  if (isBlurred) reasons.push("unreadable");
  if (extracted.expiresOn !== undefined && extracted.expiresOn < today) reasons.push("expired");
  if (nameKey(extracted.name) !== nameKey(request.person.name)) reasons.push("name-differs");
  if (request.person.dateOfBirth !== undefined && extracted.dateOfBirth !== request.person.dateOfBirth) {
    reasons.push("birth-date-differs");
  }
  return reasons;
}

/** What is printed on the document: the true name, whatever was typed. */
function extract(request: IdentityCheck, facts: Facts, party: PersonFacts, scene: Scene): ExtractedDocument {
  const { identity, home } = facts;
  const isPassport = request.documentType === "PASSPORT";
  return {
    documentType: request.documentType,
    name: party.name,
    dateOfBirth: party.dateOfBirth,
    ...(isPassport ? {} : { address: { ...home.address }, issuingState: home.address.state }),
    documentLastFour: identity.documentNumber.slice(-4),
    issuedBy: isPassport ? "United States of America" : `State of ${home.address.state}`,
    issuedOn: addDays(identity.expiresOn, -8 * 365),
    expiresOn: identity.expiresOn > scene.today ? identity.expiresOn : addDays(scene.today, 800),
  };
}

const failing: Partial<Record<Reason, IdentityAnswer["checks"][number]["check"]>> = {
  unreadable: "readable",
  expired: "unexpired",
  "name-differs": "name",
  "birth-date-differs": "birth-date",
  altered: "genuine",
};

function checksOf(request: IdentityCheck, reason: Reason | null): IdentityAnswer["checks"] {
  const failed = reason === null ? undefined : failing[reason];
  const done = ["readable", "genuine", "unexpired", "name", "birth-date"] as const;
  return [
    ...done.map((check) => ({ check, result: check === failed ? ("failed" as const) : ("passed" as const) })),
    { check: "barcode", result: request.machineText === undefined ? "not-done" : "passed" },
    { check: "face", result: request.portrait === undefined ? "not-done" : "passed" },
  ];
}
