import { randomUUID } from "node:crypto";
import type { OfferedAnswers } from "@gable/contract/calls/profile-prepared.ts";
import type { DraftFields } from "@gable/domain/profile/form-drafts.ts";
import type { Saving } from "@gable/ui/components/save-state/save-state.tsx";
import { describe, expect, it } from "vitest";
import { createFormKeeper, type DraftStore } from "./form-keeper.ts";

const BASE = "what the server knew";
const empty = { phone: "", purpose: "" };

/** Keeps one draft by the server's rule; `isAway` is a network that is not there. */
function createStore() {
  type Draft = { base: string; fields: DraftFields; revision: string };
  const kept = { draft: null as Draft | null, prepared: null as OfferedAnswers | null, isAway: false };
  const reach = () => (kept.isAway ? Promise.reject(new Error("away")) : Promise.resolve());
  const store: DraftStore = {
    read: () => reach().then(() => ({ draft: kept.draft, prepared: kept.prepared })),
    save: async ({ after, ...content }) => {
      await reach();
      const isSaved = after === (kept.draft?.revision ?? null);
      if (isSaved) kept.draft = { ...content, revision: randomUUID() };
      return { isSaved, draft: kept.draft };
    },
  };
  /** The server takes the answer, and forgets the draft with it. */
  const taken = async () => {
    await reach();
    kept.draft = null;
    return [];
  };
  return { kept, store, taken };
}

/** A tab with the form on its screen. */
function openTab(store: DraftStore, base = BASE) {
  const keeper = createFormKeeper(store, base, empty);
  const seen = { fields: empty as DraftFields, saving: [] as Saving[], offered: [] as unknown[] };
  const screen = {
    fill: (fields: DraftFields) => {
      seen.fields = fields;
    },
    tell: (saving: Saving) => void seen.saving.push(saving),
    offer: (prepared: unknown) => void seen.offered.push(prepared),
  };
  const type = (fields: DraftFields) => {
    seen.fields = { ...seen.fields, ...fields };
    keeper.typed(seen.fields);
  };
  return { ...keeper, seen, type, arrive: () => keeper.show(screen), shown: () => seen.saving.at(-1) };
}

describe("what is typed into a form", () => {
  it("is saved after a pause, and is there when the form is opened again", async () => {
    const { store } = createStore();
    const tab = openTab(store);
    await tab.arrive();
    expect(tab.shown()).toBe("idle");
    tab.type({ phone: "916" });
    expect(tab.isBehind()).toBe(true);
    await tab.save();
    expect(tab.seen.saving.slice(-2)).toEqual(["saving", "saved"]);

    const later = openTab(store);
    await later.arrive();
    expect(later.seen.fields).toEqual({ phone: "916", purpose: "" });
    expect(later.shown()).toBe("saved");
  });

  it("is not called saved while any of it is not", async () => {
    const { store } = createStore();
    const tab = openTab(store);
    await tab.arrive();
    tab.type({ phone: "916" });
    await tab.save();
    tab.type({ purpose: "EDUCATION" });
    expect(tab.shown()).toBe("saving");
    tab.type({ purpose: "" });
    await tab.save();
    expect(tab.shown()).toBe("saved");
  });

  it("shows in another tab what was typed here, but not over what is typed there", async () => {
    const { store } = createStore();
    const [here, there] = [openTab(store), openTab(store)];
    await Promise.all([here.arrive(), there.arrive()]);
    here.type({ phone: "916", purpose: "EDUCATION" });
    await here.save();
    there.type({ phone: "503" });
    await there.look();
    expect(there.seen.fields).toEqual({ phone: "503", purpose: "EDUCATION" });
    expect(there.shown()).toBe("saved");
    await here.look();
    expect(here.seen.fields).toEqual({ phone: "503", purpose: "EDUCATION" });
    expect(here.shown()).toBe("renewed");
    expect(here.isBehind()).toBe(false);
  });

  it("meets what was saved elsewhere in the moment of saving", async () => {
    const { store, kept } = createStore();
    const [here, there] = [openTab(store), openTab(store)];
    await Promise.all([here.arrive(), there.arrive()]);
    here.type({ phone: "916" });
    there.type({ purpose: "MEDICAL" });
    await here.save();
    await there.save();
    expect(there.shown()).toBe("renewed");
    expect(kept.draft?.fields).toEqual({ phone: "916", purpose: "MEDICAL" });
  });

  it("is kept here while the network is away, through a look at another screen, and saved when it is back", async () => {
    const { store, kept } = createStore();
    const tab = openTab(store);
    await tab.arrive();
    kept.isAway = true;
    tab.type({ phone: "916" });
    await tab.save();
    expect(tab.shown()).toBe("kept");
    tab.hide();
    tab.seen.fields = empty;
    await tab.arrive();
    expect(tab.seen.fields).toMatchObject({ phone: "916" });
    kept.isAway = false;
    await tab.save();
    expect(tab.shown()).toBe("saved");
    expect(kept.draft?.fields).toMatchObject({ phone: "916" });
  });

  it("is forgotten once it is sent, also what was typed just before", async () => {
    const { store, kept, taken } = createStore();
    const tab = openTab(store);
    await tab.arrive();
    tab.type({ phone: "916" });
    // Saved in the very moment of sending: it is not there after the answer.
    void tab.save();
    tab.type({ phone: "9165" });
    await tab.whileSending(async () => {
      const failures = await taken();
      // The screen goes while the answer comes, and what was typed is not saved after it.
      await tab.save();
      return failures;
    });
    await tab.save();
    expect(kept.draft).toBeNull();
    expect(tab.isBehind()).toBe(false);
  });

  it("does not come back from another tab once it is sent; what was typed there since stays", async () => {
    const { store, kept, taken } = createStore();
    const [here, there] = [openTab(store), openTab(store)];
    await here.arrive();
    here.type({ phone: "916", purpose: "MEDICAL" });
    await here.save();
    await there.arrive();
    await here.whileSending(taken);
    await there.look();
    expect(there.seen.fields).toEqual(empty);
    expect(kept.draft).toBeNull();

    here.type({ phone: "916", purpose: "MEDICAL" });
    await here.save();
    await there.look();
    await here.whileSending(taken);
    there.type({ purpose: "EDUCATION" });
    await there.save();
    expect(kept.draft?.fields).toEqual({ phone: "", purpose: "EDUCATION" });
  });

  it.each<[string, () => Promise<readonly string[]>]>([
    ["was refused", async () => ["required"]],
    ["could not be sent", () => Promise.reject(new Error("an outage"))],
  ])("is saved where it %s", async (_what, send) => {
    const { store, kept } = createStore();
    const tab = openTab(store);
    await tab.arrive();
    tab.type({ phone: "916" });
    await tab.whileSending(send).catch(() => undefined);
    await tab.save();
    expect(kept.draft?.fields).toMatchObject({ phone: "916" });
  });

  it("gives way where the answers from which it began have changed", async () => {
    const { store, kept } = createStore();
    const before = openTab(store, "older answers");
    await before.arrive();
    before.type({ phone: "916" });
    await before.save();
    const tab = openTab(store);
    await tab.arrive();
    expect(tab.seen.fields).toEqual(empty);
    tab.type({ purpose: "MEDICAL" });
    await tab.save();
    expect(kept.draft).toMatchObject({ base: BASE, fields: { phone: "", purpose: "MEDICAL" } });
  });

  it("stays when the application changes because it was answered elsewhere, so that whoever is moved on is told so", async () => {
    const { kept, store } = createStore();
    const tab = openTab(store);
    await tab.arrive();
    tab.type({ purpose: "EDUCATION" });
    await tab.save();
    kept.draft = null;
    await tab.heed();
    expect(tab.isTyped()).toBe(true);
    await tab.look();
    expect(tab.isTyped()).toBe(false);
  });

  it("is nothing that staff wrote down any more once it is sent, whatever was looked for meanwhile", async () => {
    const { kept, store, taken } = createStore();
    const tab = openTab(store);
    kept.prepared = {
      revision: randomUUID(),
      by: "Dana",
      at: "2026-11-29T21:14:00Z",
      isFilledIn: false,
      asking: [],
      before: {},
      values: {},
    };
    await tab.arrive();
    expect(tab.seen.offered).toEqual([kept.prepared]);
    const sent = tab.whileSending(taken);
    await tab.look();
    await sent;
    await tab.save();
    expect(tab.seen.offered.at(-1)).toBeNull();
    expect(kept.draft).toBeNull();
  });
});
