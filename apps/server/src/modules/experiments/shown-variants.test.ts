import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { MAINTENANCE_FLAG_KEY } from "@gable/domain/journey/maintenance.ts";
import { type OpenBorrower, openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const FLAG = "fe-shorter-page";

describe("what a borrower’s pages showed of what may differ", () => {
  let product: TestProduct;
  let underwriter: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    underwriter = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  const decideFor = (variant: "short" | "long") =>
    writeFile(
      join(product.config.dataDir, "flags.json"),
      JSON.stringify({
        flags: {
          [FLAG]: {
            state: "ENABLED",
            variants: { short: { flagEnabled: true, variables: {} }, long: { flagEnabled: false, variables: {} } },
            defaultVariant: variant,
          },
        },
      }),
    );
  const ask = (applicationUuid: string, as?: OpenBorrower) =>
    product.app.inject({
      method: "POST",
      url: "/service-optimize/external/api/v1/features",
      headers: { host: "localhost", ...as?.headers },
      payload: { optimizeUser: { attributes: { organization: "gable", applicationUuid } } },
    });
  const shownIn = async (uuid: string) => (await underwriter.client.send(loanFile, { params: { uuid } })).shown;

  it("is on file by the names of its variants, each once and since when; what is closed to everybody is not", async () => {
    const borrower = await openBorrower(product);
    const { applicationUuid: uuid } = borrower;
    const before = product.ctx.clock.now(uuid).toISOString();
    await decideFor("short");
    await ask(uuid, borrower);
    await ask(uuid, borrower);
    const shown = await shownIn(uuid);
    const first = { flag: FLAG, variant: "short", isOn: true, since: expect.any(String) as string };
    expect(shown.filter(({ flag }) => flag === FLAG)).toEqual([first]);
    expect(shown.every(({ since }) => since >= before)).toBe(true);
    expect(shown.map(({ flag }) => flag)).not.toContain(MAINTENANCE_FLAG_KEY);
    await decideFor("long");
    await ask(uuid, borrower);
    expect((await shownIn(uuid)).filter(({ flag }) => flag === FLAG)).toEqual([
      first,
      expect.objectContaining({ variant: "long", isOn: false }),
    ]);
  });

  it("is not what somebody else asked for in their place", async () => {
    const { applicationUuid: uuid } = await openBorrower(product);
    expect((await ask(uuid)).statusCode).toBe(200);
    expect((await ask(uuid, await openBorrower(product))).statusCode).toBe(200);
    expect(await shownIn(uuid)).toEqual([]);
  });
});
