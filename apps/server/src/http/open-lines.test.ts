import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { CallDefinition } from "@gable/contract/call.ts";
import { statusStream } from "@gable/contract/calls/application.ts";
import { initStreamChat } from "@gable/contract/calls/chat.ts";
import { deskStream } from "@gable/contract/calls/chat-desk.ts";
import { businessClock } from "@gable/contract/calls/development.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { answerNotary, bookNotary, joinNotary, notary, notarySession } from "@gable/contract/calls/notary.ts";
import { hearNotary, hearSigner } from "@gable/contract/calls/notary-room.ts";
import { signerDeskStream } from "@gable/contract/calls/signers-desk.ts";
import { chatCloseCodes } from "@gable/contract/chat-frames.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { answersTo, letTimePass } from "@gable/testkit/borrower/closing-moves.ts";
import { upload } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { everyCall } from "@gable/testkit/calls/every-call.ts";
import { startAgent } from "@gable/testkit/chat/agent.ts";
import { openChatClient } from "@gable/testkit/chat/chat-client.ts";
import {
  borrowerEndings,
  type Listener,
  portalEndings,
  signerEndings,
  staffEndings,
} from "@gable/testkit/line-endings.ts";
import { logInAgain, openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { createConsoleClient, openStaff, TEST_DEVICE } from "@gable/testkit/open-staff.ts";
import { PATIENCE_MS } from "@gable/testkit/patience.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { announceDesk } from "../modules/chat/chat-channel.ts";
import { issueToken, SESSION_IDLE_MS } from "./session-token.ts";
import { openStaffSession } from "./staff-session.ts";

interface OpenLine {
  readonly call: CallDefinition;
  readonly endings: Readonly<Record<string, (product: TestProduct, listener: Listener) => Promise<unknown>>>;
  /** Somebody who may listen, in a session that is theirs alone. */
  readonly listener: (product: TestProduct) => Promise<Listener>;
}

/** A booked session by video, in which the signer and a notary of the lender's are. */
interface Room extends Walked {
  readonly identityUuid: string;
  readonly notaryUuid: string;
}
let room: Room;

const borrowing = async (product: TestProduct): Promise<Listener> => {
  const { identityUuid: uuid, applicationUuid, headers } = await openBorrower(product);
  return { token: headers.authorization, uuid, applicationUuid };
};

const signing = async (product: TestProduct): Promise<Listener> => {
  const borrower = await openBorrower(product);
  const { headers } = await openSigner(product, borrower);
  const { identity_uuid } = await product.ctx.database.kysely
    .selectFrom("sessions")
    .select("identity_uuid")
    .where("id", "=", decodeJwt(headers.authorization.replace("Bearer ", "")).sub ?? "")
    .executeTakeFirstOrThrow();
  return { token: headers.authorization, uuid: identity_uuid, applicationUuid: borrower.applicationUuid };
};

const answering = async (product: TestProduct): Promise<Listener> => {
  const { staffUuid: uuid, headers } = await openStaff(product, "support-agent");
  return { token: headers.authorization ?? "", uuid, applicationUuid: randomUUID() };
};

const inTheRoom = async (product: TestProduct): Promise<Listener> => {
  const { authorization } = await logInAgain(product, room.identityUuid);
  return { token: authorization, uuid: room.identityUuid, applicationUuid: room.uuid };
};

/** Whatever ended the notary's last line, this is a session in which they may listen. */
const asNotary = async ({ ctx }: TestProduct): Promise<Listener> => {
  const { kysely } = ctx.database;
  const uuid = room.notaryUuid;
  await kysely.updateTable("staff").set({ role: "notary", deactivated_at: null }).where("uuid", "=", uuid).execute();
  const token = await openStaffSession(ctx, kysely, { uuid, orgCode: "gable" }, TEST_DEVICE, "code");
  return { token, uuid, applicationUuid: room.uuid };
};

/** Every line of events that the product holds open. */
const lines: readonly OpenLine[] = [
  { call: statusStream, endings: borrowerEndings, listener: borrowing },
  { call: signerDeskStream, endings: signerEndings, listener: signing },
  { call: hearNotary, endings: borrowerEndings, listener: inTheRoom },
  { call: hearSigner, endings: staffEndings, listener: asNotary },
  { call: deskStream, endings: staffEndings, listener: answering },
];

const isForStaff = ({ access }: CallDefinition) => access.startsWith("staff");

/** Listens with a token; what was heard is a text that grows. */
async function listen(product: TestProduct, call: CallDefinition, { token, applicationUuid: uuid }: Listener) {
  const client = isForStaff(call)
    ? createConsoleClient(product, token)
    : createBorrowerClient(product.url, "gable", token);
  const { body } = await client.open(call, { params: { uuid }, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!body) throw new Error("The stream has no body.");
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  let heard = "";
  return {
    heard: () => heard,
    async until(isSo: (heard: string) => boolean): Promise<void> {
      while (!isSo(heard)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`The line ended after: ${heard}`);
        heard += decoder.decode(value);
      }
    },
    /** What was heard until it ended. Rejects when it is still open after all that time. */
    async ends(): Promise<string> {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return heard;
        heard += decoder.decode(value);
      }
    },
  };
}

/** It has shown twice that it lives: it was looked at and found good. */
const lives = (heard: string): boolean => heard.split(": still here").length > 2;
const hasBegun = (heard: string): boolean => heard.includes("event:") || heard.includes(": here");

/** A chat of an account, from a page that follows it. */
async function openChat(product: TestProduct, token: string) {
  const person = { friendlyName: "Dana Whitfield", emailAddress: "dana@example.com" };
  const client = createBorrowerClient(product.url, "gable", token);
  const begun = await client.send(initStreamChat, { body: person });
  const chat = await openChatClient(product.url, begun.token);
  await chat.until(() => chat.state !== undefined);
  return { chat, conversation: begun.conversationSid };
}

/** Somebody comes in to a notary of the lender's. */
async function openRoom(product: TestProduct): Promise<Room> {
  const { staffUuid: notaryUuid, client: desk } = await openStaff(product, "notary");
  const walked = await walkIn(product, {
    persona: "straight-approval",
    orgCode: "gable",
    email: `${randomUUID()}@example.com`,
    until: "NOTARY_DISCLOSURE",
  });
  const { client, uuid } = walked;
  const params = { uuid };
  const { slots } = await client.send(notary, { params });
  await client.send(bookNotary, { params, body: { slotId: slots[0]?.slotId ?? "" } });
  const { startsAt } = await client.send(notarySession, { params });
  const { now } = await client.send(businessClock, { query: { applicationUuid: uuid } });
  await letTimePass(walked, Math.max(0, Date.parse(startsAt) - Date.parse(now)));
  const ready = { document: true, quietRoom: true, recording: true, camera: true, microphone: true } as const;
  await client.send(joinNotary, { params, body: { ready, state: "CA" } });
  const { questions } = await client.send(notarySession, { params });
  await client.send(answerNotary, { params, body: { answers: answersTo(questions, walked) } });
  await desk.send(actOnFile, {
    params,
    body: {
      act: "take-notary-session",
      name: "Nora Whitfield",
      commissionNumber: "CA-2291045",
      commissionState: "CA",
      commissionCounty: "Placer",
      commissionExpiresOn: "2031-03-31",
    },
  });
  const { identity_uuid: identityUuid } = await product.ctx.database.kysely
    .selectFrom("applications")
    .select("identity_uuid")
    .where("uuid", "=", uuid)
    .executeTakeFirstOrThrow();
  return { ...walked, identityUuid, notaryUuid };
}

describe("what stays open longer than a request", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct({ environment: { STREAM_KEEP_ALIVE_MS: "20" } });
    room = await openRoom(product);
  }, PATIENCE_MS);
  afterAll(() => product.close());

  const passes = lines.flatMap(({ endings, ...line }) =>
    Object.entries(endings).map(([when, end]) => [line.call.name, when, { ...line, end }] as const),
  );

  it("is one of these lines, or the socket of a chat", async () => {
    const streams = (await everyCall()).filter(({ replyForm }) => replyForm === "stream");
    expect(streams.map(({ name }) => name).toSorted()).toEqual(lines.map(({ call }) => call.name).toSorted());
    const opened = execFileSync(
      "git",
      ["grep", "-lE", String.raw`\.hijack\(|websocket: true|text/event-stream`, "--", "*.ts", ":!*.test.ts"],
      { cwd: new URL("..", import.meta.url), encoding: "utf8" },
    );
    expect(opened.trim().split("\n")).toEqual(["http/event-stream.ts", "modules/chat/chat-socket.ts"]);
  });

  it.each(passes)("%s ends when %s", async (_name, _when, { call, listener, end }) => {
    const who = await listener(product);
    const line = await listen(product, call, who);
    await line.until(lives);
    await end(product, who);
    expect(await line.ends()).toContain("still here");
  });

  it.each(lines.map(({ call, listener }) => [call.name, { call, listener }] as const))(
    "%s ends after the half hour in which nothing was asked with its token",
    async (_name, { call, listener }) => {
      const who = await listener(product);
      const id = decodeJwt(who.token.replace("Bearer ", "")).sub ?? "";
      const audience = isForStaff(call) ? "console" : "portal";
      const aLittleLeft = new Date(product.ctx.clock.now().getTime() - SESSION_IDLE_MS + 3000);
      const token = await issueToken(product.ctx, { id, orgCode: "gable", audience }, aLittleLeft);
      const line = await listen(product, call, { ...who, token });
      await line.until(lives);
      expect(await line.ends()).toContain("still here");
    },
  );

  it.each(Object.entries(borrowerEndings))("a chat is told nothing more when %s", async (_when, end) => {
    const who = await borrowing(product);
    const { chat, conversation } = await openChat(product, who.token);
    await end(product, who);
    const maria = await startAgent(product.ctx, { orgCode: "gable", name: "Maria" });
    // Not even who has taken it.
    await maria.take(conversation);
    expect(await chat.closed).toBe(chatCloseCodes.token);
    expect([chat.state?.agentName ?? null, chat.texts()]).toEqual([null, []]);
  });

  it("a file that is looked at while they log out is not filed", async () => {
    const who = await borrowing(product);
    const scanner = product.sandbox.faults.set({ kind: "virus-scan", fault: "slow", delayMs: 60_000 });
    const client = createBorrowerClient(product.url, "gable", who.token);
    const sent = upload({ client, uuid: who.applicationUuid }, "OTHER_EVIDENCE").catch((error: unknown) => error);
    await expect.poll(scanner.struck).toBe(1);
    await portalEndings["they log out"]?.(product, who);
    scanner.lift();
    expect(await sent).toMatchObject({ status: 401 });
    const filed = product.ctx.database.kysely.selectFrom("documents").select("uuid");
    expect(await filed.where("application_uuid", "=", who.applicationUuid).execute()).toEqual([]);
  });

  it("a chat tells a device that was logged out nothing of what is written at another", async () => {
    const who = await borrowing(product);
    const { authorization } = await logInAgain(product, who.uuid);
    const [{ chat: lost }, { chat: here }] = [
      await openChat(product, who.token),
      await openChat(product, authorization),
    ];
    await portalEndings["they log out"]?.(product, who);
    here.say("Now that the other one is away");
    expect(await lost.closed).toBe(chatCloseCodes.token);
    expect(lost.texts()).toEqual([]);
    here.close();
  });
});

describe("what happens after a log-out", () => {
  let product: TestProduct;
  beforeAll(async () => {
    // No sign of life comes in between: only the event itself is asked about.
    product = await startProduct({ environment: { STREAM_KEEP_ALIVE_MS: "60000" } });
  });
  afterAll(() => product.close());

  /** Something of an application is another. */
  const changes = async ({ applicationUuid: uuid }: Listener) => {
    const { database, push } = product.ctx;
    await database.kysely.transaction().execute(async (trx) => {
      await trx
        .updateTable("applications")
        .set(({ eb }) => ({ version: eb("version", "+", 1) }))
        .where("uuid", "=", uuid)
        .execute();
      await push.announce(trx, uuid);
    });
  };
  const isSaid = () => announceDesk(product.ctx.database.kysely, { orgCode: "gable", uuid: randomUUID() });

  it.each([
    ["a borrower", { call: statusStream, listener: borrowing, endings: borrowerEndings, happens: changes }],
    ["a signer", { call: signerDeskStream, listener: signing, endings: signerEndings, happens: changes }],
    ["staff", { call: deskStream, listener: answering, endings: staffEndings, happens: isSaid }],
  ] as const)("is told to %s no more", async (_name, { call, listener, endings, happens }) => {
    const who = await listener(product);
    const line = await listen(product, call, who);
    await line.until(hasBegun);
    const before = line.heard();
    await endings["they log out"]?.(product, who);
    await happens(who);
    expect(await line.ends()).toBe(before);
  });
});
