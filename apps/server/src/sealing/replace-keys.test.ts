import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { untilQuiet } from "@gable/testkit/until-quiet.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication, loadApplicationsOf } from "../workflow/application-store.ts";
import { generateKeyRing, parseKeyRing } from "./key-ring.ts";
import { countFormer, replaceKeys } from "./replace-keys.ts";
import { createSealing } from "./sealing.ts";

describe("a master key that is replaced", () => {
  const before = generateKeyRing("first");
  const after = generateKeyRing("second");
  const both = parseKeyRing(`${after},${before}`);
  let product: TestProduct;
  let uuid: string;
  const db = () => product.ctx.database.kysely;

  beforeAll(async () => {
    product = await startProduct({ environment: { MASTER_KEYS: before } });
    ({ uuid } = await walkIn(product, { persona: "straight-approval", until: "APP_SUBMISSION" }));
    await openStaff(product, "underwriter");
    await untilQuiet(product.ctx, uuid);
  });
  afterAll(() => product.close());
  const waiting = async () => {
    const { rows } =
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db(),
      );
    return rows.length;
  };

  it("is the key of much before, and of nothing that is stored afterwards", async () => {
    expect(await countFormer(db(), both)).toBeGreaterThan(10);
    // Somebody changes the file in the very moment in which it is come to.
    const change = await db().startTransaction().execute();
    await change
      .updateTable("applications")
      .set((eb) => ({ key_id: eb.ref("key_id") }))
      .where("uuid", "=", uuid)
      .execute();
    const replacing = replaceKeys(db(), createSealing(both), both);
    await expect.poll(waiting).toBe(1);
    await change.commit().execute();
    const { rows, values } = await replacing;
    expect(rows).toBeGreaterThanOrEqual(2);
    expect(values).toBeGreaterThan(8);
    expect(await countFormer(db(), both)).toBe(0);
    expect(await replaceKeys(db(), createSealing(both), both)).toEqual({ rows: 0, values: 0 });
  });

  it("is not needed any more to read facts, log, documents, answers, replies and keys", async () => {
    const sealing = createSealing(parseKeyRing(after));
    const { file, seal } = await loadApplication({ sealing }, db(), uuid);
    expect(file.facts.ssn).toMatch(/^\d{9}$/);
    const own = await loadApplicationsOf({ ...product.ctx, sealing }, db(), file.identityUuid);
    expect(own).toHaveLength(1);
    const events = await db().selectFrom("events").select("sealed").where("application_uuid", "=", uuid).execute();
    for (const sealed of events.flatMap((event) => event.sealed ?? [])) seal.openJson(sealed, `event:${uuid}`);
    const versions = await db().selectFrom("document_versions").select("storage_key").execute();
    for (const { storage_key } of versions) await product.ctx.documents.get(seal, storage_key);
    const answers = await db().selectFrom("demographics.answers").selectAll().execute();
    for (const { sealed, application_uuid } of answers)
      expect(sealing.alone.openJson(sealed, `demographics:${application_uuid}`)).toHaveProperty("raceDeclined");
    const mails = await db().selectFrom("outbox").selectAll().execute();
    for (const { uuid: mail, sealed_message } of mails) sealing.alone.openJson(sealed_message, `outbox:${mail}`);
    expect(events.length * versions.length * answers.length * mails.length).toBeGreaterThan(0);
  });

  it("opens nothing of it", async () => {
    const sealing = createSealing(parseKeyRing(before));
    await expect(loadApplication({ sealing }, db(), uuid)).rejects.toThrow('No master key "second" is configured.');
  });
});
