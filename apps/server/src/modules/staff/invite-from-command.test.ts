import { joinAsStaff } from "@gable/contract/calls/staff-members.ts";
import { createConsoleClient } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inviteFromCommand } from "./invite-from-command.ts";

describe("a lender's first administrator", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const invite = (given: object = {}) =>
    inviteFromCommand(product.ctx.database.kysely, product.config, {
      lender: "harbor-pine",
      name: "Walter Penhallow",
      email: "Walter@harbor-pine.example",
      ...given,
    });
  const join = (link: string) =>
    createConsoleClient(product).send(joinAsStaff, {
      body: { invitation: link.split("#")[1] ?? "", password: "a password that is long enough" },
    });

  it("is made by a command, comes in by its link, and is asked once", async () => {
    const [first, second] = [await invite(), await invite()];
    expect(first).toMatch(/^http:\/\/console\.localhost.*\/auth\/join#/);
    await expect(join(first)).rejects.toMatchObject({ status: 410 });
    expect(await join(second)).toMatchObject({ secondFactor: "ENROL" });
    await expect(invite()).rejects.toThrow("walter@harbor-pine.example has an account already.");
    const { role } = await product.ctx.database.kysely
      .selectFrom("staff")
      .select("role")
      .where("email", "=", "walter@harbor-pine.example")
      .executeTakeFirstOrThrow();
    expect(role).toBe("administrator");
  });

  it.each([
    [{ lender: "nobody" }, "There is no lender nobody."],
    [{ email: "not an address" }, "Check --email."],
    [{ role: "king" }, "Check --role."],
  ])("is not made of %o", async (given, says) => {
    await expect(invite({ email: "other@harbor-pine.example", ...given })).rejects.toThrow(says);
  });
});
