import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "@fastify/type-provider-zod";
import { UPLOAD_LIMIT_BYTES } from "@gable/contract/calls/documents.ts";
import { requestTimeoutMs } from "@gable/domain/journey/loading.ts";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Context } from "../context.ts";
import { endStalledBodies } from "./arriving-bodies.ts";
import { type Route, registerRoute } from "./contract-routing.ts";
import { letGoWhenStopping } from "./let-go.ts";
import { networkOf } from "./network-of.ts";
import { refuseForeignHosts } from "./own-hosts.ts";
import { readerOf } from "./problem-page.ts";
import { refuseBeforeRouting, replyWithProblems } from "./problem-replies.ts";
import { refuseNul } from "./refuse-nul.ts";
import { securityHeadersOf, sendSecurityHeaders } from "./security-headers.ts";

const BODY_LIMIT_BYTES = 64 * 1024;
/** A request's head is some hundred bytes: who has not sent it by then is a browser that opened a connection ahead, or means harm. */
const HEADERS_MS = 20_000;
const LOOK_AT_CONNECTIONS_MS = 5000;

/** What a module adds that is not a call of the contract: pages, webhooks, streams. */
export type Plugin = (app: FastifyInstance, ctx: Context) => Promise<void> | void;

/** The HTTP server: limits, headers, the contract's calls, problem replies and the API reference at /docs. */
export async function buildApp(
  ctx: Context,
  routes: readonly Route[],
  plugins: readonly Plugin[],
): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = ctx.log;
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: (request) => correlationOf(request.headers["x-correlation-id"]),
    trustProxy: ctx.config.trustProxy > 0 && ((_address, hop) => hop < ctx.config.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request costs more than the request; what is logged of one names its correlation id.
    childLoggerFactory: (parent) => parent,
    // As long as a browser goes on sending the largest file; what cannot be one has less.
    requestTimeout: requestTimeoutMs(UPLOAD_LIMIT_BYTES),
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_AT_CONNECTIONS_MS },
    frameworkErrors: refuseBeforeRouting(readerOf(ctx), securityHeadersOf(ctx.config)),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  letGoWhenStopping(app);
  endStalledBodies(app);
  // Bodies are JSON, or forms with a file: text is what a page of somebody else may send without asking.
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  replyWithProblems(app, readerOf(ctx));
  sendSecurityHeaders(app, ctx.config);
  refuseForeignHosts(app, ctx);
  refuseNul(app);
  app.addHook("onResponse", async (request, reply) => {
    ctx.metrics.served(request.routeOptions.schema?.operationId, reply.statusCode, reply.elapsedTime / 1000);
    if (reply.statusCode >= 400 && reply.statusCode < 500) ctx.metrics.refused(networkOf(request.ip));
  });
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 8, fieldSize: 2048 } });
  await app.register(rateLimit, {
    global: true,
    max: ctx.config.requestsPerMinute,
    timeWindow: "1 minute",
    keyGenerator: (request) => networkOf(request.ip),
    // How much is left is told only to who has had too much.
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
  });
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "Gable", version: "1" } },
    transform: jsonSchemaTransform,
  });
  // Without the bar above the reference: it sets styles inside the page, which the policy stops.
  await app.register(swaggerUi, { routePrefix: "/docs", uiConfig: { layout: "BaseLayout" } });
  for (const route of routes) registerRoute(app, ctx, route);
  for (const plugin of plugins) await plugin(app, ctx);
  await app.ready();
  return app;
}

/** A correlation id given by the caller, if it is harmless; else a new one. */
function correlationOf(given: string | string[] | undefined): string {
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
