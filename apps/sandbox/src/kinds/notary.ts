import { createHash } from "node:crypto";
import { firstBusinessDayFrom } from "@gable/domain/calendar/business-days.ts";
import { isObservedHoliday } from "@gable/domain/calendar/observed-days.ts";
import { localDateAt, startOfDay } from "@gable/domain/calendar/zoned-time.ts";
import { isOfficePlace } from "@gable/domain/notary/visit-places.ts";
import type {
  InPersonVisit,
  NotaryOfficial,
  NotarySigner,
  notary as protocol,
  RemoteSession,
  SessionAnswer,
  SessionEvent,
  VisitAnswer,
  VisitCompletion,
} from "@gable/vendors/notary/protocol.ts";
import type { Attachment } from "@gable/vendors/wire-values.ts";
import { addDays, addMinutes, dayOf } from "../days.ts";
import { signedByHand } from "../ink.ts";
import { printPaper } from "../paper.ts";
import { recognisePerson } from "../recognise.ts";
import type { Scene, Vendor } from "../scene.ts";
import { atOnce, later } from "../script.ts";
import { nameFor } from "../seeded.ts";
import { fullName } from "../spelling.ts";
import { countyName, zoneOfState } from "./county-settings.ts";
import { notaryFor } from "./notaries.ts";
import { slotsOf } from "./notary-slots.ts";

export const notary: Vendor<typeof protocol> = {
  "find-slots": (request) => atOnce(slotsOf(request)),
  "open-session": openSession,
  "cancel-session": () => atOnce({ outcome: "cancelled" }),
  "book-visit": (request, scene) => later({ answer: bookVisit(request, scene) }),
  "collect-visit": collectVisit,
};

/** The session runs by itself: everybody joins, answers the questions and signs. */
async function openSession(request: RemoteSession, scene: Scene) {
  const official = notaryFor("remote", request.state, countyName(request.countyFips), scene.today);
  const startedAt = request.slot?.split("@")[1] ?? addMinutes(scene.orderedAt, 6);
  const at = (minutes: number): string => addMinutes(startedAt, minutes);
  const signers: SessionEvent[] = request.signers.flatMap(({ signer }) => [
    { stage: "signer-joined", at: at(0), signer },
    { stage: "document-passed", at: at(2), signer },
    { stage: "questions-passed", at: at(4), signer },
  ]);
  const events: SessionEvent[] = [
    { stage: "requested", at: scene.orderedAt },
    { stage: "created", at: addMinutes(scene.orderedAt, 1), notary: official },
    ...signers,
    { stage: "notary-joined", at: at(6), notary: official },
    { stage: "released", at: at(24) },
  ];
  const answer = await completion(
    "remote",
    request.signers,
    request.documents,
    official,
    { startedAt, endedAt: at(24) },
    scene,
  );
  return later(...events.map((progress) => ({ progress })), { answer });
}

function bookVisit(request: InPersonVisit, scene: Scene): VisitAnswer {
  const zone = zoneOfState(request.state);
  // When an office is open is between it and whoever comes there.
  const isOffice = isOfficePlace(request.place.placeType);
  const travelsOn = (day: string): boolean => isOffice || !isObservedHoliday(day);
  const window = request.windows.find(({ from }) => from > scene.orderedAt && travelsOn(localDateAt(from, zone)));
  if (window === undefined) {
    const tomorrow = addDays(localDateAt(scene.orderedAt, zone), 1);
    return { outcome: "no-one-available", nextFrom: startOfDay(firstBusinessDayFrom(tomorrow, travelsOn), zone) };
  }
  const official = notaryFor("in-person", request.state, countyName(request.countyFips), scene.today);
  return { outcome: "confirmed", visit: nameFor("vis", scene.order), notary: official, startsAt: window.from };
}

async function collectVisit(request: VisitCompletion, scene: Scene) {
  const endedAt = addMinutes(request.startsAt, 40);
  const signedOn = localDateAt(endedAt, zoneOfState(request.notary.commissionState));
  const hands = request.signers.map(({ name }) => ({ name: fullName(name) }));
  const signed = request.documents.map((document) => signedByHand(document, hands, signedOn));
  const answer = await completion(
    "in-person",
    request.signers,
    signed,
    request.notary,
    { startedAt: request.startsAt, endedAt },
    scene,
  );
  const [signer] = request.signers;
  const { facts } = signer ? recognisePerson(signer) : { facts: null };
  if (facts?.notaryVisits === "first-is-missed" && scene.nth === 1)
    return later({
      answer: {
        outcome: "failed",
        session: nameFor("ses", scene.order),
        reason: "notary-absent",
      } satisfies SessionAnswer,
    });
  const arrived: SessionEvent = { stage: "notary-joined", at: request.startsAt, notary: request.notary };
  return later({ progress: arrived }, { answer });
}

async function completion(
  method: "remote" | "in-person",
  signers: readonly NotarySigner[],
  documents: readonly Attachment[],
  official: NotaryOfficial,
  { startedAt, endedAt }: { startedAt: string; endedAt: string },
  scene: Scene,
): Promise<SessionAnswer> {
  const session = nameFor("ses", scene.order);
  const certificate = await certify(method, signers, documents, official, endedAt);
  return {
    outcome: "completed",
    session,
    notary: official,
    // A visitor comes from where the home is.
    venue: { state: official.commissionState, county: official.commissionCounty },
    startedAt,
    endedAt,
    documents: documents.map((document) => ({ ...document })),
    certificate,
    journal: journalOf(method, signers, documents, endedAt, session),
    ...(method === "remote"
      ? { recording: { recording: nameFor("rec", session), keptUntil: addDays(dayOf(endedAt), 3653) } }
      : {}),
  };
}

const certify = (
  method: "remote" | "in-person",
  signers: readonly NotarySigner[],
  documents: readonly Attachment[],
  official: NotaryOfficial,
  at: string,
): Promise<Attachment> =>
  printPaper({
    name: "notarial-certificate.pdf",
    from: `State of ${official.commissionState}, County of ${official.commissionCounty}`,
    heading: "Acknowledgment",
    lines: [
      ["Acknowledged on", dayOf(at)],
      ["By", signers.map(({ name }) => fullName(name)).join(" and ")],
      ["How they appeared", method === "remote" ? "by means of communication technology" : "in person"],
      ...documents.map((document): [string, string] => [document.name, `SHA-256 ${sha256(document)}`]),
      ["Notary public", official.name],
      ["Commission", `${official.commissionNumber}, expires ${official.commissionExpiresOn}`],
    ],
    closing:
      "The persons named appeared before me, were identified, and acknowledged that they signed of their own will.",
    at,
  });

const journalOf = (
  method: "remote" | "in-person",
  signers: readonly NotarySigner[],
  documents: readonly Attachment[],
  at: string,
  session: string,
) =>
  signers.flatMap((signer) =>
    documents.map((document) => ({
      entry: nameFor("jrn", session, signer.signer, document.name),
      at,
      act: "acknowledgment" as const,
      documentName: document.name,
      documentSha256: sha256(document),
      signer: signer.signer,
      signerName: fullName(signer.name),
      identifiedBy: method === "remote" ? "identity document and knowledge questions" : "identity document",
      feeCents: method === "remote" ? 2_500 : 1_500,
    })),
  );

const sha256 = (document: Attachment): string =>
  createHash("sha256").update(Buffer.from(document.content, "base64")).digest("hex");
