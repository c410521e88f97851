import { conditions } from "@gable/contract/calls/conditions.ts";
import { alertCall, chooseAlertCall, delinquency } from "@gable/contract/calls/credit.ts";
import { liens } from "@gable/contract/calls/liens.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { awaitsPapers } from "@gable/domain/conditions/asked-papers.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { asRead } from "@gable/testkit/as-read.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import type { CreditAnswer } from "@gable/vendors/credit-bureau/protocol.ts";
import type { CreditReport } from "@gable/vendors/credit-bureau/report.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";

const asHit = (report: CreditReport): CreditAnswer => ({ outcome: "hit", report });

/** Everything in both reports that can be decisive is read, as the bureau says it. */
describe("a credit report", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const walkTo = (until: Step, email: string, entered?: (step: Step | null) => void) =>
    walkIn(product, {
      persona: "straight-approval",
      email,
      until,
      ...(entered && { entered }),
    });

  /** The report of the latest soft pull, to be answered again with something else in it. */
  function softReport(): CreditReport {
    const order = product.sandbox.orders.list("credit-bureau").findLast(({ act }) => act === "pull-soft");
    const answer = order?.answer as CreditAnswer | undefined;
    if (answer?.outcome !== "hit") throw new Error("no report was pulled");
    return answer.report;
  }
  const answerNext = (act: "pull-soft" | "pull-hard", answer: CreditAnswer) =>
    product.sandbox.orders.force({ kind: "credit-bureau", act, answer, next: 1, later: false });
  const answerHard = (change: (report: CreditReport) => CreditAnswer) => (step: Step | null) => {
    if (step === "APP_SUBMISSION") answerNext("pull-hard", change({ ...softReport(), pullType: "hard" }));
  };
  const decisionOf = async (uuid: string) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts.decision?.result;

  it("is dated by the day on which it was pulled where the home is, and not by that of Greenwich", async () => {
    await walkTo("OFFER_SELECTION", "evening@example.com");
    const report = softReport();
    const dayInGreenwich = report.pulledAt.slice(0, 10);
    answerNext("pull-soft", asHit({ ...report, pulledAt: `${dayInGreenwich}T01:15:00.000Z` }));
    const { uuid } = await walkTo("OFFER_SELECTION", "evening-again@example.com");
    const { file } = await loadApplication(product.ctx, product.ctx.database.kysely, uuid);
    expect(file.facts.softCredit).toMatchObject({ report: { pulledOn: addDays(dayInGreenwich, -1) } });
  });

  it("that shows the mortgage in forbearance ends in a decline that says so", async () => {
    await walkTo("OFFER_SELECTION", "plain@example.com");
    const report = softReport();
    const tradelines = report.tradelines.map((line) => ({ ...line, inForbearance: line.accountType === "mortgage" }));
    answerNext("pull-soft", asHit({ ...report, tradelines }));
    const { uuid } = await walkTo("DECLINED", "forbearance@example.com");
    expect((await decisionOf(uuid))?.reasons).toMatchObject([{ finding: "FORBEARANCE" }]);
  });

  it("that shows a new line on the home at the hard pull has the borrower confirm the debts again", async () => {
    // A third place on the home is asked about before it is refused: the borrower may pay a debt off with the line.
    const walked = await walkTo(
      "CLTV_LIEN_POSITION_REQUALIFY",
      "new-line@example.com",
      answerHard((report) => {
        const mortgage = report.tradelines.find(({ accountType }) => accountType === "mortgage");
        if (!mortgage) throw new Error("the persona has no mortgage");
        const line = {
          ...mortgage,
          id: "new-equity-line",
          creditor: "Quick Equity Bank",
          accountType: "home-equity-line" as const,
          openedOn: report.pulledAt.slice(0, 10),
          balance: 2_000_000,
          limitOrOriginalAmount: 14_000_000,
          monthlyPayment: 21_000,
        };
        return asHit({ ...report, tradelines: [...report.tradelines, line] });
      }),
    );
    expect(walked.steps.filter((step) => step === "LIEN_VERIFICATION")).toHaveLength(2);
    const found = await walked.client.send(liens, { params: { uuid: walked.uuid } });
    expect(found.liens.map(({ lender }) => lender)).toContain("Quick Equity Bank");
    expect((await decisionOf(walked.uuid))?.numbers).toMatchObject({ lienPosition: 3 });
  });

  it("that has another social security number has the borrower show theirs, and holds the documents until a person has seen it", async () => {
    const { client, uuid } = await walkTo(
      "INCOME_VERIFICATION",
      "other-number@example.com",
      answerHard((report) => asHit({ ...report, ssnMatch: "mismatch" })),
    );
    const asked = await client.send(conditions, { params: { uuid } });
    expect(asked).toMatchObject([
      {
        commentsToBorrower: expect.stringContaining("another Social Security number") as string,
        requestDocuments: true,
      },
    ]);
    const { file } = await loadApplication(product.ctx, product.ctx.database.kysely, uuid);
    expect(awaitsPapers(file.facts, "documents")).toBe(true);
  });

  it("under a fraud alert at the hard pull waits until the borrower was reached", async () => {
    const alert = { alertType: "initial-fraud" as const, phone: "9165550199" };
    const walked = await walkTo(
      "FACTA_REVIEW",
      "alerted@example.com",
      answerHard((report) => ({ outcome: "fraud-alert", alert, report: { ...report, alerts: [alert] } })),
    );
    const { client, uuid } = walked;
    expect(walked.steps).toContain("APP_SUBMISSION");
    expect((await client.send(delinquency, { params: { uuid } })).tradelines).toEqual([]);
    const { file } = await loadApplication(product.ctx, product.ctx.database.kysely, uuid);
    expect(file.facts.fraudAlertCleared).toBeUndefined();
  });

  it("under a fraud alert at the hard pull lets the borrower choose when to be called at the number on it", async () => {
    const alert = { alertType: "initial-fraud" as const, phone: "9165550147" };
    const { client, uuid, steps } = await walkTo(
      "FACTA_REVIEW",
      "called@example.com",
      answerHard((report) => ({ outcome: "fraud-alert", alert, report: { ...report, alerts: [alert] } })),
    );
    expect(steps).toContain("APP_SUBMISSION");
    const params = { uuid };
    const asked = await client.send(alertCall, { params });
    expect(asked).toMatchObject({ number: { from: "ALERT", ending: "47" }, chosen: null });
    const startsAt = asked.windows.at(-1)?.startsAt ?? "";
    await client.send(chooseAlertCall, { params, body: { startsAt } });
    expect((await client.send(alertCall, { params })).chosen).toMatchObject({ startsAt, isOver: false });
    const staff = await openStaff(product, "underwriter");
    expect((await staff.client.send(loanFile, { params })).alertCall).toMatchObject({ startsAt });
    await staff.client.send(actOnFile, { params, body: await asRead(staff.client, uuid, "clear-fraud-alert") });
    expect((await client.send(alertCall, { params })).chosen).toBeNull();
  });
});
