import { isOffline } from "@gable/ui/components/connection/fetch-part.ts";
import type { Saving } from "@gable/ui/components/save-state/save-state.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type Typed, type TypedAnswers, useRegistration } from "./registration.ts";

/** Answers are kept this long after the last change. */
const PAUSE_MS = 800;
/** What could not be kept is tried again. */
const AGAIN_MS = 15_000;

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

  const save = useEffectEvent(async (values: T) => {
    if (isOffline()) {
      settled.current = "kept";
      setSaving("kept");
      return;
    }
    const first = typed.current;
    const keepable = await keepableOf(toAnswers(values));
    const said = JSON.stringify(keepable);
    if (kept.current !== said && Object.keys(keepable).length > 0) {
      const isKept = await keep(keepable);
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
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        typed.current += 1;
        setSaving("saving");
        clearTimeout(timer);
        timer = setTimeout(() => void save(values), PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form]);

  return saving;
}

async function keepableOf(answers: TypedAnswers): Promise<Typed> {
  const { RegistrationAnswers, UnfinishedAddresses } = await import("@gable/domain/profile/registration.ts");
  const right: Record<string, unknown> = {};
  const begun: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(answers)) {
    if (fits(RegistrationAnswers.shape, name, value)) right[name] = value;
    else if (fits(UnfinishedAddresses.shape, name, value) && saysAnything(value)) begun[name] = value;
  }
  return Object.keys(begun).length > 0 ? { ...right, unfinished: begun } : right;
}

const saysAnything = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.values(value).some(Boolean);

type Rules = Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>;

const fits = (rules: Rules, name: string, value: unknown): boolean => rules[name]?.safeParse(value).success === true;
