import { savePreferences } from "@gable/contract/calls/identity-settings.ts";
import { notifications } from "@gable/contract/calls/notifications.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";

describe("notifications", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  type Asked = { method?: "GET" | "PUT"; url?: string; headers: Record<string, string> };
  const ask = ({ method = "GET", url = notifications.path, headers }: Asked) =>
    product.app.inject({ method, url, headers: { host: "localhost", ...headers } });
  type Listed = { uuid: string; title: string; status: string; ctas: { redirectPath: string }[] }[];

  /** Somebody of whom a task is asked. */
  async function asked() {
    const borrower = await openBorrower(product);
    await askSomethingOf(borrower.applicationUuid);
    return borrower;
  }

  async function askSomethingOf(applicationUuid: string) {
    await product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, applicationUuid, { kind: "system" }, (file, now) => ({
        event: "condition-asked",
        facts: {
          conditions: [
            ...file.facts.conditions,
            {
              uuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03",
              categoryEnum: "GENERIC_DOCUMENT_REQUEST",
              created: now.toISOString(),
              notes: null,
              commentsToBorrower: null,
              requestDocuments: true,
              xtraData: { numDocsRequired: 1 },
              priorTo: "documents",
            },
          ],
        },
      })),
    );
  }

  const settle = (applicationUuid: string) =>
    product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, applicationUuid, { kind: "system" }, () => ({
        event: "condition-settled",
        facts: { conditions: [] },
      })),
    );

  it("open the facts of an application again only when it has changed", async () => {
    const { headers, applicationUuid } = await asked();
    const acts = async () => (await ask({ headers })).json<Listed>().map(({ ctas }) => ctas.length);
    expect(await acts()).toEqual([1]);
    const facts = (bytes: Buffer) =>
      product.ctx.database.pool.query("update applications set sealed_facts = $2 where uuid = $1", [
        applicationUuid,
        bytes,
      ]);
    const { sealed_facts: sealed } = await product.ctx.database.kysely
      .selectFrom("applications")
      .select("sealed_facts")
      .where("uuid", "=", applicationUuid)
      .executeTakeFirstOrThrow();
    // Whoever reads these fails.
    await facts(Buffer.from("unreadable"));
    expect(await acts()).toEqual([1]);
    await facts(sealed);
    await settle(applicationUuid);
    expect(await acts()).toEqual([0]);
    expect(await acts()).toEqual([0]);
  });

  it("offer no act that is done, and say that nothing is left to do", async () => {
    const { headers, applicationUuid } = await asked();
    await settle(applicationUuid);
    const notice = (await ask({ headers })).json<Listed>().find(({ title }) => title === "We need something from you");
    expect(notice).toMatchObject({
      ctas: [],
      description: "A document that we need. Nothing is left to do about it.",
    });
  });

  it("tell a borrower once what is asked, in the language of the reader, and where to go", async () => {
    const { headers, applicationUuid } = await asked();
    const [notice, ...others] = (await ask({ headers })).json<Listed>();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      title: "We need something from you",
      description: "A document that we need. Your application waits for it.",
      status: "UNREAD",
      ctas: [{ redirectPath: `/account/heloc/${applicationUuid}` }],
      walletAddress: null,
    });
    const [spanish] = (await ask({ url: `${notifications.path}?language=es`, headers })).json<Listed>();
    expect(spanish).toMatchObject({
      title: "Necesitamos algo de usted",
      description: "Un documento que necesitamos. Su solicitud lo espera.",
    });
  });

  it("are read one by one or all at once, by their owner alone", async () => {
    const { headers } = await asked();
    const stranger = await openBorrower(product);
    const [notice] = (await ask({ headers })).json<Listed>();
    const read = `${notifications.path}/${notice?.uuid}/read`;
    await ask({ method: "PUT", url: read, headers: stranger.headers });
    expect((await ask({ headers })).json<Listed>()[0]?.status).toBe("UNREAD");
    expect((await ask({ headers: stranger.headers })).json<Listed>()).toEqual([]);
    await ask({ method: "PUT", url: read, headers });
    expect((await ask({ headers })).json<Listed>()[0]?.status).toBe("READ");

    const other = await asked();
    await ask({ method: "PUT", url: `${notifications.path}/read`, headers: other.headers });
    expect((await ask({ headers: other.headers })).json<Listed>()[0]?.status).toBe("READ");
  });

  it("come by mail too when it is the borrower's move, unless they declined", async () => {
    const mailsTo = async (applicationUuid: string) => {
      const { count } = await product.ctx.database.kysely
        .selectFrom("waiting_messages")
        .select(({ fn }) => fn.countAll().as("count"))
        .where("application_uuid", "=", applicationUuid)
        .executeTakeFirstOrThrow();
      return Number(count);
    };
    const { applicationUuid } = await asked();
    expect(await mailsTo(applicationUuid)).toBe(1);
    const declined = await openBorrower(product);
    const headers = { host: "localhost", ...declined.headers };
    const payload = { language: "en", declined: { mail: ["moves"], text: [] } };
    await product.app.inject({ method: "PUT", url: savePreferences.path, headers, payload });
    await askSomethingOf(declined.applicationUuid);
    expect(await mailsTo(declined.applicationUuid)).toBe(0);
    expect((await ask({ headers: declined.headers })).json<Listed>()).toHaveLength(1);
  });

  it("are for somebody with a log-in", async () => {
    expect((await ask({ headers: {} })).statusCode).toBe(401);
  });

  it("come with what happens on the way, without anybody asking", async () => {
    const client = createBorrowerClient(product.url, "gable");
    const persona = await fetchPersona(product.config.vendorUrl, "locked");
    await registerPersona(client, persona, "frozen@example.com");
    await expect
      .poll(async () => (await client.send(notifications, { query: {} })).map(({ title }) => title))
      .toContain("A credit file is frozen");
  });
});
