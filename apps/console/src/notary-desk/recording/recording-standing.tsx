import { Button } from "@gable/ui/components/button/button.tsx";
import { Notice, Tag } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { recordingWords } from "./recording.words.ts";
import type { RecordingNow } from "./use-recording.ts";

/** Whether the session is being recorded, and what to do where it is not. */
export function RecordingStanding({ now: { state, again } }: { now: RecordingNow }) {
  const t = useText(recordingWords);
  if (state === "failed")
    return (
      <Notice tone="error" title={t.failed}>
        <p>{t.failedBody}</p>
        <Button slim onClick={again}>
          {t.again}
        </Button>
      </Notice>
    );
  if (state === "unable")
    return (
      <Notice tone="error" title={t.unable}>
        {t.unableBody}
      </Notice>
    );
  return (
    <p role="status">
      {state === "recording" ? (
        <Tag tone="success" icon="camera">
          {t.recording}
        </Tag>
      ) : (
        t[state ?? "before"]
      )}
    </p>
  );
}
