import type { FastifyInstance } from "fastify";
import { z } from "zod";

const Asked = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(["system", "user"]), content: z.string() })).min(2),
});

/** As the passages are numbered in what the model is told. */
const FIRST_PASSAGE = /^\[1\] .*\n(?<text>[^\n]+)/m;

/**
 * Plays a language model behind the form of chat completions: it words the first passage that it is given, and cites it. Without one it
 * knows nothing.
 */
export function addModelRoutes(app: FastifyInstance, key: string): void {
  app.post("/language-model/chat/completions", async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${key}`)
      return reply.code(401).send({ error: { message: "Incorrect API key provided", type: "invalid_request_error" } });
    const { model, messages } = Asked.parse(request.body);
    const told = messages.find(({ role }) => role === "system")?.content ?? "";
    const passage = FIRST_PASSAGE.exec(told)?.groups?.["text"];
    const content = passage === undefined ? "NONE" : `In short: ${passage} [1]`;
    return {
      id: "chatcmpl-sandbox",
      object: "chat.completion",
      model,
      choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    };
  });
}
