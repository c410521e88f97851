import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { pipeline } from "@gable/contract/calls/pipeline.ts";
import { declineAsSigner } from "@gable/contract/calls/signers-desk.ts";
import { adoptSignerSignature } from "@gable/contract/calls/signers-signing.ts";
import { asRead } from "@gable/testkit/as-read.ts";
import { followInvitation, mailed, papersWritten, showWho, signNotices } from "@gable/testkit/borrower/signer.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { remindDue } from "../notifications/keep-reminders.ts";
import { sendWaiting } from "../notifications/send-waiting.ts";

const HOUR_MS = 60 * 60 * 1000;

describe("a co-owner who has come", () => {
  let product: TestProduct;
  let staff: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    staff = await openStaff(product, "processor");
  });
  afterAll(() => product.close());

  it("is reminded to show who they are, then to sign, and of nothing once both are done", async () => {
    const { sandbox } = product;
    const { uuid, others } = await walkIn(product, { persona: "joint-owner", until: "CO_DEED_REQ" });
    const [theo] = others;
    if (!theo) throw new Error("Nobody else signs.");
    const { client, mailbox, fill } = theo;
    const subjects = async () =>
      ((await (await fetch(`${sandbox.url}/inbox.json?to=${mailbox}`)).json()) as { subject: string }[]).map(
        ({ subject }) => subject,
      );
    const reminders = async () => (await subjects()).filter((subject) => /still needed|wait for your/.test(subject));
    const later = async (hours: number) => {
      await product.ctx.adjustableClock?.advance(hours * HOUR_MS, uuid);
      await remindDue(product.ctx);
    };
    const waits = async () =>
      (await staff.client.send(pipeline, { query: { queue: "signers" } })).entries.some((entry) => entry.uuid === uuid);
    const heard = (count: number) => until(reminders, (seen) => seen.length >= count);

    // A day and a half: nobody is reminded at night.
    await followInvitation(client, sandbox.url, mailbox);
    await later(36);
    const first = fill.name.first;
    expect(await heard(1)).toEqual([`${first}, your ID is still needed`]);

    await showWho(client, fill.dateOfBirth);
    await papersWritten(client);
    await later(36);
    expect((await heard(2)).toSorted()).toEqual([
      `${first}, your ID is still needed`,
      `${first}, your documents wait for your signature`,
    ]);
    await later(60);
    await heard(3);

    // Ten days after the documents were there somebody is to call, and again ten days after somebody did.
    expect(await waits()).toBe(false);
    await later(160);
    await until(waits, (isWaiting) => isWaiting);
    const { signers: seen } = await staff.client.send(loanFile, { params: { uuid } });
    expect(seen).toMatchObject([{ quiet: { part: "signature" }, trouble: null }]);
    const called = await asRead(staff.client, uuid, "settle-signer-trouble", seen[0]?.uuid);
    await staff.client.send(actOnFile, { params: { uuid }, body: called });
    expect(await waits()).toBe(false);
    await later(250);
    await until(waits, (isWaiting) => isWaiting);

    // They bear the day on which they are signed: another has begun.
    const typedName = (await papersWritten(client)).signerName;
    await client.send(adoptSignerSignature, { body: { typedName, initials: "TB", intent: true } });
    await signNotices(client);
    expect(await waits()).toBe(false);
    await later(480);
    expect(await reminders()).toHaveLength(4);
    expect(await waits()).toBe(false);
  });

  it("and says no leaves the borrower a reminder of it, with the day on which the application ends without them", async () => {
    const { sandbox, ctx } = product;
    const email = "reminded.of.theo@example.com";
    const { uuid, others } = await walkIn(product, { persona: "joint-owner", email, until: "CO_DEED_REQ" });
    const [theo] = others;
    if (!theo) throw new Error("Nobody else signs.");
    await followInvitation(theo.client, sandbox.url, theo.mailbox);
    await theo.client.send(declineAsSigner, { body: { reason: "" } });
    await ctx.adjustableClock?.advance(36 * HOUR_MS, uuid);
    await remindDue(ctx);
    await sendWaiting(ctx);
    const text = await mailed(sandbox.url, email, (message) =>
      message.subject === "A signature beside yours is missing" ? message.text : undefined,
    );
    expect(text).toMatch(/we have to close the application on [A-Z][a-z]+day, [A-Z][a-z]+ \d+\./);
    expect(decodeURIComponent(text)).toContain(`/account/heloc/${uuid}/signing/additional`);
  });
});
