import { adoptSignerSignature } from "@gable/contract/calls/signers-signing.ts";
import { followInvitation, papersWritten, showWho, signNotices } from "@gable/testkit/borrower/signer.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { remindDue } from "../notifications/keep-reminders.ts";

const HOUR_MS = 60 * 60 * 1000;

describe("a co-owner who has come", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
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

    // They bear the day on which they are signed: another has begun.
    const typedName = (await papersWritten(client)).signerName;
    await client.send(adoptSignerSignature, { body: { typedName, initials: "TB", intent: true } });
    await signNotices(client);
    await later(480);
    expect(await reminders()).toHaveLength(3);
  });
});
