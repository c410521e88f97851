import { type WalkOptions, walk } from "@gable/testkit/borrower/walk.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

const head = (page: Page) => page.locator("header").filter({ has: page.getByRole("heading", { level: 1 }) });

test("the head of a file says what became of the application, what waits for whom, by when, and which money it is", async ({
  page,
  product,
}) => {
  const open = async (options: Pick<WalkOptions, "persona" | "until" | "timePasses">) => {
    const email = `head.${options.persona}.${test.info().repeatEachIndex}@example.com`;
    const { url, sandbox } = product;
    const { uuid } = await walk({ url, sandboxUrl: sandbox.url, orgCode: "gable", email, ...options });
    await enterConsole(page, product, "underwriter", `/file/${uuid}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  };
  await open({ persona: "straight-approval", until: "OFFER_SELECTION" });
  await expect(head(page)).toContainText(/The borrower’s move.*Offer selection.*came here.*Offers stand until/);

  await open({ persona: "rescinds", timePasses: true });
  await expect(head(page)).toContainText(/Cancelled.*, 20\d\d.*An owner used the right to cancel/);
  await expect(head(page)).toContainText(/Our move.*Cancelled: unwind.*Undone by/);
  await expect(head(page)).toContainText(/\$111,000Line that was chosen, \$107,77\d drawn at closing/);
  await expectAccessible(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  }
});
