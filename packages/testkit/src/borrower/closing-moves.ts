import { setTimeout as pause } from "node:timers/promises";
import { status } from "@gable/contract/calls/application.ts";
import { advanceClock, businessClock, planStanding } from "@gable/contract/calls/development.ts";
import { acknowledgeDocument, documents } from "@gable/contract/calls/documents.ts";
import { confirmEmail } from "@gable/contract/calls/identity.ts";
import { insurance, proveInsurance } from "@gable/contract/calls/insurance.ts";
import {
  answerNotary,
  arriveAtOffice,
  bookNotary,
  joinNotary,
  notary,
  notarySession,
  requestNotaryVisit,
  signDeed,
} from "@gable/contract/calls/notary.ts";
import { rescind } from "@gable/contract/calls/rescission.ts";
import { adoptSignature, signDocument, signing } from "@gable/contract/calls/signing.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { DueKind } from "@gable/domain/workflow/deadlines/due-instants.ts";
import { dayFromToday } from "../day-from-today.ts";
import type { Move, Walk } from "./move.ts";
import { asStaff } from "./staff-moves.ts";
import { until, upload } from "./verification-moves.ts";

const codeIn = (messages: readonly { readonly subject?: string | undefined }[]) =>
  messages.map(({ subject }) => /^(\d{6}) /.exec(subject ?? "")?.[1]).find((code) => code !== undefined);

/** Reads the newest six digits that were mailed to the borrower. */
export async function mailedCode({ sandboxUrl, email }: Pick<Walk, "sandboxUrl" | "email">): Promise<string> {
  const messages = await until(
    async () => {
      const reply = await fetch(`${sandboxUrl}/inbox.json?to=${encodeURIComponent(email)}`);
      return (await reply.json()) as { subject?: string }[];
    },
    (found) => codeIn(found) !== undefined,
  );
  return codeIn(messages) ?? "";
}

const DAY_MS = 86_400_000;
const LOOK_EVERY_MS = 15;
/** So often one looks whether work under way has come to its end, before a day passes all the same. */
const LOOKS_AT_WORK = 400;

const signPackage: Move = async (walk) => {
  const { client, uuid } = walk;
  let ready = await client.send(signing, { params: { uuid } });
  if (!ready.emailConfirmed) await client.send(confirmEmail, { body: { code: await mailedCode(walk) } });
  const drawn = new Set(ready.documents.map((paper) => paper.uuid));
  let isHeld = false;
  for (let looks = 1; ready.holds.length > 0; looks += 1) {
    // What no day ends is ended by work that is under way: days that are let pass meanwhile make other answers too old.
    if (ready.holds.every(({ until: day }) => day === null) && looks % LOOKS_AT_WORK !== 0) await pause(LOOK_EVERY_MS);
    else {
      await letTimePass(walk, DAY_MS);
      isHeld = true;
    }
    ready = await client.send(signing, { params: { uuid } });
  }
  // On another day than the one it was drawn for, the package is drawn anew.
  const redrawn = () =>
    until(
      () => client.send(signing, { params: { uuid } }),
      ({ documents: papers }) => papers.length > 0 && papers.every((paper) => !drawn.has(paper.uuid)),
    );
  if (ready.office && !ready.office.arrived) {
    await comeToOffice(walk);
    ready = await redrawn();
  }
  if (!ready.adopted) {
    const initials = ready.signerName
      .split(" ")
      .map((word) => word[0])
      .join("");
    await client.send(adoptSignature, {
      params: { uuid },
      body: { typedName: ready.signerName, initials, intent: true },
    });
  }
  if (isHeld && !ready.office) ready = await redrawn();
  for (const paper of ready.documents.filter(({ signed }) => !signed)) {
    await client.send(signDocument, {
      params: { uuid, document: paper.uuid },
      body: { sha256: paper.sha256, fieldIds: paper.fields.map(({ id }) => id) },
    });
  }
};

const bookNow: Move = async ({ client, uuid }) => {
  const { slots } = await client.send(notary, { params: { uuid } });
  const [first] = slots;
  if (!first) throw new Error("The notary network has no slot.");
  await client.send(bookNotary, { params: { uuid }, body: { slotId: first.slotId } });
};

/** What the people of a household know of it, as far as a notary's questions go. */
const monthName = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

function knownAnswers({ persona: { home, income, fill } }: Pick<Walk, "persona">): ReadonlySet<string> {
  return new Set([
    monthName.format(new Date(fill.dateOfBirth)),
    home.address.street1.replace(/^\d+ /, ""),
    home.county,
    home.boughtOn.slice(0, 4),
    home.mortgages[0]?.holder ?? "None of these",
    income.jobs[0]?.employer ?? income.business?.name ?? income.pension?.payer ?? "None of these",
  ]);
}

/** Waits for the session that is booked, and goes in. */
async function enterSession(walk: Household): Promise<void> {
  const { client, uuid, persona } = walk;
  await letSessionBegin(walk);
  await client.send(joinNotary, {
    params: { uuid },
    body: {
      ready: { document: true, quietRoom: true, recording: true, camera: true, microphone: true },
      state: persona.fill.address.state,
    },
  });
}

const NOTARY_TRIES = 2;

/** Comes to the notary and gives wrong answers as often as they are taken: the session fails, and the questions rest for a day. */
export const failNotaryQuestions: Move = async (walk) => {
  const { client, uuid } = walk;
  const params = { uuid };
  await enterSession(walk);
  for (let tries = 0; tries < NOTARY_TRIES; tries += 1) {
    const { questions } = await client.send(notarySession, { params });
    const wrong = answersTo(questions, walk).map(({ id, choice }) => ({ id, choice: choice === 0 ? 1 : 0 }));
    await client.send(answerNotary, { params, body: { answers: wrong } });
  }
};

export const meetNotary: Move = async (walk) => {
  await comeToNotary(walk);
  await signBeforeNotary(walk);
};

/**
 * Goes into the session once it begins, and answers the questions. Who walks under another name and address than their persona's is asked
 * about a home that the persona does not know: answers that are taken for wrong are an error of the test.
 */
export async function comeToNotary(walk: Household): Promise<void> {
  const { client, uuid } = walk;
  const params = { uuid };
  await enterSession(walk);
  const { questions } = await client.send(notarySession, { params });
  await client.send(answerNotary, { params, body: { answers: answersTo(questions, walk) } });
  const { state } = await client.send(notarySession, { params });
  if (state === "QUESTIONS" || state === "FAILED")
    throw new Error(
      `The notary takes ${walk.persona.name}'s answers for wrong, at ${walk.persona.fill.address.street1}.`,
    );
}

/** Signs the deed as it is shown in the session. */
export async function signBeforeNotary({ client, uuid }: Pick<Walk, "client" | "uuid">): Promise<void> {
  const params = { uuid };
  const { deedUuid } = await client.send(notarySession, { params });
  const papers = await client.send(documents, { params });
  const deed = papers.documents.find((paper) => paper.uuid === deedUuid);
  if (!deed) throw new Error("The session has no deed.");
  await client.send(signDeed, { params, body: { sha256: deed.sha256 } });
}

type Household = Pick<Walk, "client" | "uuid" | "persona">;

type Questions = readonly { readonly id: string; readonly choices: readonly string[] }[];

/** The right answers to a notary's questions, as anybody of the household gives them. */
export function answersTo(questions: Questions, walk: Pick<Walk, "persona">) {
  const known = knownAnswers(walk);
  return questions.map(({ id, choices }) => ({
    id,
    choice: Math.max(
      0,
      choices.findIndex((choice) => known.has(choice)),
    ),
  }));
}

const insure: Move = async (walk) => {
  const { client, uuid, persona } = walk;
  const { coverageNeeded } = await client.send(insurance, { params: { uuid } });
  await client.send(proveInsurance, {
    params: { uuid },
    body: {
      kind: "HAZARD",
      ...persona.fill.insurance,
      dwellingCoverage: coverageNeeded,
      expiresOn: dayFromToday(300),
      documentUuid: await upload(walk, "PROOF_OF_HAZARD_INSURANCE"),
    },
  });
};

/** What time it is for an application. */
export const timeOf = async ({ client, uuid }: Pick<Walk, "client" | "uuid">): Promise<string> =>
  (await client.send(businessClock, { query: { applicationUuid: uuid } })).now;

const HOUR_MS = 3_600_000;

/** Asks for a notary in person, at home or where the state wants it, and waits for the network's word. */
export const askForNotary: Move = async (walk) => {
  const { client, uuid, persona } = walk;
  const params = { uuid };
  const { places, offices, visitFee, home, visit } = await client.send(notary, { params });
  const [placeType] = places;
  const [office] = offices;
  if (!placeType || !home || (visit && visit.state !== "FAILED")) return;
  const now = await timeOf(walk);
  const at = (hours: number): string => new Date(Date.parse(now) + hours * HOUR_MS).toISOString();
  const asked = {
    params,
    body: {
      ...(office ? { placeType: office.placeType, address: office.address } : { placeType, address: home }),
      // No notary travels on a holiday, and no two days after one another are one.
      windows: [30, 54].map((hours) => ({ from: at(hours), to: at(hours + 3) })),
      language: persona.fill.language,
      acceptedFee: visitFee,
    },
  };
  // An employer who is asked once more, because days went by, is answered for before anybody is booked.
  await until(
    () => client.send(requestNotaryVisit, asked).catch(unlessOutOfOrder),
    (taken) => taken !== undefined,
  );
  await until(
    () => client.send(notary, { params }),
    (seen) => seen.visit?.state === "CONFIRMED",
  );
};

function unlessOutOfOrder(failure: unknown): undefined {
  if (!(failure instanceof CallFailed && failure.problem?.code === "out-of-order")) throw failure;
}

/** A line that closes at an office: an appointment there, its day, and the code that the office gives out. */
async function comeToOffice(walk: Walk): Promise<void> {
  const { client, uuid } = walk;
  const params = { uuid };
  await askForNotary(walk);
  const { office } = await client.send(signing, { params });
  const now = await timeOf(walk);
  if (office?.startsAt) await letTimePass(walk, Date.parse(office.startsAt) - Date.parse(now));
  const { officeCode } = await client.send(planStanding, { params });
  await client.send(arriveAtOffice, { params, body: { code: officeCode ?? "" } });
}

/** In a flood zone: the notice, then the policy. Elsewhere there is nothing to do but wait. */
const settleFlood: Move = async (walk) => {
  const { client, uuid, persona } = walk;
  const params = { uuid };
  const { status: flags } = await client.send(status, { params });
  const { documents: papers } = await client.send(documents, { params });
  const notice = papers.find(({ type }) => type === "FLOOD_NOTICE");
  if (!flags.waitingOnFloodCert || !notice) return "again";
  if (!notice.acknowledgedAt) await client.send(acknowledgeDocument, { params: { ...params, document: notice.uuid } });
  const wanted = await client.send(insurance, { params });
  if (wanted.kind !== "FLOOD" || wanted.state !== "NEEDED") return undefined;
  await client.send(proveInsurance, {
    params,
    body: {
      kind: "FLOOD",
      insurer: "National Flood Insurance Program",
      policyNumber: `FLD${persona.fill.insurance.policyNumber}`,
      dwellingCoverage: wanted.coverageNeeded,
      expiresOn: dayFromToday(300),
      documentUuid: await upload(walk, "PROOF_OF_FLOOD_INSURANCE"),
    },
  });
  return undefined;
};

const cancelOrWait: Move = async ({ client, uuid, persona }) => {
  if (persona.fill.cancelsInRescission) await client.send(rescind, { params: { uuid }, body: { confirmed: true } });
};

const mailCheques: Move = async (walk) => {
  const { client, uuid } = walk;
  const { unpaidByMail } = await client.send(planStanding, { params: { uuid } });
  for (const { debt, amount } of unpaidByMail)
    await asStaff(walk, { act: "record-mailed-payoff", debt, amount, reference: "Check 10418" });
};

/** Moves the application's own clock, unless what is waited for has come meanwhile. */
export async function letTimePass({ client, uuid }: Pick<Walk, "client" | "uuid">, byMs: number): Promise<void> {
  if (byMs <= 0) return;
  await client.send(advanceClock, { body: { byMs, applicationUuid: uuid } });
}

/** Moves the application's own clock to the session with the notary that is booked; by day one may begin at once. */
export async function letSessionBegin(walk: Pick<Walk, "client" | "uuid">): Promise<void> {
  const { client, uuid } = walk;
  const { startsAt } = await client.send(notarySession, { params: { uuid } });
  const now = await timeOf(walk);
  await letTimePass(walk, Date.parse(startsAt) - Date.parse(now));
}

/** Moves the application's own clock to what it waits for by time alone; false where there is nothing of the kind. */
export async function letDayCome({ client, uuid }: Pick<Walk, "client" | "uuid">): Promise<boolean> {
  try {
    await client.send(advanceClock, { body: { to: "next-due", applicationUuid: uuid } });
    return true;
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 409) return false;
    throw failure;
  }
}

/** What days bring to those alone who leave things be: no willing borrower's wait is ended by it. */
const forTheAbsent: ReadonlySet<string> = new Set<DueKind>([
  "approval-ends",
  "autopay-ends",
  "counteroffer-ends",
  "employment-ages",
  "incompleteness-ends",
  "offers-expire",
]);

/**
 * Moves the application's own clock to what a borrower waits for who does all that is theirs; false where there is nothing of the kind.
 * What is due is asked of the server at that moment, not told from a step that may be an older one.
 */
export async function letWaitEnd(walk: Pick<Walk, "client" | "uuid">): Promise<boolean> {
  const { client, uuid } = walk;
  const { now, nextDue } = await client.send(businessClock, { query: { applicationUuid: uuid } });
  if (nextDue === null || forTheAbsent.has(nextDue.kind)) return false;
  await letTimePass(walk, Date.parse(nextDue.at) - Date.parse(now));
  return true;
}

/** What a borrower does from the closing package to an insured home. */
export const closingMoves: Partial<Record<Step, Move>> = {
  FINAL_OFFER: signPackage,
  NOTE_SIGNING: signPackage,
  NOTARY_DISCLOSURE: bookNow,
  DEED_SIGNING: meetNotary,
  GEN_CLOSING_DISCLOSURES: settleFlood,
  MANUAL_DEED_SIGNING: askForNotary,
  TRUST_AND_INSURANCE: insure,
  RESCISSION: cancelOrWait,
  DIRECT_DEBT_PAYOFF: mailCheques,
};
