import { z } from "zod";
import { createCircuitBreaker } from "../circuit-breaker.ts";
import { VendorRefused, VendorUnavailable } from "../vendor-errors.ts";
import type { LanguageModel } from "./port.ts";

export interface ModelSettings {
  /** Before `/chat/completions`, without a slash at the end. */
  readonly url: string;
  readonly model: string;
  /** Undefined where nothing asks for one, such as a model on a machine of one's own. */
  readonly key: string | undefined;
  readonly patienceMs?: number;
}

const KIND = "language-model";
/** Somebody is looking at three dots. */
const PATIENCE_MS = 8000;
const LONGEST_ANSWER_TOKENS = 500;

const Reply = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string().min(1) }) })).min(1) });

/**
 * A model behind the common HTTP form of chat completions, as most makers and most servers of open models speak it. Redirects are not
 * followed, since they could lead the key elsewhere; errors name no question and no answer. Down several times in a row, it is left alone.
 */
export function chatCompletions({ url, model, key, patienceMs = PATIENCE_MS }: ModelSettings): LanguageModel {
  const circuit = createCircuitBreaker({ threshold: 3, restMs: 30_000 });

  async function ask(instructions: string, question: string): Promise<string> {
    const response = await fetch(`${url}/chat/completions`, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
      headers: { "content-type": "application/json", ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        model,
        messages: [
          { role: "system", content: instructions },
          { role: "user", content: question },
        ],
        temperature: 0,
        max_tokens: LONGEST_ANSWER_TOKENS,
      }),
    }).catch((cause: unknown) => {
      const isLate = cause instanceof Error && cause.name === "TimeoutError";
      throw new VendorUnavailable(KIND, isLate ? "time-out" : "unreachable");
    });
    const { status, ok } = response;
    if (status >= 500) throw new VendorUnavailable(KIND, "server-error");
    if (status === 429) throw new VendorUnavailable(KIND, "rate-limited");
    if (!ok) throw new VendorRefused(KIND, status, "refused", "POST /chat/completions", []);
    const reply = Reply.safeParse(await response.json().catch(() => undefined));
    const said = reply.data?.choices[0]?.message.content;
    if (said === undefined) throw new VendorUnavailable(KIND, "malformed-answer");
    return said;
  }

  return {
    async word({ instructions, question }) {
      const admitted = circuit.admit(Date.now());
      if (admitted.open) throw new VendorUnavailable(KIND, "circuit-open", { retryAfterMs: admitted.retryAfterMs });
      try {
        const said = await ask(instructions, question);
        circuit.succeeded();
        return said;
      } catch (error) {
        circuit.failed(Date.now());
        throw error;
      }
    },
  };
}
