import { organisation } from "../session/organisation.ts";

/** Hosts whose addresses may be followed from a message: the lender's own, and those that its pages link to. */
export function partnerHosts(): string[] {
  const { orgMetaData } = organisation();
  const { footerData, additionalUrls, settings } = orgMetaData.other;
  const addresses = [
    footerData.companyNmlsURL,
    footerData.companyLegalUrl,
    footerData.termsOfUseUrl,
    footerData.privacyPolicyUrl,
    footerData.licensesUrl,
    ...additionalUrls.map(({ url }) => url),
  ];
  const named = addresses.flatMap((address) => URL.parse(address)?.hostname ?? []);
  return [...new Set([location.hostname, ...named, ...(settings.chatPartnerHosts ?? [])])];
}
