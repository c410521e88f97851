import type { OrderDesk } from "../order-protocol.ts";
import type { TaxTranscripts } from "./port.ts";
import type { taxTranscripts } from "./protocol.ts";

export function httpTaxTranscripts(desk: OrderDesk<typeof taxTranscripts>): TaxTranscripts {
  return {
    startLink: (order) => desk.place("start-link", order),
    fetchTranscripts: (order) => desk.place("fetch-transcripts", order),
    find: desk.find,
  };
}
