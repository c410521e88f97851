import { earlyDisclosure } from "@gable/contract/calls/disclosures.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const goTo = async (instant: string) => {
  const { adjustableClock, clock, marketRates } = product.ctx;
  await adjustableClock?.advance(Date.parse(instant) - clock.now().getTime());
  await marketRates.refresh();
};

/** The first and the last year of the historical example that a visitor is given. */
async function yearsShown(): Promise<readonly (string | undefined)[]> {
  const client = createBorrowerClient(product.url, "gable");
  const reply = await client.open(earlyDisclosure, { params: { kind: "EARLY_HELOC_DISCLOSURE" }, query: {} });
  const words = await pdfText(new Uint8Array(await reply.arrayBuffer()));
  return [/taken at the start of\s+(\d{4})/, /together, ending in\s+(\d{4})/].map((said) => said.exec(words)?.[1]);
}

const shown = (last: number) => [String(last - 14), String(last)];

it("the early disclosure goes on at the turn of the year, and its example takes the year in once its index is there", async () => {
  const year = product.ctx.clock.now().getUTCFullYear() + 1;
  // The source was heard in January of every year since the last one that is written down.
  await product.ctx.database.pool.query(
    `insert into market_rates (kind, effective_from, rates)
      select 'apor-fixed', make_date(year, 1, 1), '{}' from generate_series(2027, $1) as year on conflict do nothing`,
    [year],
  );
  // No bank is open before.
  await goTo(`${year}-01-01T17:00:00Z`);
  expect(await yearsShown()).toEqual(shown(year - 1));
  await goTo(`${year}-01-05T17:00:00Z`);
  expect(await yearsShown()).toEqual(shown(year));
  // It stays there when the source falls silent, and the rates of its day have grown too old to lend on.
  product.sandbox.faults.set({ kind: "prime-offer-rates", fault: "403", next: 10_000 });
  await goTo(`${year}-02-20T17:00:00Z`);
  expect(product.ctx.marketRates.on(`${year}-02-20`)).toBeNull();
  expect(await yearsShown()).toEqual(shown(year));
});
