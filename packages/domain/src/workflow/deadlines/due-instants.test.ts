import { expect, it } from "vitest";
import { PLAN_VERSION } from "../decide.ts";
import { type DueKind, dueKinds } from "./due-instants.ts";

/**
 * The plan with which each instant came. Files of an earlier plan do not wait for it until they are brought to a later one: whoever adds
 * a kind here raises `PLAN_VERSION`, and enters that.
 */
const cameWith: Readonly<Record<DueKind, number>> = {
  "records-again": 1,
  "figures-again": 8,
  "notary-wait-ends": 9,
  "notary-session-missed": 2,
  "notary-visit-over": 2,
  "notary-visit-unanswered": 16,
  "office-visit-missed": 2,
  "papers-late": 3,
  "rescission-ends": 1,
  "rescission-hold-ends": 12,
  "funding-day": 1,
  "release-late": 13,
  "employment-ages": 2,
  "offers-expire": 1,
  "incompleteness-notice": 1,
  "incompleteness-ends": 1,
  "counteroffer-ends": 1,
  "action-due": 1,
  "approval-ends": 1,
  "unwinding-due": 1,
  "notice-due": 4,
  "autopay-ends": 11,
  "signer-reminder": 1,
  "signer-invitation-lapses": 1,
  "signer-given-up": 1,
  "signer-quiet": 21,
};

it.each(dueKinds)(
  "has a plan with which %s came, so that files of an earlier one are brought to wait for it",
  (kind) => {
    expect(cameWith[kind]).toBeLessThanOrEqual(PLAN_VERSION);
  },
);
