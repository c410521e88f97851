import type { ReplyOf } from "@gable/contract/call.ts";
import type { borrowerView } from "@gable/contract/calls/loan-file-borrower.ts";
import { accountMask } from "@gable/domain/accounts/account-number.ts";
import { commentForStaff } from "@gable/domain/conditions/caused-conditions.ts";
import { newestFirst } from "@gable/domain/conditions/condition.ts";
import { nextRoute } from "@gable/domain/journey/next-route.ts";
import { askedOfBorrower } from "@gable/domain/signers/handed-to-borrower.ts";
import { mayDo } from "@gable/domain/staff/permissions.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { isOfferStanding } from "@gable/domain/workflow/underwriting/decision-basis.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { loadApplication, type StoredApplication } from "../../workflow/application-store.ts";
import { presentApplication } from "../application/present-application.ts";
import { listOwnPapers } from "../documents/list-own-papers.ts";
import { listNotices } from "../notifications/list-notices.ts";
import { presentProfile } from "../profile/present-profile.ts";
import { plannedTimeline } from "../rescission/hold-days.ts";

type View = ReplyOf<typeof borrowerView>;

/** An application as its borrower finds it, worked out by the same rules and from the same facts as for them. Changes nothing. */
export async function viewAsBorrower(ctx: Context, db: Database, uuid: string, role: StaffRole): Promise<View> {
  const stored = await loadApplication(ctx, db, uuid);
  const { file } = stored;
  const { facts, identityUuid } = file;
  const language = facts.answers.language ?? "en";
  const { entries, fundingDate, deadlines } = plannedTimeline(ctx, file, ctx.clock.now(uuid).toISOString());
  const papers = mayDo(role, "see-documents") ? await listOwnPapers(db, file) : null;
  const notices = await listNotices(ctx, db, identityUuid, language, uuid);
  return {
    language,
    screen: screenOf(stored),
    step: stored.step,
    row: stored.row,
    line: lineOf(facts),
    timeline: [...entries],
    fundingDate,
    deadlines: [...deadlines],
    tasks: newestFirst(askedOfBorrower(file)).map((condition) => ({
      uuid: condition.uuid,
      comments: commentForStaff(file, condition, mayDo(role, "see-credit")),
      isTheirMove: condition.actionNeeded,
    })),
    notices: notices.map(({ uuid: notice, created, title, description, status }) => ({
      uuid: notice,
      created,
      title,
      description,
      status,
    })),
    papers:
      papers?.map(({ uuid: paper, title, language: writtenIn, openedAt, acknowledgedAt, signedAt }) => ({
        uuid: paper,
        title,
        language: writtenIn,
        openedAt,
        acknowledgedAt,
        signedAt,
      })) ?? null,
  };
}

/** Where their own pages would lead them now. */
function screenOf({ file, flags, step }: StoredApplication): string {
  const email = file.facts.answers.email ?? "";
  const facts = {
    application: presentApplication(file, flags, decide(file).row, email),
    status: flags,
    profile: presentProfile(file.identityUuid, email, [file]),
    step,
    conditions: askedOfBorrower(file),
  };
  const next = nextRoute(facts, { route: "applicationIndex", occasion: "opened" });
  return next.move === "go" ? next.path.replace(`/${file.uuid}`, "") : "/";
}

function lineOf(facts: Facts): View["line"] {
  const { offer, disbursementAccount, autopayAccount } = facts;
  if (!offer || !isOfferStanding(facts)) return null;
  return {
    line: offer.line,
    cash: offer.initialDraw,
    fee: offer.originationFee,
    ratePercent: offer.ratePercent,
    termYears: offer.termYears,
    monthlyPayment: offer.monthlyPayment,
    paidTo: disbursementAccount ? accountMask(disbursementAccount.accountNumber) : null,
    paidFrom: autopayAccount ? accountMask(autopayAccount.accountNumber) : null,
  };
}
