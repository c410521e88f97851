import { confirmEmail } from "@gable/contract/calls/identity.ts";
import { addLead, changeLead, inviteLead, leads, openLead } from "@gable/contract/calls/originators-leads.ts";
import { draft, saveDraft } from "@gable/contract/calls/profile.ts";
import { leaveWaitlist } from "@gable/contract/calls/waitlist.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { mailedCode } from "@gable/testkit/borrower/closing-moves.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const DAY_MS = 86_400_000;
const MARISOL = "5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a01";
const home = { street1: "1418 Alder Creek Court", street2: null, city: "Sacramento", state: "CA", zip: "95831" };

const tokenIn = (text: string): string => /\/invited\?[^#\s]*#([\w-]+)/.exec(text)?.[1] ?? "";

describe("a lead who is invited", () => {
  let product: TestProduct;
  let officer: Awaited<ReturnType<typeof openStaff>>["client"];
  beforeAll(async () => {
    product = await startProduct();
    await logIn();
  });
  afterAll(() => product.close());

  /** Again where time has passed: a session of the console ends after half an hour. */
  async function logIn() {
    const { staffUuid, client } = await openStaff(product, "loan-officer");
    officer = client;
    await product.ctx.database.kysely
      .updateTable("staff")
      .set({ originator_uuid: MARISOL })
      .where("uuid", "=", staffUuid)
      .execute();
  }
  const visitor = (org = "gable") => createBorrowerClient(product.url, org);
  async function add(email: string, language: "en" | "es" = "en"): Promise<string> {
    const body = {
      name: { firstName: "Ines", lastName: "Okafor" },
      email,
      phone: "(415) 555-2671",
      home,
      language,
      note: "Not for the borrower",
      consent: "On the phone",
    };
    return (await officer.send(addLead, { body })).uuid;
  }
  const invite = (lead: string) => officer.send(inviteLead, { params: { lead } });
  const mailTo = (email: string, before = "") =>
    mailed(product.sandbox.url, email, ({ text }) => (text.includes("/invited") && text !== before ? text : undefined));
  const leadOf = async (uuid: string) =>
    (await officer.send(leads, { query: {} })).leads.find((lead) => lead.uuid === uuid);
  const open = (client: ReturnType<typeof visitor>, token: string) => client.send(openLead, { body: { token } });
  const isVoid = { status: 409, problem: { code: "invitation-void" } };

  it("gets the officer's link in their language, which fills in once what was written down, and nothing of the notes", async () => {
    const lead = await add("ines@example.com", "es");
    await invite(lead);
    const text = await mailTo("ines@example.com");
    expect(text).toContain("Marisol Trevino (NMLS");
    expect(text).toContain("Revíselo");
    expect(text).toContain(`/invited?referrer=${MARISOL}&language=es#`);
    expect(text).not.toContain("Not for the borrower");
    expect(await leadOf(lead)).toMatchObject({ status: "invited", invitedUntil: expect.any(String) });

    const token = tokenIn(text);
    await expect(open(visitor("harbor-pine"), token)).rejects.toMatchObject(isVoid);
    const ines = visitor();
    expect(await open(ines, token)).toEqual({ referrer: MARISOL });
    await expect(open(visitor(), token)).rejects.toMatchObject(isVoid);
    expect(await leadOf(lead)).toMatchObject({ status: "invited", invitedUntil: null });
    const { answers, prefilled } = await ines.send(draft, { query: {} });
    expect(answers).toEqual({
      name: { firstName: "Ines", middleName: null, lastName: "Okafor", suffix: null },
      email: "ines@example.com",
      phone: "+14155552671",
      home,
      language: "es",
    });
    expect(prefilled).toEqual({ by: "Marisol", answers: ["home", "name", "email", "phone"] });
    const kept = await ines.send(saveDraft, { query: {}, body: { email: "ines.okafor@example.com" } });
    expect(kept.prefilled?.answers).toEqual(["home", "name", "phone"]);
  });

  it("keeps what they typed themselves before", async () => {
    await invite(await add("typed@example.com"));
    const typist = visitor();
    await typist.send(saveDraft, { query: {}, body: { name: { firstName: "Inés María", lastName: "Okafor" } } });
    await open(typist, tokenIn(await mailTo("typed@example.com")));
    const { answers, prefilled } = await typist.send(draft, { query: {} });
    expect(answers.name?.firstName).toBe("Inés María");
    expect(prefilled?.answers).toEqual(["home", "email", "phone"]);
  });

  it("is invited again a day later at the earliest, which voids the former link; and a link ends after two weeks", async () => {
    const lead = await add("again@example.com");
    await invite(lead);
    const first = await mailTo("again@example.com");
    await expect(invite(lead)).rejects.toMatchObject({ status: 409, problem: { code: "invited-lately" } });
    await product.ctx.adjustableClock?.advance(DAY_MS);
    await logIn();
    await invite(lead);
    const second = await mailTo("again@example.com", first);
    await expect(open(visitor(), tokenIn(first))).rejects.toMatchObject(isVoid);
    await product.ctx.adjustableClock?.advance(14 * DAY_MS);
    await logIn();
    await expect(open(visitor(), tokenIn(second))).rejects.toMatchObject(isVoid);
    await officer.send(changeLead, { params: { lead }, body: { status: "lost" } });
    await expect(invite(lead)).rejects.toMatchObject({ status: 409, problem: { code: "lead-over" } });
  });

  it("is forgotten by the link under the mail, and gets no other one", async () => {
    await invite(await add("leaves@example.com"));
    const text = await mailTo("leaves@example.com");
    await visitor().send(leaveWaitlist, { body: { token: /\/waitlist#([\w-]+)/.exec(text)?.[1] ?? "" } });
    expect((await officer.send(leads, { query: {} })).leads.map(({ email }) => email)).not.toContain(
      "leaves@example.com",
    );
    await expect(open(visitor(), tokenIn(text))).rejects.toMatchObject(isVoid);
    await expect(invite(await add("leaves@example.com"))).rejects.toMatchObject({
      status: 409,
      problem: { code: "mail-refused" },
    });
  });

  it("becomes an application by the plain link, too, where they show that the address that is written down is theirs", async () => {
    const persona = await fetchPersona(product.sandbox.url, "straight-approval");
    const leadsOf = await Promise.all(["plain@example.com", "other@example.com"].map((email) => add(email)));
    const register = async (email: string, referrer?: string) => {
      const client = visitor();
      const applicationUuid = await registerPersona(client, persona, email, { ...(referrer && { referrer }) });
      const confirm = async () => {
        const code = await mailedCode({ sandboxUrl: product.sandbox.url, email });
        await client.send(confirmEmail, { body: { code } });
      };
      return { applicationUuid, confirm };
    };
    const [plain = "", other = ""] = leadsOf;
    const unsent = await register("other@example.com");
    await unsent.confirm();
    const { applicationUuid, confirm } = await register("plain@example.com", MARISOL);
    // Anybody may type an address.
    expect(await leadOf(plain)).toMatchObject({ status: "new", applicationUuid: null });
    await confirm();
    expect(await leadOf(plain)).toMatchObject({ status: "started", applicationUuid });
    // Who came without the officer's link is nobody the officer brought.
    expect(await leadOf(other)).toMatchObject({ status: "new", applicationUuid: null });
  });

  it("becomes an application by their own act, and the officer sees which", async () => {
    const lead = await add("starts@example.com");
    await invite(lead);
    const starter = visitor();
    const { referrer } = await open(starter, tokenIn(await mailTo("starts@example.com")));
    expect(await leadOf(lead)).toMatchObject({ status: "invited", applicationUuid: null });
    const persona = await fetchPersona(product.sandbox.url, "straight-approval");
    const applicationUuid = await registerPersona(starter, persona, "starts@example.com", { referrer });
    expect(await leadOf(lead)).toMatchObject({ status: "started", applicationUuid });
    await expect(officer.send(changeLead, { params: { lead }, body: { status: "lost" } })).rejects.toMatchObject({
      status: 409,
      problem: { code: "lead-started" },
    });
  });
});
