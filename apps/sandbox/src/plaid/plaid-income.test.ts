import { openVendors } from "@gable/vendors/open.ts";
import { afterAll, describe, expect, it } from "vitest";
import { personaByName } from "../personas/personas.ts";
import type { PersonaName } from "../personas/words.ts";
import { startSandbox } from "../server.ts";
import { orderOf } from "../testing/lender.ts";

const sandbox = await startSandbox();
afterAll(() => sandbox.close());

const plaid = { url: `${sandbox.url}/plaid`, clientId: "a client", secret: sandbox.apiKey, readsIncome: true };
const open = () => openVendors({ ...sandbox, plaid }).incomeLink;

async function openPage(name: PersonaName) {
  const persona = personaByName(name);
  if (!persona) throw new Error(`no persona ${name}`);
  const opened = await open().startLink(
    orderOf({
      person: { name: persona.person.name },
      returnUrl: "https://lender.example/account/heloc/bank-link-oauth-success",
      state: "state-1",
    }),
  );
  if (opened.status !== "answered" || opened.answer.outcome !== "open") throw new Error("no page was opened");
  const { url } = opened.answer;
  const visit = new URL(url).searchParams.get("visit") ?? "";
  const submit = (path: string) =>
    fetch(`${sandbox.url}${path}`, { method: "POST", body: new URLSearchParams({ visit }), redirect: "manual" });
  return { order: opened.order, url, submit };
}

/** The public token of a visit in which a payroll account was shared. */
async function shared(name: PersonaName): Promise<string> {
  const { order, submit } = await openPage(name);
  await submit("/link/finish");
  const standing = await open().find("start-link", order);
  if (standing.status !== "answered" || !("outcome" in standing.answer) || standing.answer.outcome !== "completed")
    throw new Error("nothing was shared");
  return standing.answer.publicToken;
}

const read = (publicToken: string) => open().fetchIncome(orderOf({ publicToken }));

const fail = (error_type: string, error_code: string) =>
  fetch(`${sandbox.url}/admin/plaid-failures`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint: "/credit/payroll_income/get", status: 400, error_type, error_code }),
  });

const kept = async () => (await (await fetch(`${sandbox.url}/admin/plaid-items`)).json()) as string[];

describe("a payroll account read by Plaid", () => {
  it("is shared on Plaid's page, and shows the same job as a payroll vendor's", async () => {
    const { order, url } = await openPage("straight-approval");
    expect(new URL(url).pathname).toBe("/payroll/link");
    expect(await open().find("start-link", order)).toMatchObject({ status: "pending" });

    const reply = await read(await shared("straight-approval"));
    const [job] = personaByName("straight-approval")?.income.jobs ?? [];
    expect(reply).toMatchObject({
      status: "answered",
      answer: {
        outcome: "verified",
        employments: [
          {
            employer: { name: job?.employer, ein: job?.ein },
            employee: { first: "Ada", last: "Sorensen" },
            standing: "active",
            payFrequency: job?.frequency,
          },
        ],
      },
    });
    if (reply.status !== "answered" || reply.answer.outcome !== "verified") throw new Error("nothing was read");
    const [found] = reply.answer.employments;
    // Payments of a year are whole cents each.
    expect(Math.abs((found?.annualBase ?? 0) - (job?.annualBase ?? 0))).toBeLessThan(52);
    expect(found?.payStubs.length).toBeGreaterThan(2);
    expect(found?.priorYears.length).toBe(2);
  });

  it("is forgotten by Plaid once it is read, and cannot be read again", async () => {
    const token = await shared("straight-approval");
    const before = await kept();
    expect(before).toContain(token);
    await read(token);
    expect(await kept()).not.toContain(token);
    expect(await read(token)).toMatchObject({ answer: { outcome: "link-expired" } });
  });

  it("is given up where the borrower gives up", async () => {
    const { order, submit } = await openPage("straight-approval");
    await submit("/link/cancel");
    expect(await open().find("start-link", order)).toMatchObject({
      answer: { outcome: "abandoned", reason: "cancelled" },
    });
  });

  it("leaves nobody behind at Plaid where nothing came of the visit, however often it is given back", async () => {
    const before = await kept();
    const { order, submit } = await openPage("straight-approval");
    await submit("/link/cancel");
    expect(await kept()).toHaveLength(before.length + 1);
    for (let time = 1; time <= 2; time += 1) {
      expect(await open().release(orderOf({ visit: order }))).toMatchObject({ answer: { outcome: "released" } });
      expect(await kept()).toEqual(before);
    }
  });

  it("waits while Plaid has not read it yet, and is read when Plaid has", async () => {
    const token = await shared("straight-approval");
    await fail("INVALID_REQUEST", "PRODUCT_NOT_READY");
    const waiting = await read(token);
    expect(waiting).toMatchObject({ status: "pending" });
    expect(await open().find("fetch-income", waiting.order)).toMatchObject({ answer: { outcome: "verified" } });
  });

  it("shows nothing where the employer shows nothing", async () => {
    expect(await read(await shared("retired"))).toMatchObject({ answer: { outcome: "no-income-found" } });
  });
});
