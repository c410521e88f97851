type Language = "en" | "es";

const locale = (language: Language): string => (language === "es" ? "es-US" : "en-US");

/** 9709681 → `$97,096.81`. */
export const dollarsIn = (language: Language, cents: number): string =>
  new Intl.NumberFormat(locale(language), {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
  }).format(cents / 100);

/** `Thursday, December 3`. */
export const dayIn = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(locale(language), { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** `Thursday, December 3 at 9:00 AM PST`. */
export const momentIn = (language: Language, instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale(language), {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }).format(new Date(instant));
