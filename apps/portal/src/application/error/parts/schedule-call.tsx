import { chooseAlertCall } from "@gable/contract/calls/credit.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { Form } from "@gable/ui/forms/form.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { beginning } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { alertCallQuery } from "../../../queries/credit.ts";
import { Pending } from "../../../shell/pending.tsx";
import { useExplain } from "../../../shell/use-explain.ts";
import { slotsByDay } from "../../notary/parts/slots-by-day.ts";
import { zoneName } from "../../notary/parts/zone-here.ts";
import { callCodes, callWords } from "./schedule-call.words.ts";

/** Which number is called about the fraud alert, and the hour that the borrower chose for it; another is chosen the same way. */
export function ScheduleCall() {
  const t = useText(callWords);
  const f = useFormats();
  const { uuid } = useJourney();
  const asked = useQuery(alertCallQuery(uuid));
  const [isChanging, setChanging] = useState(false);
  const { data, refetch } = asked;
  if (data === undefined) return <Pending asked={asked} label={t.loading} />;
  const { number, chosen, timeZone, windows } = data;
  const isAhead = chosen !== null && !chosen.isOver;
  const said = (at: string) => f.moment(at, timeZone);
  return (
    <section className="stack" aria-labelledby="call">
      <h2 id="call">{t.title}</h2>
      <p>{number ? (number.from === "ALERT" ? t.onAlert : t.given)(number.ending) : t.noNumber}</p>
      <div role="status">
        {isAhead ? (
          <Notice tone="success" title={t.chosen(said(chosen.startsAt), f.time(chosen.endsAt, timeZone))}>
            {t.told}
          </Notice>
        ) : null}
        {chosen?.isOver ? <Notice tone="warning" title={t.over(said(chosen.startsAt))} /> : null}
      </div>
      {windows.length === 0 ? <Notice title={t.none} /> : null}
      {windows.length > 0 && (!isAhead || isChanging) ? (
        <ChooseHour
          windows={windows}
          timeZone={timeZone}
          onTried={async (isTaken) => {
            if (isTaken) setChanging(false);
            await refetch();
          }}
        />
      ) : null}
      {isAhead && !isChanging && windows.length > 0 ? (
        <Actions>
          <Button kind="second" onClick={() => setChanging(true)}>
            {t.another}
          </Button>
        </Actions>
      ) : null}
      <Note>{t.nothingAsked}</Note>
    </section>
  );
}

type ChooseProps = {
  windows: readonly { startsAt: string; endsAt: string }[];
  timeZone: string;
  onTried: (isTaken: boolean) => Promise<void>;
};

/** A day, then an hour of it. */
function ChooseHour({ windows, timeZone, onTried }: ChooseProps) {
  const t = useText(callWords);
  const f = useFormats();
  const language = useLanguage();
  const explain = useExplain(callCodes);
  const command = useCommand(chooseAlertCall, { stays: true });
  const form = useQuestionForm({ defaultValues: { day: "", startsAt: "" } });
  const { control } = form;
  const day = useWatch({ control, name: "day" });
  const days = slotsByDay(
    windows.map(({ startsAt }) => ({ slotId: startsAt, startsAt })),
    timeZone,
  );
  const chosen = days.find(({ date }) => date === day);
  const choose = async (values: { day: string; startsAt: string }) => {
    if (!chosen) return [{ name: "day", message: "choose-day" }];
    // An hour that was chosen on another day is not on the screen any more.
    if (!chosen.slots.some(({ startsAt }) => startsAt === values.startsAt))
      return [{ name: "startsAt", message: "choose-time" }];
    const failures = await command.send({ body: { startsAt: values.startsAt } });
    await onTried(failures.length === 0);
    return failures;
  };
  return (
    <Form form={form} onSubmit={choose} explain={explain} className="stack">
      <RadioField
        control={control}
        name="day"
        label={t.day}
        hint={t.zone(zoneName(timeZone, language))}
        choices={days.map(({ date }) => ({ value: date, label: beginning(f.day(date)) }))}
      />
      {chosen ? (
        <RadioField
          key={chosen.date}
          control={control}
          name="startsAt"
          label={t.hour(f.day(chosen.date))}
          hint={t.within}
          kind="short"
          choices={chosen.slots.map(({ startsAt }) => ({
            value: startsAt,
            label: f.time(startsAt, timeZone),
          }))}
        />
      ) : null}
      <Actions>
        <Button type="submit" busy={command.isBusy}>
          {t.schedule}
        </Button>
      </Actions>
    </Form>
  );
}
