import { conditions, settledConditions } from "@gable/contract/calls/conditions.ts";
import { checkIdentity } from "@gable/contract/calls/identity-check.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { paperReviews } from "@gable/contract/calls/loan-file-papers.ts";
import { checkSignerIdentity } from "@gable/contract/calls/signers-identity.ts";
import { signerConditions, uploadSignerDocument } from "@gable/contract/calls/signers-papers.ts";
import type { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { uuidOfSigner } from "@gable/testkit/borrower/signer.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { until, upload } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ask = (walked: Walked, categoryEnum: ConditionCategory, documents = 1) =>
  asStaff(walked, { act: "raise-condition", categoryEnum, comments: "Once more.", documents, priorTo: "funding" });
const openOf = async ({ client, uuid }: Walked, categoryEnum: ConditionCategory) =>
  (await client.send(conditions, { params: { uuid } })).find((one) => one.categoryEnum === categoryEnum);
const give = async (walked: Walked, conditionUuid: string) => {
  const frontUuid = await upload(walked, "PASSPORT_FRONT", conditionUuid);
  const selfieUuid = await upload(walked, "PORTRAIT", conditionUuid);
  const body = { kind: "PASSPORT", frontUuid, selfieUuid, conditionUuid } as const;
  return walked.client.send(checkIdentity, { params: { uuid: walked.uuid }, body });
};

describe("pictures of an ID that staff ask for", () => {
  let product: TestProduct;
  let dana: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    dana = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  const arrive = (persona: string): Promise<Walked> => walkIn(product, { persona, until: "HMDA" });
  const seen = async ({ uuid }: Walked) =>
    (await dana.client.send(loanFile, { params: { uuid } })).conditions.find(({ check }) => check !== null);

  it("are checked as the first ones are: refused with the reason, and settled once they pass", async () => {
    const mikael = await arrive("identity-retry");
    await ask(mikael, "ID_VERIFICATION_FAILURE");
    const asked = await openOf(mikael, "ID_VERIFICATION_FAILURE");
    await give(mikael, asked?.uuid ?? "");
    const again = await until(
      () => openOf(mikael, "ID_VERIFICATION_FAILURE"),
      (condition) => condition?.actionNeeded === true,
    );
    expect(again?.commentsToBorrower).toBe("The picture cannot be read. Take it again, flat and in good light.");
    expect(again?.inWords?.returned?.es).toBe("La imagen no se puede leer. Tómela otra vez, plana y con buena luz.");
    expect(await seen(mikael)).toMatchObject({ move: "borrower", check: { outcome: "RETRY", reason: "unreadable" } });
    await give(mikael, asked?.uuid ?? "");
    await until(
      () => openOf(mikael, "ID_VERIFICATION_FAILURE"),
      (condition) => condition === undefined,
    );
    const settled = await mikael.client.send(settledConditions, { params: { uuid: mikael.uuid } });
    expect(settled).toMatchObject([{ uuid: asked?.uuid }]);
  });

  it("can be sent also where staff counted no paper", async () => {
    const walked = await walkIn(product, {
      persona: "straight-approval",
      email: "no-count@example.com",
      until: "HMDA",
    });
    await ask(walked, "ID_VERIFICATION_FAILURE", 0);
    const asked = await openOf(walked, "ID_VERIFICATION_FAILURE");
    expect(asked).toMatchObject({ requestDocuments: true, xtraData: { numDocsRequired: 2 } });
    await give(walked, asked?.uuid ?? "");
    await until(
      () => openOf(walked, "ID_VERIFICATION_FAILURE"),
      (condition) => condition === undefined,
    );
  });

  it("wait for a person with the finding beside them where a document is in doubt, and are not taken twice", async () => {
    const walked = await arrive("straight-approval");
    await ask(walked, "IDENTITY_DOCUMENT_FRAUD_REVIEW");
    const asked = await openOf(walked, "IDENTITY_DOCUMENT_FRAUD_REVIEW");
    await give(walked, asked?.uuid ?? "");
    expect((await openOf(walked, "IDENTITY_DOCUMENT_FRAUD_REVIEW"))?.actionNeeded).toBe(false);
    await expect(give(walked, asked?.uuid ?? "")).rejects.toMatchObject({ status: 409 });
    await until(
      () => seen(walked),
      (condition) => condition?.check?.outcome === "PASSED",
    );
    expect((await openOf(walked, "IDENTITY_DOCUMENT_FRAUD_REVIEW"))?.actionNeeded).toBe(false);
    const { papers } = await dana.client.send(paperReviews, { params: { uuid: walked.uuid } });
    expect(papers[0]).toMatchObject({ acts: ["clear-condition", "return-papers"] });
    expect(papers[0]?.compared.map(({ fact }) => fact)).toContain("BIRTH_DATE");
    await asStaff(walked, { act: "clear-condition", condition: asked?.uuid ?? "" });
    expect(await openOf(walked, "IDENTITY_DOCUMENT_FRAUD_REVIEW")).toBeUndefined();
  });

  it("are a signer's own: what is asked of them is checked against what they said, and of nobody else", async () => {
    const borrower = await openBorrower(product);
    const { headers } = await openSigner(product, borrower);
    const client = createBorrowerClient(product.url, "gable", headers.authorization);
    const own = {
      client: createBorrowerClient(product.url, "gable", borrower.headers.authorization),
      uuid: borrower.applicationUuid,
    };
    await asStaff(own, {
      act: "ask-signer",
      signer: await uuidOfSigner(own),
      categoryEnum: "ID_VERIFICATION_FAILURE",
      comments: "Your new passport, please.",
      documents: 1,
      priorTo: "funding",
    });
    const [asked] = await client.send(signerConditions, {});
    const conditionUuid = asked?.uuid ?? "";
    const send = async (type: "PASSPORT_FRONT" | "PORTRAIT") =>
      (
        await client.send(uploadSignerDocument, {
          body: { type, condition: conditionUuid },
          file: new Blob([pixel]),
          fileName: "picture.png",
        })
      ).uuid;
    const body = {
      kind: "PASSPORT",
      frontUuid: await send("PASSPORT_FRONT"),
      selfieUuid: await send("PORTRAIT"),
    } as const;
    await expect(
      own.client.send(checkIdentity, { params: { uuid: own.uuid }, body: { ...body, conditionUuid } }),
    ).rejects.toMatchObject({ status: 404 });
    await client.send(checkSignerIdentity, { body: { ...body, conditionUuid } });
    await until(
      () => client.send(signerConditions, {}),
      (open) => open.length === 0,
    );
  });
});
