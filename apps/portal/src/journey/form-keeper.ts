import type { FormDraft } from "@gable/contract/calls/profile-drafts.ts";
import type { OfferedAnswers } from "@gable/contract/calls/profile-prepared.ts";
import type { DraftFields } from "@gable/domain/profile/form-drafts.ts";
import type { Saving } from "@gable/ui/components/save-state/save-state.tsx";

type Kept = Pick<FormDraft, "base" | "fields" | "revision">;

/** Where drafts of one form are kept. Each may reject: then nothing is known. */
export interface DraftStore {
  readonly read: () => Promise<{ readonly draft: Kept | null; readonly prepared?: OfferedAnswers | null }>;
  readonly save: (draft: Omit<Kept, "revision"> & { readonly after: string | null }) => Promise<{
    readonly isSaved: boolean;
    readonly draft: Kept | null;
  }>;
}

/** The form on the screen. */
export interface DraftScreen {
  readonly fill: (fields: DraftFields) => void;
  readonly tell: (saving: Saving) => void;
  /** What staff wrote down for it, told after all that is known of the draft stands in the fields. */
  readonly offer: (prepared: OfferedAnswers | null) => void;
}

export interface FormKeeper {
  readonly base: string;
  readonly first: DraftFields;
  /** What the fields hold. */
  readonly now: () => DraftFields;
  /** The form is on the screen: shows what is known of it, and looks whether more is. */
  readonly show: (screen: DraftScreen) => Promise<void>;
  readonly hide: () => void;
  /** What the fields hold now. */
  readonly typed: (fields: DraftFields) => void;
  /** Saves what was typed, if that is not done. */
  readonly save: () => Promise<void>;
  /** Looks for what another tab or device has typed. */
  readonly look: () => Promise<void>;
  /** As `look`, since the application changed. What a draft held that is gone stays: whoever is moved on from it is told so. */
  readonly heed: () => Promise<void>;
  /** Nothing is saved while the form is sent; afterwards the draft is forgotten, or goes on. */
  readonly whileSending: <T extends readonly unknown[]>(send: () => Promise<T>) => Promise<T>;
  /** Something was typed that no server has. */
  readonly isBehind: () => boolean;
  /** The form is on the screen, and holds something that was typed and not sent. */
  readonly isTyped: () => boolean;
}

/** A conflict is merged and saved again this often at once; then the next pause in typing tries. */
const MOST_TRIES = 4;

/**
 * Keeps what is typed into one form: here at once, on the server when it is told to save. What another tab or device typed in the
 * meantime comes into the fields, except into those that were changed here since.
 */
export function createFormKeeper(store: DraftStore, base: string, first: DraftFields): FormKeeper {
  let fields = first;
  let synced: { readonly revision: string | null; readonly fields: DraftFields } = { revision: null, fields: first };
  let screen: DraftScreen | undefined;
  let saving: Saving = "idle";
  let isSending = false;
  let last: Promise<unknown> = Promise.resolve();

  const tell = (now: Saving) => {
    saving = now;
    screen?.tell(now);
  };
  /** One thing after the other: what is saved goes on from what was learned. */
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    const done = last.then(act);
    last = done.catch(() => undefined);
    return done;
  };
  const isBehind = () => !isSame(fields, synced.fields);
  const mustSave = () => isBehind() && !isSending;

  /** Returns whether the fields changed. */
  const learn = (draft: Kept | null): boolean => {
    // One that began from other answers is written over by what is typed now.
    if (draft !== null && draft.base !== base) {
      synced = { ...synced, revision: draft.revision };
      return false;
    }
    if ((draft?.revision ?? null) === synced.revision) return false;
    // One that is gone was sent elsewhere: what it held goes from the fields, and what was typed here since stays.
    const theirs = draft?.fields ?? first;
    const merged = mergeFields(synced.fields, fields, theirs);
    synced = { revision: draft?.revision ?? null, fields: { ...synced.fields, ...theirs } };
    const isNews = !isSame(merged, fields);
    fields = merged;
    if (isNews) screen?.fill(merged);
    return isNews;
  };

  const saveNow = async () => {
    let isNews = false;
    for (let tries = 0; tries < MOST_TRIES && mustSave(); tries += 1) {
      tell("saving");
      const sent = fields;
      try {
        const { isSaved, draft } = await store.save({ after: synced.revision, base, fields: sent });
        if (isSaved) synced = { revision: draft?.revision ?? null, fields: sent };
        else isNews = learn(draft) || isNews;
      } catch {
        tell("kept");
        return;
      }
      tell(isNews ? "renewed" : "saved");
    }
    // What was typed was taken back.
    if (saving === "saving" && !isBehind()) tell("saved");
  };

  const lookNow = async (found: Saving, leavesGone = false) => {
    const kept = await store.read().catch(() => undefined);
    if (kept === undefined || isSending) return;
    if (!(leavesGone && kept.draft === null) && learn(kept.draft)) tell(found);
    screen?.offer(kept.prepared ?? null);
    await saveNow();
  };

  return {
    base,
    first,
    now: () => fields,
    isBehind,
    isTyped: () => screen !== undefined && !isSame(fields, first),
    async show(shown) {
      screen = shown;
      if (!isSame(fields, first)) shown.fill(fields);
      shown.tell(saving);
      await inTurn(() => lookNow(synced.revision === null ? "saved" : "renewed"));
    },
    hide() {
      screen = undefined;
    },
    typed(now) {
      fields = now;
      if (saving === "saved" && isBehind()) tell("saving");
    },
    save: () => inTurn(saveNow),
    look: () => inTurn(() => lookNow("renewed")),
    heed: () => inTurn(() => lookNow("renewed", true)),
    async whileSending(send) {
      isSending = true;
      // The server forgets the draft as it takes the answer; one that is saved just now must not come after it.
      await last;
      let isSent = false;
      try {
        const failures = await send();
        isSent = failures.length === 0;
        return failures;
      } finally {
        void inTurn(async () => {
          isSending = false;
          if (!isSent) return saveNow();
          fields = first;
          synced = { revision: null, fields: first };
          tell("idle");
          // What was looked for while it was sent was not heard.
          screen?.offer(null);
        });
      }
    },
  };
}

/** What was changed here since `before` stands; all else is as theirs. */
function mergeFields(before: DraftFields, here: DraftFields, theirs: DraftFields): DraftFields {
  const names = new Set([...Object.keys(here), ...Object.keys(theirs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const isChangedHere = !isSame(before[name], here[name]);
      return [name, isChangedHere || !Object.hasOwn(theirs, name) ? here[name] : theirs[name]];
    }),
  );
}

/** The same as it is sent, whatever the order of the names. */
const isSame = (one: unknown, other: unknown): boolean => asSent(one) === asSent(other);

function asSent(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
