import { fileMessages } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withoutKeys } from "./list-messages.ts";

describe("what was sent about an application", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("is listed with its channel and whether it went out, masked by role", async () => {
    const borrower = await openBorrower(product);
    await openSigner(product, borrower);
    const { applicationUuid: uuid } = borrower;
    const underwriter = await openStaff(product, "underwriter");
    await underwriter.client.send(actOnFile, {
      params: { uuid },
      body: { act: "withdraw-for-borrower", note: "Called at ten" },
    });
    const read = async (staff: typeof underwriter) =>
      (await staff.client.send(fileMessages, { params: { uuid } })).messages;
    const messages = await until(
      () => read(underwriter),
      (seen) => seen.length > 1 && seen.every(({ state }) => state !== "queued"),
    );
    expect(messages).toContainEqual(
      expect.objectContaining({
        channel: "mail",
        subject: "Your application is withdrawn, as you asked",
        state: "sent",
      }),
    );
    expect(messages).toContainEqual(expect.objectContaining({ channel: "notice", state: "unread", to: null }));
    expect(JSON.stringify(messages)).not.toMatch(/https?:/);
    expect(messages.filter(({ subject }) => subject.startsWith("Your application is withdrawn"))).toHaveLength(1);
    const agent = await openStaff(product, "support-agent");
    for (const { channel, to, text } of await read(agent)) {
      if (channel === "notice") continue;
      expect(text).toBeNull();
      expect(to).toMatch(/^.•••@|^••• ••\d\d$/);
    }
    const row = messages.find(({ channel }) => channel === "mail");
    await product.ctx.database.kysely
      .updateTable("outbox")
      .set({ undelivered: "no-such-address" })
      .where("uuid", "=", row?.uuid ?? "")
      .execute();
    expect(await read(underwriter)).toContainEqual(
      expect.objectContaining({ uuid: row?.uuid, state: "undelivered", why: "no-such-address" }),
    );
  });

  it("holds no link and no code that would let a reader in", () => {
    expect(
      withoutKeys("Theo, sign.\n\nhttps://gable.localhost/x?code=K7QF\n\nK7QF 22MX\n\nGable · (800) 555-0142"),
    ).toBe("Theo, sign.\n\n[link]\n\n[code]\n\nGable · (800) 555-0142");
    expect(withoutKeys("Gable: 493 202 is your code. https://x.test/y")).not.toMatch(/https|493/);
  });
});
