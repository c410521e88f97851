import { CallFailed } from "@gable/contract/problem.ts";
import type { SettingSubject } from "@gable/domain/organisations/settings/subjects.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Link } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { checkMutation } from "../queries/organisations-settings.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { BrandEditor } from "./brand/brand-editor.tsx";
import { DifferencesTable } from "./differences-table.tsx";
import { type Fault, faultsIn, placeOf } from "./editor-faults.ts";
import { ProposeForm } from "./propose-form.tsx";
import { RateGrid } from "./rate-grid.tsx";
import { settingsWords } from "./settings.words.ts";
import { settingTables } from "./tables/lender-tables.ts";
import type { SettingTable, SettingValue } from "./tables/table-shape.ts";
import { TablesEditor } from "./tables-editor.tsx";

type Props = {
  subject: SettingSubject;
  /** What the change takes the place of. */
  latest: SettingValue;
  /** What editing begins with: the same, or an earlier version. */
  start: SettingValue;
};

/** A copy of a subject to edit, checked as a whole, then shown as what it changes, then proposed. */
export function SettingEditor({ subject, latest, start }: Props) {
  const t = useText(settingsWords);
  const language = useLanguage();
  const tables: readonly SettingTable[] = settingTables[subject];
  const [value, setValue] = useState(start);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [checked, setChecked] = useState<SettingValue | null>(null);
  const { mutate, isPending } = useMutation({
    ...checkMutation(),
    onSuccess: ({ value: kept }) => {
      setFaults([]);
      setChecked(kept);
    },
    onError: (failure) => {
      if (!(failure instanceof CallFailed)) throw failure;
      setFaults(faultsIn(failuresOf(failure), value, language));
    },
  });
  const Editor = subject === "brand" ? BrandEditor : TablesEditor;
  return (
    <>
      {/* Kept while the review is open, so that going back finds everything as it was typed. */}
      <div hidden={checked !== null}>
        <FaultList faults={faults} tables={tables} value={value} />
        <Editor tables={tables} value={value} faults={faults} onChange={setValue} />
        {subject === "rates" ? (
          <div className="setting-part">
            <RateGrid value={value} before={latest} />
          </div>
        ) : null}
        <p className="setting-acts">
          <Button busy={isPending} onClick={() => mutate({ subject, value: value as never })}>
            {t.review}
          </Button>
        </p>
      </div>
      {checked ? (
        <Review subject={subject} tables={tables} before={latest} after={checked} onBack={() => setChecked(null)} />
      ) : null}
    </>
  );
}

type ReviewProps = {
  subject: SettingSubject;
  tables: readonly SettingTable[];
  before: SettingValue;
  after: SettingValue;
  onBack: () => void;
};

function Review({ subject, tables, before, after, onBack }: ReviewProps) {
  const t = useText(settingsWords);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t.whatChanges}>
      <SectionHead title={t.whatChanges} />
      <DifferencesTable tables={tables} before={before} after={after} />
      <p className="setting-acts">
        <Button kind="second" slim onClick={onBack}>
          {t.goOn}
        </Button>
      </p>
      <div className="setting-part">
        <ProposeForm subject={subject} value={after} />
      </div>
    </div>
  );
}

type FaultsProps = { faults: readonly Fault[]; tables: readonly SettingTable[]; value: SettingValue };

function FaultList({ faults, tables, value }: FaultsProps) {
  const t = useText(settingsWords);
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults.length > 0) place.current?.focus();
  }, [faults]);
  if (faults.length === 0) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="error" title={t.faults(faults.length)}>
        <ul className="points">
          {faults.map((fault) => {
            const found = placeOf(fault, tables, value, language);
            return (
              <li key={fault.path}>
                {found ? <Link href={`#${found.id}`}>{found.name}</Link> : t.elsewhere}: {fault.words}
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}
