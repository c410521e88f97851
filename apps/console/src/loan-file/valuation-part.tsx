import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { type Text, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useState } from "react";
import { useMay, useMe } from "../session/me.ts";
import { Dialog } from "../shell/dialog.tsx";
import { ActWithReason } from "./act-with-reason.tsx";
import { RecordValuationForm } from "./record-valuation-form.tsx";
import { valuationWords } from "./valuation.words.ts";
import { withoutDots } from "./without-dots.ts";

/** What the borrower holds the home to be worth and what came of it; and the way in for a value that came on paper. */
export function ValuationPart({ file: { uuid, valuation, person } }: { file: LoanFileView }) {
  const t = useText(valuationWords);
  const f = useFormats();
  const { role } = useMe();
  const mayRecord = useMay("review-valuation") && valuation.mayRecord;
  const { challenge } = valuation;
  if (!challenge && !mayRecord) return null;
  const isOpen = challenge !== null && (challenge.answer === null || isByNobody(challenge.answer));
  return (
    <section>
      <SectionHead title={t.title} />
      {challenge ? (
        <>
          <p>{t.challenged(f.dollars(challenge.value), f.dollars(challenge.was), f.date(challenge.at))}</p>
          <blockquote className="file-said">{challenge.why}</blockquote>
          {challenge.papers ? <p className="small">{t.papers(challenge.papers.length)}</p> : null}
          <p className="small quiet">{answerOf(challenge.answer, t, f)}</p>
        </>
      ) : null}
      <div className="file-act-row">
        {mayRecord ? <RecordValuation uuid={uuid} /> : null}
        {isOpen && valuation.mayRecord && mayAct(role, "reject-value-challenge") ? (
          <ActWithReason uuid={uuid} act="reject-value-challenge" reads={person.language} label={t.reason} />
        ) : null}
      </div>
    </section>
  );
}

type Answer = NonNullable<LoanFileView["valuation"]["challenge"]>["answer"];

/** Nobody could look at the home, and nobody has decided since. */
const isByNobody = ({ value, reason }: NonNullable<Answer>): boolean => value === null && reason === undefined;

function answerOf(answer: Answer, t: Text<typeof valuationWords>, { date, dollars }: Formats): string {
  if (answer === null) return t.open;
  if (answer.value !== null) return t.answeredValue(dollars(answer.value), date(answer.at));
  return answer.reason === undefined ? t.nobody : t.stays(date(answer.at), answer.reason);
}

function RecordValuation({ uuid }: { uuid: string }) {
  const t = useText(valuationWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button slim kind="second" onClick={() => setOpen(true)}>
        {t.record}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={withoutDots(t.record)}>
        <RecordValuationForm uuid={uuid} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
