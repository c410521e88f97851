import { createHash } from "node:crypto";
import { document, documents, verifyDocument } from "@gable/contract/calls/documents.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";

describe("anybody who holds a document", () => {
  let product: TestProduct;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    walked = await walkIn(product, {
      persona: "straight-approval",
      until: "NOTARY_DISCLOSURE",
    });
  });
  afterAll(() => product.close());

  const bytesOf = async (type: string): Promise<Buffer> => {
    const { documents: papers } = await until(
      () => walked.client.send(documents, { params: { uuid: walked.uuid } }),
      (seen) => seen.documents.some((paper) => paper.type === type),
    );
    const paper = papers.find((one) => one.type === type);
    const reply = await walked.client.open(document, { params: { uuid: walked.uuid, document: paper?.uuid ?? "" } });
    return Buffer.from(await reply.arrayBuffer());
  };
  const verify = (bytes: Buffer, orgCode = "gable") =>
    createBorrowerClient(product.url, orgCode).send(verifyDocument, {
      params: { hash: createHash("sha256").update(bytes).digest("hex") },
    });

  it("learns without logging in that it is ours, signed and sealed, and nothing of anybody", async () => {
    const bytes = await bytesOf("CREDIT_AGREEMENT");
    const reply = await verify(bytes);
    expect(reply.document).toMatchObject({ state: "sealed", isLatest: true, sealedBy: "Gable Home Lending, LLC" });
    const said = JSON.stringify(reply);
    for (const personal of ["Ada", "Sorensen", "Alder Creek", "Sacramento", walked.uuid])
      expect(said).not.toContain(personal);
  });

  it("reads the days of it as they were where the home is, whatever the reader's own zone", async () => {
    const { documents: papers } = await walked.client.send(documents, { params: { uuid: walked.uuid } });
    const agreement = papers.find(({ type }) => type === "CREDIT_AGREEMENT");
    const { document: known } = await verify(await bytesOf("CREDIT_AGREEMENT"));
    expect(known).toMatchObject({ writtenOn: agreement?.datedOn, stateOn: agreement?.datedOn });
  });

  it("learns that we know no such document when one byte of it differs, and so does another lender's page", async () => {
    const bytes = await bytesOf("CREDIT_AGREEMENT");
    const changed = Buffer.from(bytes);
    changed[1000] = (changed[1000] ?? 0) ^ 1;
    expect((await verify(changed)).document).toBeNull();
    expect((await verify(bytes, "harbor-pine")).document).toBeNull();
  });

  it("finds on the certificate where to ask, and the hash of the file that it holds", async () => {
    const certificate = await bytesOf("SIGNING_CERTIFICATE");
    const words = await pdfText(new Uint8Array(certificate));
    const agreement = createHash("sha256")
      .update(await bytesOf("CREDIT_AGREEMENT"))
      .digest("hex");
    expect(words).toMatch(/\/verify/);
    expect(words.replaceAll(/\s/g, "")).toContain(agreement);
    expect((await verify(certificate)).document).toMatchObject({ state: "sealed", isLatest: true });
  });

  it("reads there how it came about: consent with its proof, delivery, adoption, signing, sealing", async () => {
    const words = (await pdfText(new Uint8Array(await bytesOf("SIGNING_CERTIFICATE")))).replaceAll(/\s+/g, " ");
    const { facts } = (await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid)).file;
    const given = facts.consents.find(({ type }) => type === "ELECTRONIC_RECORDS");
    expect(words.replaceAll(" ", "")).toContain(given?.demonstration?.documentSha256 ?? "no demonstration");
    const moments = [
      "Consented to electronic records",
      "Made available: Home equity line of credit agreement",
      "Adopted a signature and initials",
      "Signed Home equity line of credit agreement",
      "Sealed the documents",
    ].map((moment) => words.indexOf(moment));
    expect(moments.every((place) => place > 0)).toBe(true);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  });
});
