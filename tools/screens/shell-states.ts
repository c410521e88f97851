import { CallFailed } from "@gable/contract/problem.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import type { OwnProduct } from "@gable/testkit/start-own-product.ts";
import type { Page } from "playwright";
import { acceptingLenders, lenderCodes, officerOf } from "./lenders.ts";
import type { Screen } from "./take-screens.ts";

/** States of the shell for every lender; what only a borrower sees where somebody can register with it. */
export async function shellStates(product: OwnProduct): Promise<Screen[]> {
  const screens = lenderCodes().flatMap((code) => visitorStates(product.portalUrl(code), code));
  for (const code of acceptingLenders()) {
    const borrower = await openBorrower(product, code);
    if (borrower) screens.push(...borrowerStates(product.portalUrl(code), code, borrower));
  }
  return screens;
}

function visitorStates(portal: string, code: string): Screen[] {
  const state = (name: string, path: string, more: Partial<Screen>): Screen => ({
    name: `shell-${code}-${name}`,
    url: portal + path,
    ...more,
  });
  const officer = officerOf(code);
  return [
    state("maintenance", "/account/heloc/register", {
      arrange: answering("**/api/v2/decision", { flagEnabled: true, variables: { routes: ["*"] } }),
    }),
    state("error", "/contact", {
      arrange: (page) => page.route(/\/assets\/contact-[^/]*\.js/, (route) => route.abort()),
      until: "text=/snag|tropiezo/",
    }),
    state("loading", "/contact", {
      // Never answered, until the page is closed.
      arrange: (page) => page.route(/\/assets\/contact-[^/]*\.js/, () => undefined),
      until: ".loader",
    }),
    ...(officer === undefined ? [] : [state("officer-card", `/account/heloc/register?referrer=${officer}`, {})]),
  ];
}

type Borrower = { readonly uuid: string; readonly token: string };

/** Undefined where the lender is licensed in none of the states in which these have their homes. */
async function openBorrower(product: OwnProduct, code: string): Promise<Borrower | undefined> {
  for (const name of ["straight-approval", "texas-bpo", "paper-county"]) {
    const client = createBorrowerClient(product.url, code);
    const persona = await fetchPersona(product.sandboxUrl, name);
    const uuid = await registerPersona(client, persona, `${name}.${code}@example.com`).catch(refusedWith(409));
    if (uuid !== undefined) return { uuid, token: client.token() ?? "" };
  }
  return undefined;
}

const refusedWith = (status: number) => (failure: unknown) => {
  if (failure instanceof CallFailed && failure.status === status) return undefined;
  throw failure;
};

function borrowerStates(portal: string, code: string, { uuid, token }: Borrower): Screen[] {
  const state = (name: string, path: string): Screen => ({
    name: `shell-${code}-${name}`,
    url: portal + path,
    arrange: (page) => page.addInitScript((jwt) => localStorage.setItem("jwt", jwt), token),
  });
  return [state("sidebar", `/account/heloc/${uuid}`), state("settings", "/dashboard/settings")];
}

const answering = (url: string, json: unknown) => (page: Page) => page.route(url, (route) => route.fulfill({ json }));
