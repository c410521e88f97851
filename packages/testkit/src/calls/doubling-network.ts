import type { CallDefinition } from "@gable/contract/call.ts";
import { callExamples } from "./call-examples.ts";

export interface DoublingNetwork {
  readonly fetch: typeof fetch;
  /** Names of the commands that were sent twice and succeeded. */
  readonly doubled: ReadonlySet<string>;
  /** What went otherwise than once, in words. */
  readonly faults: string[];
}

/**
 * A network on which every command arrives twice at the same time, then once more, and then its key with another body. Whatever is not
 * one effect, one reply to all and a refusal of the last is a fault. `countEffects` counts what borrowers have changed so far.
 */
export function createDoublingNetwork(
  calls: readonly CallDefinition[],
  countEffects: () => Promise<number>,
): DoublingNetwork {
  const commands = calls
    .filter(({ idempotent }) => idempotent)
    .map((call) => ({ call, place: new RegExp(`^${call.path.replace(/:\w+/g, "[^/]+")}$`) }));
  const doubled = new Set<string>();
  const faults: string[] = [];

  async function sendTwice(call: CallDefinition, input: string, init: RequestInit): Promise<Response> {
    const send = async () => {
      const reply = await fetch(input, init);
      return { reply, text: await reply.text() };
    };
    const before = await countEffects();
    const [first, second] = await Promise.all([send(), send()]);
    const third = await send();
    const { status } = first.reply;
    const effects = (await countEffects()) - before;
    // Refusals differ in their correlation id.
    const same = [second, third].every(
      ({ reply, text }) => reply.status === status && (!reply.ok || text === first.text),
    );
    if (!same)
      faults.push(
        `${call.name}: ${[first, second, third].map(({ reply, text }) => `${reply.status} ${text}`).join(" | ")}`,
      );
    // None where a vendor had told already what the borrower's browser comes to tell.
    if (effects > (first.reply.ok ? 1 : 0)) faults.push(`${call.name} (${status}) had ${effects} effects`);
    if (first.reply.ok) {
      doubled.add(call.name);
      if (call.body && !callExamples[call.name]?.isOnlyBody) await sendOther(call, input, init);
    }
    return new Response(status === 204 ? null : first.text, { status, headers: first.reply.headers });
  }

  async function sendOther(call: CallDefinition, input: string, init: RequestInit): Promise<void> {
    const body = call.upload ? otherFile(init.body as FormData) : otherBody(call);
    const reply = await fetch(input, { ...init, body });
    const text = await reply.text();
    if (reply.status !== 422 || !text.includes("idempotency-key-reused"))
      faults.push(`${call.name} with another body under the same key: ${reply.status} ${text}`);
  }

  return {
    doubled,
    faults,
    fetch: async (input, init = {}) => {
      const url = input instanceof Request ? input.url : input.toString();
      const found = commands.find(
        ({ call, place }) => call.method === init.method && place.test(new URL(url).pathname),
      );
      return found ? sendTwice(found.call, url, init) : fetch(input, init);
    },
  };
}

/** An example that is what the borrower sends would be answered and not refused, and so count as a fault. */
function otherBody(call: CallDefinition): string {
  return JSON.stringify(callExamples[call.name]?.body);
}

function otherFile(sent: FormData): FormData {
  const form = new FormData();
  for (const [name, value] of sent) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, new Blob([value, new Uint8Array(1)]), value.name);
  }
  return form;
}
