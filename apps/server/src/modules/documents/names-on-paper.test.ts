import { type CallDefinition, pathOf } from "@gable/contract/call.ts";
import { confirmEmployer } from "@gable/contract/calls/employment.ts";
import { confirmLiens } from "@gable/contract/calls/liens.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import type { Problem } from "@gable/contract/problem.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { consent } from "@gable/testkit/borrower/register.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const employerOf = (employerName: string) => ({
  employerName,
  position: "Grower",
  since: "2012-04",
  phone: "2085550142",
  consent: consent("EMPLOYMENT_VERIFICATION", "en"),
});

const owedTo = (lender: string) => ({
  answers: [],
  added: [
    {
      lender,
      openedIn: "2020-01",
      originalAmount: 900_000,
      balance: 500_000,
      monthlyPayment: 9_000,
      openEnd: false,
    },
  ],
});

const trustNamed = (name: string) => ({
  act: "accept-trust",
  name,
  datedOn: "2014-03-28",
  revocable: true,
  trustees: [name],
});

const payeeNamed = (payee: string) => ({
  act: "correct-payee",
  debt: "one",
  payee,
  routingNumber: "121999919",
  accountNumber: "5512345678",
  creditorReference: "1",
  reason: "Their letter",
});

type Naming = [CallDefinition, "borrower" | StaffRole, fields: readonly string[], body: (name: string) => object];

/** In each call that names somebody who is written on our paper, or to whom money goes: the fields with the name, and the body. */
const calls: readonly Naming[] = [
  [confirmEmployer, "borrower", ["employerName"], employerOf],
  [confirmLiens, "borrower", ["added.0.lender"], owedTo],
  [actOnFile, "underwriter", ["name", "trustees.0"], trustNamed],
  [actOnFile, "processor", ["payee"], payeeNamed],
];

describe("the name of an employer, a creditor, a trust and a payee", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  async function send([call, who, , body]: Naming, name: string): Promise<Partial<Problem>> {
    const borrower = await openBorrower(product);
    const { headers } = who === "borrower" ? borrower : await openStaff(product, who);
    const reply = await product.app.inject({
      method: call.method,
      url: pathOf(call, { uuid: borrower.applicationUuid }),
      headers: { "x-org": "gable", "idempotency-key": crypto.randomUUID(), ...headers },
      payload: body(name),
    });
    return reply.json<Partial<Problem>>();
  }

  it.each(calls)("is refused where no document of ours can be set in its letters: $name", async (...given) => {
    const [, , fields] = given;
    for (const name of ["株式会社 山田", "Рога и копыта", "🏠 Homes"]) {
      const { status, fields: refused } = await send(given, name);
      expect([status, refused]).toEqual([400, Object.fromEntries(fields.map((one) => [one, ["paper-letters"]]))]);
    }
  });

  it.each(calls)("may have the signs that firms have: $name", async (...given) => {
    for (const name of ["Ł'Oréal & Søn, Inc. (“7‑Eleven”)", "E*TRADE – Yahoo! $1 100% #2 / @home™", "ＡＣＭＥ ⅷ"])
      expect((await send(given, name)).status).not.toBe(400);
  });
});
