/** The letters of a text as they are without accents and other marks; what is no mark of its own, such as the stroke of "ł", stays. */
export const withoutAccents = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "");
