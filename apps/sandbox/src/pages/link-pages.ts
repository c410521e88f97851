import { written } from "../cents.ts";
import { type Institution, institutions } from "../institutions.ts";
import type { LinkVisit } from "../kinds/link-visit.ts";
import type { BankAccountFacts } from "../personas/facts.ts";
import { plain } from "../spelling.ts";
import { html, type Markup, page } from "./html.ts";
import { type LinkWords, linkWords } from "./link-words.ts";

/** What every page of a visit needs: the visit, and its token to go on with. */
export interface Visiting {
  readonly visit: LinkVisit;
  readonly token: string;
}

export const wordsOf = ({ visit }: Visiting): LinkWords => linkWords[visit.language];

export function bankSearchPage(visiting: Visiting, typed: string): string {
  const words = wordsOf(visiting);
  const found = institutions.filter(({ name }) => plain(name).includes(plain(typed)));
  return linkPage(
    visiting,
    words.chooseBank,
    html`<form method="get" action="/bank/link">
<input type="hidden" name="visit" value="${visiting.token}">
<label for="q">${words.search}</label>
<input id="q" name="q" type="search" value="${typed}" autocomplete="off">
</form>
${
  found.length === 0
    ? html`<p class="error" role="alert">${words.noneFound}</p>`
    : html`<ul class="choices">${found.map(
        ({ id, name }) =>
          html`<li><a href="/bank/log-in?visit=${visiting.token}&amp;institution=${id}">${name}</a></li>`,
      )}</ul>`
}`,
  );
}

export function logInPage(
  visiting: Visiting,
  options: {
    name: string;
    action: string;
    hidden: Readonly<Record<string, string>>;
    isWrong: boolean;
    accent?: string;
  },
): string {
  const words = wordsOf(visiting);
  return linkPage(
    visiting,
    words.logInAt(options.name),
    html`<p class="quiet">${words.sandboxLogIn}</p>
${options.isWrong && html`<p class="error" role="alert">${words.wrongPassword}</p>`}
<form method="post" action="${options.action}">
<input type="hidden" name="visit" value="${visiting.token}">
${hiddenFields(options.hidden)}
<label for="username">${words.userName}</label>
<input id="username" name="username" type="text" autocomplete="off" required>
<label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="off" required>
<p class="actions"><button>${words.logIn}</button></p>
</form>`,
    { name: options.name, ...(options.accent === undefined ? {} : { accent: options.accent }) },
  );
}

export function accountsPage(
  visiting: Visiting,
  bank: Institution,
  accounts: readonly BankAccountFacts[],
  isEmpty: boolean,
): string {
  const words = wordsOf(visiting);
  return linkPage(
    visiting,
    words.chooseAccounts,
    html`${isEmpty && html`<p class="error" role="alert">${words.chooseOne}</p>`}
<form method="post" action="/bank/consent">
<input type="hidden" name="visit" value="${visiting.token}">
<input type="hidden" name="institution" value="${bank.id}">
<ul class="choices">${accounts.map(
      ({ id, name, accountNumber, balance }, index) =>
        html`<li><label><input type="checkbox" name="accounts" value="${id}"${index === 0 && html` checked`}>
<span>${name} ··${accountNumber.slice(-4)}</span><span class="amount">${written(balance)}</span></label></li>`,
    )}</ul>
<p class="actions"><button>${words.goOn}</button></p>
</form>`,
    { name: bank.name, accent: bank.colour },
  );
}

export function bankConsentPage(visiting: Visiting, bank: Institution, accounts: readonly BankAccountFacts[]): string {
  const words = wordsOf(visiting);
  return consentPage(
    visiting,
    words.consentTitle,
    html`<p>${words.consentBank}</p>
<ul>${accounts.map(({ name, accountNumber }) => html`<li>${name} ··${accountNumber.slice(-4)}</li>`)}</ul>`,
    [["institution", bank.id], ...accounts.map(({ id }): [string, string] => ["accounts", id])],
    { name: bank.name, accent: bank.colour },
  );
}

export function payrollSearchPage(
  visiting: Visiting,
  employers: readonly string[],
  missing: readonly string[],
): string {
  const words = wordsOf(visiting);
  return linkPage(
    visiting,
    words.payrollTitle,
    html`${missing.map((name) => html`<p class="error" role="alert">${words.payrollMissing(name)}</p>`)}
${
  employers.length > 0 &&
  html`<h2>${words.employer}</h2>
<ul class="choices">${employers.map(
    (name) =>
      html`<li><a href="/payroll/log-in?visit=${visiting.token}&amp;employer=${encodeURIComponent(name)}">${name}</a></li>`,
  )}</ul>`
}`,
    { name: "Paywell", accent: "#2f6b3a" },
  );
}

export const payrollConsentPage = (visiting: Visiting, employer: string): string =>
  consentPage(visiting, wordsOf(visiting).consentTitle, html`<p>${wordsOf(visiting).consentPayroll}</p>`, [], {
    name: employer,
    accent: "#2f6b3a",
  });

export function transcriptPage(visiting: Visiting, error: string | null): string {
  const words = wordsOf(visiting);
  return linkPage(
    visiting,
    words.transcriptTitle,
    html`<p>${words.consentTranscript} ${(visiting.visit.years ?? []).join(", ")}.</p>
${error !== null && html`<p class="error" role="alert">${error}</p>`}
<form method="post" action="/transcripts/sign">
<input type="hidden" name="visit" value="${visiting.token}">
<label for="signature">${words.signHere}</label>
<input id="signature" name="signature" type="text" autocomplete="off" required>
<p class="quiet">${words.consentNot}</p>
<p class="actions"><button>${words.agree}</button></p>
</form>`,
    { name: "Pointserve Transcripts", accent: "#33465c" },
  );
}

export function endedPage(): string {
  const { ended, endedText } = linkWords.en;
  return page(ended, html`<main><h1>${ended}</h1><p>${endedText}</p></main>`);
}

function consentPage(
  visiting: Visiting,
  title: string,
  what: Markup,
  hidden: readonly (readonly [string, string])[],
  brand: { name: string; accent: string },
): string {
  const words = wordsOf(visiting);
  return linkPage(
    visiting,
    title,
    html`${what}
<p class="quiet">${words.consentNot}</p>
<form method="post" action="/link/finish">
<input type="hidden" name="visit" value="${visiting.token}">
${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<p class="actions"><button>${words.agree}</button></p>
</form>`,
    brand,
  );
}

const hiddenFields = (fields: Readonly<Record<string, string>>): readonly Markup[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

function linkPage(
  visiting: Visiting,
  title: string,
  body: Markup,
  brand: { name?: string; accent?: string } = {},
): string {
  const words = wordsOf(visiting);
  return page(
    title,
    html`<header>${brand.name ?? "Bridgepoint Link"}</header>
<main>
<h1>${title}</h1>
${body}
<form class="aside" method="post" action="/link/cancel">
<input type="hidden" name="visit" value="${visiting.token}">
<button class="plain">${words.cancel}</button>
</form>
</main>`,
    { language: words.language, ...(brand.accent === undefined ? {} : { accent: brand.accent }) },
  );
}
