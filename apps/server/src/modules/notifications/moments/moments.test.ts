import { describe, expect, it } from "vitest";
import { callReminderMoments } from "./credit-moments.ts";
import { momentNames, moments } from "./moments.ts";
import { reminderMoments } from "./reminder-moments.ts";

/** An end is told in the account as what it is: cancelled. */
const ends: ReadonlySet<string> = new Set(["rescinded", "withdrawn", "withdrawn-for-them"]);

const reminders = { ...reminderMoments, ...callReminderMoments };

describe("a moment of which a borrower is written to", () => {
  it.each(momentNames.filter((name) => !Object.hasOwn(reminders, name) && !ends.has(name)))(
    "stands in their account as well: %s",
    (name) => {
      expect(moments[name].notice).toBeDefined();
    },
  );
});
