import { Note } from "@gable/ui/components/notice/notice.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { Panel } from "@gable/ui/components/surface/surface.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import type { ListedApplication } from "../../queries/application.ts";
import { dashboardWords } from "../dashboard.words.ts";

/** Of a line that ended after it was signed: what is still owed to the borrower, and by which day. */
export function EndedLine({ application }: { application: ListedApplication }) {
  const t = useText(dashboardWords);
  const f = useFormats();
  const { unwinding, property, loanNumber } = application;
  if (unwinding === null) return null;
  const { by, unwound, endedBy } = unwinding;
  const last = f.day(by);
  return (
    <Panel>
      <h2>{t.endedTitle(property?.street1 ?? loanNumber)}</h2>
      {endedBy === null ? null : (
        <p>{(endedBy.how === "CANCELLED" ? t.endedByOwner : t.endedUnsigned)(endedBy.calledName)}</p>
      )}
      {unwound ? (
        <Note icon="check">
          {unwound.returned > 0
            ? t.unwound(f.day(unwound.at, property?.timeZone), f.cents(unwound.returned))
            : t.unwoundNothing(f.day(unwound.at, property?.timeZone))}
        </Note>
      ) : (
        <NumberedList
          plain
          steps={[
            { title: t.endedMoney, body: t.endedMoneyBody },
            { title: t.endedClaim(last), body: t.endedClaimBody },
            { title: t.endedFees(last), body: t.endedFeesBody },
          ]}
        />
      )}
    </Panel>
  );
}
