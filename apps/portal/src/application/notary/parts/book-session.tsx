import { bookNotary } from "@gable/contract/calls/notary.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useCommand } from "../../../journey/use-command.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { notaryWords } from "../notary.words.ts";
import { Readiness } from "./readiness.tsx";
import { zoneHere } from "./zone-here.ts";

type BookProps = {
  county: string;
  slots: readonly { slotId: string; startsAt: string }[];
  onBooked: () => void;
};

/** The slot of a notary who is free at once. */
const NOW = "now";

/** What one needs, and a time for it. */
export function BookSession({ county, slots, onBooked }: BookProps) {
  const t = useText(notaryWords);
  const f = useFormats();
  const explain = useExplain();
  const command = useCommand(bookNotary, { stays: true });
  const form = useQuestionForm({ defaultValues: { slot: "" } });
  async function book({ slot }: { slot: string }) {
    if (slot === "") return [{ name: "slot", message: "choose-time" }];
    const failures = await command.send({ body: { slotId: slot } });
    // A slot that somebody else took is gone from the list, too.
    onBooked();
    return failures.map(({ message }) => ({ name: "slot", message }));
  }
  return (
    <QuestionPage
      form={form}
      onSubmit={book}
      explain={explain}
      question={t.title}
      lead={t.lead(county)}
      drawing="calendar"
      submit={t.book}
    >
      <Readiness />
      {slots.length === 0 ? <Notice title={t.noSlots}>{t.noSlotsBody}</Notice> : null}
      <RadioField
        control={form.control}
        name="slot"
        label={t.slot}
        hint={t.slotHint}
        choices={slots.map(({ slotId, startsAt }) => ({
          value: slotId,
          label: slotId === NOW ? t.now(f.time(startsAt, zoneHere())) : f.moment(startsAt, zoneHere()),
        }))}
      />
    </QuestionPage>
  );
}
