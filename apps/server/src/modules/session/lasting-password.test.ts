import { randomUUID } from "node:crypto";
import { advanceClock } from "@gable/contract/calls/development.ts";
import { brokerLogIn, forgetPassword, logIn, register, resetPassword } from "@gable/contract/calls/identity.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { everyCall } from "@gable/testkit/calls/every-call.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { hashPassword } from "./passwords.ts";

const PASSWORD = "river stone lantern paper";
const YEARS_MS = 3 * 365 * 86_400_000;

/** Every name of a field that a schema takes. */
const fieldsOf = (schema: z.ZodType): string[] =>
  [...JSON.stringify(z.toJSONSchema(schema, { unrepresentable: "any" })).matchAll(/"([A-Za-z]+)":\{/g)].map(
    ([, name = ""]) => name,
  );

describe("a password", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("does not run out: it opens the account after three years as on the first day", async () => {
    const email = `${randomUUID()}@example.com`;
    const { identityUuid } = await openBorrower(product, "gable", email);
    const password_hash = await hashPassword(PASSWORD);
    const { kysely } = product.ctx.database;
    await kysely.updateTable("identities").set({ password_hash }).where("uuid", "=", identityUuid).execute();
    const client = createBorrowerClient(product.url, "gable");
    const logsIn = () => client.send(brokerLogIn, { body: { email, password: PASSWORD } });
    const atFirst = await logsIn();
    await client.send(advanceClock, { body: { byMs: YEARS_MS } });
    expect(await logsIn()).toEqual(atFirst);
  });

  it("is asked for by nothing else, and got back by the mailed link alone: there are no secret questions", async () => {
    expect(Object.keys(forgetPassword.body.shape)).toEqual(["email"]);
    expect(Object.keys(resetPassword.body.shape).toSorted()).toEqual(["password", "token"]);
    const known = [register, logIn, brokerLogIn].map(({ name }) => name);
    const ways = (await everyCall()).filter(({ path, body }) => /identity|log-?in|password/i.test(path) && body);
    expect(ways.map(({ name }) => name)).toEqual(expect.arrayContaining(known));
    const asked = ways.flatMap(({ name, body }) =>
      body ? fieldsOf(body).flatMap((field) => (isSecretQuestion(field) ? [`${name}: ${field}`] : [])) : [],
    );
    expect(asked).toEqual([]);
  });
});

const isSecretQuestion = (field: string): boolean =>
  /question|hint|maiden|reminder|secretAnswer|pet|school|birthPlace|favou?rite/i.test(field);
