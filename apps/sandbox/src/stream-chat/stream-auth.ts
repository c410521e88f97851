import { timingSafeEqual } from "node:crypto";
import { signToken } from "@gable/vendors/live-chat/sign-token.ts";
import { z } from "zod";

/** A refusal as Stream words it: its own code beside that of HTTP. */
export class StreamRefusal extends Error {
  readonly code: number;
  readonly statusCode: number;

  constructor(code: number, statusCode: number, message: string) {
    super(message);
    this.code = code;
    this.statusCode = statusCode;
  }
}

export const streamCodes = { accessKey: 2, input: 4, unauthenticated: 5, notFound: 16, notAllowed: 17 } as const;
const tokenCodes = { expired: 40, signature: 43 } as const;

const Claims = z.object({
  server: z.boolean().default(false),
  user_id: z.string().optional(),
  exp: z.number().optional(),
});

/** Who is speaking: a lender's server, or one user. */
export type Speaker = { readonly isServer: true } | { readonly isServer: false; readonly userId: string };

/** Reads a token, and refuses what Stream would: another application's, a forged or an expired one. */
export function speakerOf(secret: string, apiKey: unknown, token: string | undefined): Speaker {
  if (apiKey !== "sandbox") throw new StreamRefusal(streamCodes.accessKey, 401, "api_key not valid");
  const [, content = "", signature = ""] = (token ?? "").split(".");
  const claims = Claims.safeParse(parsed(content));
  if (!claims.success) throw new StreamRefusal(streamCodes.unauthenticated, 401, "JWTAuth error: no token");
  const expected = signToken(secret, parsed(content) as Record<string, unknown>).split(".")[2] ?? "";
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))
    throw new StreamRefusal(tokenCodes.signature, 401, "JWTAuth error: signature is not valid");
  const { server, user_id: userId, exp } = claims.data;
  if (exp !== undefined && exp * 1000 <= Date.now())
    throw new StreamRefusal(tokenCodes.expired, 401, "JWTAuth error: token is expired (exp)");
  if (server) return { isServer: true };
  if (userId === undefined) throw new StreamRefusal(streamCodes.unauthenticated, 401, "JWTAuth error: no user_id");
  return { isServer: false, userId };
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(Buffer.from(content, "base64url").toString("utf8")) as unknown;
  } catch {
    return undefined;
  }
}
