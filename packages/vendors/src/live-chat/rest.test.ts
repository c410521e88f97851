import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { completeSettings, openLiveChat } from "./open.ts";
import { IdentityRefused } from "./request.ts";
import { signToken } from "./sign-token.ts";

const UUID = "5b6fb0ac-2f5b-4ed4-8a0d-0a51f0a3a9b0";
const room = { uuid: UUID, friendlyName: "Dana", language: "es", topic: "Gable /contact" } as const;
const until = new Date("2026-01-01T06:00:00Z");

interface Asked {
  readonly line: string;
  readonly body: string;
  readonly authorization: string;
}

let server: Server;
let baseUrl: string;
let asked: Asked[] = [];
/** By method and path; 200 with an empty object otherwise. */
let answers: Record<string, [number, object]> = {};
beforeAll(async () => {
  server = createServer((request, response) => void play(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  answers = {};
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function play(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const line = `${request.method} ${request.url}`;
  asked.push({ line, body: await text(request), authorization: request.headers.authorization ?? "" });
  const [status, reply] = answers[line] ?? [200, {}];
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(reply));
}

const lines = () => asked.map(({ line }) => line);

/** What a token says, where it was signed with the secret. */
function claimsOf(token: string, secret: string): Record<string, unknown> {
  const parts = token.split(".").map((part) => Buffer.from(part, "base64url").toString());
  const [header, claims] = [JSON.parse(parts[0] ?? ""), JSON.parse(parts[1] ?? "")] as [
    object,
    Record<string, unknown>,
  ];
  expect(token).toBe(signToken(secret, claims, header));
  return { ...header, ...claims };
}

const twilio = () =>
  openLiveChat("twilio", { accountSid: "AC1", serviceSid: "IS1", apiKeySid: "SK1", apiKeySecret: "secret", baseUrl });
const talk = () => openLiveChat("talkjs", { appId: "app", secretKey: "secret", supportUserId: "support", baseUrl });
const nice = (settings: unknown) => openLiveChat("nice", settings);

describe("Twilio Conversations", () => {
  const at = "/v1/Services/IS1";

  it("begins a conversation of our name with the borrower in it, however often it is begun", async () => {
    answers = { [`POST ${at}/Conversations`]: [409, {}], [`POST ${at}/Conversations/${UUID}/Participants`]: [409, {}] };
    await twilio().begin(room);
    expect(lines()).toEqual([
      `POST ${at}/Users`,
      `POST ${at}/Conversations`,
      `POST ${at}/Conversations/${UUID}/Participants`,
    ]);
    expect(Object.fromEntries(new URLSearchParams(asked[1]?.body))).toEqual({
      UniqueName: UUID,
      FriendlyName: "Gable /contact",
      Attributes: '{"language":"es"}',
    });
    expect(asked[0]?.authorization).toBe(`Basic ${Buffer.from("SK1:secret").toString("base64")}`);
  });

  it("signs a token for one identity in one service, as Twilio tells them from others", async () => {
    const { providerUserToken, providerUserId, client } = await twilio().rightsTo(room, until);
    expect(client).toEqual({});
    expect(claimsOf(providerUserToken, "secret")).toMatchObject({
      alg: "HS256",
      cty: "twilio-fpa;v=1",
      iss: "SK1",
      sub: "AC1",
      exp: until.getTime() / 1000,
      grants: { identity: providerUserId, chat: { service_sid: "IS1" } },
    });
  });

  it.each([
    [200, { state: "active" }, false],
    [200, { state: "inactive" }, true],
    [200, { state: "closed" }, true],
    [404, {}, true],
  ])("is over when the state leaves active: %s %j", async (status, reply, isOver) => {
    answers = { [`GET ${at}/Conversations/${UUID}`]: [status, reply] };
    expect(await twilio().isOver(UUID)).toBe(isOver);
  });

  it("is closed by us, and stays closed where it is gone", async () => {
    answers = { [`POST ${at}/Conversations/${UUID}`]: [404, {}] };
    await twilio().end(UUID);
    expect(asked[0]?.body).toBe("State=closed");
  });
});

describe("TalkJS", () => {
  const conversation = `/v1/app/conversations/${UUID}`;

  it("begins a conversation of our name with the borrower and the lender’s support user", async () => {
    await talk().begin(room);
    expect(lines()).toEqual([`PUT /v1/app/users/borrower-${UUID}`, `PUT ${conversation}`]);
    expect(JSON.parse(asked[1]?.body ?? "")).toEqual({
      subject: "Gable /contact",
      participants: [`borrower-${UUID}`, "support"],
    });
    const bearer = asked[0]?.authorization.replace("Bearer ", "") ?? "";
    expect(claimsOf(bearer, "secret")).toMatchObject({ tokenType: "app", iss: "app" });
  });

  it("signs a token for one user", async () => {
    const { providerUserToken, providerUserId, client } = await talk().rightsTo(room, until);
    expect(client).toEqual({ appId: "app" });
    expect(claimsOf(providerUserToken, "secret")).toMatchObject({ tokenType: "user", iss: "app", sub: providerUserId });
  });

  it("is ended by a field of the conversation, and by taking the borrower’s right to write", async () => {
    await talk().end(UUID);
    expect(asked.map(({ line, body }) => [line, body])).toEqual([
      [`PUT ${conversation}`, '{"custom":{"state":"closed"}}'],
      [`PATCH ${conversation}/participants/borrower-${UUID}`, '{"access":"Read"}'],
    ]);
    answers = { [`GET ${conversation}`]: [200, { custom: { state: "closed" } }] };
    expect(await talk().isOver(UUID)).toBe(true);
    answers = { [`GET ${conversation}`]: [200, { custom: {} }] };
    expect(await talk().isOver(UUID)).toBe(false);
  });
});

describe("NICE CXone", () => {
  const given = { environment: "NA1", brandId: "1027", channelId: "chat_1", baseUrl: "http://127.0.0.1:9" };

  it("gives a browser a customer whom nobody guesses, the same one each time", async () => {
    const settings = completeSettings("nice", given);
    const one = await nice(settings).rightsTo(room, until);
    expect(await nice(settings).rightsTo(room, until)).toEqual(one);
    expect(one.providerUserId).toHaveLength(43);
    const elsewhere = await nice(completeSettings("nice", given)).rightsTo(room, until);
    expect(elsewhere.providerUserId).not.toBe(one.providerUserId);
    expect(one.client).toEqual({ brandId: "1027", channelId: "chat_1", environment: "NA1" });
  });

  it("tries a channel by its public description", async () => {
    await nice(completeSettings("nice", { ...given, baseUrl })).tryKeys();
    expect(lines()).toEqual(["GET /chat/1.0/brand/1027/channel/chat_1"]);
  });
});

it.each([
  ["Twilio", twilio],
  ["TalkJS", talk],
])("whoever %s refuses to know is told so in the specification’s words", async (_name, open) => {
  answers = { "POST /v1/Services/IS1/Users": [400, {}], [`PUT /v1/app/users/borrower-${UUID}`]: [400, {}] };
  const refused = await open()
    .begin(room)
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(IdentityRefused);
  expect((refused as Error).message).toBe("identity exists");
});
