import { applications, status } from "@gable/contract/calls/application.ts";
import { creditStanding, repullCredit } from "@gable/contract/calls/credit.ts";
import { documents } from "@gable/contract/calls/documents.ts";
import { fileEvents, loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { pipeline } from "@gable/contract/calls/pipeline.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import type { CreditAnswer } from "@gable/vendors/credit-bureau/protocol.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const bureau = {
  name: "Kestrel Credit Bureau",
  address: "1 Report Way, Omaha, NE 68102",
  tollFreePhone: "8005550131",
  website: "https://kestrel.example",
  freezeWebsite: "https://kestrel.example/freeze",
};

describe("a credit file that the bureau does not give", () => {
  let product: TestProduct;
  let processor: OpenStaff;
  let underwriter: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    processor = await openStaff(product, "processor");
    underwriter = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  const answerNext = (act: "pull-soft" | "pull-hard", answer: CreditAnswer, next = 1) =>
    product.sandbox.orders.force({ kind: "credit-bureau", act, answer, next, later: false });
  const walkTo = (step: Step, email: string, entered?: (entered: Step | null) => void) =>
    walkIn(product, {
      persona: "straight-approval",
      email,
      until: step,
      ...(entered && { entered }),
    });
  type Walked = Awaited<ReturnType<typeof walkTo>>;
  const reach = ({ client, uuid }: Walked, wanted: Step) =>
    until(
      () => client.send(status, { params: { uuid } }),
      ({ step }) => step === wanted,
    );
  const act = (staff: OpenStaff, { uuid }: Walked, body: StaffAct) =>
    staff.client.send(actOnFile, { params: { uuid }, body });
  const waiting = async ({ uuid }: Walked) =>
    (await processor.client.send(pipeline, { query: { queue: "credit" } })).entries.filter(
      (entry) => entry.uuid === uuid,
    );

  it("is asked for again by the borrower where the bureau could make no report", async () => {
    answerNext("pull-soft", { outcome: "error", bureau, code: "E1", message: "No report" });
    const walked = await walkTo("CREDIT_ERROR", "again@example.com");
    const { client, uuid } = walked;
    expect(await waiting(walked)).toMatchObject([{ queues: [{ queue: "credit", move: "staff" }], waitsFor: "STAFF" }]);
    const before = await client.send(creditStanding, { params: { uuid } });
    expect(before).toMatchObject({ outcome: "ERROR", attemptsLeft: 3, isHard: false });
    await client.send(repullCredit, { params: { uuid }, body: {} });
    await reach(walked, "LIEN_VERIFICATION");
    expect(await waiting(walked)).toEqual([]);
  });

  it("waits for staff once the borrower has asked as often as they may, and staff ask once more", async () => {
    answerNext("pull-soft", { outcome: "frozen", bureau }, 4);
    const walked = await walkTo("SOFT_CREDIT_LOCKED_OR_FROZEN", "used@example.com");
    const { client, uuid } = walked;
    expect(await waiting(walked)).toEqual([]);
    const standing = () => client.send(creditStanding, { params: { uuid } });
    const isWithDesk = async () => (await client.send(applications, {})).map((each) => each.isWithCreditDesk);
    expect(await isWithDesk()).toEqual([false]);
    for (const left of [2, 1, 0]) {
      await client.send(repullCredit, { params: { uuid }, body: {} });
      await until(standing, ({ outcome, attemptsLeft }) => outcome === "FROZEN" && attemptsLeft === left);
    }
    expect(await isWithDesk()).toEqual([true]);
    await expect(client.send(repullCredit, { params: { uuid }, body: {} })).rejects.toMatchObject({ status: 409 });
    expect(await waiting(walked)).toMatchObject([{ queues: [{ queue: "credit", move: "staff" }] }]);
    await act(processor, walked, { act: "ask-bureau-again" });
    await reach(walked, "LIEN_VERIFICATION");
    await expect(act(processor, walked, { act: "ask-bureau-again" })).rejects.toMatchObject({ status: 409 });
  });

  it("is found with the birth date that staff correct, where the bureau knew a minor", async () => {
    answerNext("pull-soft", { outcome: "minor", bureau });
    const walked = await walkTo("CREDIT_MINOR", "minor@example.com");
    const { uuid } = walked;
    expect(await waiting(walked)).toHaveLength(1);
    const note = "Called on the 20th; read from the license.";
    await expect(act(processor, walked, { act: "correct-answers", note })).rejects.toMatchObject({
      problem: { code: "nothing-changed" },
    });
    const agent = await openStaff(product, "support-agent");
    const correction = { act: "correct-answers", birthDate: "1984-03-21", note } as const;
    await expect(act(agent, walked, correction)).rejects.toMatchObject({ status: 403 });
    await act(processor, walked, correction);
    await reach(walked, "LIEN_VERIFICATION");
    const { person } = await processor.client.send(loanFile, { params: { uuid } });
    expect(person.corrections).toMatchObject([{ by: processor.name, note, answers: ["birthDate"] }]);
    const { events } = await processor.client.send(fileEvents, { params: { uuid }, query: {} });
    expect(events.map(({ type }) => type)).toContain("staff-correct-answers");

    await act(processor, walked, { act: "correct-answers", middleName: "Lou", suffix: "JR", note });
    const named = async () => (await processor.client.send(loanFile, { params: { uuid } })).borrower;
    expect(await named()).toBe("Ada Lou Sorensen Jr");
    await act(processor, walked, { act: "correct-answers", middleName: "", suffix: "", note });
    expect(await named()).toBe("Ada Sorensen");
    // Another name is asked for anew, and that question would take the answer that the next test sets.
    await reach(walked, "LIEN_VERIFICATION");
  });

  it("of a minor ends in one letter that names age and bureau, and a decline", async () => {
    answerNext("pull-soft", { outcome: "minor", bureau });
    const walked = await walkTo("CREDIT_MINOR", "under-age@example.com");
    const { client, uuid } = walked;
    const letters = async () =>
      (await client.send(documents, { params: { uuid } })).documents.filter(
        ({ type }) => type === "ADVERSE_ACTION_NOTICE",
      );
    await until(letters, (found) => found.length === 1);
    const { endings } = await underwriter.client.send(loanFile, { params: { uuid } });
    expect(endings.declineFor).toEqual(["NOT_OF_AGE", "IDENTITY_NOT_VERIFIED"]);
    await act(underwriter, walked, { act: "decline", reasons: ["NOT_OF_AGE"] });
    await reach(walked, "DECLINED");
    expect(await letters()).toHaveLength(1);
    expect(await waiting(walked)).toEqual([]);
  });

  it("after submission is found with the number that staff correct, and only then is anything asked of the borrower", async () => {
    const walked = await walkTo("CREDIT_ERROR", "hard@example.com", (step) => {
      if (step === "APP_SUBMISSION") answerNext("pull-hard", { outcome: "no-match", bureau });
    });
    const { client, uuid } = walked;
    expect(walked.steps).toContain("APP_SUBMISSION");
    expect(await waiting(walked)).toHaveLength(1);
    expect(await client.send(creditStanding, { params: { uuid } })).toMatchObject({
      outcome: "NO_MATCH",
      isHard: true,
    });
    await act(processor, walked, { act: "correct-answers", ssn: "799-02-0444", note: "Called; two digits swapped." });
    await reach(walked, "SUMMARY_DISCLOSURE");
    expect(await waiting(walked)).toEqual([]);
  });
});
