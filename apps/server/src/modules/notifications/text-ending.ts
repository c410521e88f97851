import type { Words } from "@gable/domain/language.ts";

/** A text with where it leads and how to end texts, which stands in every one that nobody asked for just then. */
export const withEnding = ({ en, es }: Words, link?: string): Words => {
  const end = link === undefined ? "." : `: ${link}`;
  return {
    en: `${en}${end} Reply STOP to end texts, HELP for help.`,
    es: `${es}${end} Responda STOP para no recibir más, HELP para ayuda.`,
  };
};
