import { createTestDatabase } from "@gable/testkit/database.ts";
import { expect, it } from "vitest";
import { migrate, migrateUpTo } from "./migrate.ts";

it("learns from the headings of documents that are on file what they are written in", async () => {
  const database = await createTestDatabase("nothing");
  try {
    await migrateUpTo(database.url, "099-work-mail-codes");
    const { pool } = database;
    await pool.query(`
      insert into lenders (org_code, record) values ('OAK', '{}');
      insert into identities (uuid, org_code, identity_type, email, key_id, data_key)
        values ('00000000-0000-4000-8000-000000000002', 'OAK', 'BORROWER', 'ann@example.com', 'k', 'x');
      insert into applications (uuid, org_code, identity_uuid, loan_number, plan_version, status, sealed_facts, key_id, data_key)
        values ('00000000-0000-4000-8000-000000000001', 'OAK', '00000000-0000-4000-8000-000000000002', '1', 1, '{}', 'x', 'k', 'x')
    `);
    const papers: readonly (readonly [title: string, origin: string, language: string | null])[] = [
      ["Aviso de privacidad", "lender", "es"],
      ["Privacy notice", "lender", "en"],
      ["Security deed securing a home equity line of credit", "lender", "en"],
      ["Firmado en papel: Home equity line of credit agreement", "lender", "en"],
      ["Firmado en papel: Aviso del derecho a cancelar", "lender", "es"],
      ["Tasación", "vendor", "en"],
      ["Comprobante de pago", "borrower", null],
      ["What a lender's own form is headed", "lender", null],
      ["Deleted", "lender", null],
    ];
    for (const [title, origin] of papers)
      await pool.query(
        `insert into documents (uuid, application_uuid, kind, title, media_type, size_bytes, sha256, storage_key, origin)
         values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'GLBA_NOTICE', $1, 'application/pdf', 1, '\\x00', $1, $2)`,
        [title, origin],
      );
    await migrate(database.url);
    const { rows } = await pool.query<{ title: string; language: string | null }>(
      "select title, language from documents",
    );
    const languageOf = new Map(rows.map(({ title, language }) => [title, language]));
    expect(papers.map(([title]) => [title, languageOf.get(title)])).toEqual(
      papers.map(([title, , language]) => [title, language]),
    );
  } finally {
    await database.close();
  }
});
