import { randomUUID } from "node:crypto";
import { fileEvents, loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";

/** What is done about what waits, by no judgement of somebody's. */
const acts = (condition: string): StaffAct[] => [
  { act: "ask-identity-again", reason: "The lower edge is cut off", writtenIn: "en" },
  { act: "refuse-account", reason: "It is somebody else's" },
  { act: "refuse-autopay-account", reason: "It is somebody else's" },
  { act: "ask-title-again" },
  {
    act: "raise-condition",
    categoryEnum: "GENERIC_DOCUMENT_REQUEST",
    comments: "Send the deed.",
    writtenIn: "en",
    documents: 1,
    priorTo: "documents",
  },
  { act: "answer-condition", condition, text: "The whole bill, please", writtenIn: "en" },
  { act: "return-papers", condition, reason: "It is of another home", writtenIn: "en" },
  { act: "request-waiver", condition, reason: "The county has no bill this year" },
  { act: "clear-condition", condition },
];

describe("an application that ended while a colleague had its page open", () => {
  let product: TestProduct;
  let underwriter: OpenStaff;
  let at = "";
  beforeAll(async () => {
    product = await startProduct();
    underwriter = await openStaff(product, "underwriter");
    at = product.ctx.clock.now().toISOString();
  });
  afterAll(() => product.close());

  const know = (uuid: string, facts: Partial<Facts>) =>
    product.ctx.database.kysely
      .transaction()
      .execute((trx) => advance(product.ctx, trx, uuid, { kind: "system" }, () => ({ event: "known", facts })));

  /** With everything that waits for somebody to decide, and a condition of the underwriter's own. */
  async function waiting(email: string) {
    const { uuid } = await walkIn(product, {
      persona: "straight-approval",
      orgCode: "gable",
      email,
      until: "OFFER_SELECTION",
    });
    const condition = randomUUID();
    await know(uuid, {
      identityChecks: [{ kind: "PASSPORT", documentUuids: [], submittedAt: at, result: { outcome: "REVIEW", at } }],
      disbursementCheck: { status: "PENDING_REVIEW", reason: "OWNER_DIFFERS", at },
      autopayCheck: { status: "PENDING_REVIEW", reason: "OWNER_DIFFERS", at },
      finalTitle: { clearToClose: false, exceptions: ["An unreleased lien"], at },
      conditions: [
        {
          uuid: condition,
          categoryEnum: "GENERIC_DOCUMENT_REQUEST",
          created: at,
          notes: null,
          commentsToBorrower: "Send the last bill of the county.",
          requestDocuments: true,
          xtraData: { numDocsRequired: 1 },
          priorTo: "documents",
        },
      ],
    });
    return { uuid, condition };
  }

  it.each([
    ["withdrawn", () => ({ withdrawn: { at } })],
    ["lapsed", () => ({ lapsedAt: at })],
  ] as const)("is asked for nothing more once it is %s", async (ended, factsOf) => {
    const { uuid, condition } = await waiting(`${ended}@example.com`);
    const params = { uuid };
    expect((await underwriter.client.send(loanFile, { params })).queues.map(({ queue }) => queue)).toContain(
      "identity",
    );
    await know(uuid, factsOf());
    const latest = async () => (await underwriter.client.send(fileEvents, { params, query: {} })).events[0]?.sequence;
    const before = await latest();
    for (const body of acts(condition))
      expect([
        body.act,
        await underwriter.client.send(actOnFile, { params, body }).then(
          () => "done",
          ({ problem }) => problem?.code,
        ),
      ]).toEqual([body.act, "out-of-order"]);
    expect(await latest()).toBe(before);
  });
});
