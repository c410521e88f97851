import { unpublishedFlags } from "@gable/domain/application/status.ts";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { type FollowedStatus, statusQuery } from "../queries/application-status.ts";
import { learnStatus, waitAgain } from "./learn-status.ts";

const uuid = "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03";
const status = (changes: Partial<FollowedStatus>): FollowedStatus => ({
  step: "WAITING_FOR_PROPERTY",
  version: 4,
  status: unpublishedFlags,
  ...changes,
});

function after(...replies: FollowedStatus[]): QueryClient {
  const queries = new QueryClient();
  for (const reply of replies) learnStatus(queries, uuid, reply);
  return queries;
}
const known = (queries: QueryClient) => queries.getQueryData(statusQuery(uuid).queryKey);

describe("learning of a status", () => {
  it("leaves out a reply that was overtaken by a newer one", () => {
    const late = status({ step: "WAITING_FOR_SOFT_CREDIT", version: 3 });
    expect(known(after(status({}), late))).toEqual(status({}));
  });

  it("does not go back to waiting when what was waited for too long is said once more", () => {
    const gaveUp = status({ step: "UNKNOWN", gaveUpOn: "WAITING_FOR_PROPERTY" });
    expect(known(after(status({}), gaveUp, status({})))).toEqual(gaveUp);
  });

  it("goes on from the time-out page when the server has moved after all", () => {
    const gaveUp = status({ step: "UNKNOWN", gaveUpOn: "WAITING_FOR_PROPERTY" });
    const moved = status({ step: "LIEN_VERIFICATION", version: 5 });
    expect(known(after(status({}), gaveUp, moved))).toEqual(moved);
  });

  it("waits again when asked to", () => {
    const queries = after(status({}), status({ step: "UNKNOWN", gaveUpOn: "WAITING_FOR_PROPERTY" }));
    waitAgain(queries, uuid);
    expect(known(queries)).toEqual(status({}));
  });
});

describe("a wait that becomes late", () => {
  it("is news although nothing has changed but the time", () => {
    const late = status({ step: null, delayed: { what: "WAITING_FOR_PROPERTY", since: "2026-11-20T15:00:00Z" } });
    expect(known(after(status({}), late))).toEqual(late);
  });

  it("takes the borrower from the time-out page to the page that says what is late", () => {
    const gaveUp = status({ step: "UNKNOWN", gaveUpOn: "WAITING_FOR_PROPERTY" });
    const late = status({ step: null, delayed: { what: "WAITING_FOR_PROPERTY", since: "2026-11-20T15:00:00Z" } });
    expect(known(after(status({}), gaveUp, late))).toEqual(late);
  });
});
