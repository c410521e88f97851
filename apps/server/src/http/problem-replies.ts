import { hasZodFastifySchemaValidationErrors } from "@fastify/type-provider-zod";
import type { Problem } from "@gable/contract/problem.ts";
import { REPLAY_HEADER } from "@gable/domain/telemetry/session-replay.ts";
import { VendorUnavailable } from "@gable/vendors/vendor-errors.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseOutage } from "../database/database-outage.ts";
import { ShelfUnavailable } from "../modules/documents/shelf/shelf.ts";
import { isForEyes, problemPage, type Reader } from "./problem-page.ts";
import { Refusal } from "./refusal.ts";

/** Who reads the page that a browser is shown. */
type WhoReads = (request: FastifyRequest) => Reader;

const anybody: WhoReads = () => ({ language: "en" });

/** Turns whatever was thrown into one form of reply; only what is our own fault is logged as an error. */
export function replyWithProblems(app: FastifyInstance, readerOf = anybody): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const answer = problemOf(error, request);
    const { code, status, correlationId } = answer;
    if (status >= 500)
      request.log.error(
        { err: error, call: callOf(request), code, correlationId, ...replayOf(request) },
        "request failed",
      );
    else logRefusal(request, answer);
    return send(request, reply, answer, readerOf);
  });
  app.setNotFoundHandler((request, reply) => {
    const nothing = new Refusal(404, "not-found", "There is nothing here under this address, or it is not yours.");
    const answer = problemOf(nothing, request);
    logRefusal(request, answer);
    return send(request, reply, answer, readerOf);
  });
}

const callOf = (request: FastifyRequest): string | undefined => request.routeOptions.schema?.operationId;

/** The replay of the visit, where one is made: so that what went wrong can be watched. */
function replayOf({ headers }: FastifyRequest): { readonly sessionReplay?: string } {
  const sessionReplay = headers[REPLAY_HEADER];
  return typeof sessionReplay === "string" && UUID.test(sessionReplay) ? { sessionReplay } : {};
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where it came from and why it was refused; never the path, in which anything may stand. */
function logRefusal(request: FastifyRequest, { code, status, correlationId }: Problem): void {
  request.log.info(
    { call: callOf(request), code, status, ip: request.ip, correlationId, ...replayOf(request) },
    "request refused",
  );
}

/** What the framework refuses before there is a route; in its own words it would repeat the address. */
export const refuseBeforeRouting =
  (readerOf: WhoReads, protect: (reply: FastifyReply) => void) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    protect(reply);
    const answer = problemOf(error, request);
    logRefusal(request, answer);
    void send(request, reply, answer, readerOf);
  };

function send(request: FastifyRequest, reply: FastifyReply, answer: Problem, readerOf: WhoReads): FastifyReply {
  if (answer.retryAfter !== undefined) void reply.header("retry-after", answer.retryAfter);
  if (isForEyes(request)) {
    const page = problemPage(answer, readerOf(request));
    return reply.status(answer.status).type("text/html; charset=utf-8").serializer(String).send(page);
  }
  return reply.status(answer.status).type("application/problem+json").serializer(JSON.stringify).send(answer);
}

function problemOf(error: FastifyError | Error, request: FastifyRequest): Problem {
  const correlationId = request.id;
  if (error instanceof Refusal) {
    const { fields, step, retryAfter, errors } = error.extras;
    return {
      ...base(error.status, error.code, error.message, correlationId),
      ...(errors && { errors: [...errors] }),
      ...(fields && { fields: Object.fromEntries(Object.entries(fields).map(([path, codes]) => [path, [...codes]])) }),
      ...(step !== undefined && { step }),
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string[]> = {};
    for (const issue of error.validation) {
      const path = issue.instancePath.replace(/^\//, "").replaceAll("/", ".") || "body";
      // Its own message repeats the names that were sent, and anything may have been sent as one.
      const said = issue.keyword === "unrecognized_keys" ? "unknown-field" : issue.message;
      fields[path] = [...(fields[path] ?? []), said ?? "invalid"];
    }
    return { ...base(400, "invalid", "Some answers need another look.", correlationId), fields };
  }
  if (error instanceof VendorUnavailable) {
    const detail = "A service that we ask is not answering just now. Nothing is lost: please try again in a minute.";
    return { ...base(503, "vendor-unavailable", detail, correlationId), retryAfter: 30 };
  }
  // Nobody reads this; in the log it must not look as if our records were away.
  if (hasLeft(request)) return base(400, "left", "The request ended before it was whole.", correlationId);
  return problemOfFramework(error, correlationId);
}

/** Whoever asked went away in the middle of the body. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

const frameworkCodes: Readonly<Record<string, readonly [number, string, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, "too-large", "This is larger than we can take."],
  FST_REQ_FILE_TOO_LARGE: [413, "too-large", "This file is larger than 20 MB. Send a smaller one, or several."],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, "media-type", "Send this as JSON."],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, "malformed", "The request is not valid JSON."],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, "malformed", "The request is empty."],
};

function problemOfFramework(error: FastifyError | Error, correlationId: string): Problem {
  const code = "code" in error ? error.code : "";
  const known = frameworkCodes[code];
  if (known) return base(known[0], known[1], known[2], correlationId);
  const status = "statusCode" in error ? (error.statusCode ?? 500) : 500;
  if (status === 429)
    return { ...base(429, "too-many", "That was often. Wait a minute and try again.", correlationId), retryAfter: 60 };
  if (isDatabaseOutage(error) || isDiskFull(error) || error instanceof ShelfUnavailable) {
    return {
      ...base(
        503,
        "unavailable",
        "We cannot reach our records just now. Nothing is lost: please try again.",
        correlationId,
      ),
      retryAfter: 5,
    };
  }
  if (status >= 400 && status < 500)
    return base(status, "refused", "This request cannot be served as it is.", correlationId);
  return base(500, "failed", "Something unexpected happened", correlationId);
}

/** A document could not be written; the store wraps what the file system said. */
function isDiskFull(error: Error): boolean {
  const { cause = error } = error;
  return cause instanceof Error && "code" in cause && (cause.code === "ENOSPC" || cause.code === "EDQUOT");
}

function base(status: number, code: string, detail: string, correlationId: string): Problem {
  return { type: `about:blank#${code}`, title: detail, status, code, detail, correlationId, errors: [detail] };
}
