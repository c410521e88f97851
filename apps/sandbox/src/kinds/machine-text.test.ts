import { differencesFrom, readMachineText } from "@gable/domain/identity/document-says.ts";
import type { IdentityDocumentKind } from "@gable/domain/identity/identity-documents.ts";
import type { ExtractedDocument } from "@gable/vendors/identity-verification/protocol.ts";
import { describe, expect, it } from "vitest";
import { personas } from "../personas/personas.ts";
import { machineTextOf } from "./machine-text.ts";

const kinds: readonly (readonly [IdentityDocumentKind, ExtractedDocument["documentType"]])[] = [
  ["DRIVERS_LICENSE", "DRIVERS_LICENSE"],
  ["ID_CARD", "ID_CARD"],
  ["PASSPORT", "PASSPORT"],
  ["PERMANENT_RESIDENT", "PERMANENT_RESIDENT_CARD"],
];

describe("the machine-readable part of a sandbox's document", () => {
  it.each(kinds)("says of everybody who shows a %s who they are", (kind, documentType) => {
    for (const { person, coOwners } of personas) {
      for (const { name, dateOfBirth } of [person, ...coOwners]) {
        const text = machineTextOf({
          documentType,
          name,
          dateOfBirth,
          documentLastFour: "4471",
          issuedBy: "",
          expiresOn: "2031-05-09",
        });
        const says = readMachineText(kind, text, "2026-11-20");
        const { first, middle, last } = name;
        const said = { name: { firstName: first, middleName: middle ?? null, lastName: last, suffix: null } };
        expect([first, says?.isReadWell]).toEqual([first, true]);
        expect([first, says && differencesFrom({ ...said, birthDate: dateOfBirth }, says)]).toEqual([first, []]);
      }
    }
  });
});
