import { document } from "@gable/contract/calls/documents.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import type { KnownCredit } from "@gable/domain/workflow/facts/credit-facts.ts";
import { firstSigningDay } from "@gable/domain/workflow/notices/closing-holds.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../../workflow/advance.ts";
import { loadApplication } from "../../../workflow/application-store.ts";

const COMPARED = "How your score compares to the scores of other consumers";

const withoutDistribution = ({ scoreDistribution: _said, ...report }: KnownCredit): KnownCredit => report;

describe("the notice about the score", () => {
  let product: TestProduct;
  let processor: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    processor = await openStaff(product, "processor");
  });
  afterAll(() => product.close());

  let walks = 0;
  const walkTo = () => {
    const email = `score.${(walks += 1)}@example.com`;
    return walkIn(product, { persona: "straight-approval", email, until: "OFFER_SELECTION", orgCode: "gable" });
  };
  const factsOf = async ({ uuid }: Walked) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;
  const fileOf = ({ uuid }: Walked) => processor.client.send(loanFile, { params: { uuid } });

  /** Another report comes, of which the bureau says something else. */
  const reportAnew = ({ uuid }: Walked, change: (report: KnownCredit) => KnownCredit) =>
    product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, uuid, { kind: "system" }, ({ facts }) => {
        const { softCredit } = facts;
        if (softCredit?.outcome !== "HIT") throw new Error("There is no report.");
        return { event: "x", facts: { softCredit: { ...softCredit, report: change(softCredit.report) } } };
      }),
    );

  const noticesOf = async (walked: Walked) =>
    (await factsOf(walked)).deliveries.filter(({ documentKind }) => documentKind === "CREDIT_SCORE_NOTICE");
  const wordsOf = async (walked: Walked, basis: string) => {
    const notices = await until(
      () => noticesOf(walked),
      (all) => all.some((one) => one.basis === basis),
    );
    const uuid = notices.find((one) => one.basis === basis)?.documentUuid ?? "";
    const reply = await walked.client.open(document, { params: { uuid: walked.uuid, document: uuid } });
    return pdfText(new Uint8Array(await reply.arrayBuffer()));
  };

  it("compares it by what the bureau said last of the model, where a report does not say it", async () => {
    const walked = await walkTo();
    await until(
      () => noticesOf(walked),
      (all) => all.length > 0,
    );
    await reportAnew(walked, (report) => ({ ...withoutDistribution(report), reportId: "second", scoreFactors: [] }));
    const words = await wordsOf(walked, "second");
    expect(words).toContain(COMPARED);
    expect(words).toContain("25%");
    expect(words).toContain("named no factor that adversely affected this score");
  });

  it("is missed in a queue with the reason where the bureau never said it, holds the signing, and goes out once it has", async () => {
    const [walked, other] = await Promise.all([walkTo(), walkTo()]);
    await reportAnew(walked, (report) => ({
      ...withoutDistribution(report),
      reportId: "third",
      scoreModel: "FICO_9",
    }));
    const file = await until(
      () => fileOf(walked),
      ({ refusedOrders }) => refusedOrders.length > 0,
    );
    expect(file).toMatchObject({
      queues: expect.arrayContaining([expect.objectContaining({ queue: "vendor-orders", move: "staff" })]),
      refusedOrders: [{ kind: "write-notice", vendor: "credit-bureau", code: "score-distribution-missing" }],
    });
    expect((await noticesOf(walked)).some(({ basis }) => basis === "third")).toBe(false);
    expect(firstSigningDay(await factsOf(walked))).toBeNull();

    await reportAnew(other, (report) => ({
      ...report,
      reportId: "fourth",
      scoreModel: "FICO_9",
      scoreDistribution: [5, 12, 16, 18, 21, 28],
    }));
    expect(await wordsOf(other, "fourth")).toContain("28%");
    const words = await wordsOf(walked, "third");
    expect(words).toContain("FICO Score 9");
    expect(words).toContain("28%");
    expect(await fileOf(walked)).toMatchObject({ refusedOrders: [] });
    expect(firstSigningDay(await factsOf(walked))).not.toBeNull();
  });
});
