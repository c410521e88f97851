import { paths } from "./paths.ts";
import type { RouteName } from "./routes.ts";
import { type SiteRoute, siteRoutes } from "./site-routes.ts";

/** Portal addresses that only lead out, to the dashboard or to a page of the lender's site. */
export const redirectsToSite: Readonly<Record<string, SiteRoute>> = {
  "/": "dashboard",
  "/account": "dashboard",
  "/terms": "terms",
  "/communications": "communications",
  "/privacy": "privacy",
  "/licenses": "licenses",
};

/** Portal addresses that only lead on, as patterns: the index of each group leads to its parent. */
export const redirectsWithin: Readonly<Record<string, RouteName>> = {
  "/heloc-signer": "signerLogin",
  "/heloc-signer/*": "signerLogin",
  "/:uuid/bank": "applicationIndex",
  "/:uuid/bpo": "applicationIndex",
  "/:uuid/credit": "applicationIndex",
  "/:uuid/document": "applicationIndex",
  "/:uuid/error": "applicationIndex",
  "/:uuid/income": "applicationIndex",
  "/:uuid/income/link": "incomeReview",
  "/:uuid/income/upload": "incomeReview",
  "/:uuid/insurance": "applicationIndex",
  "/:uuid/merchant": "applicationIndex",
  "/:uuid/notary": "applicationIndex",
  "/:uuid/payoff": "applicationIndex",
  "/:uuid/product": "applicationIndex",
  "/:uuid/review-app": "applicationIndex",
  "/:uuid/signing": "applicationIndex",
  "/:uuid/start": "applicationIndex",
};

const OLD_SIGNER_PREFIX = "/account/heloc-signer";
const OLD_REGISTER = "/account/register";
const CARRIED_PARAMETER = "pop-webchat";

/** Addresses of before, as patterns of paths, on the host and below the base path. */
export const oldPaths = [OLD_REGISTER, OLD_SIGNER_PREFIX, `${OLD_SIGNER_PREFIX}/*`] as const;

/**
 * The portal address, relative to the base path, for an address of before; null for every other path. `search` is the
 * query with its question mark, or empty. Registration keeps its whole query, so that no referrer is lost.
 */
export function redirectOfOldPath(path: string, search: string): string | null {
  if (path === OLD_REGISTER) return paths.register() + search;
  if (path !== OLD_SIGNER_PREFIX && !path.startsWith(`${OLD_SIGNER_PREFIX}/`)) return null;
  return path.slice("/account".length) + carriedQuery(search);
}

/** What a redirect keeps of a query: `pop-webchat`, with its question mark, and nothing else. */
export function carriedQuery(search: string): string {
  const carried = search
    .replace(/^\?/, "")
    .split("&")
    .find((part) => part === CARRIED_PARAMETER || part.startsWith(`${CARRIED_PARAMETER}=`));
  return carried === undefined ? "" : `?${carried}`;
}

/** A path that a redirect leads to, with what it keeps of the query. The path may have a query of its own. */
export function carrying(path: string, search: string): string {
  const carried = carriedQuery(search);
  if (carried === "" || carriedQuery(path.split("?")[1] ?? "") !== "") return path;
  return path.includes("?") ? `${path}&${carried.slice(1)}` : path + carried;
}

/** Whether a path may be gone back to after a log-in. Keeps out `//host`, `/\host` and addresses with a scheme. */
export function isRedirectBack(path: string): boolean {
  return /^\/[a-z]/.test(path);
}

/** The log-in page, which leads back to `redirectBack` where that is allowed. Both are paths of the host. */
export function loginPath(loginPage: string, redirectBack: string, search: string): string {
  const carried = carriedQuery(search);
  if (!isRedirectBack(redirectBack)) return loginPage + carried;
  const joint = carried === "" ? "?" : `${carried}&`;
  return `${loginPage}${joint}redirectUrl=${encodeURIComponent(redirectBack)}`;
}

/** In the address of the log-in: by a code or a link in a mail, and not by the password. */
export const BY_MAIL = "by-mail";

/** Where a letter sends somebody who has an account: to the page, by the log-in where they are not logged in. A path of the host. */
export const pathInLetter = (path: string): string => loginPath(siteRoutes.login, path, "");

/** Where a log-in leads: back, where the address asks for a path that is allowed, else to the dashboard. `search` is the log-in's own. */
export function pathAfterLogin(redirectUrl: string | null, search = ""): string {
  return carrying(redirectUrl !== null && isRedirectBack(redirectUrl) ? redirectUrl : siteRoutes.dashboard, search);
}
