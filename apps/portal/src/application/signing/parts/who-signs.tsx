import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { catalogue, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";

const words = catalogue({
  title: { en: "Who signs what", es: "Quién firma qué" },
  you: { en: "You", es: "Usted" },
  here: { en: "You, here", es: "Usted, aquí" },
  atOffice: { en: "You, at the office", es: "Usted, en la oficina" },
  documents: { en: "The documents above.", es: "Los documentos de arriba." },
  others: {
    en: (_count: number) => "Their own documents, after you. They sign no credit agreement and owe nothing.",
    es: (count: number) =>
      count === 1
        ? "Sus propios documentos, después de usted. No firma el contrato de crédito ni debe nada."
        : "Sus propios documentos, después de usted. No firman el contrato de crédito ni deben nada.",
  },
  notary: {
    en: (who: string) => `${who}, before a notary`,
    es: (who: string) => `${who}, ante un notario`,
  },
  deed: {
    en: "The deed that makes your home the security. It comes after these documents.",
    es: "La escritura que pone su casa en garantía. Viene después de estos documentos.",
  },
});

type WhoProps = {
  /** Who signs beside the borrower, as they call them. */
  others: readonly string[];
  isAtOffice: boolean;
};

/** What of the closing is signed by whom, and what of it comes later: the deed is not among the documents of the package. */
export function WhoSigns({ others, isAtOffice }: WhoProps) {
  const t = useText(words);
  const language = useLanguage();
  const list = new Intl.ListFormat(language);
  return (
    <section className="stack" aria-labelledby="who-signs">
      <h2 id="who-signs">{t.title}</h2>
      <NumberedList
        plain
        steps={[
          { title: isAtOffice ? t.atOffice : t.here, body: t.documents },
          ...(others.length > 0 ? [{ title: list.format(others), body: t.others(others.length) }] : []),
          { title: t.notary(list.format([t.you, ...others])), body: t.deed },
        ]}
      />
    </section>
  );
}
