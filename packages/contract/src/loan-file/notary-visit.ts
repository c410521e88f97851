import { Address } from "@gable/domain/application/address.ts";
import { visitPlaces } from "@gable/domain/notary/visit-places.ts";
import { z } from "zod";
import { instant } from "./units.ts";

/** An appointment in person with a notary: where, when, and who comes. */
export const NotaryVisit = z.object({
  /** `OVER`: its hour has passed, and the signed paper is awaited. */
  state: z.enum(["REQUESTED", "CONFIRMED", "OVER", "FAILED"]),
  placeType: z.enum(visitPlaces),
  address: Address,
  accessNotes: z.string().nullable(),
  language: z.enum(["en", "es"]),
  requestedAt: instant,
  /** The times that suit whoever signs, the best first. */
  windows: z.array(z.object({ from: instant, to: instant })),
  /** Null until it is confirmed. */
  startsAt: instant.nullable(),
  timeZone: z.string(),
  notary: z.object({ name: z.string(), commissionNumber: z.string(), phone: z.string().nullable() }).nullable(),
  /** Who of the lender's own staff comes; null while it is the network's. */
  ownNotary: z.uuid().nullable(),
  /** Why it came to nothing. */
  reason: z.string().nullable(),
});
export type NotaryVisit = z.infer<typeof NotaryVisit>;
