import { identity } from "@gable/contract/calls/identity.ts";
import { endBorrowerSessions, endSignerSessions } from "@gable/contract/calls/identity-desk.ts";
import { fileEvents } from "@gable/contract/calls/loan-file.ts";
import { signerDesk } from "@gable/contract/calls/signers-desk.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSession } from "../../http/session.ts";

describe("logging a person out from the console", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const answered = async (authorization: string) => {
    const headers = { host: "localhost", authorization };
    return (await product.app.inject({ url: identity.path, headers })).statusCode;
  };
  const reason = "They called: the phone was stolen";

  it("ends every session of theirs and of nobody else, keeps who did it and why, and tells them by mail", async () => {
    const { ctx } = product;
    const [borrower, neighbour] = [await openBorrower(product), await openBorrower(product)];
    const { identityUuid, applicationUuid: uuid } = borrower;
    const phone = await openSession(ctx, ctx.database.kysely, { uuid: identityUuid, orgCode: "gable" }, "test");
    const administrator = await openStaff(product, "administrator");
    const end = () => administrator.client.send(endBorrowerSessions, { params: { uuid }, body: { reason } });
    expect([await answered(borrower.headers.authorization), await answered(phone)]).toEqual([200, 200]);
    expect(await end()).toEqual({ ended: 2 });
    expect([await answered(borrower.headers.authorization), await answered(phone)]).toEqual([401, 401]);
    expect(await answered(neighbour.headers.authorization)).toBe(200);

    const { events } = await administrator.client.send(fileEvents, { params: { uuid }, query: {} });
    expect(events[0]).toMatchObject({
      type: "borrower-logged-out",
      by: "staff",
      who: administrator.name,
      detail: { sessions: 2 },
    });
    expect(JSON.stringify(events)).not.toContain(reason);
    const { email } = await ctx.database.kysely
      .selectFrom("identities")
      .select("email")
      .where("uuid", "=", identityUuid)
      .executeTakeFirstOrThrow();
    const text = await mailed(product.sandbox.url, email, (message) =>
      message.subject === "You were logged out everywhere" ? message.text : undefined,
    );
    expect(text).toContain("Log in again");
    await expect(end()).rejects.toMatchObject({ problem: { status: 409, code: "nobody-logged-in" } });
  });

  it("ends those of who signs beside a borrower, and leaves the borrower's", async () => {
    const [borrower, neighbour] = [await openBorrower(product), await openBorrower(product)];
    const { applicationUuid: uuid } = borrower;
    const { uuid: signer, headers } = await openSigner(product, borrower);
    const administrator = await openStaff(product, "administrator");
    const end = (file: string) =>
      administrator.client.send(endSignerSessions, { params: { uuid: file, signer }, body: { reason } });
    await expect(end(neighbour.applicationUuid)).rejects.toMatchObject({ problem: { status: 404 } });
    const desk = async () =>
      (await product.app.inject({ url: signerDesk.path, headers: { host: "localhost", ...headers } })).statusCode;
    expect(await desk()).toBe(200);
    expect(await end(uuid)).toEqual({ ended: 1 });
    expect([await desk(), await answered(borrower.headers.authorization)]).toEqual([401, 200]);
    const { events } = await administrator.client.send(fileEvents, { params: { uuid }, query: {} });
    expect(events[0]).toMatchObject({
      type: "signer-logged-out",
      who: administrator.name,
      detail: { sessions: 1, signer },
    });
    await expect(end(uuid)).rejects.toMatchObject({ problem: { status: 409, code: "nobody-logged-in" } });
  });

  it("asks why, in words", async () => {
    const { applicationUuid: uuid, headers } = await openBorrower(product);
    const administrator = await openStaff(product, "administrator");
    await expect(
      administrator.client.send(endBorrowerSessions, { params: { uuid }, body: { reason: "stolen" } }),
    ).rejects.toMatchObject({ problem: { fields: { reason: ["too-short"] } } });
    expect(await answered(headers.authorization)).toBe(200);
  });
});
