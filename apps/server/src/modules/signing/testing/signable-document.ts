import { heading, initialsField, paragraph, signatureField } from "../../documents/blocks.ts";
import type { Signer } from "../../documents/placed-field.ts";
import { setDraft } from "../../documents/render-document.ts";
import { sampleLender } from "../../documents/testing/sample-lender.ts";

const ana: Signer = { id: "signer-ana", role: "borrower", name: "Ana María Rivera" };
const luis: Signer = { id: "signer-luis", role: "additional-signer", name: "Luis Ortega" };

/** A document of two pages that two people sign and one initials. */
export function signableDocument() {
  return setDraft(
    {
      title: { en: "A paper to sign", es: "Un papel para firmar" },
      preparedOn: "2026-11-20",
      facts: [{ name: { en: "Application", es: "Solicitud" }, value: "HE-10421" }],
      summary: { en: ["You promise."], es: ["Usted promete."] },
      body: [
        heading("The promise"),
        paragraph("You promise to repay what you draw."),
        initialsField("understood", ana, "I have read the promise."),
        { block: "pageBreak" },
        heading("Signatures"),
        signatureField("promise", ana, "Promise to repay"),
        signatureField("consent", luis, "Consent of the co-owner"),
      ],
    },
    sampleLender,
    "en",
    "test",
  );
}

export const scrawl = {
  form: "drawn",
  width: 300,
  height: 100,
  strokes: [
    [
      [20, 80],
      [40, 20],
      [60, 80],
      [80, 30],
      [120, 70],
      [200, 40],
    ],
    [
      [30, 60],
      [70, 55],
    ],
  ],
} as const;
