import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DocumentType } from "@gable/domain/application/document-types.ts";
import {
  ConditionCategory,
  Decision,
  EmploymentType,
  IncomeSourceType,
  PropertyCondition,
  SubDecision,
  VerificationStatus,
} from "@gable/domain/application/enumerations.ts";
import { identityDocumentKinds } from "@gable/domain/identity/identity-documents.ts";
import { stepNames } from "@gable/domain/journey/steps.ts";
import { titleRelations } from "@gable/domain/profile/additional-answers.ts";
import { Occupancy } from "@gable/domain/property/occupancy.ts";
import { signerStates } from "@gable/domain/signers/signer-standing.ts";
import { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { adverseActionReasons } from "@gable/domain/underwriting/adverse-action-reasons.ts";
import { effectKinds } from "@gable/domain/workflow/effect.ts";
import { describe, expect, it } from "vitest";
import { happened, inWords } from "./in-words.ts";

const server = join(import.meta.dirname, "../../../server/src");
const clocks = join(import.meta.dirname, "../../../../packages/domain/src/workflow");

/** What the server enters into an application's log, as its sources write it. */
function eventsOfServer(): string[] {
  const sources = [server, clocks].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map((file) => join(folder, file)),
  );
  const named = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bevent: "([a-z]+(?:-[a-z]+)+)"/g)].map(([, name]) => name),
  );
  return [...new Set(named.filter((name) => name !== undefined))];
}

const staffEvents = StaffAct.options.map(({ shape }) => `staff-${shape.act.value}`);

const lists = {
  conditions: ConditionCategory.options,
  decisions: [...Decision.options, ...SubDecision.options],
  reasons: Object.keys(adverseActionReasons),
  steps: stepNames,
  "background work": effectKinds,
  "homes and income": [
    ...PropertyCondition.options,
    ...Occupancy.options,
    ...EmploymentType.options,
    ...IncomeSourceType.options,
  ],
  "accounts and identity": [...VerificationStatus.options, ...Object.keys(identityDocumentKinds)],
  signers: [...signerStates, ...titleRelations],
  documents: DocumentType.options,
  "what happened": eventsOfServer(),
  "what staff did": staffEvents,
};

describe.each(Object.entries(lists))("codes of %s", (_list, codes) => {
  it.each([...codes])("%s has words of its own in Spanish", (code) => {
    const spoken = inWords(code, "es");
    expect(spoken).not.toBe("");
    // A code that no catalogue has is spelt out in the same way in both.
    const isSpelt = spoken.toLowerCase().replace(/[^a-z0-9]/g, "") === code.toLowerCase().replace(/[^a-z0-9]/g, "");
    expect(isSpelt && !SAME_IN_BOTH.has(code)).toBe(false);
  });
});

/** Written alike in both languages. */
const SAME_IN_BOTH = new Set(["HMDA", "ERROR", "FINAL"]);

it.each([
  ["PAYMENT_ROOM", "Payment room", "Margen de pago"],
  ["offer-chosen", "Offer chosen", "Oferta elegida"],
  ["avm", "AVM", "AVM"],
  ["VANTAGESCORE_3", "VantageScore 3", "VantageScore 3"],
])("%s reads %s, and %s in Spanish", (code, english, spanish) => {
  expect(inWords(code, "en")).toBe(english);
  expect(inWords(code, "es")).toBe(spanish);
});

it("says of a condition that staff raised which it is", () => {
  const raised = { type: "staff-raise-condition", detail: { category: "GENERIC_DOCUMENT_REQUEST" } };
  expect(happened(raised, "en")).toBe("Staff raised a condition: Generic document request");
  expect(happened({ type: "offer-chosen", detail: {} }, "es")).toBe("Oferta elegida");
});

it.each([
  [
    "Ana Ruiz",
    { role: "underwriter" },
    "Given to Ana Ruiz as underwriter",
    "Asignada a Ana Ruiz como analista de crédito",
  ],
  [null, { role: "processor" }, "Left with no processor", "Quedó sin procesador"],
  // As the log has it from when an application had one person.
  ["Ana Ruiz", {}, "Given to Ana Ruiz", "Asignada a Ana Ruiz"],
  [null, {}, "Assigned to nobody", "Quedó sin asignar"],
])("says of an assignment to %s what came of it", (assignee, detail, english, spanish) => {
  const assigned = { type: "assigned", assignee, detail };
  expect([happened(assigned, "en"), happened(assigned, "es")]).toEqual([english, spanish]);
});
