import type { ReplyOf } from "@gable/contract/call.ts";
import type { lenderSettings } from "@gable/contract/calls/organisations-settings.ts";
import { type SettingSubject, settingSubjects } from "@gable/domain/organisations/settings/subjects.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { ReactNode } from "react";
import { useMay } from "../session/me.ts";
import { openingWords } from "./opening.words.ts";

/** What borrowers would see differently from other lenders, and so should be looked at before the first of them comes. */
const toLookAt = ["brand", "products", "rates", "hours"] as const satisfies readonly SettingSubject[];

/** Where borrowers apply; before any license is in force, what is to be done until they can. */
export function Opening({ settings: { subjects, opening } }: { settings: ReplyOf<typeof lenderSettings> }) {
  const t = useText(openingWords);
  const language = useLanguage();
  const may = useMay("keep-settings");
  const portal = <a href={opening.portalUrl}>{opening.portalUrl.replace(/^https?:\/\//, "")}</a>;
  if (opening.states.length > 0) {
    return (
      <p className="small quiet setting-where">
        {t.open(opening.states.join(", "))} {portal}
      </p>
    );
  }
  const stands = (subject: SettingSubject) => {
    const own = subjects.find((one) => one.subject === subject);
    return own?.open || own?.scheduled.length ? "waits" : own?.since ? "done" : "toDo";
  };
  return (
    <section>
      <SectionHead title={t.title} />
      <p>
        {t.lead} {portal}
      </p>
      <ol className="setting-opening">
        <Step stands={stands("states") === "waits" ? "waits" : "toDo"} says={t.license}>
          {may ? <TextLink href="/settings/states?edit=latest">{t.addLicense}</TextLink> : null}
        </Step>
        <Step stands={opening.administrators > 1 ? "done" : "toDo"} says={t.second(opening.administrators)}>
          {opening.administrators > 1 ? null : <TextLink href="/staff">{t.toStaff}</TextLink>}
        </Step>
        {toLookAt.map((subject) => (
          <Step key={subject} stands={stands(subject)} says={t[subject]}>
            <TextLink href={`/settings/${subject}`}>{settingSubjects[subject][language]}</TextLink>
          </Step>
        ))}
      </ol>
    </section>
  );
}

const looks = {
  done: { tone: "success", icon: "check" },
  waits: { tone: "accent", icon: "clock" },
  toDo: { tone: "quiet", icon: "info" },
} as const;

function Step({ stands, says, children }: { stands: keyof typeof looks; says: string; children: ReactNode }) {
  const t = useText(openingWords);
  return (
    <li>
      <Tag {...looks[stands]}>{t[stands]}</Tag>
      <span>{says}</span>
      {children}
    </li>
  );
}
