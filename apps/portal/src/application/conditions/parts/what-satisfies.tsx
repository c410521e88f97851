import type { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { satisfies, satisfiesWords } from "../satisfies.words.ts";

/** Exactly what papers a request of a kind is settled by; nothing for a kind whose asker says it. */
export function WhatSatisfies({ category }: { category: ConditionCategory }) {
  const t = useText(satisfiesWords);
  const points = satisfies[category];
  if (points === undefined) return null;
  return (
    <section className="stack" aria-labelledby="settles">
      <h2 id="settles">{t.title}</h2>
      <ul className="points">
        {points.map((point) => (
          <li key={point}>{t[point]}</li>
        ))}
      </ul>
    </section>
  );
}
