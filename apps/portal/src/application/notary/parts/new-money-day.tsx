import { Note } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { timelineQuery } from "../../../queries/application.ts";
import { notaryWords } from "../notary.words.ts";

/** When the money is expected after an appointment that came to nothing. */
export function NewMoneyDay({ application }: { application: string }) {
  const t = useText(notaryWords);
  const f = useFormats();
  const { data } = useQuery(timelineQuery(application));
  return data?.fundingDate ? <Note icon="calendar">{t.moneyNow(f.day(data.fundingDate))}</Note> : null;
}
