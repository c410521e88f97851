import { chooseTexts } from "@gable/contract/calls/identity-settings.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { localDateAt, startOfDay } from "@gable/domain/calendar/zoned-time.ts";
import { advance } from "@gable/server/workflow/advance.ts";
import { consent } from "./borrower/register.ts";
import { openBorrower } from "./open-borrower.ts";
import type { TestProduct } from "./start-product.ts";

export const EASTERN = "America/New_York";
export const MINUTE_MS = 60_000;
const NOON_MS = 12 * 60 * MINUTE_MS;

export interface Sent {
  readonly channel: string;
  readonly text: string;
  readonly subject: string | null;
}

/** Noon of tomorrow in the east, in milliseconds since the epoch: no text waits for the morning then. */
export const noonOfTomorrow = (): number =>
  Date.parse(startOfDay(addDays(localDateAt(new Date().toISOString(), EASTERN), 1), EASTERN)) + NOON_MS;

/** Changes facts as the system does. */
export const change = ({ ctx }: TestProduct, uuid: string, facts: Parameters<typeof advance>[4]) =>
  ctx.database.kysely.transaction().execute((trx) => advance(ctx, trx, uuid, { kind: "system" }, facts));

/** Asks the borrower for papers. */
export const askPapers = (product: TestProduct, uuid: string, condition: string) =>
  change(product, uuid, ({ facts }, now) => ({
    event: "condition-asked",
    facts: {
      conditions: [
        ...facts.conditions,
        {
          uuid: condition,
          categoryEnum: "GENERIC_DOCUMENT_REQUEST",
          created: now.toISOString(),
          notes: null,
          commentsToBorrower: null,
          requestDocuments: true,
          xtraData: { numDocsRequired: 1 },
          priorTo: "documents",
        },
      ],
    },
  }));

/** Somebody in Ohio with a phone, ten digits, who has agreed to nothing yet. */
export async function openTexted(product: TestProduct, phone: string) {
  const { ctx, app, sandbox } = product;
  const { applicationUuid: uuid, headers: own, identityUuid } = await openBorrower(product);
  await change(product, uuid, ({ facts }) => ({
    event: "profile-saved",
    facts: {
      answers: {
        ...facts.answers,
        phone: `+1${phone}`,
        home: { street1: "1 Elm St", street2: null, city: "Columbus", state: "OH", zip: "43004" },
      },
    },
  }));
  const headers = { host: "localhost", ...own };
  const moveTo = async (atMs: number) => ctx.adjustableClock?.advance(atMs - ctx.clock.now(uuid).getTime(), uuid);
  return {
    uuid,
    identityUuid,
    phone,
    headers,
    choose: (agrees: boolean) =>
      app.inject({
        method: "PUT",
        url: chooseTexts.path,
        headers,
        payload: { consent: agrees ? consent("TEXT_MESSAGES", "en") : null },
      }),
    moveTo,
    moveBy: async (ms: number) => ctx.adjustableClock?.advance(ms, uuid),
    /** Noon of tomorrow where they live. */
    byDay: () => moveTo(noonOfTomorrow()),
    waiting: (way = "text") =>
      ctx.database.kysely
        .selectFrom("waiting_messages")
        .selectAll()
        .where("application_uuid", "=", uuid)
        .where("way", "=", way)
        .orderBy("created_at")
        .execute(),
    /** Uuids of the texts that were handed over. */
    outbox: async () =>
      (
        await ctx.database.kysely
          .selectFrom("outbox")
          .select("uuid")
          .where("application_uuid", "=", uuid)
          .where("phone_fingerprint", "is not", null)
          .execute()
      ).map((row) => row.uuid),
    /** What arrived on the phone, the latest first. */
    arrived: async (): Promise<(Sent & { id: string })[]> =>
      (await fetch(`${sandbox.url}/inbox.json?to=${phone}`)).json() as Promise<(Sent & { id: string })[]>,
  };
}
