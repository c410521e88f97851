import { randomUUID } from "node:crypto";
import { pathOf } from "@gable/contract/call.ts";
import { conditions } from "@gable/contract/calls/conditions.ts";
import type { RaisedCondition } from "@gable/domain/conditions/condition.ts";
import { type OpenBorrower, openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";

const asked = (created: string, comment: string): RaisedCondition => ({
  uuid: randomUUID(),
  categoryEnum: "GENERIC_DOCUMENT_REQUEST",
  created,
  notes: null,
  commentsToBorrower: comment,
  requestDocuments: true,
  xtraData: { numDocsRequired: 2 },
  priorTo: "funding",
});

/** As the borrower reads it: nothing has been sent, so it is their move. */
const shown = ({ priorTo: _gate, ...condition }: ReturnType<typeof asked>) => ({
  ...condition,
  xtraData: { ...condition.xtraData, numDocsGiven: 0 },
  actionNeeded: true,
});

describe("the conditions of an application", () => {
  let product: TestProduct;
  let borrower: OpenBorrower;
  beforeAll(async () => {
    product = await startProduct();
    borrower = await openBorrower(product);
  });
  afterAll(() => product.close());

  const ask = (headers: Record<string, string>) =>
    product.app.inject({
      url: pathOf(conditions, { uuid: borrower.applicationUuid }),
      headers: { host: "localhost", ...headers },
    });

  it("are none until somebody asks for something, then the newest first", async () => {
    expect((await ask(borrower.headers)).json()).toEqual([]);
    const first = asked("2027-01-04T17:00:00Z", "The last page of your trust.");
    const second = asked("2027-01-04T17:00:00.500Z", "A clearer picture of your deed.");
    await product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, borrower.applicationUuid, { kind: "system" }, () => ({
        event: "condition-raised",
        facts: { conditions: [first, second] },
      })),
    );
    expect((await ask(borrower.headers)).json()).toMatchObject([shown(second), shown(first)]);
  });

  it("are nobody else's to read", async () => {
    expect((await ask({})).statusCode).toBe(401);
    const other = await openBorrower(product);
    expect((await ask(other.headers)).statusCode).toBe(404);
  });
});
