import { assignApplication } from "@gable/contract/calls/pipeline.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const mailed = async ({ staffUuid }: OpenStaff) => {
  const to = encodeURIComponent(`${staffUuid}@gable.example`);
  return (await (await fetch(`${product.sandbox.url}/inbox.json?to=${to}`)).json()) as {
    subject: string;
    text: string;
  }[];
};

it("a colleague to whom a file is given gets mail, once, and whoever takes it themselves gets none", async () => {
  const { applicationUuid: uuid } = await openBorrower(product);
  const [giver, receiver] = [await openStaff(product, "processor"), await openStaff(product, "underwriter")];
  const give = (staffUuid: string | null) =>
    giver.client.send(assignApplication, { params: { uuid }, body: { staffUuid } });
  await give(receiver.staffUuid);
  const [told] = await until(
    () => mailed(receiver),
    (messages) => messages.length > 0,
  );
  expect(told?.subject).toMatch(/^Application \d+ is yours now$/);
  expect(told?.text).toContain(`/file/${uuid}`);
  await give(receiver.staffUuid);
  await give(giver.staffUuid);
  await give(null);
  await give(receiver.staffUuid);
  await until(
    () => mailed(receiver),
    (messages) => messages.length === 2,
  );
  expect(await mailed(giver)).toEqual([]);
});
