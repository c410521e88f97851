import { dropFormDraft, formDraft, saveFormDraft } from "@gable/contract/calls/profile-drafts.ts";
import type { Client } from "@gable/contract/client.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetOldDrafts } from "./form-drafts.ts";

describe("what was typed into a form and not sent", () => {
  let product: TestProduct;
  let client: Client;
  let uuid: string;
  beforeAll(async () => {
    product = await startProduct();
    const { headers, applicationUuid } = await openBorrower(product);
    client = createBorrowerClient(product.url, "gable", headers.authorization);
    uuid = applicationUuid;
  });
  afterAll(() => product.close());

  const of = (form: string) => ({ uuid, form });
  const read = async (form: string) => (await client.send(formDraft, { params: of(form) })).draft;
  const save = (form: string, fields: Record<string, unknown>, after: string | null = null) =>
    client.send(saveFormDraft, { params: of(form), body: { after, base: "{}", fields } });
  const rowsOf = (form: string) =>
    product.ctx.database.kysely.selectFrom("form_drafts").selectAll().where("form", "=", form).execute();

  it("is there again, on every device of the borrower, until it is sent", async () => {
    expect(await read("assets")).toBeNull();
    const { isSaved, draft } = await save("assets", { SAVINGS: 1_250_000 });
    expect(isSaved).toBe(true);
    expect(await read("assets")).toEqual(draft);
    expect(draft).toMatchObject({ base: "{}", fields: { SAVINGS: 1_250_000 } });
    const next = await save("assets", { SAVINGS: 1_300_000 }, draft?.revision);
    expect(next).toMatchObject({ isSaved: true, draft: { fields: { SAVINGS: 1_300_000 } } });
    await client.send(dropFormDraft, { params: of("assets") });
    await client.send(dropFormDraft, { params: of("assets") });
    expect(await read("assets")).toBeNull();
  });

  it("is not overwritten by somebody who has not seen it, nor by a request that comes late", async () => {
    const first = await save("employer", { position: "Nurse" });
    const blind = await save("employer", { position: "Doctor" });
    expect(blind).toEqual({ isSaved: false, draft: first.draft });
    const second = await save("employer", { position: "Midwife" }, first.draft?.revision);
    expect(await save("employer", { position: "Doctor" }, first.draft?.revision)).toEqual({
      isSaved: false,
      draft: second.draft,
    });
    await client.send(dropFormDraft, { params: of("employer") });
    // What was sent in the meantime is not begun again by who goes on from it.
    expect(await save("employer", { position: "Doctor" }, second.draft?.revision)).toEqual({
      isSaved: false,
      draft: null,
    });
  });

  it("is saved once where two devices begin in the same moment", async () => {
    const both = await Promise.all([save("phone", { phone: "1" }), save("phone", { phone: "2" })]);
    expect(both.filter(({ isSaved }) => isSaved)).toHaveLength(1);
    expect(both[0]?.draft).toEqual(both[1]?.draft);
  });

  it("is sealed, without what only the person may know", async () => {
    await expect(save("contact", { phone: "9165552671", ssn: "900123456" })).rejects.toMatchObject({ status: 400 });
    const { draft } = await save("contact", { phone: "9165552671", employerName: "of another form" });
    expect(draft?.fields).toEqual({ phone: "9165552671" });
    const [row] = await rowsOf("contact");
    expect(row?.sealed.includes("9165552671")).toBe(false);
  });

  it("is the borrower's alone, and of a form that there is", async () => {
    const other = await openBorrower(product);
    const stranger = createBorrowerClient(product.url, "gable", other.headers.authorization);
    await expect(stranger.send(formDraft, { params: of("contact") })).rejects.toMatchObject({ status: 404 });
    await expect(
      stranger.send(saveFormDraft, { params: of("contact"), body: { after: null, base: "", fields: {} } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(save("passwords", {})).rejects.toMatchObject({ status: 400 });
    await expect(save("liens", { answers: "x".repeat(40_000) })).rejects.toMatchObject({ status: 413 });
  });

  it("is forgotten when nobody takes it up again for two months", async () => {
    await save("wallet", { address: "bc1" });
    await product.ctx.database.kysely
      .updateTable("form_drafts")
      .set({ saved_at: "2020-01-01T00:00:00Z" })
      .where("form", "=", "wallet")
      .execute();
    expect(await read("wallet")).toBeNull();
    expect((await save("wallet", { address: "bc2" })).isSaved).toBe(true);
    const { ctx } = product;
    await forgetOldDrafts(ctx.database.kysely, ctx.clock.now());
    expect(await rowsOf("wallet")).toHaveLength(1);
    await forgetOldDrafts(ctx.database.kysely, new Date(ctx.clock.now().getTime() + 61 * 86_400_000));
    expect(await rowsOf("wallet")).toEqual([]);
  });
});
