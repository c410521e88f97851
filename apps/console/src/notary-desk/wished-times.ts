import type { NotaryVisit } from "@gable/contract/loan-file/notary-visit.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";

/** The times that suit whoever signs, the best first, as people say them where the home is. */
export function useWishedTimes(): (visit: Pick<NotaryVisit, "windows" | "timeZone">) => string[] {
  const { moment, time } = useFormats();
  return ({ windows, timeZone }) => windows.map(({ from, to }) => `${moment(from, timeZone)} – ${time(to, timeZone)}`);
}
