import type { BodyOf, CallDefinition } from "@gable/contract/call.ts";
import type { telemetryEvent, telemetrySession } from "@gable/contract/calls/telemetry.ts";
import { createClient } from "@gable/contract/client.ts";
import { describe, expect, it } from "vitest";
import { asksNotToBeTracked } from "./consent.ts";
import { createTelemetry } from "./telemetry-client.ts";

const UUID = "3f7a2d61-8c1e-4c62-9d43-0b6a6b1c7e55";
const OTHER = "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03";
const sessionKey = { uuid: UUID, epoch: 1_790_000_000_000, trackerUuid: OTHER };

function storage() {
  const values = new Map<string, string>();
  return {
    read: (key: string) => values.get(key),
    write: (key: string, value: string) => void values.set(key, value),
    forget: (key: string) => void values.delete(key),
  };
}

/** A visit to a server that fails as often as said before it answers; its answer to an event is of this status. */
function visit({ failing = 0, eventStatus = 204 } = {}) {
  const sent: { url: string; body: unknown }[] = [];
  let left = failing;
  const client = createClient({
    baseUrl: "https://gable.example",
    orgCode: () => "gable",
    token: () => undefined,
    keepToken: () => undefined,
    rejected: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { url } = request;
      sent.push({ url, body: await request.json() });
      if (left > 0) {
        left -= 1;
        throw new TypeError("Failed to fetch");
      }
      return url.endsWith("/session") ? Response.json({ sessionKey }) : new Response(null, { status: eventStatus });
    },
  });
  const [kept, ofThisTab] = [storage(), storage()];
  const telemetry = createTelemetry({
    client,
    domain: "gable.example",
    visit: () => ({
      referrer: "https://search.example",
      queryParams: { utm_source: ["mail"] },
      screen: { width: 1280, height: 800 },
      window: { width: 1280, height: 700 },
      appVersion: "test",
    }),
    kept,
    ofThisTab,
    trackerKey: "telemetry_trackerUuid",
  });
  const bodies = <C extends CallDefinition>(end: string) =>
    sent.filter(({ url }) => url.endsWith(end)).map(({ body }) => body as BodyOf<C>);
  return {
    telemetry,
    kept,
    ofThisTab,
    sessions: () => bodies<typeof telemetrySession>("/session"),
    events: () => bodies<typeof telemetryEvent>("/event"),
  };
}

const pageview = {
  pagePath: "/dashboard",
  queryParams: {},
  event: "pageview",
  eventType: "PAGEVIEW" as const,
  applicationUuid: null,
  eventProperties: {},
};

describe("a visit", () => {
  it("is established once, whatever happens at the same time, and keeps tracker and session", async () => {
    const { telemetry, sessions, events, kept } = visit();
    await Promise.all([telemetry.count(pageview, null), telemetry.count(pageview, OTHER)]);
    expect(sessions()).toHaveLength(1);
    expect(sessions()[0]).toMatchObject({ platform: "WEB", referrer: "https://search.example", sessionKey: null });
    expect(events()).toHaveLength(2);
    expect(events()[0]).toMatchObject({ sessionKey, productType: "HELOC", domain: "gable.example", identityId: null });
    expect(events()[1]).toMatchObject({ identityId: OTHER });
    expect(kept.read("telemetry_trackerUuid")).toBe(OTHER);
  });

  it("goes on with the tab's session and the browser's tracker after a reload", async () => {
    const { telemetry, sessions, kept, ofThisTab } = visit();
    kept.write("telemetry_trackerUuid", OTHER);
    ofThisTab.write("telemetry-session", JSON.stringify(sessionKey));
    await telemetry.session();
    expect(sessions()[0]).toMatchObject({ sessionKey, trackerUuid: OTHER });
  });

  it("is tried three times, and no more", async () => {
    const twice = visit({ failing: 2 });
    await expect(twice.telemetry.session()).resolves.toEqual(sessionKey);
    expect(twice.sessions()).toHaveLength(3);
    const always = visit({ failing: 9 });
    await expect(always.telemetry.session()).rejects.toMatchObject({
      status: 500,
      message: "An error occurred while establishing a session, retries failed.",
      cause: { status: 0, message: "0" },
    });
    expect(always.sessions()).toHaveLength(3);
  });

  it("fails with the status of the response for its message", async () => {
    const { telemetry } = visit({ eventStatus: 503 });
    await expect(telemetry.count(pageview, null)).rejects.toMatchObject({ status: 503, message: "503" });
  });

  it("is begun anew, and the page loaded again, when an application is counted under another tracker", () => {
    const { telemetry, kept } = visit();
    expect(telemetry.adoptTracker(UUID)).toBe(false);
    expect(telemetry.adoptTracker(UUID)).toBe(false);
    expect(telemetry.adoptTracker(OTHER)).toBe(true);
    expect(kept.read("telemetry_trackerUuid")).toBe(OTHER);
  });
});

describe("a browser that asks not to be tracked", () => {
  it.each([
    [{ doNotTrack: "1" }, true],
    [{ doNotTrack: "yes" }, true],
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: "0" }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])("%j: %s", (asking, isAsked) => {
    expect(asksNotToBeTracked(asking)).toBe(isAsked);
  });
});
