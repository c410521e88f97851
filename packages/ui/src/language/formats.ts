import type { Language } from "./catalogue.tsx";

/** What a reader sees when a date cannot be read. */
const INVALID_DATE = "Invalid Date";

const locale = (language: Language) => (language === "es" ? "es-US" : "en-US");

const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function numbers(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `n${language}${JSON.stringify(options)}`;
  const format = made.get(key) ?? new Intl.NumberFormat(locale(language), options);
  made.set(key, format);
  return format as Intl.NumberFormat;
}

function dates(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `d${language}${JSON.stringify(options)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale(language), options);
  made.set(key, format);
  return format as Intl.DateTimeFormat;
}

/** With a capital: Spanish writes the names of days and months with one only where something begins with them. */
export const beginning = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `"2026-11-07"` and instants like `"2026-11-07T23:12:00Z"`; anything else, and days that no calendar has, give null. */
function readDate(iso: string): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(T.*)?$/.exec(iso);
  if (!parts) return null;
  const date = new Date(parts[4] ? iso : `${iso}T00:00:00Z`);
  const day = new Date(`${parts[1]}-${parts[2]}-01T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || Number.isNaN(day.getTime())) return null;
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  return Number(parts[3]) > lastDay ? null : date;
}

/** A calendar day has no zone; an instant is shown in the one that is given, else where the reader is. */
const zoneFor = (iso: string, zone: string | undefined): { timeZone?: string } =>
  iso.includes("T") ? (zone === undefined ? {} : { timeZone: zone }) : { timeZone: "UTC" };

/**
 * All the ways in which the product writes a figure, in one language, as they stand within a sentence (see `beginning`). Money goes
 * in as whole cents, rates as percent.
 */
export function formatsOf(language: Language) {
  const currency = (cents: number, decimals: number) =>
    numbers(language, {
      style: "currency",
      currency: "USD",
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
      // What is taken from nothing is nothing, and no "−$0".
      .format(cents === 0 ? 0 : cents / 100)
      .replace("-", "−");

  const dateBy = (options: Intl.DateTimeFormatOptions) => (iso: string, zone?: string) => {
    const date = readDate(iso);
    if (!date) return INVALID_DATE;
    return dates(language, { ...options, ...zoneFor(iso, zone) }).format(date);
  };

  const usDate = dates("en", { year: "numeric", month: "2-digit", day: "2-digit", timeZone: "UTC" });

  return {
    /** 12000050 → `$120,001`; for amounts while choosing. */
    dollars: (cents: number) => currency(cents, 0),
    /** 12000050 → `$120,000.50`; for payments and totals. */
    cents: (cents: number) => currency(cents, 2),
    currency,
    number: (value: number) => numbers(language, { maximumFractionDigits: 2 }).format(value),
    /** 43.25 → `43.3%`; one decimal unless told. */
    percent: (value: number, decimals = 1) =>
      `${numbers(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value)}%`,
    /** `"8.950"` → `8.95%`, `"7.6"` → `7.60%`: two decimals, three where the third is not zero. */
    rate: (percent: string) => {
      const [whole = "", decimals = ""] = percent.split(".");
      return `${whole}.${decimals.padEnd(2, "0").replace(/^(\d{2})0+$/, "$1")}%`;
    },
    /** `11/07/2026`; for records and forms. */
    date: (iso: string, zone?: string) => {
      const date = readDate(iso);
      if (!date) return INVALID_DATE;
      if (!iso.includes("T")) return usDate.format(date);
      return dates("en", { year: "numeric", month: "2-digit", day: "2-digit", ...zoneFor(iso, zone) }).format(date);
    },
    /** `Friday, November 7`; for sentences and headings. */
    day: dateBy({ weekday: "long", month: "long", day: "numeric" }),
    /** `Friday, November 7, 2026` */
    dayWithYear: dateBy({ weekday: "long", month: "long", day: "numeric", year: "numeric" }),
    /** `Fri` */
    weekday: dateBy({ weekday: "short" }),
    /** `Nov 7` */
    shortDay: dateBy({ month: "short", day: "numeric" }),
    /** `Nov 2026` */
    month: dateBy({ month: "short", year: "numeric" }),
    /** `4:12 PM MST`; takes an instant and an IANA zone. */
    time: dateBy({ hour: "numeric", minute: "2-digit", timeZoneName: "short" }),
    /** `Friday, November 7 at 4:12 PM MST` */
    moment: dateBy({
      weekday: "long",
      month: "long",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
    }),
    phone,
    fileSize: (bytes: number) => fileSize(bytes, language),
    timeAgo: (iso: string, now: string) => timeAgo(iso, now, language),
  };
}

export type Formats = ReturnType<typeof formatsOf>;

/** `(208) 555-0171` from ten digits, with `+1`, a leading 1 or dashes; anything else stays as it is. */
function phone(text: string): string {
  const digits = text.replace(/\D/g, "");
  const ten = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  const foreign = text.trim().startsWith("+") && digits.length !== 11;
  return ten.length === 10 && !foreign ? `(${ten.slice(0, 3)}) ${ten.slice(3, 6)}-${ten.slice(6)}` : text;
}

/** `812 bytes`, `14 KB`, `1.8 MB`; never more than three digits before the point. */
function fileSize(bytes: number, language: Language): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const [size, unit] = bytes < 999.5 * 1024 ? [bytes / 1024, "KB"] : [bytes / 1024 / 1024, "MB"];
  return `${numbers(language, { maximumFractionDigits: size < 10 ? 1 : 0 }).format(size)} ${unit}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** `5m`, `3h`, `2d`, `4w`, and beyond four weeks the day itself. Both instants are ISO strings. */
function timeAgo(iso: string, now: string, language: Language): string {
  const passed = Date.parse(now) - Date.parse(iso);
  if (Number.isNaN(passed)) return INVALID_DATE;
  if (passed < MINUTE) return language === "es" ? "ahora" : "now";
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)}m`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)}h`;
  if (passed < WEEK) return `${Math.floor(passed / DAY)}d`;
  if (passed <= 4 * WEEK) return `${Math.floor(passed / WEEK)}${language === "es" ? "sem" : "w"}`;
  return formatsOf(language).shortDay(iso);
}
