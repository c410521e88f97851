import { ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import "./asked-of-you.css";

const words = catalogue({
  asks: {
    en: (n: number) => (n === 1 ? "We asked you for something" : `We asked you for ${n} things`),
    es: (n: number) => (n === 1 ? "Le pedimos algo" : `Le pedimos ${n} cosas`),
  },
  see: { en: "See what we need", es: "Ver qué necesitamos" },
});

/** Wherever somebody stands: that something is asked of them beside their way. `all` is the address of everything that is. */
export function AskedOfYou({ open, all }: { open: number; all: string }) {
  const t = useText(words);
  if (open === 0) return null;
  return (
    <div className="asked-of-you">
      <Notice tone="warning" title={t.asks(open)}>
        <ButtonLink kind="second" slim href={all}>
          {t.see}
        </ButtonLink>
      </Notice>
    </div>
  );
}
