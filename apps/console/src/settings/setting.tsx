import type { Proposal } from "@gable/contract/calls/organisations-settings.ts";
import {
  needsSecondPerson,
  type SettingSubject,
  settingSubjectNames,
  settingSubjects,
} from "@gable/domain/organisations/settings/subjects.ts";
import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Link, TextLink } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { proposalQuery, settingQuery } from "../queries/organisations-settings.ts";
import { useMay } from "../session/me.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { NothingHere } from "../shell/nothing-here.tsx";
import { Pending } from "../shell/pending.tsx";
import { BrandPreview } from "./brand/brand-preview.tsx";
import { HistoryTable } from "./history-table.tsx";
import { MaintenanceSwitch } from "./maintenance-switch.tsx";
import { ProductsBeside } from "./products/products-beside.tsx";
import { RateGrid } from "./rate-grid.tsx";
import { SettingEditor } from "./setting-editor.tsx";
import { settingsWords } from "./settings.words.ts";
import { SettingsNav } from "./settings-nav.tsx";
import { settingTables } from "./tables/lender-tables.ts";
import { TablesView } from "./tables-view.tsx";

/** `?edit` opens a copy to change; with the id of an earlier change, one of what that proposed. */
const EDIT = "edit";
const LATEST = "latest";

export function Screen() {
  const { subject } = useParams();
  const known = settingSubjectNames.find((one) => one === subject);
  return known ? <Subject key={known} subject={known} /> : <NothingHere />;
}

/** One subject: as it is, as it may be changed, and every change there was. */
function Subject({ subject }: { subject: SettingSubject }) {
  const t = useText(settingsWords);
  const language = useLanguage();
  const mayKeep = useMay("keep-settings");
  const [search] = useSearchParams();
  const edit = search.get(EDIT);
  const asked = useQuery(settingQuery(subject));
  const { data } = asked;
  const earlier = useQuery({ ...proposalQuery(edit ?? ""), enabled: edit !== null && edit !== LATEST });
  const name = settingSubjects[subject][language];
  const open = data?.changes.find(({ state }) => state === "open");
  const start = edit === LATEST ? data?.latest : earlier.data?.value;
  // Whoever has begun goes on: a colleague's proposal does not take away what is typed.
  const [begun, setBegun] = useState<string | null>(null);
  const isBegun = edit !== null && begun === edit;
  const mayBegin = mayKeep && data && start && !open ? edit : null;
  if (!isBegun && begun !== mayBegin) setBegun(mayBegin);
  const isEditing = mayKeep && edit !== null && (isBegun || !open);
  const aside =
    isEditing || !mayKeep || open ? null : (
      <ButtonLink href={`/settings/${subject}?${EDIT}=${LATEST}`}>{t.change}</ButtonLink>
    );
  return (
    <>
      <SettingsNav />
      <DeskPage
        key={isEditing ? "edit" : "view"}
        title={isEditing ? t.changeOf(name) : name}
        lead={needsSecondPerson(subject) ? undefined : t.alone}
        aside={isEditing ? <TextLink href={`/settings/${subject}`}>{t.cancel}</TextLink> : aside}
      >
        <Pending asked={asked} failed={t.failed} rows={12} />
        {data && isEditing && !start ? <Pending asked={earlier} failed={t.failed} rows={12} /> : null}
        {data && isEditing && start ? <SettingEditor subject={subject} latest={data.latest} start={start} /> : null}
        {data && !isEditing ? (
          <>
            <Standing changes={data.changes} />
            {subject === "maintenance" && mayKeep ? <MaintenanceSwitch value={data.latest} /> : null}
            {subject === "rates" ? <RateGrid value={data.value} /> : null}
            {subject === "brand" ? <BrandPreview value={data.value} /> : null}
            {subject === "products" ? (
              <ProductsBeside value={data.value} changes={data.changes} />
            ) : (
              <TablesView tables={settingTables[subject]} value={data.value} />
            )}
            <div className="setting-part">
              <SectionHead title={t.history} />
              {data.changes.length === 0 ? (
                <p className="quiet">{t.noHistory}</p>
              ) : (
                <HistoryTable changes={data.changes} caption={t.history} />
              )}
            </div>
          </>
        ) : null}
      </DeskPage>
    </>
  );
}

/** What is on its way. */
function Standing({ changes }: { changes: readonly Proposal[] }) {
  const t = useText(settingsWords);
  const { dayWithYear } = useFormats();
  return changes
    .filter(({ state }) => state === "open" || state === "scheduled")
    .map(({ uuid, number, state, firstDay }) => (
      <Notice key={uuid} title={state === "open" ? t.openHere : t.scheduledHere}>
        {state === "open" ? t.openBody : t.scheduledBody(dayWithYear(firstDay ?? ""))}{" "}
        <Link href={`/settings/changes/${uuid}`}>{t.number(number)}</Link>
      </Notice>
    ));
}
