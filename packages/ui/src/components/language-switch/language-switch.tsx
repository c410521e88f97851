import { type Language, useLanguage } from "../../language/catalogue.tsx";
import { BarButton } from "../top-bar/top-bar.tsx";

const other = {
  en: { language: "es", name: "Español" },
  es: { language: "en", name: "English" },
} as const satisfies Record<Language, { language: Language; name: string }>;

/** Offers the other language, in its own words. */
export function LanguageSwitch({
  onChange,
  className,
}: {
  onChange: (language: Language) => void;
  className?: string;
}) {
  const { language, name } = other[useLanguage()];
  return (
    <BarButton
      {...(className ? { className } : {})}
      icon="globe"
      label={name}
      words
      lang={language}
      onClick={() => onChange(language)}
    />
  );
}
