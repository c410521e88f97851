import type { FormDraft } from "@gable/ui/forms/form-draft.ts";
import { useState } from "react";
import { useKeptFields } from "../../../journey/use-kept-fields.tsx";
import type { Offers } from "./choose.ts";
import { firstWish } from "./first-wish.ts";
import { type Wish, withinOffers } from "./wish.ts";

/** The wish as it is being made, and what is kept of it until it is sent. */
export function useWish(made: Offers): {
  readonly wish: Wish;
  readonly change: (change: Partial<Wish>) => void;
  readonly isExample: boolean;
  readonly draft: FormDraft;
} {
  const [first] = useState(() => firstWish(made));
  const [kept, setKept] = useState({
    wish: first,
    isExample: made.chosen === null && made.receipt === null && made.prepared === null,
  });
  const wish = withinOffers(kept.wish, made.offers);
  const { typed, draft } = useKeptFields("offer", {
    first,
    fill: (fields) => setKept({ wish: { ...first, ...fields }, isExample: false }),
  });
  const change = (part: Partial<Wish>) => {
    const next = { ...wish, ...part };
    typed(next);
    setKept({ wish: next, isExample: false });
  };
  return { wish, change, isExample: kept.isExample, draft };
}
