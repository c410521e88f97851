import { z } from "zod";

/** What every refused or failed call answers, as `application/problem+json` (RFC 9457). */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    /** Stable machine-readable code, e.g. `out-of-order`, `not-found`, `invalid`. */
    code: z.string(),
    /** One plain sentence that says what to do. */
    detail: z.string(),
    correlationId: z.string(),
    /** The list that the specification's client joins into its message. */
    errors: z.array(z.string()),
    /** Per field path (`home.zip`), the codes of what is wrong with it. */
    fields: z.record(z.string(), z.array(z.string())).optional(),
    /** The application's present step where a command came out of order. */
    step: z.string().nullable().optional(),
    /** Seconds after which to try again, where that helps. */
    retryAfter: z.int().optional(),
  })
  .meta({ id: "Problem" });

export type Problem = z.infer<typeof problem>;

/**
 * The problem that a reply's body is, if it is one. Read by hand and not by the schema, which would be the only thing that a browser's
 * first screen needs zod for.
 */
export function problemIn(body: unknown): Problem | undefined {
  const { code, detail, errors } = Object(body) as Partial<Record<keyof Problem, unknown>>;
  const isProblem = typeof code === "string" && typeof detail === "string" && Array.isArray(errors);
  return isProblem ? (body as Problem) : undefined;
}

const FALLBACK = "Something unexpected happened";

/** Specification part 2, section 8: messages deduplicated, joined with commas, ended with a period. */
export function joinErrors(errors: readonly string[]): string {
  const said = [...new Set(errors.map((error) => error.trim().replace(/\.$/, "")).filter((error) => error !== ""))];
  return `${said.length === 0 ? FALLBACK : said.join(", ")}.`;
}

/** A call that was answered with a refusal, or not answered at all (`status` 0). */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly status: number;
  readonly problem: Problem | undefined;
  /** The parsed body as it came, for the error log; never shown. */
  readonly body: unknown;

  constructor(status: number, message: string, body: unknown, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.body = body;
    this.problem = problemIn(body);
  }
}

/** What a server, or what stands before it, answers that cannot serve anybody just now. */
const OUTAGES: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** Whether nothing was wrong with a call but that nobody could answer it: to be tried again as it is. */
export const isOutage = (failure: unknown): boolean => failure instanceof CallFailed && OUTAGES.has(failure.status);

/** With 403: that there is no session, not that what was asked for is somebody else's. */
const SESSION_MESSAGES: ReadonlySet<string> = new Set(["unauthenticated", "invalid signature"]);

/** Whether a call was refused because its session is not accepted: specification part 1, section 8. */
export const isOfEndedSession = (failure: unknown): boolean =>
  failure instanceof CallFailed &&
  (failure.status === 401 ||
    (failure.status === 403 && (failure.problem?.errors.some((message) => SESSION_MESSAGES.has(message)) ?? false)));

/** Whether a call was refused because its session was opened with another lender. */
export const isOfOtherLender = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.problem?.code === "other-lender";
