import { checkIdentity, explainNames } from "@gable/contract/calls/identity-check.ts";
import { fileEvents, loanFile } from "@gable/contract/calls/loan-file.ts";
import { paperReviews } from "@gable/contract/calls/loan-file-papers.ts";
import { explainSignerNames } from "@gable/contract/calls/signers-identity.ts";
import type { NamesExplained } from "@gable/domain/identity/names-explained.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import {
  identityNow,
  showSignerWithoutFace,
  showWithoutFace,
  signersIdentityNow,
} from "@gable/testkit/borrower/without-face.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import type { IdentityAnswer } from "@gable/vendors/identity-verification/protocol.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** What the service says of a document that bears another name. */
const bears = (first: string, last: string, outcome: "retry" | "review"): IdentityAnswer => ({
  outcome,
  verification: "verification-of-names",
  checks: [{ check: "name", result: "failed" }],
  reasons: ["name-differs"],
  extracted: {
    documentType: "PASSPORT",
    name: { first, last },
    dateOfBirth: "1984-03-12",
    documentLastFour: "4411",
    issuedBy: "United States of America",
    expiresOn: "2049-03-12",
  },
});

const bothMine: NamesExplained = { why: "BOTH_MINE", note: "I married in 2019." };

const explain = ({ client, uuid }: Walked, body: NamesExplained) =>
  client.send(explainNames, { params: { uuid }, body });

describe("a document that bears another name", () => {
  let product: TestProduct;
  let staff: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    staff = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  const find = (answer: IdentityAnswer) =>
    product.sandbox.orders.force({
      kind: "identity-verification",
      act: "check-document",
      answer,
      next: 1,
      later: false,
    });
  const walkTo = (email: string) =>
    walkIn(product, { persona: "straight-approval", email, until: "IDENTITY_VERIFICATION" });
  const file = (uuid: string) => staff.client.send(loanFile, { params: { uuid } });

  it("is shown beside the one on the application; who says that both are theirs sends no further pictures, and a person looks", async () => {
    const walked = await walkTo("both-mine@example.com");
    await expect(explain(walked, bothMine)).rejects.toMatchObject({ status: 409 });
    find(bears("Adelaide", "Reed", "retry"));
    await showWithoutFace(walked, "RETRY");
    expect(await identityNow(walked)).toMatchObject({
      state: "RETRY",
      names: { said: "Ada Lynn Sorensen", read: "Adelaide Reed" },
      explained: null,
    });
    await expect(explain(walked, { why: "SOMETHING_ELSE" })).rejects.toMatchObject({
      status: 400,
    });
    await explain(walked, bothMine);
    expect(await identityNow(walked)).toMatchObject({ state: "REVIEW", names: null, explained: bothMine });
    await expect(explain(walked, bothMine)).rejects.toMatchObject({ status: 409 });

    // The pictures that were refused lie before whoever decides, with both names and what was said.
    const { papers } = await staff.client.send(paperReviews, { params: { uuid: walked.uuid } });
    expect(papers).toMatchObject([{ type: "PASSPORT_FRONT", acts: ["accept-identity", "ask-identity-again"] }]);
    const compared = papers[0]?.compared.map(({ fact, said, read, differs }) => [fact, said, read, differs]);
    expect(compared).toEqual(
      expect.arrayContaining([
        ["NAME", "Ada Lynn Sorensen", "Adelaide Reed", true],
        ["OTHER_NAMES", "Adelaide Reed", null, false],
        ["BOTH_MINE", "I married in 2019.", null, false],
      ]),
    );
    const { queues } = await file(walked.uuid);
    expect(queues).toMatchObject([{ queue: "identity", move: "staff" }]);
    const { events } = await staff.client.send(fileEvents, { params: { uuid: walked.uuid }, query: {} });
    expect(events.map(({ type }) => type)).toContain("identity-names-explained");
  });

  it("is explained while a person looks, too, without moving since when they do", async () => {
    const walked = await walkTo("explained-late@example.com");
    find(bears("Adelaide", "Reed", "review"));
    await showWithoutFace(walked);
    const [before] = (await file(walked.uuid)).queues;
    await explain(walked, { why: "SOMETHING_ELSE", note: "The office printed it wrongly." });
    const [after] = (await file(walked.uuid)).queues;
    expect(after?.since).toBe(before?.since);
    // What was said of one document says nothing of another, and no pictures are taken meanwhile.
    const { client, uuid } = walked;
    const pictures = { kind: "PASSPORT", frontUuid: uuid, withoutFace: true } as const;
    await expect(client.send(checkIdentity, { params: { uuid }, body: pictures })).rejects.toMatchObject({
      status: 409,
    });
  });

  it("of who signs beside the borrower is explained by them, and compared with their own name", async () => {
    const opened = await openBorrower(product);
    const { headers } = await openSigner(product, opened);
    const theo = createBorrowerClient(product.url, "gable", headers.authorization);
    await expect(theo.send(explainSignerNames, { body: bothMine })).rejects.toMatchObject({ status: 409 });
    find(bears("Theodore", "Former", "review"));
    await showSignerWithoutFace(theo, "1983-12-11");
    expect((await signersIdentityNow(theo)).names).toEqual({ said: "Theo Bergstrom", read: "Theodore Former" });
    await theo.send(explainSignerNames, { body: { why: "ID_RIGHT" } });
    expect(await signersIdentityNow(theo)).toMatchObject({ names: null, explained: { why: "ID_RIGHT", note: null } });
    const [signer] = (await file(opened.applicationUuid)).signers;
    expect(signer?.identityCompared.map(({ fact, said, read, differs }) => [fact, said, read, differs])).toEqual(
      expect.arrayContaining([
        ["SIGNER_NAME", "Theo Bergstrom", "Theodore Former", true],
        ["ID_RIGHT", null, null, false],
      ]),
    );
  });
});

describe("every name that a borrower goes by", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("is held against the sanctions lists", async () => {
    const walked = await walkIn(product, {
      persona: "straight-approval",
      as: (persona) => ({ ...persona, fill: { ...persona.fill, aliases: ["Ada Bell", "Viktor Petrenko-Hale"] } }),
      until: "INCOME_VERIFICATION",
    });
    const staff = await openStaff(product, "underwriter");
    const { events } = await staff.client.send(fileEvents, { params: { uuid: walked.uuid }, query: {} });
    expect(events.find(({ type }) => type === "watchlist-screened")?.detail).toMatchObject({ outcome: "HIT" });
  });
});
