import { saveReplayPart } from "@gable/contract/calls/telemetry-replays.ts";
import { countedPath } from "@gable/domain/telemetry/harmless.ts";
import { replayLink } from "@gable/domain/telemetry/session-replay.ts";
import { client } from "../../session/client.ts";
import { boxesOnPage, placeOf } from "./boxes-on-page.ts";
import { createReplayParts, type Happened } from "./replay-parts.ts";
import type { BeginRecording } from "./session-recorder.ts";

/** After a change of the page it is looked at once it has been quiet for so long. */
const LOOK_MS = 400;
/** How often a moving pointer, and a moving page, are noted. */
const NOTE_MS = 100;
const SEND_MS = 5000;

/** Our own recorder: it keeps where things stand and what is done with them, in the lender's own records and nowhere else. */
export const beginRecording: BeginRecording = ({ applicationUuid, onKept }) => {
  const uuid = crypto.randomUUID();
  const heard = new AbortController();
  const parts = createReplayParts({
    now: () => performance.now(),
    send: (part, moments) =>
      client.send(saveReplayPart, {
        params: { uuid: applicationUuid, replay: uuid, part: String(part) },
        body: { moments },
      }),
    onKept: () => onKept(replayLink(applicationUuid, uuid)),
    onOver: () => end(),
  });

  let [pagePath, standing, looking] = ["", "", 0];
  function look(): void {
    looking = 0;
    const path = countedPath(location.pathname);
    if (path !== pagePath) {
      pagePath = path;
      standing = "";
      parts.add({ is: "page", path, width: innerWidth, height: innerHeight });
    }
    const boxes = boxesOnPage();
    const now = JSON.stringify(boxes);
    if (now !== standing) parts.add({ is: "boxes", boxes });
    standing = now;
  }
  const lookSoon = () => {
    if (looking === 0) looking = window.setTimeout(look, LOOK_MS);
  };

  const noted = new Map<string, number>();
  /** Of what goes on and on, a moment now and then. */
  function note(happened: Happened): void {
    const last = noted.get(happened.is) ?? Number.NEGATIVE_INFINITY;
    if (performance.now() - last < NOTE_MS) return;
    noted.set(happened.is, performance.now());
    parts.add(happened);
  }

  const hear = <K extends keyof DocumentEventMap>(what: K, hearing: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(what, hearing, { capture: true, passive: true, signal: heard.signal });
  hear("pointermove", ({ pageX, pageY }) => note({ is: "pointer", x: Math.round(pageX), y: Math.round(pageY) }));
  hear("pointerdown", ({ pageX, pageY }) => parts.add({ is: "press", x: Math.round(pageX), y: Math.round(pageY) }));
  hear("input", ({ target }) => target instanceof Element && note({ is: "typing", ...placeOf(target) }));
  hear("scroll", () => note({ is: "scroll", y: Math.round(scrollY) }));
  hear("visibilitychange", () => {
    parts.add({ is: "away", away: document.hidden });
    void parts.flush();
  });
  window.addEventListener("resize", lookSoon, { signal: heard.signal });

  const changes = new MutationObserver(lookSoon);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["class", "hidden", "open", "aria-expanded"],
  });
  const sending = setInterval(() => void parts.flush(), SEND_MS);
  look();

  function end(): void {
    heard.abort();
    changes.disconnect();
    clearTimeout(looking);
    clearInterval(sending);
  }
  return {
    uuid,
    stop: () => {
      end();
      void parts.flush();
    },
  };
};
