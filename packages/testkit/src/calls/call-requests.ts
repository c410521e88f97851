import { randomUUID } from "node:crypto";
import { type CallDefinition, pathOf, queryOf } from "@gable/contract/call.ts";
import type { InjectOptions } from "fastify";
import type { CallExample } from "./call-examples.ts";

/** What is put in the place of a part of an example. */
export interface Instead {
  readonly headers?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: Uint8Array<ArrayBuffer>;
}

/** A request as `app.inject` takes it: the call's example for one application, with some of it replaced. */
export async function requestOf(
  call: CallDefinition,
  example: CallExample,
  uuid: string,
  instead: Instead = {},
): Promise<InjectOptions & { url: string }> {
  const query = queryOf({ ...example.query, ...instead.query });
  const url = pathOf(call, { uuid, ...example.params, ...instead.params });
  const body = "body" in instead ? instead.body : example.body;
  return {
    method: call.method,
    url: query === "" ? url : `${url}?${query}`,
    headers: {
      host: "localhost",
      ...(call.idempotent && { "idempotency-key": randomUUID() }),
      ...instead.headers,
      ...(call.upload ? {} : body !== undefined && { "content-type": "application/json" }),
    },
    ...(!call.upload && body !== undefined && { payload: typeof body === "string" ? body : JSON.stringify(body) }),
    ...(call.upload && (await multipart(body as Record<string, unknown>, instead.file ?? example.file, instead))),
  };
}

async function multipart(
  fields: Readonly<Record<string, unknown>>,
  file: Uint8Array<ArrayBuffer> | undefined,
  { headers }: Instead,
): Promise<Pick<InjectOptions, "headers" | "payload">> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
  if (file) form.append("file", new Blob([file]), "upload");
  const encoded = new Response(form);
  return {
    headers: {
      host: "localhost",
      "idempotency-key": randomUUID(),
      "content-type": encoded.headers.get("content-type") ?? "",
      ...headers,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
