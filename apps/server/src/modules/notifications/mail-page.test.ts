import { forgetPassword } from "@gable/contract/calls/identity.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { scriptPayloads } from "@gable/testkit/payloads/script-payloads.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { themeOf } from "@gable/ui/tokens/theme.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailParts, mailPage } from "./mail-page.ts";

const isAsked = ({ subject }: { subject: string | null }): boolean => subject === "Set a new password";

const parts = (words: string): MailParts => ({
  language: "en",
  subject: words,
  paragraphs: [words],
  code: words,
  link: { href: `https://gable.example/${words}`, words },
  leaving: { words, page: `https://gable.example/${words}` },
});

/** The elements of a mail in which all that somebody wrote is these words. */
const marksOf = (lender: Lender, words: string) =>
  mailPage(lender, parts(words))
    .match(/<\/?[a-z][^>]*/g)
    ?.map((tag) => /^<\/?\w+/.exec(tag)?.[0]);

describe("a mail, where pages are shown", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const lender = () => product.ctx.lenders.byOrgCode("gable");

  it("is in the lender's name and colours, with a button where its link leads, and says no more than its text", async () => {
    const client = createBorrowerClient(product.url, "gable");
    const persona = await fetchPersona(product.sandbox.url, "straight-approval");
    const email = "shown.mail@example.com";
    await registerPersona(client, persona, email);
    await client.send(forgetPassword, { body: { email } });
    const html = await mailed(product.sandbox.url, email, (mail) => (isAsked(mail) ? (mail.html ?? "") : undefined));
    const text = await mailed(product.sandbox.url, email, (mail) => (isAsked(mail) ? mail.text : undefined));
    const link = /https?:\S+/.exec(text)?.[0] ?? "";
    expect(html).toContain(`<a href="${link}"`);
    expect(html).toMatch(/>Choose a new password<\/a>/);
    expect(html).toMatch(/redirectUrl=%2Fdashboard%2Fsettings"[^>]*>Choose which messages you get<\/a>/);
    expect(html).toContain(`background:${themeOf(lender().orgMetaData.other.colours).light.accent}`);
    expect(html).toContain("Gable Home Lending, LLC · NMLS 2078811");
    const [said = ""] = text.split("\n\n");
    expect(html).toContain(said);
    // Opening it asks nobody for anything.
    expect(html).not.toMatch(/<img|<link|@import|url\(/);
  });

  it("takes nothing that somebody wrote for more than words", () => {
    const plain = marksOf(lender(), "words");
    for (const payload of scriptPayloads) expect(marksOf(lender(), payload)).toEqual(plain);
  });
});
