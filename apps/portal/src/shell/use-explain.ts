import type { Words } from "@gable/domain/language.ts";
import { fetchPart } from "@gable/ui/components/connection/fetch-part.ts";
import { catalogue, type Language, textOf, useLanguage } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useSyncExternalStore } from "react";
import { failureWords } from "./failure.words.ts";
import { onFirstSign } from "./first-sign.ts";

export type CodeWords = Readonly<Record<string, Words>>;
type Explain = (message: string) => string;

const beforeWords = catalogue({ check: { en: "Check this answer.", es: "Revise esta respuesta." } });

let words: CodeWords | undefined;
const listeners = new Set<() => void>();

const failures: CodeWords = failureWords;

/** Fetches the words of all codes, which no page needs before somebody has made a mistake or something was refused. */
export async function loadWords(): Promise<void> {
  if (words !== undefined) return;
  ({ codeWords: words } = await fetchPart(() => import("./codes.words.ts")));
  explainers.clear();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * `explain` of a form: codes of rules and refusals to words in the reader's language. `own` has the words of codes that only one
 * screen knows.
 */
export function useExplain(own?: CodeWords): Explain {
  const language = useLanguage();
  useSyncExternalStore(subscribe, () => words);
  useEffect(() => onFirstSign(() => void loadWords().catch(() => undefined)), []);
  const general = explainerOf(language);
  return own ? (message) => own[message]?.[language] ?? general(message) : general;
}

const explainers = new Map<Language, Explain>();

/** The same function as long as it says the same. */
function explainerOf(language: Language): Explain {
  const known = explainers.get(language);
  if (known) return known;
  const explain: Explain = (message) => explainCode(message, language, words);
  explainers.set(language, explain);
  return explain;
}

const isCode = (message: string): boolean => /^[A-Za-z0-9_]+(-[a-z0-9]+)*$/.test(message);

/** The words of a code. What is no code, a sentence made elsewhere, stays as it is. */
export function explainCode(message: string, language: Language, known: CodeWords | undefined): string {
  if (!isCode(message)) return message;
  if (known === undefined) return failures[message]?.[language] ?? textOf(beforeWords, language).check;
  const found = known[message] ?? known[message.endsWith("-required") ? "required" : "server-failed"];
  return found?.[language] ?? message;
}
