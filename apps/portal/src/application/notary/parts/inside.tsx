import { Note } from "@gable/ui/components/notice/notice.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { companyInfo } from "../../../session/organisation.ts";
import { enterWords } from "../enter.words.ts";
import { notaryWords } from "../notary.words.ts";

/** What comes after the door: in there the time for the questions runs at once, and whoever signs beside the borrower has read of none. */
export function Inside() {
  const t = useText(enterWords);
  const before = useText(notaryWords);
  const { phoneFormatted } = companyInfo();
  return (
    <section className="stack" aria-labelledby="inside">
      <h2 id="inside">{t.inside}</h2>
      <NumberedList
        steps={[
          { title: t.checkTitle, body: t.checkBody },
          { title: before.quizTitle, body: before.quizBody },
          { title: t.deedStepTitle, body: t.deedStepBody },
        ]}
      />
      <Note icon="camera">{t.recorded(phoneFormatted)}</Note>
      <Note icon="phone">{t.noHistory(phoneFormatted)}</Note>
      <Note icon="info">{t.breaksOff}</Note>
    </section>
  );
}
