import { conditions, conditionTalk } from "@gable/contract/calls/conditions.ts";
import { uploadDocument } from "@gable/contract/calls/documents.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { signerConditions } from "@gable/contract/calls/signers-papers.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("the language in which staff write to who is asked", () => {
  let product: TestProduct;
  let dana: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    dana = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  async function asked(writtenIn?: "en" | "es") {
    const borrower = await openBorrower(product);
    const uuid = borrower.applicationUuid;
    const client = createBorrowerClient(product.url, "gable", borrower.headers.authorization);
    const act = (body: StaffAct) => dana.client.send(actOnFile, { params: { uuid }, body });
    await act({
      act: "raise-condition",
      categoryEnum: "GENERIC_DOCUMENT_REQUEST",
      comments: "El recibo del condado.",
      documents: 1,
      priorTo: "funding",
      ...(writtenIn && { writtenIn }),
    });
    const read = async () => {
      const [first] = await client.send(conditions, { params: { uuid } });
      if (!first) throw new Error("Nothing is asked.");
      return first;
    };
    return { borrower, uuid, client, act, read };
  }

  it("goes with what is asked, with a message, and with why papers came back, each its own", async () => {
    const { uuid, client, act, read } = await asked("es");
    const { uuid: condition, writtenIn } = await read();
    expect(writtenIn).toBe("es");
    await client.send(uploadDocument, {
      params: { uuid },
      body: { type: "OTHER_EVIDENCE", conditionUuid: condition },
      file: new Blob([pixel], { type: "image/png" }),
      fileName: "receipt.png",
    });
    await act({ act: "answer-condition", condition, text: "Gracias.", writtenIn: "es" });
    await act({ act: "return-papers", condition, reason: "It is of another year.", writtenIn: "en" });
    expect(await read()).toMatchObject({ writtenIn: "en", askedIn: "es" });
    const { history } = await client.send(conditionTalk, { params: { uuid, condition } });
    expect(history.map(({ kind, writtenIn: spoken }) => [kind, spoken])).toEqual([
      ["ASKED", "es"],
      ["SENT", undefined],
      ["MESSAGE", "es"],
      ["RETURNED", "en"],
    ]);
  });

  it("counts as the reader's where nobody said another", async () => {
    const { read } = await asked();
    expect(await read()).toMatchObject({ writtenIn: "en" });
  });

  it("goes with what is asked of somebody who signs, whose own language staff see", async () => {
    const { borrower, uuid, act } = await asked();
    const { headers } = await openSigner(product, borrower);
    const [signer] = (await dana.client.send(loanFile, { params: { uuid } })).signers;
    expect(signer?.language).toBe("en");
    await act({
      act: "ask-signer",
      signer: signer?.uuid ?? "",
      comments: "La escritura.",
      documents: 1,
      priorTo: "funding",
      writtenIn: "es",
    });
    const theo = createBorrowerClient(product.url, "gable", headers.authorization);
    expect(await theo.send(signerConditions, {})).toMatchObject([{ writtenIn: "es" }]);
  });
});
