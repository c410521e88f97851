import { enterRoom } from "@gable/testkit/borrower/halfway.ts";
import { followInvitation, showWho, signNotices } from "@gable/testkit/borrower/signer.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { arriveAt, heading } from "./arrive.ts";
import { enter } from "./enter.ts";
import { expectRoomForLargeText } from "./screens/whole.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

/** Brings a co-owner in front of the room in which the borrower sits already. */
async function openBeforeRoom(
  page: Page,
  { url, sandboxUrl }: ProductAlone,
  language: "en" | "es",
  email: string,
): Promise<void> {
  const borrower = await walk({
    url,
    sandboxUrl,
    persona: "joint-owner",
    email,
    until: "CO_DEED_REQ",
    as: (persona) => ({ ...persona, fill: { ...persona.fill, language } }),
  });
  const [signer] = borrower.others;
  if (!signer) throw new Error("Nobody signs beside this borrower.");
  await followInvitation(signer.client, sandboxUrl, signer.mailbox);
  await showWho(signer.client, signer.fill.dateOfBirth);
  await signNotices(signer.client);
  await enterRoom(borrower);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, url, signer.client.token());
  await page.goto(`${url}/account/heloc/heloc-signer/sign`);
}

test("a co-owner reads before going in to the notary what is asked there, for how long, and what helps whom it does not fit", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  await openBeforeRoom(page, product, "en", `before-room.${repeatEachIndex}@example.com`);
  await arriveAt(page, "Your session with the notary");
  const inside = page.getByRole("region", { name: "What happens in there" });
  await expect(inside.getByRole("heading", { level: 3 })).toHaveText([
    "Your ID is checked",
    "Two minutes for five questions",
    "You sign the deed",
  ]);
  await expect(inside).toContainText("Four right answers are enough.");
  await expect(inside).toContainText("then they rest for a day");
  await expect(inside.getByText(/No credit history in the US\? Call us before you go in/)).toBeVisible();
  await expectRoomForLargeText(page);
});

test("whoever opens the notary's room before a time is booked is led to where one is booked", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `no-session.${repeatEachIndex}@example.com`,
    until: "NOTARY_DISCLOSURE",
  });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/notary/session`);
  await arriveAt(page, "Meet the notary by video");
  await expect(page).toHaveURL(/\/notary\/intro$/);
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-US" });

  test("a co-owner reads before going in that the questions come in English", async ({ page, product }, {
    repeatEachIndex,
  }) => {
    await openBeforeRoom(page, product, "es", `before-room-es.${repeatEachIndex}@example.com`);
    await expect(heading(page, "Su sesión con el notario")).toBeVisible();
    await expect(page.getByRole("region", { name: "Qué pasa adentro" })).toContainText(
      "El servicio pregunta en inglés.",
    );
  });
});
