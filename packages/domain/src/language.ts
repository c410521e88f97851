/** Words shown to people, always in both languages of the product, side by side. */
export type Words = { readonly en: string; readonly es: string };

export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];
