import type { Person } from "@gable/ui/components/person-card/person-card.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { originatorQuery } from "../queries/originators.ts";
import { companyInfo, lenderSettings } from "../session/organisation.ts";
import { officerWords } from "./loan-officer.words.ts";

const NMLS_REGISTER = "https://www.nmlsconsumeraccess.org/EntityDetails.aspx/INDIVIDUAL/";

/**
 * The human beside the page: the originator who brought the borrower here, else the lender's team. The uuid comes from the address's
 * `referrer` or from the application.
 */
export function useLoanOfficer(uuid: string | null): Person {
  const t = useText(officerWords);
  const hours = lenderSettings().phoneHours[useLanguage()];
  const { data } = useQuery({ ...originatorQuery(uuid ?? ""), enabled: uuid !== null });
  const note = `${hours}.`;
  if (!data) {
    const { companyNameShort, phoneFormatted, email } = companyInfo();
    return { title: t.team, name: companyNameShort, phone: phoneFormatted, email, note };
  }
  const { originatorName, avatarUri, email, phoneNumber, nmls } = data.originatorDisplayInfo;
  return {
    title: data.userInfo.isBroker ? t.broker : t.officer,
    name: originatorName,
    photo: avatarUri ?? undefined,
    register: { label: `NMLS ${nmls}`, href: NMLS_REGISTER + nmls },
    phone: phoneNumber,
    email,
    note,
  };
}
