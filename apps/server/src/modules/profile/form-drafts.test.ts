import { addPhoneNumber } from "@gable/contract/calls/conditions.ts";
import {
  formDraft,
  saveFormDraft,
  saveSignerFormDraft,
  signerFormDraft,
} from "@gable/contract/calls/profile-drafts.ts";
import type { Client } from "@gable/contract/client.ts";
import { formDrafts } from "@gable/domain/profile/form-drafts.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { givePhone, showWho } from "@gable/testkit/borrower/signer.ts";
import { type OpenBorrower, openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answeredForms } from "./answered-forms.ts";
import { forgetOldDrafts } from "./form-drafts.ts";

describe("what was typed into a form and not sent", () => {
  let product: TestProduct;
  let client: Client;
  let uuid: string;
  let borrower: OpenBorrower;
  beforeAll(async () => {
    product = await startProduct();
    borrower = await openBorrower(product);
    client = createBorrowerClient(product.url, "gable", borrower.headers.authorization);
    uuid = borrower.applicationUuid;
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
  });

  it("is forgotten as the answer is taken, and no device goes on from it; a refused one stays", async () => {
    const begun = await save("phone", { phone: "91" });
    const tooShort = client.send(addPhoneNumber, { params: { uuid }, body: { phone: "91", code: "000000" } });
    await expect(tooShort).rejects.toMatchObject({ status: 400 });
    expect(await read("phone")).toEqual(begun.draft);
    await givePhone({ client, uuid }, product.sandbox.url, "9165552671");
    expect(await read("phone")).toBeNull();
    expect(await save("phone", { phone: "916" }, begun.draft?.revision)).toEqual({ isSaved: false, draft: null });
  });

  it("is of a form whose answer some call takes", () => {
    const some = "5f0e4d4e-6a0c-4c37-9d0a-2f9a4c1f7b11";
    const bodies = [
      { kind: "FLOOD" },
      { kind: "MESSAGE" },
      { kind: "NOT_APPLICABLE" },
      { name: {} },
      { home: {} },
      { residence: {} },
      { phone: "" },
    ];
    const taken = [...answeredForms.values()].flatMap((formsOf) =>
      bodies.flatMap((body) => formsOf({ params: { signer: some, condition: some }, query: undefined, body })),
    );
    expect(new Set(taken.map((key) => key.split(":")[0]))).toEqual(new Set(Object.keys(formDrafts)));
  });

  it("is a signer's own, apart from the borrower's, until they have sent it", async () => {
    const { headers } = await openSigner(product, borrower);
    const signer = createBorrowerClient(product.url, "gable", headers.authorization);
    const form = { params: { form: "identity" } };
    const theirs = async () => (await signer.send(signerFormDraft, form)).draft;
    const typed = { after: null, base: "{}", fields: { birthDate: "1980-02-03", kind: "PASSPORT" } };
    await save("identity", { kind: "DRIVERS_LICENSE" });
    const { isSaved, draft } = await signer.send(saveSignerFormDraft, { ...form, body: typed });
    expect(isSaved).toBe(true);
    expect(await theirs()).toEqual(draft);
    expect(await read("identity")).toMatchObject({ fields: { kind: "DRIVERS_LICENSE" } });

    // Neither opens what is the other's, whichever way they ask.
    await expect(signer.send(formDraft, { params: of("identity") })).rejects.toMatchObject({ status: 403 });
    await expect(signer.send(saveFormDraft, { params: of("identity"), body: typed })).rejects.toMatchObject({
      status: 403,
    });
    await expect(client.send(signerFormDraft, form)).rejects.toMatchObject({ status: 403 });
    await expect(client.send(saveSignerFormDraft, { ...form, body: typed })).rejects.toMatchObject({ status: 403 });
    const another = await openSigner(product, borrower);
    const beside = createBorrowerClient(product.url, "gable", another.headers.authorization);
    expect((await beside.send(signerFormDraft, form)).draft).toBeNull();
    for (const foreign of ["assets", "profile", "signer-invitation"])
      await expect(signer.send(signerFormDraft, { params: { form: foreign } })).rejects.toMatchObject({ status: 400 });

    await showWho(signer, "1980-02-03");
    expect(await theirs()).toBeNull();
    expect(await read("identity")).toMatchObject({ fields: { kind: "DRIVERS_LICENSE" } });
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
  });

  it("is saved once where two devices begin in the same moment", async () => {
    const both = await Promise.all([save("winback", { choice: "1" }), save("winback", { choice: "2" })]);
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
