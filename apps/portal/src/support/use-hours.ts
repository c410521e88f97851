import { useLanguage } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { phoneHoursQuery } from "../queries/hours.ts";
import { lenderSettings } from "../session/organisation.ts";

/** When people answer the telephone, in words: as the page came with it, until the call has said it. */
export function usePhoneHours(): string {
  const language = useLanguage();
  const { data } = useQuery(phoneHoursQuery());
  return (data ?? lenderSettings().phoneHours)[language];
}
