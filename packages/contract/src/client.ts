import { requestTimeoutMs } from "@gable/domain/journey/loading.ts";
import type { BodyOf, CallDefinition, ParamsOf, QueryOf, ReplyOf } from "./call.ts";
import { pathOf, queryOf } from "./call.ts";
import { CallFailed, isOfEndedSession, isOfOtherLender, joinErrors, problemIn } from "./problem.ts";

/** Why a session is not accepted: it is over, or it was opened with another lender. */
export type Rejection = "over" | "other-lender";

export interface ClientOptions {
  /** Origin of the lender's host, or empty for the page's own. */
  readonly baseUrl: string;
  readonly orgCode: () => string;
  /** The stored token with its Bearer prefix, if any. */
  readonly token: () => string | undefined;
  /** Called with each `authorization` reply header that begins with Bearer. */
  readonly keepToken: (token: string) => void;
  /**
   * Whether somebody is there; always, where it is not said. What a page asks again and again of itself renews no token, so that a session
   * ends when its owner has gone.
   */
  readonly isSomebodyThere?: () => boolean;
  /** Called on 401, on 403 with the message 'unauthenticated' or 'invalid signature', and where the session is another lender's. */
  readonly rejected: (why: Rejection) => void;
  readonly fetch?: typeof fetch;
  /** A signal that aborts after so many milliseconds. */
  readonly timeout?: (ms: number) => AbortSignal;
  /** Further headers for every request, e.g. the origin outside a browser. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

type Given<K extends string, V> = undefined extends V ? { readonly [P in K]?: V } : { readonly [P in K]: V };

export type Request<C extends CallDefinition> = Given<"params", ParamsOf<C>> &
  Given<"query", QueryOf<C>> &
  Given<"body", BodyOf<C>> & {
    /** Same key, same effect: give it when the same intent may be sent again (double tap, retry after a lost reply). */
    readonly idempotencyKey?: string;
    readonly file?: Blob;
    readonly fileName?: string;
    readonly signal?: AbortSignal;
    /** It is sent also where the page is left meanwhile; its body has less than 64 KiB. */
    readonly keepalive?: boolean;
    /** Called in a browser, while the body is on its way, with bytes. */
    readonly onUploadProgress?: (sent: number, total: number) => void;
  };

export interface Client {
  /** Makes a call. Throws `CallFailed` when it is refused, or unanswered (status 0). */
  send<C extends CallDefinition>(call: C, request: Request<C>): Promise<ReplyOf<C>>;
  /** Makes a call whose reply is a document or a stream. */
  open<C extends CallDefinition>(call: C, request: Request<C>): Promise<Response>;
  /** Makes a call whose reply is a document, and has all of it; throws as `send` does, also where the line breaks amid it. */
  file<C extends CallDefinition>(call: C, request: Request<C>): Promise<Blob>;
}

/** What every request of a call says beside its address and its body. */
export function headersOf(
  call: CallDefinition,
  orgCode: string,
  token: string | undefined,
  further: Readonly<Record<string, string>> = {},
): Headers {
  return new Headers({
    accept: call.replyForm === "pdf" ? "application/pdf, application/json" : "application/json",
    "x-org": orgCode,
    ...further,
    ...(token !== undefined && { authorization: token }),
  });
}

/** The one way in which a browser, a test or a command talks to the server. */
export function createClient(options: ClientOptions): Client {
  const fetcher = options.fetch ?? fetch;
  const timeout = options.timeout ?? AbortSignal.timeout.bind(AbortSignal);

  /** Answers the reply once its headers are there, and what ends the wait for the rest of it. */
  async function ask(call: CallDefinition, request: Request<CallDefinition>): Promise<Asked> {
    const query = request.query ? `?${queryOf(request.query as Record<string, unknown>)}` : "";
    const url = options.baseUrl + pathOf(call, request.params as Record<string, string> | undefined) + query;
    const token = options.token();
    const headers = headersOf(call, options.orgCode(), token, options.headers?.());
    if (call.idempotent) headers.set("idempotency-key", request.idempotencyKey ?? crypto.randomUUID());
    const body = bodyOf(call, request, headers);
    const patience =
      call.replyForm === "stream" ? undefined : following(timeout(requestTimeoutMs(request.file?.size ?? 0)));
    const end = () => patience?.end();
    const signals = [patience?.signal, request.signal].filter((signal) => signal !== undefined);
    let response: Response;
    try {
      const sent: RequestInit = {
        method: call.method,
        credentials: "include",
        headers,
        keepalive: request.keepalive === true,
        ...(body !== undefined && { body }),
        ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
      };
      const { onUploadProgress } = request;
      const isTold = onUploadProgress !== undefined && typeof XMLHttpRequest === "function";
      // A browser that once could not fetch what tells of progress never fetches it again: the file goes without.
      const teller = isTold ? await import("./send-with-progress.ts").catch(() => undefined) : undefined;
      response = await (isTold && teller ? teller.sendWithProgress(url, sent, onUploadProgress) : fetcher(url, sent));
    } catch (cause) {
      end();
      throw new CallFailed(0, "Network Error", undefined, cause);
    }
    const renewed = response.headers.get("authorization");
    // A late reply brings back no session that has ended or given way to another meanwhile.
    const isWanted = token === undefined || options.isSomebodyThere?.() !== false;
    if (renewed?.startsWith("Bearer ") && isWanted && options.token() === token) options.keepToken(renewed);
    if (response.ok) return { response, end };
    throw await refusal(response, url, options.rejected).finally(end);
  }

  const open = async (call: CallDefinition, request: Request<CallDefinition>): Promise<Response> => {
    const { response, end } = await ask(call, request);
    // A long document takes the time that the line needs.
    end();
    return response;
  };

  return {
    open,
    async file(call, request) {
      const response = await open(call, request);
      return response.blob().catch((cause: unknown) => {
        throw new CallFailed(0, "Network Error", undefined, cause);
      });
    },
    async send<C extends CallDefinition>(call: C, request: Request<C>): Promise<ReplyOf<C>> {
      const { response, end } = await ask(call, request);
      try {
        if (call.replyForm === "empty" || response.status === 204) return undefined as ReplyOf<C>;
        return (await jsonOf(response, pathOf(call, request.params as Record<string, string>))) as ReplyOf<C>;
      } finally {
        end();
      }
    },
  };
}

interface Asked {
  readonly response: Response;
  readonly end: () => void;
}

/** A signal that follows another until that is ended. */
function following(leader: AbortSignal): { readonly signal: AbortSignal; readonly end: () => void } {
  const controller = new AbortController();
  const follow = () => controller.abort(leader.reason);
  leader.addEventListener("abort", follow, { once: true });
  return { signal: controller.signal, end: () => leader.removeEventListener("abort", follow) };
}

function bodyOf(call: CallDefinition, request: Request<CallDefinition>, headers: Headers): BodyInit | undefined {
  if (call.upload) {
    const form = new FormData();
    for (const [name, value] of Object.entries(request.body ?? {})) form.append(name, String(value));
    if (request.file) form.append("file", request.file, request.fileName ?? "upload");
    return form;
  }
  if (request.body === undefined) return undefined;
  headers.set("content-type", "application/json");
  return JSON.stringify(request.body);
}

async function jsonOf(response: Response, url: string): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    // The line was lost in the middle of a reply.
    throw new CallFailed(0, "Network Error", undefined, cause);
  });
  if (text === "") throw new CallFailed(response.status, `Response was not defined for ${url}`, undefined);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CallFailed(response.status, `Response was not convertible to json for ${url}`, text, cause);
  }
}

async function refusal(response: Response, url: string, rejected: ClientOptions["rejected"]): Promise<CallFailed> {
  const body = await jsonOf(response, url).catch((failure: unknown) => failure);
  const failure =
    body instanceof CallFailed
      ? new CallFailed(response.status, body.message, body.body, body)
      : new CallFailed(response.status, joinErrors(problemIn(body)?.errors ?? []), body);
  if (isOfOtherLender(failure)) rejected("other-lender");
  else if (isOfEndedSession(failure)) rejected("over");
  return failure;
}
