import { createHash, randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Bucket, type BucketFault, bucketFailure, type Operation } from "./bucket.ts";
import { objectionTo } from "./check-signature.ts";

/** Where the sandbox's S3 answers, below the sandbox's address: by paths alone, `/s3/<bucket>/<key>`. */
const PLACE = "/s3";
export const S3_BUCKET = "gable-documents";
export const S3_KEY_ID = "GABLESANDBOXKEY";

/** Objects in one part of a list, fewer than S3's thousand, so that lists of several parts are met. */
const MOST_LISTED = 100;

const statuses: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  InternalError: 500,
  SlowDown: 503,
};
const ordered: Partial<Record<BucketFault, string>> = {
  "500": "InternalError",
  "503": "SlowDown",
  "403": "AccessDenied",
};

interface Asked {
  readonly operation: Operation | undefined;
  readonly bucket: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
}

/**
 * Plays as much of S3 as documents need. What lies in its bucket is in memory. `POST /admin/s3-failures` orders a failure, `DELETE` takes
 * all of them back.
 */
export async function addS3Routes(app: FastifyInstance, secret: string, bucket: Bucket): Promise<void> {
  app.post("/admin/s3-failures", async (request, reply) => {
    bucket.fail(bucketFailure.parse(request.body));
    return reply.code(204).send();
  });
  app.delete("/admin/s3-failures", async (_request, reply) => {
    bucket.mend();
    return reply.code(204).send();
  });

  await app.register(async (scope) => {
    // Objects are bytes, whatever they are called.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.route({
      method: ["GET", "PUT", "DELETE"],
      url: `${PLACE}/*`,
      exposeHeadRoute: true,
      handler: (request, reply) => answer(request, reply),
    });
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = read(request);
    const { method, headers } = request;
    const target = request.raw.url ?? "";
    const objection = objectionTo({ method, target, headers, body: asked.body }, { id: S3_KEY_ID, secret });
    // S3 says whose key it was.
    if (objection)
      return refuse(reply, objection, `<AWSAccessKeyId>${escape(keyIn(headers.authorization))}</AWSAccessKeyId>`);
    if (asked.operation === undefined) return refuse(reply, "NotImplemented");
    const fault = bucket.strike(asked.operation);
    if (fault === "time-out") return reply.hijack();
    if (fault === "reset") return breakOff(reply);
    if (fault === "garbage") return reply.type("text/html").send("<html><body>upstream connect error</body></html>");
    if (fault === "entities") return reply.type("application/xml").send(LIST_WITH_ENTITIES);
    const code = fault && ordered[fault];
    if (code) return refuse(reply, code);
    if (asked.bucket !== S3_BUCKET) return refuse(reply, "NoSuchBucket");
    const done = act(asked);
    if (fault === "lost") return breakOff(reply);
    if (done === undefined) return refuse(reply, "NoSuchKey");
    if (fault === "truncated") {
      reply.hijack().raw.writeHead(200, { "content-length": done.length, etag: etagOf(done) });
      reply.raw.write(done.subarray(0, done.length / 2), () => reply.raw.destroy());
      return reply;
    }
    if (asked.operation === "DeleteObject") return reply.code(204).send();
    if (asked.operation === "ListObjectsV2") return reply.type("application/xml").send(done);
    return reply
      .header("etag", etagOf(bucket.objects.get(asked.key)))
      .header("last-modified", new Date().toUTCString())
      .type("application/octet-stream")
      .send(done);
  }

  /** What is sent back; undefined where there is no such object. */
  function act({ operation, key, query, body }: Asked): Buffer | undefined {
    if (operation === "PutObject") bucket.objects.set(key, body);
    if (operation === "DeleteObject") bucket.objects.delete(key);
    if (operation === "PutObject" || operation === "DeleteObject") return Buffer.alloc(0);
    return operation === "ListObjectsV2" ? Buffer.from(list(bucket, query)) : bucket.objects.get(key);
  }
}

function read(request: FastifyRequest): Asked {
  const url = new URL(request.raw.url ?? "", "http://s3");
  const [bucket = "", ...key] = decodeURIComponent(url.pathname.slice(PLACE.length + 1)).split("/");
  const asked = { bucket, key: key.join("/"), query: url.searchParams, body: bodyOf(request) };
  return { ...asked, operation: operationOf(request.method, asked) };
}

const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function operationOf(method: string, { key, query }: Pick<Asked, "key" | "query">): Operation | undefined {
  if (key === "") return method === "GET" && query.get("list-type") === "2" ? "ListObjectsV2" : undefined;
  const ofObjects: Readonly<Record<string, Operation>> = {
    GET: "GetObject",
    HEAD: "HeadObject",
    PUT: "PutObject",
    DELETE: "DeleteObject",
  };
  return ofObjects[method];
}

/** As whoever stands between might answer: to read a file of ours, or to fill our memory. */
const LIST_WITH_ENTITIES = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE list [
  <!ENTITY file SYSTEM "file:///etc/passwd">
  <!ENTITY a0 "grown">
  ${Array.from({ length: 20 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`).join("\n  ")}
]>
<ListBucketResult><Name>${S3_BUCKET}</Name><IsTruncated>false</IsTruncated><Contents><Key>&file;/one</Key></Contents><Contents><Key>&a20;/one</Key></Contents></ListBucketResult>`;

/** By key, from behind the one that the token names. */
function list({ objects }: Bucket, query: URLSearchParams): string {
  const prefix = query.get("prefix") ?? "";
  const after = Buffer.from(query.get("continuation-token") ?? "", "base64").toString();
  const most = Math.min(Number(query.get("max-keys") ?? MOST_LISTED), MOST_LISTED);
  const found = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const keys = found.slice(0, most);
  const next = found.length > most ? Buffer.from(keys.at(-1) ?? "").toString("base64") : undefined;
  const contents = keys.map((key) => {
    const object = objects.get(key);
    return `<Contents><Key>${escape(key)}</Key><LastModified>${new Date().toISOString()}</LastModified><ETag>${escape(etagOf(object))}</ETag><Size>${object?.length ?? 0}</Size></Contents>`;
  });
  return xml(
    "ListBucketResult",
    `<Name>${S3_BUCKET}</Name><Prefix>${escape(prefix)}</Prefix><KeyCount>${keys.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${next !== undefined}</IsTruncated>${contents.join("")}${next === undefined ? "" : `<NextContinuationToken>${next}</NextContinuationToken>`}`,
  );
}

const keyIn = (authorization = ""): string => /Credential=([^/]+)/.exec(authorization)?.[1] ?? "";

const refuse = (reply: FastifyReply, code: string, more = ""): FastifyReply =>
  reply
    .code(statuses[code] ?? 400)
    .type("application/xml")
    .send(xml("Error", `<Code>${code}</Code><Message>${code}</Message><RequestId>${randomUUID()}</RequestId>${more}`));

function breakOff(reply: FastifyReply): FastifyReply {
  reply.hijack().raw.destroy();
  return reply;
}

const etagOf = (object: Buffer = Buffer.alloc(0)): string => `"${createHash("md5").update(object).digest("hex")}"`;

const xml = (name: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${name}>`;

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
