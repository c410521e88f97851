import { randomUUID } from "node:crypto";
import { bookNotary, notary } from "@gable/contract/calls/notary.ts";
import { rowOf } from "@gable/domain/journey/row-of.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { NotarySession } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { owesCallSince } from "@gable/domain/workflow/notary/missed-appointments.ts";
import { awaitsAttorney, awaitsNotaryDay, isDeedByHand } from "@gable/domain/workflow/notary/notarisation.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { presentPaperClosing } from "../closing/paper-closing.ts";
import { answered, orderNow } from "../identity/quiz.ts";
import { visitPlacesFor } from "./ask-for-visit.ts";
import { OPENS_EARLY_MS } from "./lock-out.ts";
import { officesFor } from "./office.ts";
import { shownSession } from "./own-session.ts";
import { shownVisit, visitFee } from "./visit-routes.ts";

const DAY_MS = 86_400_000;
const SLOTS_AHEAD_DAYS = 7;

/** From when the deed may be notarised, while that lies ahead. */
const opensAt = (facts: Facts): string | null => (awaitsNotaryDay(facts) ? (facts.notaryWait?.opensAt ?? null) : null);

/** The appointment with a notary by video: what may be booked, and the booking. */
export function notaryRoutes(ctx: Context): Route[] {
  const fileOf = async (uuid: string) => (await loadApplication(ctx, ctx.database.kysely, uuid)).file;

  return [
    answerPrepared(
      notary,
      async ({ params }) => {
        const file = await fileOf(params.uuid);
        const home = homeOf(file.facts);
        if (!home) throw outOfOrder(decide(file).step, "The notary comes later.");
        if (isDeedByHand(file.facts)) return { file, home, slots: [] };
        const now = ctx.clock.now(file.uuid);
        const waitsUntil = opensAt(file.facts);
        const from = waitsUntil && Date.parse(waitsUntil) > now.getTime() ? new Date(waitsUntil) : now;
        const reply = await ctx.vendors.notary.findSlots({
          ...orderNow(ctx, file, `slots:${now.toISOString()}`),
          request: {
            method: "remote",
            countyFips: home.countyFips,
            state: home.address.state,
            from: from.toISOString(),
            to: new Date(from.getTime() + SLOTS_AHEAD_DAYS * DAY_MS).toISOString(),
            timeZone: home.timeZone,
          },
        });
        const found = answered(reply);
        const atOnce =
          found.waitMinutes === undefined || from !== now
            ? []
            : [{ slotId: NOW, startsAt: new Date(now.getTime() + found.waitMinutes * 60_000).toISOString() }];
        const slots = [...atOnce, ...found.slots.map(({ slot, startsAt }) => ({ slotId: slot, startsAt }))];
        const lockedUntil = file.facts.notarySession?.lockedUntil;
        const opens = lockedUntil === undefined ? 0 : Date.parse(lockedUntil);
        return { file, home, slots: slots.filter(({ startsAt }) => Date.parse(startsAt) >= opens) };
      },
      async (_received, _caller, _trx, { file, home, slots }) => ({
        kind: isDeedByHand(file.facts) ? ("MANUAL" as const) : ("REMOTE_ONLINE" as const),
        county: home.countyName,
        state: home.address.state,
        timeZone: home.timeZone,
        slots,
        session: file.facts.notarySession ? shownSession(file.facts.notarySession, file.facts) : null,
        visitFee: visitFee(ctx, file),
        places: [...visitPlacesFor(file)],
        offices: officesFor(ctx, file),
        home: home.address,
        visit: file.facts.notaryVisit
          ? shownVisit(file.facts.notaryVisit, file, ctx.clock.now(file.uuid).toISOString())
          : null,
        isCalled: owesCallSince(file.facts) !== undefined,
        awaitsAttorney: awaitsAttorney(file.facts),
        opensAt: opensAt(file.facts),
        paper: await presentPaperClosing(ctx, file),
      }),
    ),
    answer(bookNotary, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { row, step } = decide(file);
        const { notarySession: before } = file.facts;
        // A deed of whoever takes no electronic records is signed by hand.
        const isTooEarly = step === "GEN_NOTARY_DISCLOSURES" || awaitsAttorney(file.facts);
        if (row !== rowOf.notary || isTooEarly || file.facts.onPaper || isDeedByHand(file.facts))
          throw outOfOrder(step, "A notary is not booked just now.");
        const startsAt = body.slotId === NOW ? now.toISOString() : body.slotId.split("@")[1];
        if (!startsAt || Number.isNaN(Date.parse(startsAt)) || Date.parse(startsAt) < now.getTime() - OPENS_EARLY_MS) {
          throw invalid({ slotId: ["slot-gone"] });
        }
        if (Date.parse(startsAt) < Date.parse(opensAt(file.facts) ?? startsAt)) {
          throw new Refusal(409, "notary-waiting-period", "The deed may be notarized from a later day.", { step });
        }
        if (before?.lockedUntil && before.lockedUntil > new Date(startsAt).toISOString()) {
          throw new Refusal(409, "notary-locked", "The questions are locked for now. Book a time after that.", {
            step,
          });
        }
        const session: NotarySession = {
          sessionId: randomUUID(),
          ...(body.slotId !== NOW && { slotId: body.slotId }),
          startsAt: new Date(startsAt).toISOString(),
          state: "BOOKED",
          bookedAt: now.toISOString(),
        };
        return {
          event: "notary-booked",
          facts: { notarySession: session, ...(wasSigned(file.facts) && drawnAnew(file.facts)) },
          detail: { startsAt: session.startsAt },
        };
      });
      return commandReply(advanced, caller);
    }),
  ];
}

/** The slot that begins at once. */
const NOW = "now";

/** Somebody signed the deed in the session before, which broke off. */
const wasSigned = (facts: Facts): boolean =>
  facts.notarySession?.deedSigned !== undefined ||
  facts.signers.some(({ notary: part }) => part?.deedSigned !== undefined);

/** A deed with a signature from a session that broke off is drawn once more. */
const drawnAnew = ({ notaryEdition = 0 }: Facts) => ({ notaryDocuments: undefined, notaryEdition: notaryEdition + 1 });
