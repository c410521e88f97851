import { settingSubjectNames, settingSubjects } from "@gable/domain/organisations/settings/subjects.ts";
import { NavTabs } from "@gable/ui/components/nav-tabs/nav-tabs.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useLocation } from "react-router";
import { useMay } from "../session/me.ts";
import { settingsWords } from "./settings.words.ts";
import "./settings.css";

/** The places of the settings, above each of them. */
export function SettingsNav() {
  const t = useText(settingsWords);
  const language = useLanguage();
  const { pathname } = useLocation();
  const keepsWebhooks = useMay("keep-webhooks");
  const choosesChats = useMay("choose-chat-provider");
  const tab = (label: string, href: string) => ({ label, href, current: pathname === href });
  return (
    <div className="settings-nav">
      <NavTabs
        label={t.places}
        tabs={[
          tab(t.overview, "/settings"),
          ...settingSubjectNames.map((subject) => tab(settingSubjects[subject][language], `/settings/${subject}`)),
          ...(choosesChats ? [tab(t.chats, "/settings/chats")] : []),
          ...(keepsWebhooks ? [tab(t.webhooks, "/settings/webhooks")] : []),
        ]}
      />
    </div>
  );
}
