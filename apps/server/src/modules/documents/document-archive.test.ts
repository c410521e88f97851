import { createHash } from "node:crypto";
import { documentArchive, documents } from "@gable/contract/calls/documents.ts";
import { signerDocumentArchive, signerDocuments } from "@gable/contract/calls/signers-papers.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readZip } from "../../zip/zip.ts";

const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const membersOf = async (reply: Response) => readZip(Buffer.from(await reply.arrayBuffer())) ?? [];

describe("all documents in one archive", () => {
  let product: TestProduct;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    walked = await walkIn(product, {
      persona: "joint-owner",
      until: "NOTARY_DISCLOSURE",
    });
  });
  afterAll(() => product.close());

  const theirList = async () => (await walked.client.send(documents, { params: { uuid: walked.uuid } })).documents;

  it("are the borrower's that the lender gave, byte for byte, under title and day; none counts as opened", async () => {
    const before = await theirList();
    const reply = await walked.client.open(documentArchive, { params: { uuid: walked.uuid } });
    expect(reply.headers.get("content-disposition")).toBe('attachment; filename="documents.zip"');
    const members = await membersOf(reply);
    const given = before.filter(({ from }) => from === "lender");
    expect(given.length).toBeGreaterThan(10);
    expect(before.length).toBeGreaterThan(given.length);
    expect(members.map(({ bytes }) => sha256Of(bytes))).toEqual(given.map(({ sha256 }) => sha256));
    for (const { name } of members) expect(name).toMatch(/^\d\d [^/\\:*?"<>|]+, \d{4}-\d\d-\d\d\.pdf$/);
    expect(new Set(members.map(({ name }) => name)).size).toBe(members.length);
    expect((await theirList()).map(({ openedAt }) => openedAt)).toEqual(before.map(({ openedAt }) => openedAt));
  });

  it("are the signer's own and what every owner is given, and nothing of the borrower's", async () => {
    const client = walked.others[0]?.client;
    if (!client) throw new Error("Nobody else signs.");
    const theirs = (await client.send(signerDocuments, {})).documents.filter(({ from }) => from === "lender");
    const members = await membersOf(await client.open(signerDocumentArchive, {}));
    expect(members.map(({ bytes }) => sha256Of(bytes))).toEqual(theirs.map(({ sha256 }) => sha256));
    const ofBorrowerAlone = (await theirList()).filter(({ type }) => type === "CREDIT_AGREEMENT");
    expect(ofBorrowerAlone).toHaveLength(1);
    expect(members.map(({ bytes }) => sha256Of(bytes))).not.toContain(ofBorrowerAlone[0]?.sha256);
  });

  it("are none before the first, which is an archive too", async () => {
    const { applicationUuid: uuid, headers } = await openBorrower(product);
    const client = createBorrowerClient(product.url, "gable", headers.authorization);
    expect(await membersOf(await client.open(documentArchive, { params: { uuid } }))).toEqual([]);
  });
});
