import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

interface Asked {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/;

/** Why a request would be refused, in the code of S3: it must be signed whole (Signature Version 4) with this key. Undefined where it may pass. */
export function objectionTo(asked: Asked, key: { readonly id: string; readonly secret: string }): string | undefined {
  const { headers, body } = asked;
  const [, id, day = "", region = "", names = "", given = ""] = AUTHORIZATION.exec(headers.authorization ?? "") ?? [];
  if (id === undefined) return "AccessDenied";
  if (id !== key.id) return "InvalidAccessKeyId";
  const hash = String(headers["x-amz-content-sha256"]);
  if (hash !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const scope = `${day}/${region}/s3/aws4_request`;
  const canonical = [
    asked.method,
    ...partsOf(asked.target),
    ...names.split(";").map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, " ")}`),
    "",
    names,
    hash,
  ].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const signing = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
    (secret, part) => createHmac("sha256", secret).update(part).digest(),
    `AWS4${key.secret}`,
  );
  const signature = createHmac("sha256", signing).update(toSign).digest();
  return timingSafeEqual(signature, Buffer.from(given, "hex")) ? undefined : "SignatureDoesNotMatch";
}

function partsOf(target: string): [path: string, query: string] {
  const [path = "", query = ""] = target.split("?");
  return [
    path,
    query
      .split("&")
      .filter((pair) => pair !== "")
      .map((pair) => (pair.includes("=") ? pair : `${pair}=`))
      .toSorted()
      .join("&"),
  ];
}

const sha256 = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");
