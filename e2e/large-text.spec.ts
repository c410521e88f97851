import { adopt } from "@gable/testkit/borrower/halfway.ts";
import { moves } from "@gable/testkit/borrower/moves.ts";
import { invitationIn } from "@gable/testkit/borrower/signer.ts";
import { walk, walkOn } from "@gable/testkit/borrower/walk.ts";
import { expect } from "@playwright/test";
import { heading } from "./arrive.ts";
import { enter } from "./enter.ts";
import { expectRoomForLargeText, expectWordsWhole } from "./screens/whole.ts";
import { test } from "./test-with-product.ts";

test.use({ locale: "es-US" });

test("whoever reads text at twice its size has accounts, dates and figures whole before them, in Spanish", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const { url, sandboxUrl } = product;
  const borrower = await walk({
    url,
    sandboxUrl,
    persona: "paper-county",
    email: `large-text.${repeatEachIndex}@example.com`,
    until: "VERIFIED_AUTOPAY_ACCOUNT",
    as: (persona) => ({ ...persona, fill: { ...persona.fill, language: "es" } }),
  });
  const look = async (path: string, title: string) => {
    await page.goto(`${url}/account/heloc/${borrower.uuid}${path}`);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.locator("main .skeleton")).toHaveCount(0);
    await expectRoomForLargeText(page);
    await expectWordsWhole(page);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, url, borrower.client.token());
  await look("/bank/confirm", "Sus cuentas y pagos");
  await walkOn(borrower, { until: "FINAL_OFFER" });
  await adopt(borrower);
  await look("/signing/intro", "Sus documentos están listos para firmar");
  await moves.FINAL_OFFER?.(borrower);
  await walkOn(borrower, { until: "MANUAL_DEED_SIGNING" });
  await look("/notary/reserve-manual", "Un notario lo ve firmar en papel");
});

test("whoever is asked to sign finds the mailbox for their code on the button, however large the text", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const { url, sandboxUrl } = product;
  const borrower = await walk({
    url,
    sandboxUrl,
    persona: "joint-owner",
    email: `large-invitation.${repeatEachIndex}@example.com`,
    until: "CO_DEED_REQ",
    as: (persona) => ({ ...persona, fill: { ...persona.fill, language: "es" } }),
  });
  const code = await invitationIn(sandboxUrl, borrower.others[0]?.mailbox ?? "");
  await page.goto(`${url}/account/heloc/heloc-signer/login?code=${code}`);
  await expect(heading(page, "Theo, Marisol le pide firmar")).toBeVisible();
  await expect(page.getByRole("button", { name: /@example\.com$/ })).toBeVisible();
  await expectRoomForLargeText(page);
});
