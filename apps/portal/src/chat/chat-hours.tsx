import { hoursInWords } from "@gable/domain/organisations/hours-in-words.ts";
import { type Language, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { chatOpenQuery, chatWeekQuery } from "../queries/chat.ts";
import { chatWords } from "./chat.words.ts";

/** When the lender's people answer: in Pacific time, by ranges of days; and while they do not, when next, by the reader's own clock. */
export function ChatHours() {
  const t = useText(chatWords);
  const language = useLanguage();
  const { data: week } = useQuery(chatWeekQuery());
  const { data: now } = useQuery(chatOpenQuery());
  if (!week) return null;
  return (
    <p className="small">
      <strong>{t.hours}</strong>
      <br />
      {hoursInWords(week.weekdays)[language]}
      {now?.opensAt ? (
        <>
          <br />
          <WhenBack opensAt={now.opensAt} />
        </>
      ) : null}
    </p>
  );
}

/** When the lender's people are back; nothing where they are there, or no day is known. */
export function WhenBack({ opensAt }: { opensAt: string | null | undefined }) {
  const t = useText(chatWords);
  const language = useLanguage();
  return opensAt ? t.opensAt(...atTheReaders(opensAt, language)) : null;
}

/** "Monday" and "7:00 AM MST": by the clock and in the zone of whoever reads. */
function atTheReaders(instant: string, language: Language): [day: string, time: string] {
  const at = new Date(instant);
  const locale = `${language}-US`;
  return [
    at.toLocaleDateString(locale, { weekday: "long" }),
    at.toLocaleTimeString(locale, { hour: "numeric", minute: "2-digit", timeZoneName: "short" }),
  ];
}
