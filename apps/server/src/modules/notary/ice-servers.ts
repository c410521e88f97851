import { createHmac } from "node:crypto";
import type { IceServer } from "@gable/contract/room-signals.ts";
import type { Config } from "../../config.ts";

/** A session lasts half an hour; a page that is loaded again asks for new credentials. */
const CREDENTIALS_LAST_S = 3600;

/**
 * The servers that help pages to reach each other. TURN relays get credentials that end by themselves, made of a secret which never
 * leaves the server (draft-uberti-behave-turn-rest-00, as coturn reads it).
 */
export function iceServersFor(
  { iceUrls, turnSecret }: Pick<Config, "iceUrls" | "turnSecret">,
  who: string,
  nowMs: number,
): IceServer[] {
  return iceUrls.map((url) => {
    if (url.startsWith("stun:") || turnSecret === undefined) return { urls: [url] };
    const username = `${Math.floor(nowMs / 1000) + CREDENTIALS_LAST_S}:${who}`;
    const credential = createHmac("sha1", turnSecret).update(username).digest("base64");
    return { urls: [url], username, credential };
  });
}
