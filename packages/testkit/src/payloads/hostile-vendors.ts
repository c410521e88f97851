import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Act } from "@gable/vendors/order-protocol.ts";
import { isVendorKind, protocols } from "@gable/vendors/protocols.ts";
import { textPlaces, withText } from "./plant-text.ts";
import { scriptPayloads } from "./script-payloads.ts";

/** Vendors whose answers mean harm: they stand before the sandbox and add a payload to what it says in words of its own. */
export interface HostileVendors {
  readonly url: string;
  /** `kind.act.field` of every text that was sent on with a payload. */
  readonly planted: ReadonlySet<string>;
  /** Where the answers come from; to be said before anybody asks. */
  readonly standBefore: (sandboxUrl: string) => void;
  readonly close: () => Promise<void>;
}

/** Longer than what a form of the product takes: vendors have no such limit. */
const LENGTH = 120;

/** Words, and no name that a machine gave. */
const isProse = /\p{L}{2,} \p{L}/u;

/** The same for the same words: what a vendor says twice is said the same way. */
const payloadFor = (said: string): string =>
  scriptPayloads[Buffer.from(said).reduce((sum, byte) => (sum * 31 + byte) % scriptPayloads.length, 7)] ?? "";

/** Texts by which an answer is read or matched, so that no journey would go on with another one. */
const decides =
  /(^|\.)(owners|addresses|address|parcel|first|middle|last|suffix|signerName|documentName|recordedName|namedInsured|lossPayees|mortgagee|grantee|grantors|state|city|street\w*|zip|county|\w*Number|\w*Id|apn)(\.|$)/;

/** Starts them, in front of nothing yet. What decides how a journey goes on is passed on as it is. */
export async function startHostileVendors(): Promise<HostileVendors> {
  const planted = new Set<string>();
  let behind = "";

  function spoil(kind: string, act: Act, name: string, answer: unknown): unknown {
    let spoilt = answer;
    for (const { path } of textPlaces(act.answer, answer)) {
      const said = path.reduce<unknown>(
        (value, part) => (value as Record<string, unknown> | undefined)?.[part],
        answer,
      );
      const place = path.filter((part) => !/^\d+$/.test(part)).join(".");
      if (typeof said !== "string" || !isProse.test(said) || decides.test(place)) continue;
      const next = withText(spoilt, path, `${said} ${payloadFor(said)}`.padEnd(LENGTH, " and so on"));
      if (!act.answer.safeParse(next).success) continue;
      planted.add(`${kind}.${name}.${place}`);
      spoilt = next;
    }
    return spoilt;
  }

  /** Which act it was the order says, or the one that it answers. */
  const acts = new Map<string, string>();
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const sent = Buffer.concat(chunks);
      const headers = Object.fromEntries(
        Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === "string" && !/^(host|connection|content-length|transfer-encoding)$/.test(name)
            ? [[name, value]]
            : [],
        ),
      );
      const { method = "GET", url = "/" } = request;
      const reply = await fetch(behind + url, {
        method,
        headers,
        redirect: "manual",
        ...(sent.length > 0 && { body: sent }),
      });
      let body = Buffer.from(await reply.arrayBuffer());
      const kind = /^\/v1\/([\w-]+)\/orders/.exec(url)?.[1] ?? "";
      if (isVendorKind(kind) && reply.ok) {
        const said = JSON.parse(body.toString()) as { readonly order: string; readonly answer?: unknown };
        if (method === "POST") {
          acts.set(said.order, (JSON.parse(sent.toString()) as { request: { act: string } }).request.act);
        }
        const name = acts.get(said.order) ?? "";
        const act = (protocols[kind].acts as Readonly<Record<string, Act>>)[name];
        if (act && said.answer !== undefined)
          body = Buffer.from(JSON.stringify({ ...said, answer: spoil(kind, act, name, said.answer) }));
      }
      response.writeHead(reply.status, { "content-type": reply.headers.get("content-type") ?? "text/plain" }).end(body);
    })().catch((cause: unknown) => response.destroy(cause instanceof Error ? cause : undefined));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    planted,
    standBefore: (sandboxUrl) => {
      behind = sandboxUrl;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
