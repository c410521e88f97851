import { status } from "@gable/contract/calls/application.ts";
import { confirmEmployer, confirmWorkMail, employer, sendWorkMailCode } from "@gable/contract/calls/employment.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { consent } from "@gable/testkit/borrower/register.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("mail that is read at work", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
    // Nobody reaches the employer meanwhile.
    product.sandbox.faults.set({
      kind: "employment-verification",
      act: "ask-employer",
      fault: "lost",
      next: 10_000,
    });
  });
  afterAll(() => product.close());

  const startWalk = (email: string) =>
    walk({
      url: product.url,
      sandboxUrl: product.sandbox.url,
      persona: "pay-stubs",
      email,
      until: "EMPLOYMENT_VERIFICATION",
    });

  const codeAt = (address: string) =>
    mailed(product.sandbox.url, address, ({ subject }) => /^(\d{6}) is your code/.exec(subject ?? "")?.[1]);

  /** A borrower whose employer is in no records, and is being asked. */
  async function asked(email: string) {
    const walked = await startWalk(email);
    const { client, uuid, persona } = walked;
    const params = { uuid };
    const name = (employerName: string) =>
      client.send(confirmEmployer, {
        params,
        body: {
          employerName,
          position: "Grower",
          since: "2012-04",
          phone: persona.fill.phone,
          consent: consent("EMPLOYMENT_VERIFICATION", "en"),
        },
      });
    const standing = () => client.send(employer, { params });
    const step = async () => (await client.send(status, { params })).step;
    await name("Quarry Hill Nurseries");
    await until(step, (seen) => seen === "EMPLOYMENT_VERIFICATION");
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
    await until(standing, ({ state, workMail }) => state === "ASKING" && workMail === null);
    const later = await staff.send(loanFile, { params: { uuid } });
    expect(later.queues.map(({ queue }) => queue)).not.toContain("employment");
  });

  it("is not shown with wrong digits, those of another address, or at an address that anybody may have", async () => {
    const { standing, send, give } = await asked("guesses-at-work@example.com");
    const address = "hazel@quarryhillnurseries.example";
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
