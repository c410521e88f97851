import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { Inbox } from "./inbox.ts";
import { describeProtocol } from "./openapi.ts";
import { docsPage } from "./pages/docs-page.ts";
import { homePage } from "./pages/home-page.ts";
import { inboxPage, messagePage } from "./pages/inbox-pages.ts";
import { personaByName, personas } from "./personas/personas.ts";
import { textBack } from "./text-back.ts";

const style = readFileSync(new URL("./pages/style.css", import.meta.url), "utf8");

const inQuery = z.object({ to: z.string().default("") });
const inReply = z.object({ text: z.string().min(1).max(1600), id: z.string().min(1).max(100).optional() });
const inPath = z.object({ id: z.string(), index: z.coerce.number().int().min(0).default(0) });

/** What people and tools look at: personas, captured messages, the protocol. */
export function addPageRoutes(
  app: FastifyInstance,
  { inbox, publicUrl, webhookSecret }: { inbox: Inbox; publicUrl: () => string; webhookSecret: string },
): void {
  app.get("/", async (_, reply) => sendPage(reply, homePage()));
  app.get("/docs", async (_, reply) => sendPage(reply, docsPage()));
  app.get("/openapi.json", async (_, reply) => reply.send(describeProtocol(publicUrl())));
  app.get("/style.css", async (_, reply) => reply.type("text/css; charset=utf-8").send(style));
  app.get("/healthz", async () => ({ ok: true }));

  app.get("/personas", async (_, reply) =>
    forAnyOrigin(reply).send(personas.map(({ name, number, story, ends }) => ({ name, number, story, ends }))),
  );
  app.get("/personas/:id", async (request, reply) => {
    const persona = personaByName(inPath.parse(request.params).id);
    return persona === undefined
      ? reply.code(404).send({ code: "unknown-persona", message: "There is no persona of this name. See /personas." })
      : forAnyOrigin(reply).send(persona);
  });

  app.get("/inbox", async (request, reply) => {
    const { to } = inQuery.parse(request.query);
    return sendPage(reply, inboxPage(inbox.list(to), to));
  });
  app.get("/inbox.json", async (request, reply) =>
    forAnyOrigin(reply).send(inbox.list(inQuery.parse(request.query).to)),
  );
  app.get("/inbox/:id", async (request, reply) => {
    const message = inbox.find(inPath.parse(request.params).id);
    return message === undefined ? reply.callNotFound() : sendPage(reply, messagePage(message));
  });
  app.post("/inbox/:id/reply", async (request, reply) => {
    const message = inbox.find(inPath.parse(request.params).id);
    const back = inReply.safeParse(request.body);
    if (message === undefined || !back.success) return reply.callNotFound();
    const status = await textBack(webhookSecret, message, back.data);
    const said = status === 200 ? "The lender has it." : `The lender answered ${status}.`;
    return sendPage(reply.code(status), messagePage(message, said));
  });
  app.get("/inbox/:id/html", async (request, reply) => {
    const message = inbox.find(inPath.parse(request.params).id);
    if (message === undefined || message.html === null) return reply.callNotFound();
    return reply
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; img-src data: https: http:")
      .type("text/html; charset=utf-8")
      .send(message.html);
  });
  app.get("/inbox/:id/attachments/:index", async (request, reply) => {
    const { id, index } = inPath.parse(request.params);
    const attachment = inbox.find(id)?.attachments[index];
    if (attachment === undefined) return reply.callNotFound();
    return reply
      .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`)
      .header("content-security-policy", "sandbox")
      .type(attachment.mediaType)
      .send(Buffer.from(attachment.content, "base64"));
  });
}

/** The developer toolbar reads these from the lender's own pages. */
const forAnyOrigin = (reply: FastifyReply): FastifyReply => reply.header("access-control-allow-origin", "*");

const sendPage = (reply: FastifyReply, markup: string) =>
  reply
    .header(
      "content-security-policy",
      "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
    )
    .type("text/html; charset=utf-8")
    .send(markup);
