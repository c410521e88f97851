import { type DestinationStream, type Logger, pino } from "pino";

export type { Logger } from "pino";

/** Fields that may hold what a person entered or a secret; at the top of a log object and one level below. */
const secret = [
  "accountNumber",
  "authorization",
  "birthDate",
  "body",
  "cookie",
  "dateOfBirth",
  "dob",
  "email",
  "facts",
  "firstName",
  "lastName",
  "name",
  "otp",
  "password",
  "phone",
  "pin",
  "routingNumber",
  "secret",
  "ssn",
  "token",
];

/**
 * The log: one JSON object a line, ids only. What should never get there is removed all the same.
 * An error keeps its class, message and stack, but none of the fields that a library hung on it (`detail` of PostgreSQL
 * quotes whole rows).
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secret.flatMap((field) => [field, `*.${field}`, `*.headers.${field}`]), remove: true },
    serializers: { err: describeError, error: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === "string" && { code }),
    stack: error.stack,
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
