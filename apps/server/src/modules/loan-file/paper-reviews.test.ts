import { conditions } from "@gable/contract/calls/conditions.ts";
import { uploadDocument } from "@gable/contract/calls/documents.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { paperReviews } from "@gable/contract/calls/loan-file-papers.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("the papers that wait for a person", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("are there from the moment they are sent until somebody accepts or returns them", async () => {
    const { applicationUuid, headers } = await openBorrower(product);
    const params = { uuid: applicationUuid };
    const borrower = createBorrowerClient(product.url, "gable", headers.authorization);
    const { client } = await openStaff(product, "processor");
    const papers = async () => (await client.send(paperReviews, { params })).papers;
    await client.send(actOnFile, {
      params,
      body: {
        act: "raise-condition",
        categoryEnum: "GENERIC_DOCUMENT_REQUEST",
        comments: "The last page of your trust",
        documents: 1,
        priorTo: "funding",
      },
    });
    expect(await papers()).toEqual([]);
    const send = async () => {
      const [condition] = await borrower.send(conditions, { params });
      const body = { type: "OTHER_EVIDENCE" as const, conditionUuid: condition?.uuid ?? "" };
      const file = new File([pixel], "deed.png", { type: "image/png" });
      return borrower.send(uploadDocument, { params, body, file });
    };
    const sent = await send();
    const [paper, ...others] = await papers();
    expect(others).toEqual([]);
    expect(paper).toMatchObject({
      uuid: sent.uuid,
      mediaType: "image/png",
      condition: { category: "GENERIC_DOCUMENT_REQUEST", comments: "The last page of your trust" },
      acts: ["clear-condition", "return-papers"],
    });
    const auditor = await openStaff(product, "auditor");
    expect((await auditor.client.send(paperReviews, { params })).papers).toMatchObject([{ uuid: sent.uuid, acts: [] }]);
    const agent = await openStaff(product, "support-agent");
    await expect(agent.client.send(paperReviews, { params })).rejects.toMatchObject({ status: 403 });

    const condition = paper?.condition?.uuid ?? "";
    await client.send(actOnFile, { params, body: { act: "return-papers", condition, reason: "It is cut off" } });
    expect(await papers()).toEqual([]);
    const again = await send();
    expect((await papers()).map(({ uuid }) => uuid)).toEqual([again.uuid]);
    await client.send(actOnFile, { params, body: { act: "clear-condition", condition } });
    expect(await papers()).toEqual([]);
  });
});
