import type { LiveConnection, LiveTerms } from "../../live-connection.ts";
import { carryByNice } from "./nice.ts";

/** Fetches NICE's client, and connects. */
export const openNice = async (terms: LiveTerms): Promise<LiveConnection> =>
  carryByNice(await import("@nice-devone/nice-cxone-chat-web-sdk"), terms);
