import { DaysStrip } from "@gable/ui/components/days-strip/days-strip.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { beginning } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { todayHere } from "../../shell/today-here.ts";
import { completeWords } from "../complete.words.ts";
import { uncountedWords } from "./holiday.words.ts";
import { type LoanTimeline, stripDays } from "./strip-days.ts";

/** The days of the right to cancel as a strip of the calendar, and below it, to be read, why each counts. */
export function CountedDays({ timeline }: { timeline: LoanTimeline }) {
  const t = useText(completeWords);
  const language = useLanguage();
  const f = useFormats();
  const { days } = timeline;
  const first = days[0]?.date;
  const last = days.at(-1)?.date;
  if (first === undefined || last === undefined) return null;
  const nameOf = (reason: string) => uncountedWords[reason]?.[language] ?? reason;
  const uncounted = days.flatMap(({ counts, reason }) => (counts || reason === null ? [] : [nameOf(reason)]));
  const names = new Intl.ListFormat(language).format(new Set(uncounted));
  const numberOf = (date: string) => days.filter((day) => day.counts && day.date <= date).length;
  return (
    <>
      <DaysStrip
        days={stripDays(timeline, todayHere())}
        bracket={{
          from: first,
          to: last,
          label: t.bracket,
          ...(uncounted.length > 0 && { note: beginning(t.notCounted(names, new Set(uncounted).size === 1)) }),
        }}
      />
      <Disclosure summary={t.howCounted}>
        <div className="stack">
          <p>{t.countRule}</p>
          <Ledger
            rows={days.map(({ date, counts, reason }) => ({
              label: beginning(f.day(date)),
              ...(reason !== null && reason !== "SUNDAY" && { note: beginning(nameOf(reason)) }),
              figure: counts ? t.dayNumber(numberOf(date)) : t.uncounted,
            }))}
          />
        </div>
      </Disclosure>
    </>
  );
}
