import { hoursInWords } from "@gable/domain/organisations/hours-in-words.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { chatWeekQuery } from "../queries/chat.ts";
import { chatWords } from "./chat.words.ts";

/** When the lender's people answer: in Pacific time, by ranges of days. */
export function ChatHours() {
  const t = useText(chatWords);
  const language = useLanguage();
  const { data: week } = useQuery(chatWeekQuery());
  if (!week) return null;
  return (
    <p className="small">
      <strong>{t.hours}</strong>
      <br />
      {hoursInWords(week.weekdays)[language]}
    </p>
  );
}
