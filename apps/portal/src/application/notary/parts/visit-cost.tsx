import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { timelineQuery } from "../../../queries/application.ts";
import { visitWords } from "../visit.words.ts";

type CostProps = {
  application: string;
  /** Cents. */
  fee: number;
};

/** What a notary in person costs and when the money comes then, before one chooses a place. */
export function VisitCost({ application, fee }: CostProps) {
  const t = useText(visitWords);
  const f = useFormats();
  const { data } = useQuery(timelineQuery(application));
  return (
    <Facts
      facts={[
        { label: t.fee, value: fee === 0 ? t.noFee : t.fromLine(f.dollars(fee)) },
        ...(data?.fundingDate ? [{ label: t.moneyDay, value: f.day(data.fundingDate) }] : []),
      ]}
    />
  );
}
