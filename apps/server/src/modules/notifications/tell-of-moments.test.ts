import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type Message = {
  readonly subject?: string;
  readonly text?: string;
  readonly attachments?: readonly { readonly name: string; readonly content: string }[];
};

describe("the mails on the way to the money", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const inboxOf = async (email: string): Promise<readonly Message[]> =>
    (await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(email)}`)).json() as Promise<Message[]>;

  it("name the appointment, the last day to cancel, and the amount that was sent", async () => {
    const walked = await walkIn(product, { persona: "manual-pay", timePasses: true });
    expect(walked.last.step).toBe("COMPLETE");
    const messages = await until(
      () => inboxOf(walked.email),
      (seen) => seen.some(({ subject }) => subject === "Your money is on its way"),
    );
    const about = (start: string) => messages.filter(({ subject }) => subject?.startsWith(start));
    const [booked, ...more] = about("Your notary session is booked");
    expect(more).toEqual([]);
    const [kept] = booked?.attachments ?? [];
    expect(kept?.name).toBe("notary.ics");
    const calendar = Buffer.from(kept?.content ?? "", "base64")
      .toString("utf8")
      .replaceAll("\r\n ", "");
    expect(calendar).toMatch(/DTSTART:\d{8}T\d{6}Z/);
    expect(calendar).toContain(`/account/heloc/${walked.uuid}/notary/intro`);
    expect(about("You may cancel until ")).toHaveLength(1);
    expect(about("Your documents are ready to sign")).toHaveLength(1);
    const sent = about("Your money is on its way").find(({ text }) => text?.includes("was sent"));
    expect(sent?.text).toMatch(/\$[\d,]+\.\d\d was sent and arrives on \w+day, \w+ \d+\./);
    expect(sent?.text).toContain(
      `/auth/login?redirectUrl=${encodeURIComponent(`/account/heloc/${walked.uuid}/complete`)}`,
    );

    // Whoever signs the first of several papers is not told once more that they are ready.
    const told = await product.ctx.database.kysely
      .selectFrom("notifications")
      .select("kind")
      .where("application_uuid", "=", walked.uuid)
      .execute();
    const kinds = told.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual([...new Set(kinds)].toSorted());
    expect(kinds).toContain("papers-ready");
  });
});
