import type { LiveConnection, LiveTerms } from "../../live-connection.ts";
import { carryByTalk } from "./talk.ts";

/** Fetches TalkJS's client, and connects. */
export const openTalk = async (terms: LiveTerms): Promise<LiveConnection> =>
  carryByTalk(await import("@talkjs/core"), terms);
