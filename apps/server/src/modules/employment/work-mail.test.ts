import { status } from "@gable/contract/calls/application.ts";
import { confirmEmployer, confirmWorkMail, employer, sendWorkMailCode } from "@gable/contract/calls/employment.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { employmentOrder } from "@gable/domain/workflow/underwriting/employment-standing.ts";
import { consent } from "@gable/testkit/borrower/register.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { forceAnswer } from "@gable/testkit/force-answer.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { employmentTasks } from "./tasks.ts";

describe("mail that is read at work", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const startWalk = (email: string) =>
    walkIn(product, {
      persona: "pay-stubs",
      email,
      until: "EMPLOYMENT_VERIFICATION",
    });

  const codeAt = (address: string) =>
    mailed(product.sandbox.url, address, ({ subject }) => /^(\d{6}) is your code/.exec(subject ?? "")?.[1]);

  /** A borrower whose employer is in no records, and does not confirm the job: nobody could be reached there unless said. */
  async function asked(email: string, answer: object = { outcome: "cannot-reach", attempts: 4 }) {
    const walked = await startWalk(email);
    const { client, uuid, persona } = walked;
    const params = { uuid };
    const name = async (employerName: string) => {
      await forceAnswer(product.sandbox.url, { kind: "employment-verification", act: "ask-employer", answer });
      await client.send(confirmEmployer, {
        params,
        body: {
          employerName,
          position: "Grower",
          since: "2012-04",
          phone: persona.fill.phone,
          consent: consent("EMPLOYMENT_VERIFICATION", "en"),
        },
      });
    };
    const standing = () => client.send(employer, { params });
    const step = async () => (await client.send(status, { params })).step;
    await name("Quarry Hill Nurseries");
    await until(standing, ({ state }) => state === "NOT_CONFIRMED");
    const send = (address: string) => client.send(sendWorkMailCode, { params, body: { email: address } });
    const give = (address: string, code: string) =>
      client.send(confirmWorkMail, { params, body: { email: address, code } });
    return { uuid, step, name, standing, send, give };
  }

  it("confirms the job where the records know the address as the employer's", async () => {
    const { uuid, step, send, give } = await asked("reads-at-work@example.com");
    const address = "hazel@quarryhillnurseries.example";
    await send(address.toUpperCase());
    await give(address, await codeAt(address));
    await until(step, (seen) => seen !== "EMPLOYMENT_VERIFICATION");
    const { client: staff } = await openStaff(product, "underwriter");
    const { income } = await staff.send(loanFile, { params: { uuid } });
    expect(income?.employment).toMatchObject({ outcome: "CONFIRMED" });
    expect(income?.workMail).toMatchObject({ address: "h•••@quarryhillnurseries.example", isEmployers: true });
    // Once confirmed, nothing more is mailed.
    await expect(send(address)).rejects.toMatchObject({ status: 409 });
  });

  it("is looked into by a person where they do not, and counts for the employer named then alone", async () => {
    const { uuid, name, standing, send, give } = await asked("other-domain@example.com");
    const address = "hazel@qhn-farms.example";
    await send(address);
    await give(address, await codeAt(address));
    await until(standing, ({ workMail }) => workMail?.state === "LOOKED_INTO");
    const { client: staff } = await openStaff(product, "underwriter");
    const { queues, income } = await staff.send(loanFile, { params: { uuid } });
    expect(queues.map(({ queue }) => queue)).toContain("employment");
    expect(income?.workMail).toMatchObject({ isEmployers: false });
    await name("Another Nursery");
    await until(standing, ({ state, workMail }) => state === "NOT_CONFIRMED" && workMail === null);
  });

  it("does not outvote an employer who says that nobody of that name works there", async () => {
    const answer = { outcome: "not-employed-there", asOf: "2026-11-02" };
    const { uuid, standing, send, give } = await asked("has-left@example.com", answer);
    const address = "has-left@quarryhillnurseries.example";
    await send(address);
    await give(address, await codeAt(address));
    await until(standing, ({ workMail }) => workMail?.state === "LOOKED_INTO");
    expect(await standing()).toMatchObject({ state: "NOT_CONFIRMED", reason: "not-employed-there" });
    const { client: staff } = await openStaff(product, "underwriter");
    const { queues, income } = await staff.send(loanFile, { params: { uuid } });
    expect(queues.find(({ queue }) => queue === "employment")?.move).toBe("staff");
    expect(income?.workMail).toMatchObject({ isEmployers: true });
  });

  it.each([
    ["not-employed-there", "NOT_CONFIRMED", undefined],
    ["not-employed-there", "CONFIRMED", "2026-11-20T12:00:00.000Z"],
    ["cannot-reach", "CONFIRMED", undefined],
  ])("confirmed the job, and %s comes after it: %s", async (outcome, stands, closingSignedAt) => {
    const at = "2026-11-18T12:00:00.000Z";
    const facts = {
      employer: { at },
      employment: { outcome: "CONFIRMED", by: "WORK_MAIL", at },
      ...(closingSignedAt !== undefined && { closingSignedAt }),
    };
    const file = { facts } as unknown as LoanFile;
    const { key } = employmentOrder("ask-employer", file.facts);
    const task = employmentTasks
      .flatMap((one) => ("vendor" in one ? one.vendor : []))
      .find(({ act }) => act === "ask-employer");
    const change = await task?.apply(product.ctx, file, { outcome } as never, new Date(at), { key } as never);
    expect({ ...file.facts, ...change?.facts }.employment?.outcome).toBe(stands);
  });

  it("is not shown with wrong digits, those of another address, or at an address that anybody may have", async () => {
    const { standing, send, give } = await asked("guesses-at-work@example.com");
    const address = "guessed@quarryhillnurseries.example";
    await expect(send("hazel@gmail.com")).rejects.toMatchObject({ status: 400 });
    await expect(give(address, "123456")).rejects.toMatchObject({ status: 409 });
    await send(address);
    const code = await codeAt(address);
    await expect(give("boss@quarryhillnurseries.example", code)).rejects.toMatchObject({ status: 400 });
    const wrong = code === "000000" ? "000001" : "000000";
    await expect(give(address, wrong)).rejects.toMatchObject({ status: 400 });
    expect((await standing()).workMail).toBeNull();
    for (let sent = 1; sent < 4; sent += 1) await send(address);
    await expect(send(address)).rejects.toMatchObject({ status: 429 });
  });
});
