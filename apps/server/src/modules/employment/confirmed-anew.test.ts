import { pathOf } from "@gable/contract/call.ts";
import { status } from "@gable/contract/calls/application.ts";
import { employer } from "@gable/contract/calls/employment.ts";
import { confirmEmail } from "@gable/contract/calls/identity.ts";
import { examinerPack, loanFile } from "@gable/contract/calls/loan-file.ts";
import { goOnPaper } from "@gable/contract/calls/privacy.ts";
import { adoptSignature } from "@gable/contract/calls/signing.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { letTimePass, mailedCode } from "@gable/testkit/borrower/closing-moves.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";
import { readZip } from "../../zip/zip.ts";
import { replayPackEmployment } from "../loan-file/examiner-pack/pack-employment.ts";

const DAY_MS = 86_400_000;
/** Longer than ten business days, whichever holidays are among them. */
const LONG = 20 * DAY_MS;

describe("employment that was confirmed more than ten business days before closing", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const walkToSigning = (persona: string, email: string) => walkIn(product, { persona, email, until: "FINAL_OFFER" });
  type Walked = Awaited<ReturnType<typeof walkToSigning>>;

  const factsOf = async ({ uuid }: Walked) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;
  const stepOf = async ({ client, uuid }: Walked) => (await client.send(status, { params: { uuid } })).step;
  const wait = (walked: Walked, step: Step) =>
    until(
      () => stepOf(walked),
      (seen) => seen === step,
    );
  /** What a borrower does who comes back to sign. */
  const adopt = async (walked: Walked) => {
    await walked.client.send(confirmEmail, { body: { code: await mailedCode(walked) } });
    await walked.client.send(adoptSignature, {
      params: { uuid: walked.uuid },
      body: { typedName: "Sam Borrower", initials: "SB", intent: true },
    });
  };
  const eventsOf = ({ uuid }: Walked) =>
    product.ctx.database.kysely
      .selectFrom("events")
      .select(["type", "detail"])
      .where("application_uuid", "=", uuid)
      .orderBy("sequence")
      .execute();

  it("is confirmed anew before the documents are drawn for the day of signing, and all of it stays on record", async () => {
    const walked = await walkToSigning("straight-approval", "signs-late@example.com");
    const { client, uuid } = walked;
    const before = await factsOf(walked);
    await letTimePass(walked, LONG);
    await adopt(walked);
    const after = await until(
      () => factsOf(walked),
      (facts) => facts.closingDocuments !== undefined && facts.closingDay !== before.closingDay,
    );
    expect(await stepOf(walked)).toBe("FINAL_OFFER");
    expect(after.employmentBefore).toEqual([{ confirmedAt: before.employment?.at }]);
    expect(after.employment?.outcome).toBe("CONFIRMED");
    expect(after.employment?.at.slice(0, 10)).toBe(product.ctx.clock.now(uuid).toISOString().slice(0, 10));
    const entered = (await eventsOf(walked)).map(({ type, detail }) => `${type} ${(detail as { step?: string }).step}`);
    const tooOld = entered.findIndex((line) => line.startsWith("employment-too-old"));
    expect(entered.slice(tooOld)).toEqual(expect.arrayContaining(["step-entered WAITING_FOR_EMPLOYMENT"]));
    expect(await client.send(employer, { params: { uuid } })).toMatchObject({ state: "CONFIRMED", isAskedAnew: true });

    const { client: staff } = await openStaff(product, "underwriter");
    const { income, plan } = await staff.send(loanFile, { params: { uuid } });
    expect(income?.employment).toMatchObject({ outcome: "CONFIRMED", goodThrough: expect.stringMatching(/^\d{4}-/) });
    expect(income?.employmentBefore).toEqual([before.employment?.at]);
    expect(plan.find(({ row }) => row === 16)?.state).toBe("DONE");

    const { headers } = await openStaff(product, "auditor");
    const pack = await product.app.inject({
      url: pathOf(examinerPack, { uuid }),
      headers: { host: "localhost", ...headers },
    });
    const kept = readZip(pack.rawPayload)?.find(({ name }) => name === "employment.json");
    const packed = JSON.parse(Buffer.from(kept?.bytes ?? []).toString("utf8")) as {
      answers: { outcome: string; goodThrough: string | null }[];
    };
    expect(packed.answers.map(({ outcome }) => outcome)).toEqual(["CONFIRMED", "CONFIRMED"]);
    expect(replayPackEmployment(packed)).toEqual([]);
    const [first] = packed.answers;
    if (first) first.goodThrough = "2030-01-01";
    expect(replayPackEmployment(packed)).toEqual([expect.stringContaining("good through")]);
    expect(replayPackEmployment({ ...packed, answers: [], openedOn: "2026-12-01" })).toEqual([]);
  });

  it("is left alone for whoever signs in time", async () => {
    const walked = await walkToSigning("manual-pay", "signs-in-time@example.com");
    const before = await factsOf(walked);
    await letTimePass(walked, 9 * DAY_MS);
    await adopt(walked);
    const after = await until(
      () => factsOf(walked),
      (facts) => facts.closingDocuments !== undefined && facts.closingDay !== before.closingDay,
    );
    expect([after.employment, after.employmentBefore]).toEqual([before.employment, undefined]);
  });

  it("waits for a person where the borrower has left: nothing is signed, and what may be sent instead is said", async () => {
    const walked = await walkToSigning("leaves-job", "left@example.com");
    const { client, uuid } = walked;
    await letTimePass(walked, LONG);
    await adopt(walked);
    await wait(walked, "EMPLOYMENT_VERIFICATION");
    const answer = await until(
      () => client.send(employer, { params: { uuid } }),
      ({ state }) => state === "NOT_CONFIRMED",
    );
    expect(answer).toMatchObject({ reason: "not-employed-there", isAskedAnew: true });
    expect((await factsOf(walked)).closingDocuments).toBeUndefined();
    const { client: staff } = await openStaff(product, "underwriter");
    const { queues, conditions, endings } = await staff.send(loanFile, { params: { uuid } });
    expect(queues.map(({ queue }) => queue)).toContain("employment");
    expect(conditions.map(({ category }) => category)).toContain("GENERIC_DOCUMENT_REQUEST");
    expect(endings.declineFor).toContain("UNABLE_TO_VERIFY_EMPLOYMENT");
    // What the borrower sends convinces: the documents are drawn, and may be signed.
    await asStaff(walked, { act: "confirm-employment" });
    await wait(walked, "FINAL_OFFER");
  });

  it("grows old by the clock while papers are signed by hand, and does not draw them again", async () => {
    const walked = await walkToSigning("straight-approval", "signs-by-hand@example.com");
    await walked.client.send(goOnPaper, { params: { uuid: walked.uuid } });
    const { closingDocuments } = await until(
      () => factsOf(walked),
      (facts) => facts.closingDocuments !== undefined,
    );
    const before = await factsOf(walked);
    await letTimePass(walked, LONG);
    const after = await until(
      () => factsOf(walked),
      ({ employment, employmentBefore }) => employmentBefore !== undefined && employment?.outcome === "CONFIRMED",
    );
    expect(after.employmentBefore?.[0]).toEqual({ confirmedAt: before.employment?.at });
    expect(after.closingDocuments).toEqual(closingDocuments);
    await wait(walked, "FINAL_OFFER");
  });
});
