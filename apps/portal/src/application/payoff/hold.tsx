import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { accountsQuery } from "../../queries/accounts.ts";
import { completeWords } from "../complete.words.ts";
import { HoldPage } from "../parts/hold-page.tsx";
import { payoffHoldWords } from "./hold.words.ts";

const LOOK_EVERY_MS = 15_000;

/** Row 20: the payoff figures of the debts that are paid with the money are on their way. */
export function Screen() {
  const t = useText(payoffHoldWords);
  return (
    <HoldPage
      title={t.title}
      lead={t.lead}
      drawing="card"
      steps={[
        { title: t.first, body: t.firstBody },
        { title: t.second, body: t.secondBody },
        { title: t.third, body: t.thirdBody },
      ]}
    >
      <Creditors />
    </HoldPage>
  );
}

/** Who was asked, and what each has answered. */
function Creditors() {
  const t = useText(payoffHoldWords);
  const debt = useText(completeWords);
  const f = useFormats();
  const { uuid } = useJourney();
  const { data } = useQuery({ ...accountsQuery(uuid), refetchInterval: LOOK_EVERY_MS });
  if (data === undefined || data.debts.length === 0) return null;
  const answerOf = ({ amount, goodThrough, state }: (typeof data.debts)[number]): string => {
    if (goodThrough !== null) return t.good(f.cents(amount), f.day(goodThrough));
    return state === "LAID_ASIDE" ? t.asked : debt[state];
  };
  return (
    <section className="stack">
      <h2>{t.creditors}</h2>
      <Facts
        facts={data.debts.map((one) => ({
          label: one.lastFour === null ? one.creditor : debt.debtName(one.creditor, one.lastFour),
          value: answerOf(one),
        }))}
      />
    </section>
  );
}
