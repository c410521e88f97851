import { bookNotary } from "@gable/contract/calls/notary.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { beginning } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useWatch } from "react-hook-form";
import { useCommand } from "../../../journey/use-command.ts";
import { useFormDraft } from "../../../journey/use-form-draft.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { notaryWords } from "../notary.words.ts";
import { NotaryWait } from "./notary-wait.tsx";
import { Readiness } from "./readiness.tsx";
import { slotsByDay } from "./slots-by-day.ts";
import { whatWasMissed } from "./what-was-missed.ts";
import { zoneHere, zoneName } from "./zone-here.ts";

type Slot = { slotId: string; startsAt: string };
type BookProps = {
  county: string;
  slots: readonly Slot[];
  /** The session before this one, where it came to nothing, by whomever of those who sign. */
  failed: { startsAt: string; reason: string | null } | null;
  /** Somebody calls about the next one. */
  isCalled: boolean;
  /** From when the deed may be notarised, while that lies ahead. */
  opensAt: string | null;
  /** Whether it was booked. A time that somebody else took is gone from the list, too. */
  onTried: (booked: boolean) => void;
  /** Back to the time that is booked already. */
  onKeep?: (() => void) | undefined;
};

/** The slot of a notary who is free at once. */
const NOW = "now";

/** What one needs, then a day, then a time on it. */
export function BookSession({ county, slots, failed, isCalled, opensAt, onTried, onKeep }: BookProps) {
  const t = useText(notaryWords);
  const f = useFormats();
  const explain = useExplain();
  const missed = failed && whatWasMissed(t, { reason: failed.reason, moment: f.moment(failed.startsAt) });
  const command = useCommand(bookNotary, { stays: true });
  const form = useQuestionForm({ defaultValues: { day: "", slot: "" } });
  const draft = useFormDraft("notary-session", form);
  async function book({ day, slot }: { day: string; slot: string }) {
    if (day === "") return [{ name: "day", message: "choose-day" }];
    const slotId = day === NOW ? NOW : slot;
    // A time that was chosen for another day is not on the screen any more.
    if (!slots.some((free) => free.slotId === slotId)) return [{ name: "slot", message: "choose-time" }];
    const failures = await command.send({ body: { slotId } });
    onTried(failures.length === 0);
    return failures.map(({ message }) => ({ name: day === NOW ? "day" : "slot", message }));
  }
  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={book}
      explain={explain}
      question={t.title}
      lead={t.lead(county)}
      drawing="calendar"
      submit={t.book}
      {...(onKeep && { back: onKeep })}
    >
      {failed ? (
        <Notice tone="warning" title={missed?.title ?? t.errorTitle}>
          <p>{missed?.lead ?? t.brokeOff}</p>
          {isCalled ? <p>{t.weCall}</p> : null}
        </Notice>
      ) : null}
      <NotaryWait opensAt={opensAt} />
      <Readiness />
      {slots.length === 0 ? <Notice title={t.noSlots}>{t.noSlotsBody}</Notice> : <When slots={slots} form={form} />}
    </QuestionPage>
  );
}

type Form = ReturnType<typeof useQuestionForm<{ day: string; slot: string }>>;

function When({ slots, form: { control } }: { slots: readonly Slot[]; form: Form }) {
  const t = useText(notaryWords);
  const f = useFormats();
  const language = useLanguage();
  const zone = zoneHere();
  const day = useWatch({ control, name: "day" });
  const atOnce = slots.find(({ slotId }) => slotId === NOW);
  const days = slotsByDay(
    slots.filter((free) => free !== atOnce),
    zone,
  );
  const chosen = days.find(({ date }) => date === day);
  return (
    <section className="stack stack-6">
      <h2>{t.slot}</h2>
      <RadioField
        control={control}
        name="day"
        label={t.day}
        hint={t.slotHint(zoneName(zone, language))}
        choices={[
          ...(atOnce ? [{ value: NOW, label: t.now(f.time(atOnce.startsAt, zone)) }] : []),
          ...days.map((free) => ({
            value: free.date,
            label: beginning(f.day(free.date)),
            hint: t.times(free.slots.length),
          })),
        ]}
      />
      {chosen ? (
        <RadioField
          key={chosen.date}
          control={control}
          name="slot"
          label={t.time(f.day(chosen.date))}
          kind="short"
          choices={chosen.slots.map(({ slotId, startsAt }) => ({ value: slotId, label: f.time(startsAt, zone) }))}
        />
      ) : null}
    </section>
  );
}
