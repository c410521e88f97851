import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useJourney } from "../../../journey/journey.tsx";
import { incomeQuery } from "../../../queries/income.ts";
import { countedDepositsWords } from "../../income/counted-deposits.words.ts";

const CountedDeposits = lazyPart(async () => (await import("../../income/parts/verified-figure.tsx")).CountedDeposits);

/** The deposits behind the income that was verified, for whoever wants to see them, or to say that some are wrong; none where none were read. */
export function CountedBehind() {
  const t = useText(countedDepositsWords);
  const { uuid } = useJourney();
  const { data } = useQuery(incomeQuery(uuid));
  const [isOpen, setOpen] = useState(false);
  const read = data?.sources.find(({ deposits }) => deposits !== null);
  if (read === undefined) return null;
  return (
    <>
      <p>
        <TextButton onClick={() => setOpen(true)}>{t.behind}</TextButton>
      </p>
      {isOpen ? (
        <Suspense fallback={null}>
          <CountedDeposits source={read.uuid} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
