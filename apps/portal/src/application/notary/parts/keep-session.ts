import { onHost, paths } from "@gable/domain/journey/paths.ts";
import type { Language } from "@gable/domain/language.ts";
import { calendarAddress } from "./calendar-address.ts";

const title = { en: "Meeting the notary by video", es: "Reunión con el notario por video" };

/** Hands the reader a session by video for their calendar, with the way into the room. */
export function keepSession(application: string, startsAt: string, language: Language): void {
  const link = document.createElement("a");
  const place = location.origin + onHost(paths.notaryIntro(application));
  link.href = calendarAddress({ startsAt, title: title[language], place });
  link.download = "notary.ics";
  link.click();
}
