import type { Person } from "@gable/ui/components/person-card/person-card.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { originatorQuery } from "../queries/originators.ts";
import { companyInfo, lenderSettings } from "../session/organisation.ts";
import { officerWords } from "./loan-officer.words.ts";
import { usePhoneHours } from "./use-hours.ts";

const NMLS_REGISTER = "https://www.nmlsconsumeraccess.org/EntityDetails.aspx/INDIVIDUAL/";

const useOriginator = (uuid: string | null) =>
  useQuery({ ...originatorQuery(uuid ?? ""), enabled: uuid !== null }).data;

/**
 * The human beside the page: the originator who brought the borrower here, else the lender's team. The uuid comes from the address's
 * `referrer` or from the application.
 */
export function useLoanOfficer(uuid: string | null): Person {
  const t = useText(officerWords);
  const hours = usePhoneHours();
  const data = useOriginator(uuid);
  const note = `${hours}.`;
  if (!data) {
    const { companyNameShort, phoneFormatted, email } = companyInfo();
    return { title: t.team, name: companyNameShort, phone: phoneFormatted, email, note };
  }
  const { originatorName, avatarUri, email, phoneNumber, nmls } = data.originatorDisplayInfo;
  return {
    // Whoever has a firm of their own is a broker, however the lender calls the others.
    title: data.userInfo.isBroker || lenderSettings().originatorTitle === "BROKER" ? t.broker : t.officer,
    name: originatorName,
    photo: avatarUri ?? undefined,
    register: { label: `NMLS ${nmls}`, href: NMLS_REGISTER + nmls },
    phone: phoneNumber,
    email,
    note,
  };
}

/** The mark of the originator's firm over the page, where it has one: specification part 2, section 2. */
export type OriginatorBrand = { readonly src: string; readonly alt: string; readonly home: string | null };

export function useOriginatorBrand(uuid: string | null): OriginatorBrand | undefined {
  const data = useOriginator(uuid);
  if (!data?.logoUrl) return undefined;
  const { brokerName, originatorName } = data.originatorDisplayInfo;
  return { src: data.logoUrl, alt: data.logoAltText ?? brokerName ?? originatorName, home: data.logoRedirect };
}
