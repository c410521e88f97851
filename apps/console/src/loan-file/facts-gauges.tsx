import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { Gauge } from "@gable/ui/components/gauge/gauge.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { debtShares, homeShares } from "./gauge-shares.ts";

const words = catalogue({
  liens: { en: "owed", es: "se debe" },
  line: { en: "this line", es: "esta línea" },
  left: { en: "left", es: "queda" },
  incomeLeft: { en: "of income left", es: "queda del ingreso" },
  before: { en: "before", es: "antes" },
  added: { en: "largest line", es: "línea mayor" },
  limit: { en: (percent: string) => `${percent} limit`, es: (percent: string) => `límite ${percent}` },
});

type HomeProps = {
  file: LoanFileView;
  home: NonNullable<LoanFileView["home"]>;
  /** In cents. */
  value: number;
};

/** The home's value as a bar: what is owed on it, the line that was chosen, what is left, and up to where the lender goes. */
export function HomeGauge({ file: { line, decision }, home, value }: HomeProps) {
  const t = useText(words);
  const { dollars, percent } = useFormats();
  const owed = home.liens.reduce((sum, { balance }) => sum + balance, 0);
  const limitPercent = decision?.numbers.cltvLimit ?? null;
  const { parts, limit } = homeShares({ value, owed, line: line ?? 0, limitPercent });
  // Before anything is known to be owed or was chosen, the whole of it says nothing.
  if (parts.length < 2) return null;
  return (
    <Gauge
      parts={parts.map(({ of, amount, share }) => ({ label: t[of], figure: dollars(amount), share, tone: tones[of] }))}
      {...(limit !== null &&
        limitPercent !== null && { limit: { share: limit, label: t.limit(percent(Number(limitPercent), 0)) } })}
    />
  );
}

/** What of the income goes to debts: before the line, with the one chosen or else the largest offered, and up to where the lender goes. */
export function DebtGauge({ numbers }: { numbers: NonNullable<LoanFileView["decision"]>["numbers"] }) {
  const t = useText(words);
  const { percent } = useFormats();
  const { dtiBefore, dtiAfter, dtiChosen } = numbers;
  const parts = debtShares({ dtiBefore, dtiAfter: dtiChosen ?? dtiAfter });
  const labels = { ...t, left: t.incomeLeft, added: dtiChosen === null ? t.added : t.line };
  if (parts === null) return null;
  return (
    <Gauge
      parts={parts.map(({ of, amount, share }) => ({
        label: labels[of],
        figure: percent(amount),
        share,
        tone: tones[of],
      }))}
      limit={{ share: Number(numbers.dtiLimit) / 100, label: t.limit(percent(Number(numbers.dtiLimit), 0)) }}
    />
  );
}

const tones = { liens: "pale", before: "pale", line: "accent", added: "accent", left: "rest" } as const;
