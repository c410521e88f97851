import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { Refusal } from "./refusal.ts";

/** This machine's names for itself: nobody else can let them point here. */
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;
/** A load balancer asks for these by whatever address it has. */
const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/**
 * Refuses what is asked under a host that is not one of ours: a name that somebody else lets point here would show our pages as theirs
 * (DNS rebinding), and who asks for one does not get the main lender's by mistake.
 */
export function refuseForeignHosts(app: FastifyInstance, { config, lenders }: Context): void {
  const own = new Set(
    [config.publicUrl, config.consoleUrl, config.vendorCallbackUrl].map((url) => new URL(url).hostname),
  );
  const isOwn = (host: string): boolean =>
    own.has(host) ||
    LOOPBACK.test(host) ||
    lenders.all().some((lender) => new URL(lenders.originOf(lender)).hostname === host);
  app.addHook("onRequest", (request, _reply, done) => {
    const isRefused = !PROBES.has(request.url) && !isOwn(request.hostname.toLowerCase());
    done(isRefused ? new Refusal(421, "foreign-host", "Nothing is served under this address.") : undefined);
  });
}
