import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { REGISTRATION_STEP_QUERY } from "@gable/domain/journey/registration-steps.ts";
import type { Language } from "@gable/domain/language.ts";
import type { OrganisationInfo } from "@gable/domain/organisations/organisation-info.ts";
import type { FastifyRequest } from "fastify";
import { languageOf } from "./language-of.ts";

/** What the portal's build gives the server to draw with: `apps/portal/src/opening/render-opening.tsx`. */
type Drawing = { readonly renderOpening: (organisation: OrganisationInfo, language: Language) => string };

/** As it was drawn last, and from what: a lender's settings change while the server runs. */
type Drawn = { readonly of: string; readonly markup: string };

/** Somebody who has been here before may be at another question, or speak another language than their browser: they wait for the page. */
const FOR_STRANGERS = `try{localStorage.length&&document.querySelector("#opening").remove()}catch{}`;

/** Which button is pressed before the portal is there is kept for `apps/portal/src/opening/leave-opening.ts`. */
const KEEPS_PRESSED = `var pressedEarly=-1;addEventListener("click",e=>{var b=e.target.closest("#opening button");if(b)pressedEarly=[...document.querySelectorAll("#opening button")].indexOf(b)})`;

const SCRIPT = `${FOR_STRANGERS};${KEEPS_PRESSED}`;

/** The one script that stands inside a page, for the policy of the page that has it. */
export const OPENING_SCRIPT_HASH = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;

/** What leads past the first question: a later step, a part of one, or an officer who has answered some. */
const LEADS_ON = [REGISTRATION_STEP_QUERY, "part", "referrer"] as const;

/**
 * Draws the first question of registration into the page that asks for it, so that it can be read while the scripts are on their way.
 * Gives undefined for every other page, where a lender's applications begin with a person, and while the portal is still being built.
 */
export function openingsFrom(file: string) {
  const drawn = new Map<string, Drawn>();
  let drawing: Promise<Drawing | undefined> | undefined;
  const load = async (): Promise<Drawing | undefined> => {
    if (!existsSync(file)) return undefined;
    // What is asked while it is still being written is asked again with the next page.
    drawing ??= (import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`) as Promise<Drawing>).catch(() => {
      drawing = undefined;
      return undefined;
    });
    return drawing;
  };
  return async (request: FastifyRequest, organisation: OrganisationInfo): Promise<string | undefined> => {
    if (!opensRegistration(request, organisation)) return undefined;
    const drawer = await load();
    if (drawer === undefined) return undefined;
    const language = languageOf(request);
    const key = `${organisation.orgCode} ${language}`;
    const of = JSON.stringify(organisation);
    let last = drawn.get(key);
    if (last?.of !== of) {
      last = { of, markup: drawer.renderOpening(organisation, language) };
      drawn.set(key, last);
    }
    return `<div id="opening" lang="${language}">${last.markup}</div><script>${SCRIPT}</script>`;
  };
}

function opensRegistration({ url, query }: FastifyRequest, { orgMetaData }: OrganisationInfo): boolean {
  const { requiresReferringLoanOfficer, isWholesale } = orgMetaData.other.settings;
  const asked = query as Readonly<Record<string, unknown>>;
  return (
    url.split("?")[0] === onHost(paths.register()) &&
    !LEADS_ON.some((name) => name in asked) &&
    !requiresReferringLoanOfficer &&
    !isWholesale
  );
}
