import { CallFailed } from "@gable/contract/problem.ts";
import type { SettingSubject } from "@gable/domain/organisations/settings/subjects.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { checkMutation } from "../queries/organisations-settings.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { useUnsaved } from "../shell/unsaved.tsx";
import { BrandEditor } from "./brand/brand-editor.tsx";
import { DifferencesTable } from "./differences-table.tsx";
import { type Fault, faultsIn } from "./editor-faults.ts";
import { FaultList } from "./fault-list.tsx";
import { Meanwhile, useMeanwhile } from "./meanwhile.tsx";
import { ProposeForm } from "./propose-form.tsx";
import { RateGrid } from "./rate-grid.tsx";
import { settingsWords } from "./settings.words.ts";
import { settingTables } from "./tables/lender-tables.ts";
import { putOnto } from "./tables/put-onto.ts";
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
  const [first] = useState(start);
  const [value, setValue] = useState(first);
  const [before, setBefore] = useState(latest);
  // Fields keep what was typed in them: they are drawn anew where a colleague's change has come beneath it.
  const [drawn, setDrawn] = useState(0);
  const isProposed = useRef(false);
  useUnsaved(() => value !== first && !isProposed.current);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [checked, setChecked] = useState<SettingValue | null>(null);
  const { mutate, isPending } = useMutation({
    ...checkMutation(),
    onSuccess: ({ value: kept }) => {
      setFaults([]);
      setChecked(kept);
    },
    onError: (failure, { value: sent }) => {
      if (!(failure instanceof CallFailed)) throw failure;
      setChecked(null);
      setFaults(faultsIn(failuresOf(failure), tables, sent, language));
    },
  });
  const { news, look } = useMeanwhile(subject);
  /** A colleague was faster. What they changed comes beneath what was changed here, and the whole is looked at again. */
  const onMeanwhile = async () => {
    const present = await look(before);
    const put = putOnto(before, value, present) as SettingValue;
    setBefore(present);
    setValue(put);
    setDrawn(drawn + 1);
    mutate({ subject, value: put as never });
  };
  const Editor = subject === "brand" ? BrandEditor : TablesEditor;
  return (
    <>
      {news ? <Meanwhile key={`${news.change.uuid} ${news.change.state}`} news={news} tables={tables} /> : null}
      {/* Kept while the review is open, so that going back finds everything as it was typed. */}
      <div hidden={checked !== null}>
        <FaultList faults={faults} tables={tables} value={value} />
        <Editor key={drawn} tables={tables} value={value} faults={faults} onChange={setValue} />
        {subject === "rates" ? (
          <div className="setting-part">
            <RateGrid value={value} before={before} />
          </div>
        ) : null}
        <p className="setting-acts">
          <Button busy={isPending} onClick={() => mutate({ subject, value: value as never })}>
            {t.review}
          </Button>
        </p>
      </div>
      {checked ? (
        <Review tables={tables} before={before} after={checked} onBack={() => setChecked(null)}>
          <ProposeForm
            subject={subject}
            value={checked}
            before={before}
            onMeanwhile={onMeanwhile}
            onProposed={() => {
              isProposed.current = true;
            }}
          />
        </Review>
      ) : null}
    </>
  );
}

type ReviewProps = {
  tables: readonly SettingTable[];
  before: SettingValue;
  after: SettingValue;
  onBack: () => void;
  children: ReactNode;
};

function Review({ tables, before, after, onBack, children }: ReviewProps) {
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
      <div className="setting-part">{children}</div>
    </div>
  );
}
