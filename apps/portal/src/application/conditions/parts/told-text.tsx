import type { Told } from "@gable/domain/conditions/told.ts";
import { useLanguage } from "@gable/ui/language/catalogue.tsx";

/** What was said, marked where it is in another language than the page. Nothing where nothing was said. */
export function ToldText({ told, as: Tag = "span" }: { told: Told | null; as?: "p" | "span" }) {
  const reader = useLanguage();
  if (told === null) return null;
  return <Tag {...(told.language !== reader && { lang: told.language })}>{told.text}</Tag>;
}
