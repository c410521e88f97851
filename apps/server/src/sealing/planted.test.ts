import { join } from "node:path";
import { pathOf } from "@gable/contract/call.ts";
import { APPLICATIONS } from "@gable/contract/calls/application.ts";
import { logIn, register } from "@gable/contract/calls/identity.ts";
import { saveAdditionalInformation, saveDraft } from "@gable/contract/calls/profile.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { findTraces, findTracesInFolder, type Planted } from "@gable/testkit/planted/find-traces.ts";
import { type OwnProduct, startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "../database/open.ts";

const PERSONA = "straight-approval";

/** A network that notes the addresses asked for. */
const noting =
  (urls: string[]): typeof fetch =>
  (input, init) => {
    urls.push(input instanceof Request ? input.url : input.toString());
    return fetch(input, init);
  };

/** On a server process and a database of its own, so that nothing escapes the search: not even what PostgreSQL writes ahead. */
describe("what a borrower entrusts to us on the whole way", () => {
  let product: OwnProduct;
  let planted: Planted;
  /** Kept in clear, to log in with: it shows that the search finds what is there. */
  const known = { "mail address": "planted.borrower@example.com" };
  /** Addresses that were asked for, and what was answered to refused requests. */
  const urls: string[] = [];
  const refusals: string[] = [];

  beforeAll(async () => {
    product = await startOwnProduct({ LOG_LEVEL: "trace" });
    const { fill } = await fetchPersona(product.sandboxUrl, PERSONA);
    const { client } = await walk({
      ...product,
      persona: PERSONA,
      email: known["mail address"],
      timePasses: true,
      network: noting(urls),
    });
    planted = {
      "social security number": fill.ssn,
      "birth date": fill.dateOfBirth,
      "account number": fill.bank.accountNumber,
      "routing number": fill.bank.routingNumber,
      password: fill.password,
      token: (client.token() ?? "").replace("Bearer ", ""),
    };
    await sendAmiss(planted);
  });
  afterAll(() => product.close());

  /** Every kind of request that is refused, with what must not be told in it. */
  async function sendAmiss(secrets: Planted): Promise<void> {
    const authorization = `Bearer ${secrets["token"]}`;
    const more = pathOf(saveAdditionalInformation, { uuid: "5f0e4d4e-6a0c-4c37-9d0a-2f9a4c1f7b11" });
    for (const value of Object.values(secrets)) {
      const bodies = [
        JSON.stringify({ [value]: value }),
        JSON.stringify({ ssn: value, birthDate: value, email: value, password: value, routingNumber: value }),
        `{"ssn": ${value}`,
      ];
      const requests = [saveDraft, register, logIn].map(({ method, path }) => ({ method, path }));
      for (const { method, path } of [...requests, { method: "PUT", path: more }]) {
        for (const body of bodies) {
          const headers = {
            "content-type": "application/json",
            "idempotency-key": `amiss-${refusals.length}`,
            authorization,
          };
          const reply = await fetch(product.url + path, { method, body, headers });
          refusals.push(`${reply.status} ${await reply.text()}`);
        }
      }
      const lost = await fetch(
        `${product.url}${APPLICATIONS}/${encodeURIComponent(value)}?ssn=${encodeURIComponent(value)}`,
      );
      refusals.push(`${lost.status} ${await lost.text()}`);
    }
  }

  it("is in no row of the database", async () => {
    const { kysely } = connect(product.databaseUrl(), 1);
    const tables = await sql<{ name: string }>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(kysely);
    const traces: string[] = [];
    const sure: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} t`.execute(kysely);
      const text = rows.map(({ line }) => line).join("\n");
      traces.push(...findTraces(planted, name, text));
      sure.push(...findTraces(known, name, text));
    }
    await kysely.destroy();
    expect(sure).toContain("mail address in public.identities");
    expect(traces).toEqual([]);
  });

  it("is in no file of the data folder, the log of changes included", () => {
    expect(findTracesInFolder(planted, product.dataDir)).toEqual([]);
    expect(findTracesInFolder(known, join(product.dataDir, "postgres/pg_wal"))).not.toEqual([]);
  });

  it("is not logged, even where everything is", () => {
    expect(product.said()).toContain('"level":"info"');
    expect(findTraces(planted, "the log", product.said())).toEqual([]);
  });

  it("is logged as who came in and by what, and as what was refused to whom", () => {
    expect(product.said()).toMatch(/"openedBy":"password".*"session opened"/);
    expect(product.said()).toMatch(/"call":"logIn","code":"\w+","status":400,"ip":"[^"]+".*"request refused"/);
  });

  it("is in no address", () => {
    expect(urls.length).toBeGreaterThan(50);
    expect(findTraces(planted, "an address", urls.join("\n"))).toEqual([]);
  });

  it("is not repeated to who sends it amiss", () => {
    expect(new Set(refusals.map((refusal) => refusal.slice(0, 3)))).toEqual(new Set(["400", "414"]));
    expect(findTraces(planted, "a refusal", refusals.join("\n"))).toEqual([]);
  });
});
