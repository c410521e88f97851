import { describe, expect, it } from "vitest";
import { beginning, formatsOf } from "./formats.ts";

const en = formatsOf("en");
const es = formatsOf("es");

describe("money", () => {
  it.each([
    [12_000_000, "$120,000", "$120,000.00"],
    [126_405, "$1,264", "$1,264.05"],
    [-290_319, "−$2,903", "−$2,903.19"],
    [-0, "$0", "$0.00"],
    [0, "$0", "$0.00"],
  ])("%i cents is %s while choosing and %s on a payment", (cents, whole, exact) => {
    expect(en.dollars(cents)).toBe(whole);
    expect(en.cents(cents)).toBe(exact);
    expect(es.cents(cents)).toBe(exact);
  });
});

describe("percent and rates", () => {
  it("has one decimal unless told otherwise", () => {
    expect(en.percent(43.25)).toBe("43.3%");
    expect(en.percent(80, 0)).toBe("80%");
  });

  it.each([
    ["8.950", "8.95%"],
    ["8.955", "8.955%"],
    ["10.000", "10.00%"],
    ["7.6", "7.60%"],
    ["12", "12.00%"],
  ])("writes the rate %s as %s", (rate, written) => {
    expect(en.rate(rate)).toBe(written);
  });
});

describe("dates", () => {
  it("is written MM/dd/yyyy in both languages", () => {
    expect(en.date("2026-11-07")).toBe("11/07/2026");
    expect(es.date("2026-11-07")).toBe("11/07/2026");
  });

  it.each(["2026-02-30", "2026-13-01", "", "tomorrow", "2026-11-07T99:00:00Z"])("calls %j an invalid date", (iso) => {
    expect(en.date(iso)).toBe("Invalid Date");
    expect(es.day(iso)).toBe("Invalid Date");
  });

  it("names the day in words", () => {
    expect(en.day("2026-11-13")).toBe("Friday, November 13");
    expect(es.day("2026-11-13")).toBe("viernes, 13 de noviembre");
    expect(beginning(es.day("2026-11-13"))).toBe("Viernes, 13 de noviembre");
    expect(es.month("2026-11-13")).toBe("nov 2026");
    expect(en.month("2026-11-13")).toBe("Nov 2026");
  });

  it("shows an instant in the zone that matters, with the zone's name", () => {
    expect(en.date("2026-11-08T02:00:00Z", "America/Boise")).toBe("11/07/2026");
    expect(en.time("2026-11-07T23:12:00Z", "America/Boise")).toBe("4:12 PM MST");
    expect(en.moment("2026-11-07T23:12:00Z", "America/Boise")).toBe("Saturday, November 7 at 4:12 PM MST");
  });

  it("shows an instant of which no zone is said where its reader is", () => {
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    for (const instant of ["2026-11-22T06:54:00Z", "2026-11-22T03:54:00Z", "2026-11-22T12:54:00Z"]) {
      expect(en.moment(instant)).toBe(en.moment(instant, here));
      expect(en.date(instant)).toBe(en.date(instant, here));
    }
  });
});

describe("how long ago", () => {
  const now = "2026-11-30T12:00:00Z";
  it.each([
    ["2026-11-30T11:59:30Z", "now", "ahora"],
    ["2026-11-30T11:55:00Z", "5m", "5m"],
    ["2026-11-30T09:00:00Z", "3h", "3h"],
    ["2026-11-28T12:00:00Z", "2d", "2d"],
    ["2026-11-02T12:00:00Z", "4w", "4sem"],
    ["2026-10-01T12:00:00Z", "Oct 1", "1 oct"],
  ])("%s is %s", (then, english, spanish) => {
    expect(en.timeAgo(then, now)).toBe(english);
    expect(es.timeAgo(then, now)).toBe(spanish);
  });
});

describe("telephone numbers and file sizes", () => {
  it.each([
    ["+12085550171", "(208) 555-0171"],
    ["12085550171", "(208) 555-0171"],
    ["208-555-0171", "(208) 555-0171"],
    ["2085550171", "(208) 555-0171"],
    ["+49 30 1234567", "+49 30 1234567"],
    ["555-0171", "555-0171"],
  ])("%s is shown as %s", (text, shown) => {
    expect(en.phone(text)).toBe(shown);
  });

  it.each([
    [812, "812 bytes"],
    [14_336, "14 KB"],
    [999 * 1024, "999 KB"],
    [1_023_488, "1 MB"],
    [1_026_048, "1 MB"],
    [1_887_437, "1.8 MB"],
    [20 * 1024 * 1024, "20 MB"],
  ])("%i bytes is %s", (bytes, shown) => {
    expect(en.fileSize(bytes)).toBe(shown);
  });
});
