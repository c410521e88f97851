import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { z } from "zod";
import { StartRefused } from "../../start-refused.ts";
import { type DocumentKind, documentKinds } from "./document-kinds.ts";
import type { Template } from "./draft.ts";
import type { OwnForms } from "./lender.ts";

const LENDERS = new URL("../../../../../lenders/", import.meta.url);
const SHOWN_DIGITS = 8;

/** How a lender's counsel wants a document to read: in the place of ours, made from the same input. */
export interface OwnForm<Input = unknown> extends Template<Input> {
  /** Until then every page says that it is a sample. */
  readonly approvedByCounsel: boolean;
}

const OwnFormShape = z.object({
  version: z.string().min(1),
  approvedByCounsel: z.boolean(),
  draft: z.custom<OwnForm["draft"]>((value) => typeof value === "function"),
});

/** The form of a module, `export const form`. Throws where it is none. */
export async function readForm(href: string): Promise<OwnForm> {
  const { form } = (await import(/* @vite-ignore */ href)) as { form?: unknown };
  return OwnFormShape.parse(form);
}

/**
 * The documents that lenders write otherwise: `lenders/<code>/documents/<KIND>.ts`, by the lender's code. A version is completed by a
 * digest of the file, so that no other wording ever goes by the same one.
 * @throws StartRefused naming the file that is no form, or of a kind that there is not
 */
export async function readOwnForms(folder: URL = LENDERS): Promise<ReadonlyMap<string, OwnForms>> {
  const byLender = new Map<string, OwnForms>();
  for (const lender of await readdir(folder)) {
    const own: OwnForms = {};
    const documents = new URL(`${lender}/documents/`, folder);
    for (const name of await filesIn(documents)) {
      const kind = name.replace(/\.ts$/, "");
      const file = `lenders/${lender}/documents/${name}`;
      if (!isKind(kind))
        throw new StartRefused(`${file} is no document that the product writes; its name is the kind.`);
      const at = new URL(name, documents);
      const digest = createHash("sha256")
        .update(await readFile(at))
        .digest("hex")
        .slice(0, SHOWN_DIGITS);
      const form = await readForm(at.href).catch(() => {
        throw new StartRefused(`${file} exports no form with a version, approvedByCounsel and draft.`);
      });
      own[kind] = { href: at.href, version: `${form.version} ${digest}` };
    }
    byLender.set(lender, own);
  }
  return byLender;
}

const isKind = (name: string): name is DocumentKind => (documentKinds as readonly string[]).includes(name);

async function filesIn(folder: URL): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(".ts")).toSorted();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw error;
  }
}
