import { disclosureDocuments } from "@gable/domain/application/document-types.ts";
import { expect, it } from "vitest";
import { renderDocument } from "../documents/render-document.ts";
import { sampleInputs } from "../documents/testing/sample-inputs.ts";
import { sampleLender } from "../documents/testing/sample-lender.ts";
import { documentTitles, titlesOf } from "./summary-words.ts";

it("names what was received by its title, each once, in the order in which it came", () => {
  expect(titlesOf(["COUNSELLOR_LIST", "CREDIT_SCORE_NOTICE", "COUNSELLOR_LIST", "GLBA_NOTICE"])).toEqual([
    "Housing counselors near you",
    "Your credit score and the price you pay for credit",
    "Privacy notice",
  ]);
});

it.each(disclosureDocuments.filter((kind) => kind !== "SECURITY_INSTRUMENT"))("calls %s as it calls itself", (kind) => {
  expect(documentTitles[kind]).toBe(renderDocument(kind, sampleInputs[kind], sampleLender, "en").title);
});
