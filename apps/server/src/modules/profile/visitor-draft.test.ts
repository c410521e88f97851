import { pathOf } from "@gable/contract/call.ts";
import { earlyDisclosure, earlyDisclosures } from "@gable/contract/calls/disclosures.ts";
import { draft, saveDraft } from "@gable/contract/calls/profile.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDraft } from "./visitor-draft.ts";

/** Each sent by itself, as two tabs and a page that shows the disclosures meanwhile do. */
const answers = {
  annualIncome: 9_000_000,
  employmentType: "FULL_TIME",
  listedForSale: false,
  titleChangedRecently: false,
  textMessages: true,
  birthDate: "1980-01-02",
  email: "dana@example.com",
};

describe("what a visitor answers", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());
  const ask = (method: "GET" | "PATCH", url: string, cookie = "", payload?: object) =>
    product.app.inject({ method, url, headers: { host: "localhost", cookie }, ...(payload && { payload }) });

  it("is kept, and what they were given too, however much of it comes in the same instant", async () => {
    const begun = await ask("PATCH", saveDraft.path, "", { language: "en" });
    const [own] = begun.cookies;
    const cookie = `${own?.name}=${own?.value}`;
    const { documents } = (await ask("GET", earlyDisclosures.path, cookie)).json<{ documents: { kind: string }[] }>();
    const replies = await Promise.all([
      ...documents.map(({ kind }) => ask("GET", pathOf(earlyDisclosure, { kind }), cookie)),
      ...Object.entries(answers).map(([field, answer]) => ask("PATCH", saveDraft.path, cookie, { [field]: answer })),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
    expect((await ask("GET", draft.path, cookie)).json()).toMatchObject({ answers });
    const visitor = { cookies: { [own?.name ?? ""]: own?.value } } as unknown as FastifyRequest;
    const kept = await readDraft(product.ctx, product.ctx.database.kysely, visitor, "gable");
    const given = kept?.deliveries.map(({ documentKind }) => documentKind).toSorted();
    expect(given).toEqual(documents.map(({ kind }) => kind).toSorted());
  });

  it("keeps an address that is only begun, apart from the answers and until it comes whole", async () => {
    const begun = { street1: "9 Nowhere Lane", street2: null, city: "Ket", state: "", zip: "" };
    const first = await ask("PATCH", saveDraft.path, "", { unfinished: { home: begun, residence: begun } });
    const cookie = `${first.cookies[0]?.name}=${first.cookies[0]?.value}`;
    expect((await ask("GET", draft.path, cookie)).json()).toMatchObject({
      answers: {},
      unfinished: { home: begun, residence: begun },
    });
    const home = { ...begun, city: "Ketchum", state: "ID", zip: "83340" };
    const whole = await ask("PATCH", saveDraft.path, cookie, { home });
    expect(whole.json()).toMatchObject({ answers: { home } });
    expect(whole.json<{ unfinished: object }>().unfinished).toEqual({ residence: begun });
    for (const wrong of [
      { ...begun, zip: "8".repeat(11) },
      { ...begun, ssn: "1" },
      { ...begun, street1: 9 },
      "Ketchum",
    ]) {
      expect((await ask("PATCH", saveDraft.path, cookie, { unfinished: { home: wrong } })).statusCode).toBe(400);
    }
  });
});
