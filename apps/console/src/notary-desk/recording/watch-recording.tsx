import type { NotaryRecordingRow } from "@gable/contract/calls/notary-recording.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Notice, Tag } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { saveFile } from "@gable/ui/storage/save-file.ts";
import { sha256Of } from "@gable/ui/storage/sha256-of.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { fetchRecording } from "../../queries/notary-recordings.ts";
import { recordingWords } from "./recording.words.ts";

type WatchProps = {
  uuid: string;
  one: NotaryRecordingRow;
  /** When it began, as its reader says it. */
  began: string;
};

/** Fetches a recording on demand, says whether it is what was recorded, and plays it. */
export function WatchRecording({ uuid, one, began }: WatchProps) {
  const t = useText(recordingWords);
  const { percent } = useFormats();
  const [share, setShare] = useState(0);
  const { mutate, isPending, isError, data } = useMutation({
    mutationFn: async () => {
      setShare(0);
      const film = await fetchRecording(uuid, one, setShare);
      return { film, isSame: (await sha256Of(await film.arrayBuffer())) === one.sha256 };
    },
  });
  if (data) return <Film film={data.film} isSame={data.isSame} began={began} />;
  return (
    <div className="stack">
      <Button slim kind="second" busy={isPending} onClick={() => mutate()}>
        {t.watchOf(began)}
      </Button>
      <p role="status">{isPending ? t.loading(percent(share)) : null}</p>
      {isError ? <Notice tone="error" title={t.watchFailed} /> : null}
    </div>
  );
}

function Film({ film, isSame, began }: { film: Blob; isSame: boolean; began: string }) {
  const t = useText(recordingWords);
  const address = useMemo(() => URL.createObjectURL(film), [film]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const ending = film.type === "video/mp4" ? "mp4" : "webm";
  return (
    <div className="stack">
      {isSame ? (
        <Tag tone="success" icon="check">
          {t.same}
        </Tag>
      ) : (
        <Notice tone="error" title={t.altered}>
          {t.alteredBody}
        </Notice>
      )}
      {/* Nobody has written down what was said. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        className="notary-film"
        src={address}
        controls
        playsInline
        aria-label={t.film(began)}
        onLoadedMetadata={({ currentTarget }) => findLength(currentTarget)}
      />
      <div>
        <Button slim kind="second" onClick={() => saveFile(film, `notary-recording.${ending}`)}>
          {t.save}
        </Button>
      </div>
    </div>
  );
}

/** What was recorded live does not say how long it is: a player that is sent beyond its end finds out, and can then be wound. */
function findLength(video: HTMLVideoElement): void {
  if (video.duration !== Number.POSITIVE_INFINITY) return;
  const back = () => {
    if (video.duration === Number.POSITIVE_INFINITY) return;
    video.removeEventListener("durationchange", back);
    video.currentTime = 0;
  };
  video.addEventListener("durationchange", back);
  video.currentTime = Number.MAX_SAFE_INTEGER;
}
