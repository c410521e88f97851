import type { OrganisationInfo } from "@gable/domain/organisations/organisation-info.ts";

/** The lender's object from the page. Throws 'No private label data found' when the server has not injected one. */
export function readOrganisation(page: Pick<Document, "getElementById">): OrganisationInfo {
  const text = page.getElementById("organisation")?.textContent;
  if (!text) throw new Error("No private label data found");
  return JSON.parse(text) as OrganisationInfo;
}

let read: OrganisationInfo | undefined;

/** The lender of this page; a page has one as long as it lives. */
export function organisation(): OrganisationInfo {
  read ??= readOrganisation(document);
  return read;
}

/** On the server, which has no page: the lender for whom one is drawn next. */
export function serveOrganisation(next: OrganisationInfo): void {
  read = next;
}

export const lenderSettings = () => organisation().orgMetaData.other.settings;
export const companyInfo = () => organisation().orgMetaData.companyInfo;

/** The lender's name as its customers say it. */
export const lenderName = () => organisation().orgBrand;
