import { OfferWire } from "@gable/domain/offers/offer-wire.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE_FILE } from "./loan-file.ts";

const permission = "prepare-for-borrower";
const params = z.object({ uuid: z.uuid() });

const OffersToPrepare = z.object({
  /** What the borrower may choose today; none where nothing may be chosen just now. */
  offers: z.array(OfferWire),
  /** Lies ready, and waits for the borrower. */
  prepared: z
    .object({ byUuid: z.uuid(), by: z.string(), offerUuid: z.uuid(), line: z.int(), at: z.iso.datetime() })
    .nullable(),
});

export const preparableOffers = call({
  name: "preparableOffers",
  summary: "The offers of an application, for staff who prepare one; no figure of the credit behind them",
  method: "GET",
  path: `${CONSOLE_FILE}/offers`,
  access: "staff-on-file",
  permission,
  params,
  reply: OffersToPrepare,
});

export const prepareOffer = call({
  name: "prepareOffer",
  summary: "Lay an offer ready for the borrower, who alone chooses it; takes the place of one that was prepared before",
  method: "PUT",
  path: `${CONSOLE_FILE}/offers/prepared`,
  access: "staff-on-file",
  permission,
  idempotent: true,
  params,
  body: z.strictObject({ offerUuid: z.uuid(), /** Cents. */ line: z.int().positive().max(100_000_000_000) }),
  reply: OffersToPrepare,
});
