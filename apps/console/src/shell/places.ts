import { settingSubjectNames, settingSubjects } from "@gable/domain/organisations/settings/subjects.ts";
import type { NavTab } from "@gable/ui/components/nav-tabs/nav-tabs.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useLocation } from "react-router";
import { useMay } from "../session/me.ts";
import { shellWords } from "./shell.words.ts";

/** How much waits in places that say so. */
export interface Waiting {
  readonly chats: number;
  readonly complaints: number;
}

/** The places of the desk that the role may go to, in their order. */
export function usePlaces({ chats, complaints }: Waiting): readonly NavTab[] {
  const t = useText(shellWords);
  const { pathname } = useLocation();
  const tab = (isOpen: boolean, label: string, href: string, count = 0, below = href): NavTab[] =>
    isOpen ? [{ label, href, current: pathname.startsWith(below), ...(count > 0 && { count }) }] : [];
  const keepsNotaryDesk = useMay("keep-notary-desk");
  const seesJournal = useMay("see-notary-journal");
  return [
    ...tab(true, t.pipeline, "/pipeline"),
    ...tab(useMay("answer-chats"), t.chats, "/chats", chats),
    ...tab(keepsNotaryDesk, t.notary, "/notary"),
    ...tab(seesJournal && !keepsNotaryDesk, t.journal, "/notary/journal", 0, "/notary"),
    ...tab(useMay("see-own-card"), t.officer, "/officer"),
    ...tab(useMay("see-reports"), t.reports, "/reports"),
    ...tab(useMay("keep-privacy"), t.complaints, "/complaints", complaints),
    ...tab(useMay("read-feedback"), t.feedback, "/feedback"),
    ...tab(useMay("report-hmda"), t.hmda, "/hmda"),
    ...tab(useMay("see-audit"), t.audit, "/audit"),
    ...tab(useMay("see-settings"), t.settings, "/settings"),
    ...tab(useMay("manage-staff"), t.staff, "/staff"),
  ];
}

type FurtherPlace = Pick<NavTab, "label" | "href">;

const place = (isOpen: boolean, label: string, href: string): FurtherPlace[] => (isOpen ? [{ label, href }] : []);

/** Places below those, each named with the one that it is below. */
export function useFurtherPlaces(): readonly FurtherPlace[] {
  const t = useText(shellWords);
  const language = useLanguage();
  const seesJournal = useMay("see-notary-journal");
  const keepsNotaryDesk = useMay("keep-notary-desk");
  const seesSettings = useMay("see-settings");
  const setting = (name: string) => `${t.settings}: ${name}`;
  return [
    ...place(useMay("see-reports"), t.funded, "/reports/funded"),
    ...place(useMay("see-reports"), t.campaigns, "/reports/campaigns"),
    ...place(useMay("report-hmda"), t.fairLending, "/reports/fair-lending"),
    ...place(useMay("answer-chats"), t.endedChats, "/chats/ended"),
    ...place(keepsNotaryDesk && seesJournal, t.journal, "/notary/journal"),
    ...settingSubjectNames.flatMap((subject) =>
      place(seesSettings, setting(settingSubjects[subject][language]), `/settings/${subject}`),
    ),
    ...place(useMay("choose-chat-provider"), setting(t.chats), "/settings/chats"),
    ...place(useMay("keep-webhooks"), setting(t.webhooks), "/settings/webhooks"),
    ...place(useMay("manage-staff"), t.leads, "/staff/leads"),
    ...place(true, t.logIn, "/account"),
  ];
}
