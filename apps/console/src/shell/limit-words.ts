import type { Words } from "@gable/domain/language.ts";

/** The limit that a code names: `at-most-850`; null where it names none. */
export function limitOf(code: string): { readonly isMost: boolean; readonly limit: number } | null {
  const [, kind, limit] = /^at-(most|least)-(-?\d+(?:\.\d+)?)$/.exec(code) ?? [];
  return kind === undefined ? null : { isMost: kind === "most", limit: Number(limit) };
}

/** What a code says that names a limit: undefined of any other. */
export function limitWords(code: string): Words | undefined {
  const limited = limitOf(code);
  return limited ? wordsOfLimit(limited.isMost, limited.limit.toLocaleString("en-US")) : undefined;
}

/** @param figure as it is written in both languages */
export const wordsOfLimit = (isMost: boolean, figure: string): Words =>
  isMost
    ? { en: `Write ${figure} at most.`, es: `Escriba ${figure} como máximo.` }
    : { en: `Write ${figure} at least.`, es: `Escriba ${figure} como mínimo.` };
