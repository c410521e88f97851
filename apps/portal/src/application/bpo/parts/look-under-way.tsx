import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useHomeZone } from "../../../journey/use-home-zone.ts";
import type { ValuationReply } from "../../../queries/valuation.ts";
import { HoldPage } from "../../parts/hold-page.tsx";
import { useValuationText } from "../evaluation.words.ts";

/** How far a person's look at the home is. */
export function LookUnderWay({ of: { opinion, value } }: { of: ValuationReply }) {
  const t = useValuationText(opinion.kind);
  const f = useFormats();
  const zone = useHomeZone();
  const { state, visit, expectedBy } = opinion;
  const known = [
    ...(expectedBy === null ? [] : [{ label: t.expectedBy, value: f.day(expectedBy) }]),
    ...(value === null ? [] : [{ label: t.nowAt, value: f.dollars(value) }]),
  ];
  return (
    <HoldPage
      title={t.waitingTitle}
      lead={t[state]}
      drawing="house"
      steps={[
        { title: t.first, body: visit ? t.visitAt(f.moment(visit.from, zone), f.time(visit.to, zone)) : t.firstBody },
        { title: t.second, body: t.secondBody },
        { title: t.third, body: t.thirdBody },
      ]}
    >
      {known.length > 0 ? <Facts facts={known} /> : null}
    </HoldPage>
  );
}
