import { summary } from "@gable/contract/calls/disclosures.ts";
import { document, documents } from "@gable/contract/calls/documents.ts";
import { signers } from "@gable/contract/calls/signers.ts";
import { signerDesk } from "@gable/contract/calls/signers-desk.ts";
import { signerDocument, signerDocuments } from "@gable/contract/calls/signers-papers.ts";
import { signing } from "@gable/contract/calls/signing.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** A paper by its kind, in one line; of a picture nothing. */
const read = async (type: string, reply: Response) => {
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const text = reply.headers.get("content-type") === "application/pdf" ? await pdfText(bytes) : "";
  return { type, text: text.replaceAll(/\s+/g, " ") };
};

describe("a father and a son of one name, on one deed", () => {
  let product: TestProduct;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    walked = await walkIn(product, { persona: "namesakes", until: "RESCISSION" });
  });
  afterAll(() => product.close());

  const ofFather = async () => {
    const { client, uuid } = walked;
    const listed = (await client.send(documents, { params: { uuid } })).documents;
    return Promise.all(
      listed.map(async (one) => read(one.type, await client.open(document, { params: { uuid, document: one.uuid } }))),
    );
  };
  const ofSon = async () => {
    const [son] = walked.others;
    if (!son) throw new Error("The son does not sign.");
    const listed = (await son.client.send(signerDocuments, {})).documents;
    return Promise.all(
      listed.map(async (one) =>
        read(one.type, await son.client.open(signerDocument, { params: { document: one.uuid } })),
      ),
    );
  };

  it("are told apart in every paper of either, and both stand in the deed", async () => {
    const papers = [...(await ofFather()), ...(await ofSon())];
    const unclear = papers.flatMap(({ type, text }) =>
      [...text.matchAll(/.{0,60}(Haugen|HAUGEN)(?! ([SJ]r|[SJ]R)\b).{0,40}/g)].map(([line]) => `${type}: ${line}`),
    );
    expect(unclear).toEqual([]);
    const deed = papers.find(({ type }) => type === "SECURITY_INSTRUMENT")?.text;
    expect(deed).toContain("Walter Emil Haugen Sr");
    expect(deed).toContain("Walter Emil Haugen Jr");
  });

  it("are told apart in what the son reads of his father", async () => {
    const [son] = walked.others;
    expect((await son?.client.send(signerDesk, {}))?.borrowerFirstName).toBe("Walter Sr");
  });

  it("are told apart in what the father reads of his son", async () => {
    const { client, uuid } = walked;
    const [son] = (await client.send(signers, { params: { uuid } })).signers;
    expect(son?.calledName).toBe("Walter Jr");
    expect((await client.send(signing, { params: { uuid } })).others).toEqual(["Walter Jr"]);
  });

  it("are told apart in the summary", async () => {
    const { groups } = await walked.client.send(summary, { params: { uuid: walked.uuid } });
    const values = groups.flatMap(({ lines }) => lines.map(({ value }) => value));
    expect(values).toContain("Walter Emil Haugen Sr");
    expect(values).toContain("Walter Emil Haugen Jr");
  });
});
