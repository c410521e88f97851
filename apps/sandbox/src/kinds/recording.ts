import { businessDayAfter, firstBusinessDayFrom } from "@gable/domain/calendar/business-days.ts";
import { isObservedBusinessDay } from "@gable/domain/calendar/observed-days.ts";
import { instantOfWallTime, wallTimeAt } from "@gable/domain/calendar/zoned-time.ts";
import type { DeedSubmission, recording as protocol, RecordingProgress } from "@gable/vendors/recording/protocol.ts";
import { addMinutes, yearOf } from "../days.ts";
import { printPaper } from "../paper.ts";
import type { Scene, Vendor } from "../scene.ts";
import { atOnce, later } from "../script.ts";
import { nameFor, seeded } from "../seeded.ts";
import { countyName, settingsOf, zoneOfState } from "./county-settings.ts";

/** State prefixes of county numbers that were never given out. */
const unusedPrefixes = new Set(["00", "03", "07", "14", "43", "52"]);

const OPENS = "08:00:00";
const CLOSES = "17:00:00";

export const recording: Vendor<typeof protocol> = {
  "look-up-county": ({ countyFips, state }, { today }) => {
    const prefix = countyFips.slice(0, 2);
    if (unusedPrefixes.has(prefix) || Number(prefix) > 56) return atOnce({ outcome: "unknown-county" });
    const { recordsElectronically, acceptsRemoteNotarisation, recordingFeeCents } = settingsOf(countyFips);
    return atOnce({
      outcome: "known",
      county: countyName(countyFips),
      recordsElectronically,
      acceptsRemoteNotarisation,
      cutOff: "16:00",
      timeZone: zoneOfState(state),
      recordingFee: recordingFeeCents,
      asOf: today,
    });
  },

  submit: async (request, scene) => {
    const settings = settingsOf(request.countyFips);
    const submission = nameFor("sub", scene.order);
    if (request.method === "electronic" && !settings.recordsElectronically) {
      const reasons = ["The county does not accept electronic recording."];
      return later({ answer: { outcome: "rejected", submission, reasons } });
    }
    const submitted: RecordingProgress = { stage: "submitted", at: scene.orderedAt };
    const received: RecordingProgress = { stage: "received", at: addMinutes(scene.orderedAt, 15) };
    return later(
      { progress: submitted },
      { progress: received },
      { answer: await recorded(request, submission, settings.recordingFeeCents, scene) },
    );
  },
};

/** A county records while its offices are open: what comes later is recorded in the morning of the next day on which they are. */
function recordedAtOf({ method, state }: DeedSubmission, orderedAt: string): string {
  const zone = zoneOfState(state);
  if (method === "courier") {
    const { date } = wallTimeAt(orderedAt, zone);
    return instantOfWallTime(businessDayAfter(date, 4, isObservedBusinessDay), "11:20", zone);
  }
  const looked = addMinutes(orderedAt, 55);
  const { date, time } = wallTimeAt(looked, zone);
  if (isObservedBusinessDay(date) && time >= OPENS && time < CLOSES) return looked;
  const isOver = isObservedBusinessDay(date) && time >= CLOSES;
  const next = isOver
    ? businessDayAfter(date, 1, isObservedBusinessDay)
    : firstBusinessDayFrom(date, isObservedBusinessDay);
  return instantOfWallTime(next, "09:10", zone);
}

async function recorded(request: DeedSubmission, submission: string, feesPaid: number, scene: Scene) {
  const chance = seeded("recorded", scene.order);
  const recordedAt = recordedAtOf(request, scene.orderedAt);
  const instrumentNumber = `${yearOf(recordedAt)}-${chance.digits(7)}`;
  const book = chance.digits(5);
  const page = chance.digits(3);
  const receipt = await printPaper({
    name: "recording-receipt.pdf",
    from: `Recorder of ${countyName(request.countyFips)}, ${request.state}`,
    heading: "Recording receipt",
    lines: [
      ["Instrument", request.instrument],
      ["Instrument number", instrumentNumber],
      ["Book and page", `${book}, ${page}`],
      ["Recorded", recordedAt],
      ["Grantors", request.grantors.join(" and ")],
      ["Grantee", request.grantee],
    ],
    closing: "The instrument is of record from the time above.",
    at: recordedAt,
  });
  return {
    outcome: "recorded" as const,
    submission,
    instrumentNumber,
    book,
    page,
    recordedAt,
    feesPaid,
    receipt,
  };
}
