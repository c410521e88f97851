import { confirmLiens, liens } from "@gable/contract/calls/liens.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { LienConfirmation } from "@gable/domain/liens/lien-answer.ts";
import { reportedInquiries } from "@gable/domain/workflow/credit/reported-inquiries.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { KnownLien } from "@gable/domain/workflow/facts/credit-facts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { answeredLiens, needsPayment } from "@gable/domain/workflow/liens/answered-liens.ts";
import { debtsAskedAgain } from "@gable/domain/workflow/liens/debts-asked-again.ts";
import { foundLiens } from "@gable/domain/workflow/liens/found-liens.ts";
import { dayAtHome, valueOf } from "@gable/domain/workflow/property/home.ts";
import {
  asksDwellingPayment,
  inquiriesAreAttested,
  inquiryAttestationNeeded,
} from "@gable/domain/workflow/stages/application.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { addedLien, saidOfAdded, wantingOfAdded } from "./added-liens.ts";

/** What is owed on the home by the records, and what the borrower says of each. Amounts in cents. */
export function lienRoutes(ctx: Context): Route[] {
  return [
    answer(liens, async ({ params }, _caller, trx) => {
      const { facts } = (await loadApplication(ctx, trx, params.uuid)).file;
      return {
        liens: foundLiens(facts).map(shown),
        said: saidBefore(facts),
        homeValue: valueOf(facts) ?? null,
        askedAgain: debtsAskedAgain(facts) ?? null,
        asksDwellingPayment: asksDwellingPayment(facts),
        inquiries: reportedInquiries(facts).map(({ creditor, on }) => ({ creditor, date: on })),
        inquiryAttestationNeeded: inquiryAttestationNeeded(facts),
      };
    }),
    answer(confirmLiens, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), ({ facts, ...file }, now) => {
        const { step, row } = decide({ facts, ...file });
        // Until the summary is signed the debts may be corrected; later a correction is a matter for a person.
        if (row < 5 || row > 11) throw outOfOrder(step, "Your debts are not asked for just now.");
        const today = dayAtHome(facts, now.toISOString());
        refuseIncomplete(facts, body, today);
        const found = foundLiens(facts);
        const confirmed = answeredLiens(found, body.answers);
        const all = [...confirmed, ...body.added.map((added) => addedLien(added, today))].map((lien, index) => ({
          ...lien,
          position: index + 1,
        }));
        const at = now.toISOString();
        return {
          event: "liens-confirmed",
          facts: {
            liens: {
              liens: all,
              answers: body.answers,
              ...(asksDwellingPayment(facts) && { dwellingPayment: body.dwellingPayment ?? 0 }),
              at,
            },
            ...(body.newDebts && { inquiryAttestation: { newDebts: body.newDebts, at } }),
            winbackAnswered: undefined,
            // The summary names the debts: it is written anew.
            ...(!facts.summarySignature && { summaryDocuments: undefined }),
          },
          detail: {
            kept: confirmed.length,
            removed: found.length - confirmed.length,
            toBeShown: confirmed.filter(({ saidBalance }) => saidBalance !== undefined).length,
            added: body.added.length,
          },
        };
      });
      return commandReply(advanced, caller);
    }),
  ];
}

const shown = ({ seenIn, ...lien }: KnownLien) => ({
  id: lien.id,
  lender: lien.lender,
  openedOn: lien.openedOn,
  originalAmount: lien.originalAmount,
  balance: lien.balance,
  limit: lien.limit,
  monthlyPayment: lien.monthlyPayment,
  position: lien.position,
  seenIn: seenIn === "BORROWER" ? ("CREDIT" as const) : seenIn,
});

/** What was said before; of a debt that turned up or grew since, and of inquiries beyond those explained, nothing was said yet. */
function saidBefore(facts: Facts): LienConfirmation | null {
  const { liens: confirmed, inquiryAttestation } = facts;
  if (!confirmed) return null;
  const again = new Set(debtsAskedAgain(facts)?.ids);
  return {
    answers: confirmed.answers.filter(({ id }) => !again.has(id)),
    added: confirmed.liens.filter(({ seenIn }) => seenIn === "BORROWER").map(saidOfAdded),
    ...(confirmed.dwellingPayment !== undefined && { dwellingPayment: confirmed.dwellingPayment }),
    ...(inquiryAttestation &&
      inquiriesAreAttested(facts) && {
        newDebts: inquiryAttestation.newDebts.map(({ creditor, monthlyPayment }) => ({ creditor, monthlyPayment })),
      }),
  };
}

function refuseIncomplete(facts: Facts, said: LienConfirmation, today: LocalDate): void {
  const { answers, added, newDebts, dwellingPayment } = said;
  const answered = new Set(answers.map(({ id }) => id));
  const unanswered = foundLiens(facts).filter(({ id }) => !answered.has(id));
  if (unanswered.length > 0)
    throw invalid(Object.fromEntries(unanswered.map(({ id }) => [`answers.${id}`, ["required"]])));
  const byId = new Map(answers.map((given) => [given.id, given]));
  const withoutPayment = foundLiens(facts).filter((lien) => {
    const given = byId.get(lien.id);
    const isTheirs = given?.answer === "RIGHT" || given?.answer === "BALANCE";
    return isTheirs && needsPayment(lien) && given.monthlyPayment === undefined;
  });
  if (withoutPayment.length > 0)
    throw invalid(Object.fromEntries(withoutPayment.map(({ id }) => [`answers.${id}.monthlyPayment`, ["required"]])));
  const wanting = wantingOfAdded(added, today);
  if (wanting.length > 0) throw invalid(Object.fromEntries(wanting));
  if (asksDwellingPayment(facts) && dwellingPayment === undefined) throw invalid({ dwellingPayment: ["required"] });
  if (inquiryAttestationNeeded(facts) && !newDebts) throw invalid({ newDebts: ["required"] });
}
