import { randomBytes, randomUUID } from "node:crypto";
import type { CallDefinition } from "@gable/contract/call.ts";
import { statusStream } from "@gable/contract/calls/application.ts";
import { deskStream } from "@gable/contract/calls/chat-desk.ts";
import { brokerLogOut } from "@gable/contract/calls/identity.ts";
import { signerDeskStream } from "@gable/contract/calls/signers-desk.ts";
import type { Client, Request } from "@gable/contract/client.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { PATIENCE_MS } from "@gable/testkit/patience.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSession } from "./session.ts";

/** A line that has shown twice that it lives: it was looked at and found good. */
async function openLine<C extends CallDefinition>(client: Client, call: C, request: Request<C>) {
  const { body } = await client.open(call, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!body) throw new Error("The stream has no body.");
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  let heard = "";
  while (heard.split(": still here").length < 3) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`The line ended after: ${heard}`);
    heard += decoder.decode(value);
  }
  return {
    /** Rejects when the line is still open after all that time. */
    async ends(): Promise<true> {
      for (;;) if ((await reader.read()).done) return true;
    },
  };
}

describe("an open line of events", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct({ environment: { STREAM_KEEP_ALIVE_MS: "20" } });
  });
  afterAll(() => product.close());

  const now = () => product.ctx.clock.now().toISOString();
  const database = () => product.ctx.database.kysely;

  async function borrower() {
    const { applicationUuid, identityUuid, headers } = await openBorrower(product);
    const client = createBorrowerClient(product.url, "gable", headers.authorization);
    return { client, applicationUuid, identityUuid };
  }

  /** Somebody who signs for an application, with a session for that place. */
  async function signer() {
    const { applicationUuid, identityUuid } = await borrower();
    const uuid = randomUUID();
    await database()
      .insertInto("signers")
      .values({
        uuid,
        application_uuid: applicationUuid,
        org_code: "gable",
        identity_uuid: identityUuid,
        code_hash: randomBytes(32),
      })
      .execute();
    const identity = { uuid: identityUuid, orgCode: "gable", signerUuid: uuid };
    const token = await openSession(product.ctx, database(), identity, "test");
    return { client: createBorrowerClient(product.url, "gable", token), uuid };
  }

  it("of a borrower ends with the log-out", async () => {
    const { client, applicationUuid } = await borrower();
    const line = await openLine(client, statusStream, { params: { uuid: applicationUuid } });
    await client.send(brokerLogOut, {});
    expect(await line.ends()).toBe(true);
  });

  it("of a borrower ends when the session expires", async () => {
    const { client, applicationUuid, identityUuid } = await borrower();
    const line = await openLine(client, statusStream, { params: { uuid: applicationUuid } });
    await database()
      .updateTable("sessions")
      .set({ expires_at: now() })
      .where("identity_uuid", "=", identityUuid)
      .execute();
    expect(await line.ends()).toBe(true);
  });

  it("of a signer ends with the log-out", async () => {
    const { client } = await signer();
    const line = await openLine(client, signerDeskStream, {});
    await client.send(brokerLogOut, {});
    expect(await line.ends()).toBe(true);
  });

  it("of a signer ends when somebody else signs in that place", async () => {
    const [{ client, uuid }, { identityUuid }] = [await signer(), await borrower()];
    const line = await openLine(client, signerDeskStream, {});
    await database().updateTable("signers").set({ identity_uuid: identityUuid }).where("uuid", "=", uuid).execute();
    expect(await line.ends()).toBe(true);
  });

  it("of staff ends when the account is closed", async () => {
    const { client, staffUuid } = await openStaff(product, "support-agent");
    const line = await openLine(client, deskStream, {});
    await database().updateTable("staff").set({ deactivated_at: now() }).where("uuid", "=", staffUuid).execute();
    expect(await line.ends()).toBe(true);
  });
});
