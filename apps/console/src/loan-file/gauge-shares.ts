/** A part of a bar: how much it is, and which share of the whole, 0 to 1. */
export interface Part<Name extends string> {
  readonly of: Name;
  readonly amount: number;
  readonly share: number;
}

interface Home {
  /** Cents, above zero. */
  readonly value: number;
  /** Cents, of all liens. */
  readonly owed: number;
  /** Cents; 0 where none is chosen. */
  readonly line: number;
  readonly limitPercent: string | null;
}

/** How a home's value is taken up. What is owed beyond its value makes the bar longer, so that the limit stands further to the left. */
export function homeShares({ value, owed, line, limitPercent }: Home) {
  const whole = Math.max(value, owed + line);
  const amounts = { liens: owed, line, left: Math.max(0, value - owed - line) };
  return {
    parts: partsOf(amounts, whole),
    limit: limitPercent === null ? null : (Number(limitPercent) / 100) * (value / whole),
  };
}

interface Debts {
  readonly dtiBefore: string | null;
  readonly dtiAfter: string | null;
}

/** How an income is taken up by debts, in percent of it; null where they are not known, or are more than it. */
export function debtShares({ dtiBefore, dtiAfter }: Debts): readonly Part<"before" | "added" | "left">[] | null {
  if (dtiBefore === null) return null;
  const [before, after] = [Number(dtiBefore), Number(dtiAfter ?? dtiBefore)];
  if (after < before || after > 100) return null;
  return partsOf({ before, added: after - before, left: 100 - after }, 100);
}

/** Parts of nothing are left out. */
const partsOf = <Name extends string>(amounts: Readonly<Record<Name, number>>, whole: number): readonly Part<Name>[] =>
  (Object.entries(amounts) as [Name, number][])
    .filter(([, amount]) => amount > 0)
    .map(([of, amount]) => ({ of, amount, share: amount / whole }));
