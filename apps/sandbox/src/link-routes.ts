import type { LinkAnswer } from "@gable/vendors/link-session.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { institutionById } from "./institutions.ts";
import { type LinkGrant, type LinkVisit, readVisit } from "./kinds/link-visit.ts";
import type { OrderBook } from "./order-book.ts";
import {
  accountsPage,
  bankConsentPage,
  bankSearchPage,
  endedPage,
  logInPage,
  payrollConsentPage,
  payrollSearchPage,
  transcriptPage,
  type Visiting,
  wordsOf,
} from "./pages/link-pages.ts";
import type { PlaidNotices } from "./plaid/plaid-notices.ts";
import { recognisePerson } from "./recognise.ts";
import { fullName, plain } from "./spelling.ts";
import type { Vault } from "./vault.ts";
import type { Webhooks } from "./webhooks.ts";

interface Desk {
  readonly vault: Vault;
  readonly book: OrderBook;
  readonly webhooks: Webhooks;
  readonly plaidNotices: PlaidNotices;
}

const several = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const fields = z.object({
  visit: z.string().default(""),
  q: z.string().default(""),
  institution: z.string().default(""),
  employer: z.string().default(""),
  username: z.string().default(""),
  password: z.string().default(""),
  signature: z.string().default(""),
  accounts: several.default([]),
});
type Fields = z.infer<typeof fields>;

/** The pages to which a borrower is sent: a bank, a payroll provider, the tax office. They work without scripts. */
export function addLinkRoutes(app: FastifyInstance, desk: Desk): void {
  const show =
    (render: (visiting: Visiting, given: Fields) => string) =>
    async (request: { query?: unknown; body?: unknown }, reply: FastifyReply) => {
      const given = fields.parse(request.body ?? request.query ?? {});
      const visit = readVisit(desk.vault, given.visit);
      if (visit === null) return sendPage(reply.code(410), endedPage(), null);
      return sendPage(reply, render({ visit, token: given.visit }, given), visit);
    };

  app.get(
    "/bank/link",
    show((visiting, { q }) => bankSearchPage(visiting, q)),
  );
  app.get(
    "/bank/log-in",
    show((visiting, given) => bankLogIn(visiting, given, false)),
  );
  app.post(
    "/bank/accounts",
    show((visiting, given) => {
      const bank = institutionById(given.institution);
      if (bank === undefined) return bankSearchPage(visiting, "");
      if (isWrong(given)) return bankLogIn(visiting, given, true);
      return accountsPage(visiting, bank, accountsOf(visiting.visit), false);
    }),
  );
  app.post(
    "/bank/consent",
    show((visiting, given) => {
      const bank = institutionById(given.institution);
      if (bank === undefined) return bankSearchPage(visiting, "");
      const chosen = accountsOf(visiting.visit).filter(({ id }) => given.accounts.includes(id));
      return chosen.length === 0
        ? accountsPage(visiting, bank, accountsOf(visiting.visit), true)
        : bankConsentPage(visiting, bank, chosen);
    }),
  );

  app.get(
    "/payroll/link",
    show((visiting) => {
      const { jobs } = factsOf(visiting.visit).income;
      const names = (payroll: "linkable" | "not-supported") =>
        jobs.filter((job) => job.payroll === payroll).map((job) => job.employer);
      return payrollSearchPage(visiting, names("linkable"), names("not-supported"));
    }),
  );
  app.get(
    "/payroll/log-in",
    show((visiting, given) => payrollLogIn(visiting, given, false)),
  );
  app.post(
    "/payroll/consent",
    show((visiting, given) =>
      isWrong(given) ? payrollLogIn(visiting, given, true) : payrollConsentPage(visiting, given.employer),
    ),
  );

  app.get(
    "/transcripts/link",
    show((visiting) => transcriptPage(visiting, null)),
  );
  app.post("/transcripts/sign", async (request, reply) => {
    const given = fields.parse(request.body ?? {});
    const visit = readVisit(desk.vault, given.visit);
    if (visit === null) return sendPage(reply.code(410), endedPage(), null);
    const visiting = { visit, token: given.visit };
    const name = fullName(visit.person.name);
    if (plain(given.signature) === plain(name)) return reply.redirect(finishVisit(desk, visit, given), 303);
    return sendPage(reply, transcriptPage(visiting, wordsOf(visiting).signDiffers(name)), visit);
  });

  app.post("/link/finish", async (request, reply) => {
    const given = fields.parse(request.body ?? {});
    const visit = readVisit(desk.vault, given.visit);
    if (visit === null) return sendPage(reply.code(410), endedPage(), null);
    return reply.redirect(finishVisit(desk, visit, given), 303);
  });
  app.post("/link/cancel", async (request, reply) => {
    const visit = readVisit(desk.vault, fields.parse(request.body ?? {}).visit);
    if (visit === null) return sendPage(reply.code(410), endedPage(), null);
    return reply.redirect(cancelVisit(desk, visit), 303);
  });
}

/** Ends a visit as if the visitor had agreed to everything; gives the address to which the browser goes back. */
export function finishVisit(
  desk: Desk,
  visit: LinkVisit,
  chosen: { readonly institution?: string; readonly accounts?: readonly string[] },
): string {
  const facts = factsOf(visit);
  const institution =
    chosen.institution === undefined || chosen.institution === "" ? facts.bank.institution : chosen.institution;
  const accounts =
    chosen.accounts === undefined || chosen.accounts.length === 0
      ? facts.bank.accounts.slice(0, 1).map(({ id }) => id)
      : [...chosen.accounts];
  const grant: LinkGrant = {
    purpose: "grant",
    kind: visit.kind,
    person: visit.person,
    ...(visit.kind === "bank-link" ? { institution, accounts } : {}),
    ...(visit.employerName === undefined ? {} : { employerName: visit.employerName }),
    ...(visit.statedAnnualIncome === undefined ? {} : { statedAnnualIncome: visit.statedAnnualIncome }),
    ...(visit.years === undefined ? {} : { years: visit.years }),
  };
  const publicToken = desk.vault.seal(grant);
  tell(desk, visit, { outcome: "completed", publicToken });
  return returnTo(visit, { outcome: "completed", publicToken });
}

function cancelVisit(desk: Desk, visit: LinkVisit): string {
  tell(desk, visit, { outcome: "abandoned", reason: "cancelled" });
  return returnTo(visit, { outcome: "cancelled" });
}

function tell({ book, webhooks, plaidNotices }: Desk, visit: LinkVisit, answer: LinkAnswer): void {
  const order = book.adopt({
    id: visit.order,
    kind: visit.kind,
    act: "start-link",
    reference: visit.reference,
    callbackUrl: visit.callbackUrl,
    orderedAt: visit.orderedAt,
  });
  void webhooks.post(order, book.record(order, { answer }));
  plaidNotices.finished(visit, answer.outcome === "completed");
}

function returnTo(visit: LinkVisit, query: Readonly<Record<string, string>>): string {
  if (visit.plaid !== undefined) return visit.returnUrl;
  const url = new URL(visit.returnUrl);
  for (const [name, value] of Object.entries({ state: visit.state, ...query })) url.searchParams.set(name, value);
  return url.href;
}

const factsOf = (visit: LinkVisit) =>
  recognisePerson(visit.person, { statedIncome: visit.statedAnnualIncome, employer: visit.employerName }).facts;

const accountsOf = (visit: LinkVisit) => factsOf(visit).bank.accounts;

const isWrong = ({ password }: Fields): boolean => password === "wrong";

function bankLogIn(visiting: Visiting, { institution }: Fields, wrong: boolean): string {
  const bank = institutionById(institution);
  if (bank === undefined) return bankSearchPage(visiting, "");
  const { name, id, colour } = bank;
  return logInPage(visiting, {
    name,
    action: "/bank/accounts",
    hidden: { institution: id },
    isWrong: wrong,
    accent: colour,
  });
}

const payrollLogIn = (visiting: Visiting, { employer }: Fields, wrong: boolean): string =>
  logInPage(visiting, {
    name: employer,
    action: "/payroll/consent",
    hidden: { employer },
    isWrong: wrong,
    accent: "#2f6b3a",
  });

/** Forms may lead back to the lender, who is another origin. */
const sendPage = (reply: FastifyReply, markup: string, visit: LinkVisit | null) =>
  reply
    .header(
      "content-security-policy",
      `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'${visit === null ? "" : ` ${new URL(visit.returnUrl).origin}`}`,
    )
    .type("text/html; charset=utf-8")
    .send(markup);
