import type { FastifyInstance, FastifyReply } from "fastify";
import type { Config } from "../config.ts";

const TWO_YEARS_SECONDS = 63_072_000;

/** What a page may load: only what this server sends; no script or style inside the page. */
const pagePolicy: Readonly<Record<string, string>> = {
  "default-src": "'self'",
  "script-src": "'self'",
  "script-src-attr": "'none'",
  "style-src": "'self'",
  "img-src": "'self' data: blob:",
  "media-src": "'self' blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "worker-src": "'self' blob:",
  "object-src": "'none'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
  "form-action": "'self'",
};

/** A value is no page: nothing may be loaded for it, and nobody may frame it. */
const VALUE_POLICY = "default-src 'none';frame-ancestors 'none'";

/** A file that somebody sent: nothing in it runs, and it has no origin. */
export const DOCUMENT_POLICY = "default-src 'none';frame-ancestors 'none';sandbox";

const always: Readonly<Record<string, string>> = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  // The camera reads identity documents; camera and microphone serve the notary's session. A signature says where it was given.
  "permissions-policy": "camera=(self), microphone=(self), geolocation=(self), payment=(), usb=()",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
};

/** The policies that were made for single pages: of lenders whose chats another provider carries, and with a script inside. */
const wider = new Set<string>();

/** What a page may load that besides speaks to some origins, and runs the one script inside it that has this hash. */
export function pagePolicyReaching(
  { deployment }: Pick<Config, "deployment">,
  origins: readonly string[],
  scriptHash?: string,
): string {
  const more: Readonly<Record<string, readonly string[]>> = {
    "connect-src": origins,
    "script-src": scriptHash === undefined ? [] : [scriptHash],
  };
  const directives = Object.entries(pagePolicy).map(([name, sources]) =>
    [name, sources, ...(more[name] ?? [])].join(" "),
  );
  if (deployment === "production") directives.push("upgrade-insecure-requests");
  const policy = directives.join(";");
  wider.add(policy);
  return policy;
}

/** The headers of a reply that keep a browser from being turned against its owner: of a page, and of a value. */
function headersIn(config: Pick<Config, "deployment">) {
  const isProduction = config.deployment === "production";
  const common = {
    ...always,
    ...(isProduction && { "strict-transport-security": `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }),
  };
  return {
    ofPage: { ...common, "content-security-policy": pagePolicyReaching(config, []) },
    ofValue: { ...common, "content-security-policy": VALUE_POLICY },
  };
}

/** As `sendSecurityHeaders`, for what is answered where no hook runs: before there is a route. */
export function securityHeadersOf(config: Pick<Config, "deployment">): (reply: FastifyReply) => void {
  const { ofPage } = headersIn(config);
  return (reply) => void reply.headers({ ...ofPage, "cache-control": "no-store" });
}

/** Puts them on every reply. Made once, because they never differ. */
export function sendSecurityHeaders(app: FastifyInstance, config: Pick<Config, "deployment">): void {
  const { ofPage, ofValue } = headersIn(config);
  app.addHook("onSend", (request, reply, _payload, done) => {
    const isValue = /^application\/(problem\+)?json/.test(String(reply.getHeader("content-type")));
    const own = reply.getHeader("content-security-policy");
    void reply.headers(isValue ? ofValue : ofPage).header("x-correlation-id", request.id);
    // A document may do less than a page, and a lender's page reach who carries its chats: their own policies stand.
    if (own === DOCUMENT_POLICY || (typeof own === "string" && wider.has(own)))
      void reply.header("content-security-policy", own);
    if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
    done();
  });
}
