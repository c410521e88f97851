import { isOffline } from "@gable/ui/components/connection/fetch-part.ts";
import type { Saving } from "@gable/ui/components/save-state/save-state.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { keepableOf as Keepable } from "./keepable.ts";
import { type TypedAnswers, useRegistration } from "./registration.ts";

/** Answers are kept this long after the last change; what is chosen, or left behind, at once. */
const PAUSE_MS = 800;
const AT_ONCE = ["change", "beforeunload", "pagehide", "visibilitychange"];
/** What could not be kept is tried again. */
const AGAIN_MS = 15_000;

let keepableOf: typeof Keepable | undefined;

/** A page that goes waits for nothing: by then the rules are there. */
const loadRules = async () => (keepableOf ??= (await import("./keepable.ts")).keepableOf);

/**
 * Keeps what is typed as it is typed: each answer that is right by itself, and an address that is only begun as what it is. What else is
 * wrong or unfinished is left to the button, which says so.
 */
export function useAutosave<T extends FieldValues>(
  form: UseFormReturn<T, unknown, TypedAnswers>,
  toAnswers: (values: T) => TypedAnswers,
): Saving {
  const { keep } = useRegistration();
  const [saving, setSaving] = useState<Saving>("idle");
  const kept = useRef<string | undefined>(undefined);
  /** What came of it when last something was kept. */
  const settled = useRef<Saving>("idle");
  /** How often something was typed: only what nothing was typed after is all kept. */
  const typed = useRef(0);

  const save = useEffectEvent(async (values: T, isLeaving?: boolean) => {
    if (isOffline()) {
      settled.current = "kept";
      setSaving("kept");
      return;
    }
    const first = typed.current;
    const keepable = (keepableOf ?? (await loadRules()))(toAnswers(values));
    const said = JSON.stringify(keepable);
    if (kept.current !== said && Object.keys(keepable).length > 0) {
      const isKept = await keep(keepable, isLeaving);
      if (isKept) kept.current = said;
      settled.current = isKept ? "saved" : isOffline() ? "kept" : "failed";
    }
    if (typed.current === first) setSaving(settled.current);
  });

  /** Without being typed anew: once there is a connection, and again and again. */
  const again = useEffectEvent(() => {
    if (settled.current === "failed" || settled.current === "kept") void save(form.getValues());
  });

  useEffect(() => {
    const trying = setInterval(again, AGAIN_MS);
    const online = () => again();
    addEventListener("online", online);
    return () => {
      clearInterval(trying);
      removeEventListener("online", online);
    };
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    kept.current = undefined;
    const now = (isLeaving?: boolean) => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      void save(form.getValues(), isLeaving);
    };
    const hear = ({ target, type }: Event) => {
      // Who leaves a field that is typed in may be on the way to the button, which sends it.
      if (!(target instanceof Element && target.matches(":read-write"))) now(type !== "change");
    };
    for (const event of AT_ONCE) addEventListener(event, hear);
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        typed.current += 1;
        void loadRules().catch(() => undefined);
        setSaving("saving");
        clearTimeout(timer);
        timer = setTimeout(now, PAUSE_MS);
      },
    });
    return () => {
      now();
      for (const event of AT_ONCE) removeEventListener(event, hear);
      stop();
    };
  }, [form]);

  return saving;
}
