import { type LinkAnswer, linkReturn } from "@gable/vendors/link-session.ts";
import { openVendors } from "@gable/vendors/open.ts";
import type { VendorReply } from "@gable/vendors/order-protocol.ts";
import type { Person } from "@gable/vendors/wire-values.ts";
import { afterAll, describe, expect, it } from "vitest";
import type { Persona } from "./personas/define-persona.ts";
import { personaByName } from "./personas/personas.ts";
import type { PersonaName } from "./personas/words.ts";
import { startSandbox } from "./server.ts";
import { openLender, orderOf } from "./testing/lender.ts";

const sandbox = await startSandbox();
const lender = await openLender(sandbox.webhookSecret);
afterAll(async () => {
  await sandbox.close();
  await lender.close();
});
const vendors = openVendors(sandbox);

const returnUrl = "https://lender.example/account/heloc/bank-link-oauth-success";

function persona(name: PersonaName): Persona {
  const found = personaByName(name);
  if (found === undefined) throw new Error(`no persona ${name}`);
  return found;
}

const personOf = ({ person }: Persona): Person => ({ name: person.name, dateOfBirth: person.dateOfBirth });

const link = (name: PersonaName, language: "en" | "es" = "en") => ({
  person: personOf(persona(name)),
  returnUrl,
  state: "state-1",
  language,
});

async function openedAt(opening: Promise<VendorReply<LinkAnswer>>): Promise<string> {
  const reply = await opening;
  if (reply.status !== "answered" || reply.answer.outcome !== "open") throw new Error("no page was opened");
  return reply.answer.url;
}

const startBank = (name: PersonaName, language: "en" | "es" = "en") =>
  openedAt(
    vendors.bankLink.startLink(
      orderOf({ ...link(name, language), purpose: "accounts" as const }, { callbackUrl: lender.callbackUrl }),
    ),
  );

const startPayroll = (name: PersonaName) => openedAt(vendors.incomeLink.startLink(orderOf(link(name))));

const visitOf = (url: string): string => new URL(url).searchParams.get("visit") ?? "";

const submit = (path: string, fields: Readonly<Record<string, string>>) =>
  fetch(`${sandbox.url}${path}`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

const returned = (response: Response) => {
  const to = new URL(response.headers.get("location") ?? "");
  return { to, ...linkReturn.parse(Object.fromEntries(to.searchParams)) };
};

const transactions = async (name: PersonaName) => {
  const visit = visitOf(await startBank(name));
  const { publicToken } = returned(await submit("/link/finish", { visit }));
  const reply = await vendors.bankLink.transactions(
    orderOf({ item: publicToken ?? "", accounts: ["everyday"], from: "2025-11-20", to: "2026-11-20" }),
  );
  if (reply.status !== "answered" || reply.answer.outcome !== "retrieved") throw new Error("nothing was retrieved");
  return reply.answer.transactions;
};

describe("the bank's own page", () => {
  it("leads from the search over log-in, accounts and consent back to the lender, with a token for the chosen accounts", async () => {
    const url = await startBank("straight-approval");
    const visit = visitOf(url);

    expect(await (await fetch(`${url}&q=copper`)).text()).toContain("Copperfield Credit Union");
    const logIn = await fetch(`${sandbox.url}/bank/log-in?visit=${visit}&institution=copperfield`);
    expect(await logIn.text()).toContain("Log in to Copperfield Credit Union");
    const accounts = await submit("/bank/accounts", {
      visit,
      institution: "copperfield",
      username: "ada",
      password: "x",
    });
    expect(await accounts.text()).toContain("Reserve Savings");
    const consent = await submit("/bank/consent", { visit, institution: "copperfield", accounts: "reserve" });
    expect(await consent.text()).toContain("Agree and share");
    const back = returned(await submit("/link/finish", { visit, institution: "copperfield", accounts: "reserve" }));

    expect(`${back.to.origin}${back.to.pathname}`).toBe(returnUrl);
    expect(back).toMatchObject({ state: "state-1", outcome: "completed" });
    const exchanged = await vendors.bankLink.exchange(orderOf({ publicToken: back.publicToken ?? "" }));
    expect(exchanged).toMatchObject({
      answer: {
        outcome: "linked",
        institution: { name: "Copperfield Credit Union" },
        accounts: [{ account: "reserve", accountType: "savings", owners: ["ADA L SORENSEN"] }],
      },
    });
  });

  it("tells the lender by webhook too, for a browser that never comes back", async () => {
    lender.taken.length = 0;
    const visit = visitOf(await startBank("straight-approval"));
    await submit("/link/finish", { visit });
    await expect.poll(() => lender.taken.length).toBe(1);
    expect(lender.taken).toMatchObject([
      { ok: true, event: { kind: "bank-link", act: "start-link", revision: 2, answer: { outcome: "completed" } } },
    ]);
  });

  it("shows no person and no account in its address", async () => {
    const url = await startBank("straight-approval");
    const readable = Buffer.from(visitOf(url), "base64url").toString("latin1");
    expect(`${decodeURIComponent(url)} ${readable}`).not.toMatch(/Ada Lynn|Sorensen|1984-03/);
  });

  it("turns a wrong password away and says what to do", async () => {
    const visit = visitOf(await startBank("straight-approval"));
    const answer = await submit("/bank/accounts", { visit, institution: "alder", username: "ada", password: "wrong" });
    expect(await answer.text()).toContain("Check both and try again.");
  });

  it("asks for at least one account", async () => {
    const visit = visitOf(await startBank("straight-approval"));
    expect(await (await submit("/bank/consent", { visit, institution: "alder" })).text()).toContain(
      "Choose at least one",
    );
  });

  it("goes back without a token when nothing is shared", async () => {
    const visit = visitOf(await startBank("straight-approval"));
    const back = returned(await submit("/link/cancel", { visit }));
    expect([back.outcome, back.publicToken]).toEqual(["cancelled", undefined]);
  });

  it("speaks Spanish to those who asked for it", async () => {
    expect(await (await fetch(await startBank("frozen-pin", "es"))).text()).toContain("¿Qué banco usa?");
  });

  it.each(["", "made-up", "aGVsbG8gd29ybGQgaGVsbG8gd29ybGQgaGVsbG8gd29ybGQ"])(
    "has ended for the visit %o",
    async (visit) => {
      const response = await fetch(`${sandbox.url}/bank/link?visit=${visit}`);
      expect([response.status, (await response.text()).includes("This visit has ended")]).toEqual([410, true]);
    },
  );

  it("writes what people type as text, never as markup", async () => {
    const text = await (
      await fetch(`${await startBank("straight-approval")}&q=${encodeURIComponent('"><script>1</script>')}`)
    ).text();
    expect(text).not.toContain("<script>");
  });
});

describe("bank transactions", () => {
  it("hold the takings of a self-employed borrower, near what the business takes in a month", async () => {
    const takings = (await transactions("self-employed")).filter(({ category }) => category === "self-employment");
    const yearly = takings.reduce((sum, { amount }) => sum + amount, 0);
    expect(Math.abs(yearly / 12 - 1_520_000)).toBeLessThan(152_000);
  });

  it("hold twenty-six pay cheques of a borrower who is paid every two weeks", async () => {
    const pay = (await transactions("straight-approval")).filter(({ category }) => category === "payroll");
    expect(pay).toHaveLength(26);
  });

  it("lie inside the days that were asked for, the latest first", async () => {
    const days = (await transactions("retired")).map(({ on }) => on);
    expect(days).toEqual(days.toSorted().toReversed());
    expect([days.at(-1) ?? "", days[0] ?? ""].every((day) => day >= "2025-11-20" && day <= "2026-11-20")).toBe(true);
  });
});

describe("the payroll provider's page", () => {
  it("leads to verified income with pay stubs of the last weeks", async () => {
    const url = await startPayroll("straight-approval");
    expect(await (await fetch(url)).text()).toContain("Delta Water District");
    const visit = visitOf(url);
    const consent = await submit("/payroll/consent", {
      visit,
      employer: "Delta Water District",
      username: "a",
      password: "b",
    });
    expect(await consent.text()).toContain("Agree and share");
    const { publicToken } = returned(await submit("/link/finish", { visit }));

    const income = await vendors.incomeLink.fetchIncome(orderOf({ publicToken: publicToken ?? "" }));
    if (income.status !== "answered" || income.answer.outcome !== "verified")
      throw new Error("income was not verified");
    const [employment] = income.answer.employments;
    expect(employment).toMatchObject({ annualBase: 14_200_000, payFrequency: "every-two-weeks", standing: "active" });
    const [stub] = employment?.payStubs ?? [];
    expect(stub?.payDate).toMatch(/^2026-11-/);
    expect(stub?.gross).toBe(Math.round(14_200_000 / 26));
  });

  it("says so when the employer does not take part", async () => {
    const text = await (await fetch(await startPayroll("pay-stubs"))).text();
    expect(text).toContain("Quarry Hill Nurseries does not take part.");
  });
});

describe("the tax office's page", () => {
  it("takes the signature and gives transcripts of the years that were filed", async () => {
    const visit = visitOf(
      await openedAt(vendors.taxTranscripts.startLink(orderOf({ ...link("retired"), years: [2025, 2024] }))),
    );
    expect(await (await submit("/transcripts/sign", { visit, signature: "E. A." })).text()).toContain(
      "Type your name as",
    );
    const { publicToken } = returned(await submit("/transcripts/sign", { visit, signature: "eleanor ruth ashworth" }));

    const { order } = await vendors.taxTranscripts.fetchTranscripts(orderOf({ publicToken: publicToken ?? "" }));
    await expect
      .poll(() => vendors.taxTranscripts.find("fetch-transcripts", order))
      .toMatchObject({
        status: "answered",
        answer: {
          outcome: "retrieved",
          transcripts: [
            { year: 2025, taxablePensions: 4_920_000, socialSecurity: 2_820_000 },
            { year: 2024, taxablePensions: 4_920_000 },
          ],
        },
      });
  });
});

describe("a tool without a browser", () => {
  it("finishes a visit by its address", async () => {
    const url = await startBank("straight-approval");
    const response = await fetch(`${sandbox.url}/admin/links/finish`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ url, institution: "juniper", accounts: ["everyday", "reserve"] }),
    });
    const { returnUrl: back } = (await response.json()) as { returnUrl: string };
    const publicToken = new URL(back).searchParams.get("publicToken") ?? "";
    expect(await vendors.bankLink.exchange(orderOf({ publicToken }))).toMatchObject({
      answer: { institution: { id: "juniper" }, accounts: [{ account: "everyday" }, { account: "reserve" }] },
    });
  });
});
