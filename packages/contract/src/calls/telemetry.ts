import { z } from "zod";
import { call } from "../call.ts";

/** The session of a browser: its uuid, when it began in milliseconds since 1970, and the tracker that outlives it. */
export const SessionKey = z.strictObject({
  uuid: z.uuid(),
  epoch: z.int().positive(),
  trackerUuid: z.uuid(),
});
export type SessionKey = z.infer<typeof SessionKey>;

const Size = z.strictObject({ width: z.int().min(0).max(100_000), height: z.int().min(0).max(100_000) });
const QueryParams = z.record(z.string().max(60), z.array(z.string().max(200)).max(10));
const Context = z.object({ context: z.enum(["external", "secure"]) });

export const telemetrySession = call({
  name: "telemetrySession",
  summary: "Begin, or go on with, the counting of one visit; answers the session's key",
  method: "POST",
  path: "/ft/:context/session",
  access: "visitor",
  params: Context,
  body: z.strictObject({
    platform: z.literal("WEB"),
    libraryVersion: z.string().max(20),
    appVersion: z.string().max(40),
    /** The site somebody came from: its origin, never its path. */
    referrer: z.string().max(200),
    queryParams: QueryParams,
    screen: Size,
    window: Size,
    sessionKey: SessionKey.nullable(),
    /** Of an earlier visit with this browser, when there is no session to go on with. */
    trackerUuid: z.uuid().nullable(),
  }),
  reply: z.object({ sessionKey: SessionKey }),
});

export const telemetryEvent = call({
  name: "telemetryEvent",
  summary: "Count something that happened in a visit",
  method: "POST",
  path: "/ft/:context/event",
  access: "visitor",
  params: Context,
  body: z.strictObject({
    domain: z.string().max(200),
    queryParams: QueryParams,
    pagePath: z.string().max(300),
    event: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
    eventType: z.enum(["PAGEVIEW", "ACTION", "ERROR"]),
    sessionKey: SessionKey,
    identityId: z.uuid().nullable(),
    applicationUuid: z.uuid().nullable(),
    productType: z.literal("HELOC"),
    eventProperties: z.record(z.string().max(60), z.union([z.string().max(500), z.number(), z.boolean()])),
    /** Counted as often as it is sent. Otherwise once in a session for the same event, page and `dedupeProperty`. */
    dontDedupe: z.boolean().optional(),
    dedupeProperty: z.string().max(60).optional(),
  }),
  replyForm: "empty",
});

export const reportFault = call({
  name: "reportFault",
  summary: "Tell of an error that broke a page: its kind and its place in our own files, and nothing of the person",
  method: "POST",
  path: "/service-application/external/api/v1/fault",
  access: "visitor",
  body: z.strictObject({
    kind: z.string().regex(/^[A-Za-z]{1,60}$/),
    message: z.string().max(300),
    places: z
      .array(
        z
          .string()
          .regex(/^[\w.-]+\.js:\d+:\d+$/)
          .max(200),
      )
      .max(20),
    pagePath: z.string().max(300),
    appVersion: z.string().max(40),
  }),
  replyForm: "empty",
});
