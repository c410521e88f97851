import { loanFile, writeNote } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { auditTrail } from "@gable/contract/calls/staff-audit.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const act = {
  act: "raise-condition",
  categoryEnum: "GENERIC_DOCUMENT_REQUEST",
  comments: "The survey of the home",
  documents: 1,
  priorTo: "documents",
} as const;

describe("an application of somebody who works for the lender", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("is read and worked on by colleagues alone, and each try is on record", async () => {
    const staff = await openStaff(product, "underwriter");
    const own = await openBorrower(product, "gable", `${staff.staffUuid}@gable.example`);
    const params = { uuid: own.applicationUuid };
    const refused = { status: 403, problem: expect.objectContaining({ code: "own-file" }) as object };
    await expect(staff.client.send(actOnFile, { params, body: act })).rejects.toMatchObject(refused);
    await expect(staff.client.send(loanFile, { params })).rejects.toMatchObject(refused);
    await expect(staff.client.send(writeNote, { params, body: { text: "All is well" } })).rejects.toMatchObject(
      refused,
    );
    const auditor = await openStaff(product, "auditor");
    const { actions } = await auditor.client.send(auditTrail, { query: {} });
    expect(actions.find(({ call }) => call === "actOnFile")).toMatchObject({ outcome: "refused" });
    const colleague = await openStaff(product, "underwriter");
    await colleague.client.send(actOnFile, { params, body: act });
  });

  it("is so too where they only sign on it", async () => {
    const { applicationUuid } = await openBorrower(product);
    const staff = await openStaff(product, "processor");
    const signer = await openBorrower(product, "gable", `${staff.staffUuid}@gable.example`);
    await product.ctx.database.kysely
      .insertInto("signers")
      .values({
        uuid: signer.applicationUuid,
        application_uuid: applicationUuid,
        org_code: "gable",
        identity_uuid: signer.identityUuid,
        code_hash: Buffer.from("none"),
      })
      .execute();
    const asked = staff.client.send(actOnFile, { params: { uuid: applicationUuid }, body: act });
    await expect(asked).rejects.toMatchObject({ problem: { code: "own-file" } });
  });

  it.each(["Marta Quiroga", "marta a quiroga", "MARTA ANDREA QUIROGA", "Márta Quiroga Jr."])(
    "is so too under a private address, where it carries their name: %s",
    async (name) => {
      const { applicationUuid } = await openBorrower(product);
      const staff = await openStaff(product, "underwriter");
      const { kysely } = product.ctx.database;
      await kysely.updateTable("staff").set({ name }).where("uuid", "=", staff.staffUuid).execute();
      const named = { borrower: "Marta Andrea Quiroga" };
      await kysely.updateTable("pipeline").set(named).where("application_uuid", "=", applicationUuid).execute();
      const asked = staff.client.send(loanFile, { params: { uuid: applicationUuid } });
      await expect(asked).rejects.toMatchObject({ problem: { code: "own-file" } });
    },
  );

  it("is so too where they only sign under a private address, by the name they sign with, from the day they are named", async () => {
    const borrower = await openBorrower(product);
    await openSigner(product, borrower);
    const params = { uuid: borrower.applicationUuid };
    const { kysely } = product.ctx.database;
    const staff = await openStaff(product, "underwriter");
    const call = (name: string) =>
      kysely.updateTable("staff").set({ name }).where("uuid", "=", staff.staffUuid).execute();
    await call("Theo Bergstrom");
    await expect(staff.client.send(loanFile, { params })).rejects.toMatchObject({ problem: { code: "own-file" } });
    await expect(staff.client.send(actOnFile, { params, body: act })).rejects.toMatchObject({
      problem: { code: "own-file" },
    });
    await call("Nora Bergstrom");
    await staff.client.send(loanFile, { params });
  });

  it("is another person's where only a part of the name is theirs", async () => {
    const { applicationUuid } = await openBorrower(product);
    const staff = await openStaff(product, "underwriter");
    const { kysely } = product.ctx.database;
    await kysely.updateTable("staff").set({ name: "Marta B Quiroga" }).where("uuid", "=", staff.staffUuid).execute();
    for (const borrower of ["Marta Andrea Quiroga", "Lucia Quiroga", "Marta Quiroga Soto"]) {
      await kysely.updateTable("pipeline").set({ borrower }).where("application_uuid", "=", applicationUuid).execute();
      const { uuid } = await staff.client.send(loanFile, { params: { uuid: applicationUuid } });
      expect(uuid).toBe(applicationUuid);
    }
  });
});
