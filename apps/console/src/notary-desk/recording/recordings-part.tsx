import type { NotaryRecordingRow } from "@gable/contract/calls/notary-recording.ts";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { notaryRecordingsQuery } from "../../queries/notary-recordings.ts";
import { useMay } from "../../session/me.ts";
import { clockOf } from "../../shell/clock-of.ts";
import { isLeftOut, Pending } from "../../shell/pending.tsx";
import { recordingWords } from "./recording.words.ts";
import { WatchRecording } from "./watch-recording.tsx";

/** The recordings of an application's sessions with the lender's own notaries, for whoever may watch them; nothing where there are none. */
export function RecordingsPart({ uuid }: { uuid: string }) {
  const maySee = useMay("see-notary-recordings");
  return maySee ? <Recordings uuid={uuid} /> : null;
}

function Recordings({ uuid }: { uuid: string }) {
  const t = useText(recordingWords);
  const asked = useQuery(notaryRecordingsQuery(uuid));
  const recordings = asked.data?.recordings ?? [];
  if (isLeftOut(asked, recordings.length === 0)) return null;
  return (
    <section>
      <SectionHead title={t.title} />
      <p className="small">{t.means}</p>
      <Pending asked={asked} failed={t.listFailed} rows={1} />
      {recordings.map((one) => (
        <Recording key={one.recording} uuid={uuid} one={one} />
      ))}
    </section>
  );
}

function Recording({ uuid, one }: { uuid: string; one: NotaryRecordingRow }) {
  const t = useText(recordingWords);
  const { moment, date, fileSize } = useFormats();
  const { notary, beganAt, until, state, bytes, pieces, keptUntil } = one;
  const began = moment(beganAt);
  const standing = { "going-on": [t.goingOn], "broke-off": [t.brokeOff], whole: [] }[state];
  const lasted = until === null ? [t.empty] : [clockOf(Date.parse(until) - Date.parse(beganAt)), fileSize(bytes)];
  return (
    <article className="stack">
      <h3>{`${began}, ${notary}`}</h3>
      <p>
        {[...lasted, ...standing].join(", ")}. {t.kept(date(keptUntil))}
      </p>
      {pieces > 0 && state !== "going-on" ? <WatchRecording uuid={uuid} one={one} began={began} /> : null}
    </article>
  );
}
