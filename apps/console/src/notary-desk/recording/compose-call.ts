import { serversTime } from "../../session/servers-time.ts";

/** Of one picture in the film, in pixels; the two stand side by side above a line with names and the hour. */
const PICTURE = { width: 480, height: 360 };
const LINE_HEIGHT = 32;
const PICTURES_A_SECOND = 12;

/** Both sides of a call as one film. */
export interface ComposedCall {
  readonly stream: MediaStream;
  /** What is filmed from now on, the signer's side and the notary's. */
  readonly show: (signer: MediaStream | null, notary: MediaStream | null) => void;
  readonly close: () => void;
}

/**
 * Draws both pictures side by side with the hour in universal time, and mixes both sounds. A call whose tracks come and go, as when a
 * page is loaded anew, stays one film.
 */
export function composeCall(names: { readonly signer: string; readonly notary: string }): ComposedCall {
  const canvas = document.createElement("canvas");
  canvas.width = 2 * PICTURE.width;
  canvas.height = PICTURE.height + LINE_HEIGHT;
  const pen = canvas.getContext("2d");
  const sides = [openSide(), openSide()] as const;
  const sound = new AudioContext();
  const mixed = sound.createMediaStreamDestination();

  const draw = (): void => {
    if (!pen) return;
    pen.fillStyle = "#000";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    for (const [at, { video }] of sides.entries()) drawInto(pen, video, at * PICTURE.width);
    pen.fillStyle = "#fff";
    pen.font = "16px sans-serif";
    pen.textBaseline = "middle";
    const line = PICTURE.height + LINE_HEIGHT / 2;
    const write = (text: string, at: number, align: CanvasTextAlign) => {
      pen.textAlign = align;
      pen.fillText(text, at, line, canvas.width / 3);
    };
    write(names.signer, 8, "left");
    write(`${serversTime().toISOString().slice(0, 19).replace("T", " ")} UTC`, canvas.width / 2, "center");
    write(names.notary, canvas.width - 8, "right");
  };
  draw();
  const timer = setInterval(draw, 1000 / PICTURES_A_SECOND);

  return {
    stream: new MediaStream([
      ...canvas.captureStream(PICTURES_A_SECOND).getVideoTracks(),
      ...mixed.stream.getAudioTracks(),
    ]),
    show(...streams) {
      void sound.resume().catch(() => undefined);
      for (const [at, side] of sides.entries()) side.take(streams[at] ?? null, sound, mixed);
    },
    close() {
      clearInterval(timer);
      for (const { drop } of sides) drop();
      void sound.close().catch(() => undefined);
    },
  };
}

/** What one side of the call shows and lets hear. */
function openSide() {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  let heard: { readonly track: string; readonly node: MediaStreamAudioSourceNode } | undefined;
  const drop = (): void => {
    heard?.node.disconnect();
    heard = undefined;
    video.srcObject = null;
  };
  return {
    video,
    drop,
    take(stream: MediaStream | null, sound: AudioContext, mixed: AudioNode): void {
      if (video.srcObject !== stream) video.srcObject = stream;
      if (stream) void video.play().catch(() => undefined);
      const [track] = stream?.getAudioTracks() ?? [];
      if (heard?.track === track?.id) return;
      heard?.node.disconnect();
      // A stream of its own: what is added to the call's later is another source.
      heard = track && {
        track: track.id,
        node: new MediaStreamAudioSourceNode(sound, { mediaStream: new MediaStream([track]) }),
      };
      heard?.node.connect(mixed);
    },
  };
}

/** The whole picture, as large as its half lets it be. */
function drawInto(pen: CanvasRenderingContext2D, video: HTMLVideoElement, left: number): void {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return;
  const scale = Math.min(PICTURE.width / videoWidth, PICTURE.height / videoHeight);
  const [width, height] = [videoWidth * scale, videoHeight * scale];
  pen.drawImage(video, left + (PICTURE.width - width) / 2, (PICTURE.height - height) / 2, width, height);
}
