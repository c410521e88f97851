import type { Act } from "@gable/vendors/order-protocol.ts";
import { protocols, vendorKinds } from "@gable/vendors/protocols.ts";
import { z } from "zod";
import { html, type Markup, page } from "./html.ts";

export function docsPage(): string {
  return page(
    "Vendor protocol",
    html`<header><a href="/">Vendor sandbox</a><nav><a href="/inbox">Inbox</a><a href="/openapi.json">OpenAPI</a></nav></header>
<main>
<h1>Vendor protocol</h1>
<p>Every kind of vendor is spoken to in the same way. Place an order with <code>POST /v1/{kind}/orders</code>, an API key, an
<code>Idempotency-Key</code> and a body <code>{ reference, callbackUrl, request: { act, … } }</code>. It is answered at once (200) or
later (202); then by a webhook signed with <code>X-Vendor-Signature</code>, or by <code>GET /v1/{kind}/orders/{order}</code>.</p>
${vendorKinds.map((kind) => section(kind))}
</main>`,
    { wide: true },
  );
}

function section(kind: (typeof vendorKinds)[number]): Markup {
  const { summary, acts } = protocols[kind];
  return html`<h2 id="${kind}">${kind}</h2><p class="quiet">${summary}</p>
${Object.entries(acts as Readonly<Record<string, Act>>).map(
  ([name, act]) => html`<details><summary>${name}</summary><p>${act.summary}</p>
<p class="quiet">Request</p><pre>${schemaText(act.request, "input")}</pre>
<p class="quiet">Answer</p><pre>${schemaText(act.answer, "output")}</pre>
${act.progress !== undefined && html`<p class="quiet">On the way</p><pre>${schemaText(act.progress, "output")}</pre>`}</details>`,
)}`;
}

const schemaText = (schema: z.ZodType, io: "input" | "output"): string =>
  JSON.stringify(z.toJSONSchema(schema, { io }), null, 2);
