import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { notaryWords } from "../notary.words.ts";

export function Readiness() {
  const t = useText(notaryWords);
  return (
    <section className="stack">
      <h2>{t.readiness}</h2>
      <NumberedList
        steps={[
          { title: t.idTitle, body: t.idBody },
          { title: t.roomTitle, body: t.roomBody },
          { title: t.deviceTitle, body: t.deviceBody },
          { title: t.quizTitle, body: t.quizBody },
        ]}
      />
    </section>
  );
}
