import type { FastifyInstance } from "fastify";
import { type ContextOverrides, createContext, type OpenContext } from "./create-context.ts";
import type { Ground } from "./ground.ts";
import { buildApp } from "./http/build-app.ts";
import { consolePages } from "./http/console-page.ts";
import { registerHealth } from "./http/health.ts";
import { portalPages } from "./http/page.ts";
import { vendorEvents } from "./http/vendor-events.ts";
import { plaidNotices } from "./modules/accounts/plaid-notices.ts";
import { chatSocket } from "./modules/chat/chat-socket.ts";
import { inboundTexts } from "./modules/notifications/inbound-texts.ts";
import { leaveAtOnce } from "./modules/waitlist/leave-at-once.ts";
import { routesOf } from "./modules.ts";

export interface OpenServer {
  readonly ctx: OpenContext;
  readonly app: FastifyInstance;
  /** Ends requests and what this opened; the ground stays the caller's. */
  readonly close: () => Promise<void>;
}

/** The product on its ground, ready to listen or to be asked in process. */
export async function openServer(ground: Ground, overrides: ContextOverrides = {}): Promise<OpenServer> {
  const ctx = await createContext(ground, overrides);
  const app = await buildApp(ctx, routesOf(ctx), [
    registerHealth,
    vendorEvents,
    inboundTexts,
    plaidNotices,
    leaveAtOnce,
    chatSocket,
    portalPages,
    consolePages,
  ]);
  return {
    ctx,
    app,
    close: async () => {
      await app.close();
      await ctx.closeContext();
    },
  };
}
