import type { LiveConnection, LiveTerms } from "../../live-connection.ts";
import { carryByStream } from "./stream.ts";

/** Fetches Stream's client, and connects. */
export const openStream = async (terms: LiveTerms): Promise<LiveConnection> =>
  carryByStream(await import("stream-chat"), terms);
