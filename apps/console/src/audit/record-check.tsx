import { Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { checkMutation } from "../queries/staff-audit.ts";
import { inMoments } from "../shell/in-moments.ts";
import "./audit.css";
import { auditWords } from "./audit.words.ts";

/** Whether everything on record is as it was written, looked at when it is asked for. */
export function RecordCheck() {
  const t = useText(auditWords);
  const language = useLanguage();
  const [checked, setChecked] = useState(0);
  const { mutate, data, isPending, isError } = useMutation(checkMutation(setChecked));
  return (
    <section className="record-check">
      <Button kind="second" slim busy={isPending} onClick={() => mutate()}>
        {t.check}
      </Button>
      <div aria-live="polite">
        {isPending && checked > 0 ? <p className="small quiet">{t.checking(checked)}</p> : null}
        {isError ? <Notice tone="warning" title={t.checkFailed} /> : null}
        {data && !isPending ? <Verdict record={data} language={language} /> : null}
      </div>
    </section>
  );
}

type CheckedRecord = Awaited<ReturnType<NonNullable<ReturnType<typeof checkMutation>["mutationFn"]>>>;

function Verdict({
  record: { log, actions, applications },
  language,
}: {
  record: CheckedRecord;
  language: "en" | "es";
}) {
  const t = useText(auditWords);
  const faults = [
    ...(log.brokenAt === null ? [] : [t.logBroken(log.brokenAt)]),
    ...actions.broken.map(t.actionsBroken),
    ...applications.broken.map(({ loanNumber, brokenAt }) => t.applicationBroken(loanNumber, brokenAt)),
  ];
  const found = [
    t.ofLog(log.entries),
    actions.upTo === null ? t.noActions : t.ofActions(actions.sealed, inMoments(actions.upTo, language)),
    t.ofApplications(applications.checked, applications.events),
  ];
  return (
    <Notice tone={faults.length === 0 ? "success" : "error"} title={faults.length === 0 ? t.whole : t.broken}>
      <ul>
        {(faults.length === 0 ? found : faults).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
