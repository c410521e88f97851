import { describe, expect, it } from "vitest";
import { readPdf } from "../documents/testing/read-pdf.ts";
import { type Signing, sha256Of, signDocument } from "./sign-document.ts";
import { signableDocument } from "./testing/signable-document.ts";

const document = signableDocument();

const byAna: Signing = {
  signerId: "signer-ana",
  shownSha256: sha256Of(document.bytes),
  signature: { form: "typed", text: "Ana María Rivera" },
  initials: { form: "typed", text: "AMR" },
  signedOn: "2026-11-20",
  caption: "Signed electronically 2026-11-20 15:04 UTC · record 8f3a2c",
};

function sign(pdf: Uint8Array, signing: Signing) {
  const outcome = signDocument(pdf, document.fields, signing);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

describe("signing a document", () => {
  it("fills the signer's own fields and leaves the others'", async () => {
    const { bytes } = sign(document.bytes, byAna);
    const { formValues } = await readPdf(bytes);
    expect(Object.keys(formValues).toSorted()).toEqual(["promise", "promise-date", "understood"]);
    expect(formValues["promise-date"]).toBe("November 20, 2026");
  });

  it("gives the hashes of what was shown and of what was signed", () => {
    const outcome = sign(document.bytes, byAna);
    expect(outcome.sha256Before).toBe(byAna.shownSha256);
    expect(outcome.sha256After).toBe(sha256Of(outcome.bytes));
  });

  it("is complete once the last signer has signed", () => {
    const first = sign(document.bytes, byAna);
    expect(first.complete).toBe(false);
    const second = sign(first.bytes, {
      ...byAna,
      signerId: "signer-luis",
      shownSha256: first.sha256After,
      signedOn: "2026-11-21",
    });
    expect(second.complete).toBe(true);
  });

  it("is refused when the document is not the one that was shown", () => {
    const first = sign(document.bytes, byAna);
    expect(signDocument(first.bytes, document.fields, { ...byAna, signerId: "signer-luis" })).toEqual({
      ok: false,
      reason: "DOCUMENT_CHANGED",
    });
  });

  it("is refused when the signer has nothing left to sign", () => {
    const first = sign(document.bytes, byAna);
    const again = { ...byAna, shownSha256: first.sha256After };
    expect(signDocument(first.bytes, document.fields, again)).toEqual({ ok: false, reason: "NOTHING_TO_SIGN" });
  });
});
