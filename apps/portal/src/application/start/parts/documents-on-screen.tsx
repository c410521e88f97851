import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useJourney } from "../../../journey/journey.tsx";
import { useHomeZone } from "../../../journey/use-home-zone.ts";
import { applicationsQuery } from "../../../queries/application.ts";
import { summaryWords } from "../app-summary.words.ts";

const GoOnPaper = lazyPart(async () => (await import("../../../account/dashboard/parts/go-on-paper.tsx")).GoOnPaper);

/** The consent to documents on screen, which was given before applying: shown, and withdrawn here as in the settings (15 USC 7001(c)). */
export function DocumentsOnScreen() {
  const t = useText(summaryWords);
  const f = useFormats();
  const zone = useHomeZone();
  const { uuid, facts } = useJourney();
  const { data } = useQuery(applicationsQuery());
  const given = facts.application.consents.findLast(({ type }) => type === "ELECTRONIC_RECORDS");
  const isOnPaper = data?.find((one) => one.uuid === uuid)?.onPaper === true;
  return (
    <>
      {given === undefined || isOnPaper ? null : <Note icon="check">{t.onScreen(f.dayWithYear(given.at, zone))}</Note>}
      <Suspense fallback={null}>
        <GoOnPaper of={uuid} />
      </Suspense>
    </>
  );
}
