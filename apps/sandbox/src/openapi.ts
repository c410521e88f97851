import type { Act } from "@gable/vendors/order-protocol.ts";
import { protocols, vendorKinds } from "@gable/vendors/protocols.ts";
import { z } from "zod";

type Json = Readonly<Record<string, unknown>>;

/** The published vendor protocol as OpenAPI 3.1, made from the schemas that both sides check with. */
export function describeProtocol(serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  const webhooks: Record<string, Json> = {};
  for (const kind of vendorKinds) {
    const { summary, acts } = protocols[kind];
    const named = Object.entries(acts as Readonly<Record<string, Act>>);
    paths[`/v1/${kind}/orders`] = { post: placeOrder(kind, summary, named) };
    paths[`/v1/${kind}/orders/{order}`] = { get: findOrder(kind, named) };
    webhooks[kind] = { post: eventOf(kind, named) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Vendor protocol",
      version: "1.0.0",
      description:
        "One protocol for every kind of vendor. An order is placed under an idempotency key and answered at once (200) or later (202): then by a signed webhook to `callbackUrl`, or by asking for the order. An answer of a higher revision replaces an earlier one.",
    },
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }],
    paths,
    webhooks,
    components: {
      securitySchemes: { apiKey: { type: "http", scheme: "bearer" } },
      schemas: {
        Problem: object({ code: { type: "string" }, message: { type: "string" } }),
      },
    },
  };
}

type Named = readonly (readonly [string, Act])[];

const placeOrder = (kind: string, summary: string, acts: Named): Json => ({
  tags: [kind],
  summary: `Place an order: ${summary}`,
  parameters: [
    header(
      "Idempotency-Key",
      "The same key with the same body is the same order; with another body it is refused.",
      true,
    ),
    header("X-Correlation-Id", "Repeated in the vendor's logs.", false),
    header("X-Ordered-At", "The instant of the order by the lender's clock; answers are dated by it.", false),
  ],
  requestBody: json({
    type: "object",
    required: ["reference", "request"],
    properties: {
      reference: { type: "string", description: "Repeated in events. Never personal." },
      callbackUrl: { type: "string", format: "uri" },
      request: { oneOf: acts.map(([name, act]) => requestOf(name, act)) },
    },
  }),
  responses: {
    200: { description: "Answered", ...json(answered(acts)) },
    202: { description: "Taken; the answer comes later", ...json(pending(acts)) },
    ...refusals(401, 409, 422, 429),
  },
});

const findOrder = (kind: string, acts: Named): Json => ({
  tags: [kind],
  summary: "Ask what became of an order",
  parameters: [{ name: "order", in: "path", required: true, schema: { type: "string" } }],
  responses: {
    200: { description: "As it stands", ...json({ oneOf: [answered(acts), pending(acts)] }) },
    ...refusals(401, 404, 429),
  },
});

const eventOf = (kind: string, acts: Named): Json => ({
  tags: [kind],
  summary: "An answer, or a report on the way to it. May come more than once and in any order.",
  parameters: [
    header(
      "X-Vendor-Signature",
      "`t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over `<t>.<body>`; refuse after five minutes.",
      true,
    ),
  ],
  requestBody: json({
    type: "object",
    required: ["event", "kind", "act", "order", "reference", "at", "status", "revision"],
    properties: {
      event: { type: "string", description: "The same for every delivery of the same event." },
      kind: { const: kind },
      act: { enum: acts.map(([name]) => name) },
      order: { type: "string" },
      reference: { type: "string" },
      at: { type: "string", format: "date-time" },
      status: { enum: ["answered", "pending"] },
      revision: { type: "integer", minimum: 0 },
      answer: answers(acts),
      progress: reports(acts),
    },
  }),
  responses: { 200: { description: "Taken. Anything else, and it is sent again." } },
});

function requestOf(name: string, act: Act): Json {
  const schema = schemaOf(act.request, "input");
  const properties = { act: { const: name }, ...(schema["properties"] as Json | undefined) };
  return {
    ...schema,
    title: name,
    description: act.summary,
    properties,
    required: ["act", ...asList(schema["required"])],
  };
}

const answered = (acts: Named): Json =>
  object({
    order: { type: "string" },
    status: { const: "answered" },
    revision: { type: "integer", minimum: 1 },
    answer: answers(acts),
  });

const pending = (acts: Named): Json =>
  object({
    order: { type: "string" },
    status: { const: "pending" },
    progress: { type: "array", items: reports(acts) },
  });

const answers = (acts: Named): Json => ({
  oneOf: acts.map(([name, act]) => ({ title: name, ...schemaOf(act.answer, "output") })),
});

function reports(acts: Named): Json {
  const schemas = acts.flatMap(([name, { progress }]) =>
    progress === undefined ? [] : [{ title: name, ...schemaOf(progress, "output") }],
  );
  return schemas.length === 0 ? { not: {} } : { oneOf: schemas };
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

const json = (schema: Json): Json => ({ content: { "application/json": { schema } } });

const object = (properties: Json): Json => ({ type: "object", required: Object.keys(properties), properties });

const header = (name: string, description: string, required: boolean): Json => ({
  name,
  in: "header",
  required,
  description,
  schema: { type: "string" },
});

const refusals = (...codes: readonly number[]): Json =>
  Object.fromEntries(
    codes.map((code) => [code, { description: "Refused", ...json({ $ref: "#/components/schemas/Problem" }) }]),
  );

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
