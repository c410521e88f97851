import type { LiveConnection, LiveTerms } from "../../live-connection.ts";
import { carryByTwilio } from "./twilio.ts";

/** Fetches Twilio's client, and connects. */
export const openTwilio = async (terms: LiveTerms): Promise<LiveConnection> =>
  carryByTwilio(await import("@twilio/conversations"), terms);
