import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { readPdf } from "../documents/testing/read-pdf.ts";
import { readFormFields } from "./form-fields.ts";
import { openPdf, readDictionary } from "./pdf/pdf-file.ts";
import { sealDocument } from "./seal-document.ts";
import {
  createSealingIdentity,
  renewSealingIdentity,
  type SealingIdentity,
  sealingIdentityExpires,
} from "./sealing-identity.ts";
import { stampFields } from "./stamp-fields.ts";
import { signableDocument } from "./testing/signable-document.ts";
import { verifySeal } from "./verify-seal.ts";

const startOfNovember = new Date("2026-11-01T00:00:00Z");
const options = { signedAt: new Date("2026-11-20T15:04:05Z"), reason: "Signed by all parties" };

let identity: SealingIdentity;
let sealed: Uint8Array;
const document = signableDocument();

beforeAll(async () => {
  identity = await createSealingIdentity("Gable", startOfNovember);
  sealed = sealDocument(
    stampFields(document.bytes, [{ fieldId: "promise", mark: { form: "typed", text: "Ana" } }]),
    identity,
    options,
  );
});

const check = (pdf: Uint8Array) => verifySeal(pdf, [identity.authorityCertificate]);

describe("a sealed document", () => {
  it("is valid, and says who sealed it, when and why", () => {
    expect(check(sealed)).toMatchObject({
      valid: true,
      signer: "Gable Document Seal",
      signedAt: "2026-11-20T15:04:05.000Z",
      reason: "Signed by all parties",
      seals: 1,
    });
  });

  it("is still the tagged document that it was, with its words", async () => {
    const [before, after] = [await readPdf(document.bytes), await readPdf(sealed)];
    expect(after).toMatchObject({
      marked: true,
      language: "en-US",
      title: before.title,
      text: before.text,
      roles: before.roles,
    });
  });

  it("declares a PAdES signature over the whole file", () => {
    const file = openPdf(sealed);
    const field = readFormFields(file).find(({ fieldType }) => fieldType === "Sig");
    const signature = readDictionary(file, field?.dictionary.get("V"));
    expect(signature.get("SubFilter")).toEqual({ name: "ETSI.CAdES.detached" });
    const [start, gapStart, gapEnd, rest] = signature.get("ByteRange") as readonly number[];
    expect(start).toBe(0);
    expect((gapEnd ?? 0) + (rest ?? 0)).toBe(sealed.length);
    expect((gapEnd ?? 0) - (gapStart ?? 0)).toBe(8194);
  });

  it("is broken by any changed byte, wherever it is", () => {
    const digest = createHash("sha256").update(sealed).digest();
    for (let trial = 0; trial < 200; trial += 1) {
      const random = createHash("sha256").update(digest).update(String(trial)).digest();
      const changed = new Uint8Array(sealed);
      const place = random.readUInt32BE(0) % sealed.length;
      changed[place] = (changed[place] ?? 0) ^ ((random[4] ?? 0) % 255 || 1);
      expect(check(changed), `byte ${place}`).toMatchObject({ valid: false });
    }
  });

  it("is broken by any changed digit of the signature itself", () => {
    const text = Buffer.from(sealed).toString("latin1");
    const start = text.lastIndexOf("/Contents <") + "/Contents ".length;
    for (let place = start; place < start + 8194; place += 11) {
      const changed = new Uint8Array(sealed);
      // An upper-case digit means the same; it is a changed byte all the same.
      const digit = text[place] ?? "";
      changed[place] = /[a-f]/.test(digit) ? digit.toUpperCase().charCodeAt(0) : (changed[place] ?? 0) ^ 1;
      expect(check(changed), `byte ${place}`).toMatchObject({ valid: false });
    }
  });

  it("is broken by anything added behind it or cut off", () => {
    expect(check(Buffer.concat([sealed, Buffer.from("\n")]))).toMatchObject({ valid: false });
    expect(check(sealed.subarray(0, -1))).toMatchObject({ valid: false });
    expect(check(stampFields(sealed, [{ fieldId: "consent", mark: { form: "typed", text: "Luis" } }]))).toEqual({
      valid: false,
      fault: "EXTENDED",
    });
  });

  it("can be sealed again when another has signed; then both seals hold", () => {
    const later = { ...options, signedAt: new Date("2026-11-21T09:00:00Z") };
    const more = stampFields(sealed, [{ fieldId: "consent", mark: { form: "typed", text: "Luis" } }]);
    expect(check(sealDocument(more, identity, later))).toMatchObject({
      valid: true,
      seals: 2,
      signedAt: "2026-11-21T09:00:00.000Z",
    });
  });
});

describe("a seal is refused", () => {
  it("where there is none", () => {
    expect(check(document.bytes)).toEqual({ valid: false, fault: "NOT_SEALED" });
  });

  it("where the file is no PDF", () => {
    expect(check(Buffer.from("hello"))).toEqual({ valid: false, fault: "UNREADABLE" });
  });

  it("where another authority stands behind it", async () => {
    const other = await createSealingIdentity("Gable", startOfNovember);
    expect(check(sealDocument(document.bytes, other, options))).toEqual({ valid: false, fault: "UNKNOWN_AUTHORITY" });
  });

  it("where its time lies outside the certificate's", () => {
    const early = { ...options, signedAt: new Date("2026-10-31T23:59:59Z") };
    expect(check(sealDocument(document.bytes, identity, early))).toEqual({
      valid: false,
      fault: "CERTIFICATE_EXPIRED",
    });
  });
});

/** With the end of a PDF whose table is said to be at its beginning. */
const ending = (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.from("\nstartxref\n0\n%%EOF\n")]);

describe("a hostile file", () => {
  it("is refused and never makes the verifier fail", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(check(bytes).valid).toBe(false);
        expect(check(ending(bytes)).valid).toBe(false);
      }),
    );
  });

  it("made of pieces of a sealed one is refused too", () => {
    const place = fc.nat(sealed.length - 1);
    fc.assert(
      fc.property(place, place, fc.uint8Array({ minLength: 1, maxLength: 40 }), (from, to, bytes) => {
        const changed = Buffer.concat([
          sealed.subarray(0, Math.min(from, to)),
          bytes,
          sealed.subarray(Math.max(from, to)),
        ]);
        expect(changed.equals(sealed) || !check(changed).valid).toBe(true);
      }),
    );
  });
});

describe("the sealing identity", () => {
  it("survives being stored as text", () => {
    const stored = JSON.parse(JSON.stringify(identity)) as SealingIdentity;
    expect(check(sealDocument(document.bytes, stored, options))).toMatchObject({ valid: true });
  });

  it("gets a new key under the same authority before three years are over", async () => {
    expect(sealingIdentityExpires(identity).toISOString()).toBe("2029-11-01T00:00:00.000Z");
    const renewed = await renewSealingIdentity(identity, "Gable", new Date("2029-10-01T00:00:00Z"));
    expect(renewed.signingPrivateKey).not.toBe(identity.signingPrivateKey);
    const late = { ...options, signedAt: new Date("2030-01-01T00:00:00Z") };
    expect(check(sealDocument(document.bytes, renewed, late))).toMatchObject({ valid: true });
  });
});
