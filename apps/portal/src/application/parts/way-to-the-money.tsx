import type { ReplyOf } from "@gable/contract/call.ts";
import type { accounts } from "@gable/contract/calls/accounts.ts";
import { momentName } from "@gable/domain/workflow/timeline/moment-words.ts";
import { Timeline, type TimelineEntry } from "@gable/ui/components/timeline/timeline.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { beginning } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { completeWords } from "../complete.words.ts";
import type { LoanTimeline } from "./strip-days.ts";

type Entry = LoanTimeline["entries"][number];
type WayProps = { entries: readonly Entry[]; money: ReplyOf<typeof accounts> | undefined };

/** What is told here of the whole way: from the signatures on. */
const shown: ReadonlySet<string> = new Set([
  "documents-signed",
  "others-signed",
  "attorney-reviewed",
  "deed-notarised",
  "rescission-ends",
  "hold-ends",
  "recorded",
  "funded",
  "debts-paid",
]);

/** From the signatures to the first payment: each moment with its day and whose move it is. */
export function WayToTheMoney({ entries, money }: WayProps) {
  const t = useText(completeWords);
  const language = useLanguage();
  const f = useFormats();

  const whenOf = ({ moment, date, state, estimated }: Entry): string => {
    if (date === null) return t.later;
    if (moment === "rescission-ends") return t.midnight(f.day(date));
    return estimated && state !== "done" ? t.about(f.day(date)) : beginning(f.day(date));
  };
  const moves = {
    borrower: t.moveBorrower,
    others: t.moveOthers,
    lender: t.moveLender,
    county: t.moveCounty,
    bank: t.moveBank,
    nobody: t.moveNobody,
  } as const;
  const bodyOf = ({ moment, mover }: Entry): string => {
    if (moment === "hold-ends") return t.moveHold;
    return moment === "funded" && mover === "lender" ? t.moveRelease : moves[mover];
  };
  const past: Readonly<Record<string, string>> = {
    "documents-signed": t.signedMoment,
    "others-signed": t.othersSigned,
    "attorney-reviewed": t.attorneyRead,
    "deed-notarised": t.notarised,
    "hold-ends": t.holdOver,
    recorded: t.recordedMoment,
    funded: t.sentMoment,
    "debts-paid": t.debtsPaid,
  };
  const way = entries
    .filter(({ moment }) => shown.has(moment))
    .map((entry): TimelineEntry => {
      const { moment, date, state } = entry;
      return {
        title: (state === "done" ? past[moment] : undefined) ?? momentName(moment, language),
        when: whenOf(entry),
        ...(date !== null && { dateTime: date }),
        ...(state !== "done" && { body: bodyOf(entry) }),
        state: state === "ahead" ? "later" : state,
      };
    });
  return <Timeline entries={[...way, ...firstPayment()]} />;

  function firstPayment(): TimelineEntry[] {
    if (!money?.firstPaymentOn) return [];
    const { firstPaymentOn, monthlyPayment, autopay } = money;
    return [
      {
        title: t.firstPayment(f.cents(monthlyPayment)),
        when: beginning(f.day(firstPaymentOn)),
        dateTime: firstPaymentOn,
        body: autopay ? t.byAutopay(autopay.bankName, autopay.mask) : t.byHand,
        state: "later",
      },
    ];
  }
}
