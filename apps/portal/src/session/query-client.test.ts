import {
  environmentManager,
  focusManager,
  onlineManager,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { statusQuery } from "../queries/application-status.ts";
import { conditionsQuery, conditionTalkQuery } from "../queries/conditions.ts";
import { signerConditionsQuery, signerConditionTalkQuery } from "../queries/signers.ts";
import { queryClient } from "./query-client.ts";
import { hearFocusOf } from "./window-focus.ts";

const UUID = "3f7a2d61-8c1e-4c62-9d43-0b6a6b1c7e55";

/** Looks at a query as a page does; counts how often it is asked. */
function look<Data>(options: object & { readonly queryKey: QueryKey }, answer: () => Promise<Data>) {
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return answer();
  };
  const observed = { ...options, queryFn } as unknown as QueryObserverOptions;
  const open = () => new QueryObserver(queryClient, observed).subscribe(() => undefined);
  return { open, asked: () => asked };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const lookAway = () => {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
};
/** As in a browser, whose window tells that it is looked at. */
function inWindow(): EventTarget {
  const page = new EventTarget();
  queryClient.unmount();
  vi.stubGlobal("window", page);
  queryClient.mount();
  hearFocusOf(page);
  return page;
}

describe("what is asked of the server", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // As in a browser, below a provider.
    environmentManager.setIsServer(() => false);
    queryClient.mount();
  });
  afterEach(() => {
    queryClient.unmount();
    queryClient.clear();
    focusManager.setFocused(undefined);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("is not asked again by another page, by looking at the window, or by a line that is back", async () => {
    const plain = look({ queryKey: ["plain"] }, () => Promise.resolve("there"));
    const leave = plain.open();
    await pass(10);
    plain.open();
    lookAway();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await pass(60_000);
    expect(plain.asked()).toBe(1);
    leave();
  });

  it("is not asked again by itself where it was refused", async () => {
    const refused = look({ queryKey: ["refused"] }, () => Promise.reject(new Error("no")));
    refused.open();
    await pass(60_000);
    expect(refused.asked()).toBe(1);
  });

  it.each<readonly [string, object & { readonly queryKey: QueryKey }]>([
    ["what is asked of a borrower", conditionsQuery(UUID)],
    ["what was said about it", conditionTalkQuery(UUID, UUID)],
    ["what is asked of a signer", signerConditionsQuery()],
    ["what was said to a signer", signerConditionTalkQuery(UUID)],
  ])("is asked every minute and at each look at the window for %s", async (_what, query) => {
    const page = inWindow();
    const conditions = look(query, () => Promise.resolve([]));
    const leave = conditions.open();
    await pass(10);
    expect(conditions.asked()).toBe(1);
    await pass(59_000);
    expect(conditions.asked()).toBe(1);
    await pass(1000);
    expect(conditions.asked()).toBe(2);
    // From another tab.
    page.dispatchEvent(new Event("visibilitychange"));
    await pass(10);
    expect(conditions.asked()).toBe(3);
    // From a window beside it, which hid nothing.
    page.dispatchEvent(new Event("focus"));
    await pass(10);
    expect(conditions.asked()).toBe(4);
    leave();
  });

  it("stands for a quarter of a second for the status", async () => {
    let asked = 0;
    const queryFn = () => {
      asked += 1;
      return Promise.resolve({ step: null } as never);
    };
    const ask = () => queryClient.fetchQuery({ ...statusQuery(UUID), queryFn });
    await ask();
    await pass(249);
    await ask();
    expect(asked).toBe(1);
    await pass(2);
    await ask();
    expect(asked).toBe(2);
  });
});
