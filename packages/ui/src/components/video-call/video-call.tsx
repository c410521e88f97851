import { type ReactNode, useEffect, useRef, useState } from "react";
import { markPresent } from "../../presence/presence.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import type { OwnMedia } from "./use-own-media.ts";
import "./video-call.css";

export type CallWords = {
  /** The whole, for readers of the screen. */
  call: string;
  /** What the large picture shows. */
  other: string;
  self: string;
  /** What stands in the place of the other's picture while there is none. */
  waiting: ReactNode;
  mute: string;
  unmute: string;
  hide: string;
  show: string;
};

/** Whoever is in a call need not touch anything for as long as it lasts. */
const MARK_EVERY_MS = 60_000;

type CallProps = {
  words: CallWords;
  own: OwnMedia;
  remote: MediaStream | null;
  /** Whether picture and sound flow. */
  isTogether: boolean;
  /** What is wrong, and the way on. */
  children?: ReactNode;
};

/** Two people who see and hear each other: the other large, oneself in the corner, and one's own sound and picture to switch. */
export function VideoCall({ words, own, remote, isTogether, children }: CallProps) {
  const [isMuted, setMuted] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const { stream } = own;
  useEffect(() => {
    for (const track of stream?.getAudioTracks() ?? []) track.enabled = !isMuted;
    for (const track of stream?.getVideoTracks() ?? []) track.enabled = !isHidden;
  }, [stream, isMuted, isHidden]);
  useEffect(() => {
    if (!isTogether) return undefined;
    markPresent();
    const timer = setInterval(markPresent, MARK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isTogether]);
  const hasPicture = stream !== null && stream.getVideoTracks().length > 0;
  return (
    <section className="call" aria-label={words.call} data-together={isTogether || undefined}>
      <div className="call-stage">
        <Picture of={remote} label={words.other} />
        <p className="call-waiting" role="status">
          {isTogether ? null : words.waiting}
        </p>
        {hasPicture ? (
          <div className="call-self">
            <Picture of={stream} label={words.self} isSelf />
            {isHidden ? <Icon name="eye-off" size={24} /> : null}
          </div>
        ) : null}
      </div>
      {stream ? (
        <div className="call-bar">
          <Button kind="second" slim onClick={() => setMuted(!isMuted)}>
            {isMuted ? words.unmute : words.mute}
          </Button>
          {hasPicture ? (
            <Button kind="second" slim onClick={() => setHidden(!isHidden)}>
              {isHidden ? words.show : words.hide}
            </Button>
          ) : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}

function Picture({ of, label, isSelf = false }: { of: MediaStream | null; label: string; isSelf?: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current && video.current.srcObject !== of) video.current.srcObject = of;
  }, [of]);
  return (
    // One's own voice is not played back; of two people who talk there are no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      className={isSelf ? "call-mirror" : undefined}
      aria-label={label}
      autoPlay
      playsInline
      muted={isSelf}
    />
  );
}
