import type { Exchange } from "./order-protocol.ts";

const MAX_ANSWER_BYTES = 40 * 1024 * 1024;

export interface HttpAttempt {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent, and left out of the record. */
  readonly credentials: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** The body as it may be kept. */
  readonly recordedBody: string | null;
  readonly attempt: number;
  readonly timeOutMs: number;
}

/**
 * Sends one request and reads the whole answer within the time-out, whatever happens. Never throws: the exchange says what came back, or
 * `failure` what went wrong. Redirects are not followed, since they could lead the credentials elsewhere.
 */
export async function exchangeOverHttp(attempt: HttpAttempt): Promise<Exchange> {
  const started = Date.now();
  const record = {
    method: attempt.method,
    url: attempt.url,
    startedAt: new Date(started).toISOString(),
    attempt: attempt.attempt,
    requestHeaders: attempt.headers,
    requestBody: attempt.recordedBody,
  };
  try {
    const response = await fetch(attempt.url, {
      method: attempt.method,
      headers: { ...attempt.headers, ...attempt.credentials },
      body: attempt.body,
      redirect: "manual",
      signal: AbortSignal.timeout(attempt.timeOutMs),
    });
    const responseHeaders = Object.fromEntries(response.headers);
    const read = await readAtMost(response, MAX_ANSWER_BYTES);
    const answered = { ...record, durationMs: Date.now() - started, status: response.status, responseHeaders };
    return read.complete
      ? { ...answered, responseBody: read.text }
      : { ...answered, responseBody: read.text, failure: "answer too large" };
  } catch (error) {
    return { ...record, durationMs: Date.now() - started, failure: failureOf(error) };
  }
}

async function readAtMost(response: Response, limit: number): Promise<{ text: string; complete: boolean }> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limit) return { text: text.slice(0, 2000), complete: false };
    text += decoder.decode(chunk, { stream: true });
  }
  return { text: text + decoder.decode(), complete: true };
}

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return "unreachable";
  if (error.name === "TimeoutError" || error.name === "AbortError") return "time-out";
  const cause = error.cause;
  return cause instanceof Error && "code" in cause ? `unreachable: ${String(cause.code)}` : "unreachable";
}
