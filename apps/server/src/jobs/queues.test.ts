import { expect, it } from "vitest";
import { type QueueName, queues } from "./queues.ts";

const MINUTE_S = 60;
const WEEK_S = 7 * 24 * 60 * MINUTE_S;

/** Seconds before each retry at their longest: pg-boss doubles them up to the limit, and chance shortens each by up to a half. */
function* waits({
  retries,
  firstRetrySeconds,
  longestRetrySeconds,
}: Pick<(typeof queues)[QueueName], "retries" | "firstRetrySeconds" | "longestRetrySeconds">): Generator<number> {
  for (let retry = 0; retry < retries; retry += 1) yield Math.min(firstRetrySeconds * 2 ** retry, longestRetrySeconds);
}

it("goes on asking a vendor that is down for a week: nobody waits for staff when it is back", () => {
  const lasts = [...waits(queues.task)].reduce((sum, wait) => sum + wait / 2, 0);
  expect(lasts).toBeGreaterThanOrEqual(WEEK_S);
});

it("asks at least once a minute: a vendor that is back has nobody wait for long", () => {
  expect(Math.max(...waits(queues.task))).toBeLessThanOrEqual(MINUTE_S);
});

it("tries a message that somebody waits for every few seconds, as long as a code is good", () => {
  const all = [...waits(queues["awaited-mail"])];
  expect(Math.max(...all)).toBeLessThanOrEqual(5);
  expect(all.reduce((sum, wait) => sum + wait / 2, 0)).toBeGreaterThanOrEqual(30 * MINUTE_S - 5);
});
