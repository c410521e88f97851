/** How large files are that a provider names without their sizes, by their addresses. */
export interface WeighedFiles {
  readonly known: ReadonlyMap<string, number>;
  /** Asks where they lie, each once; true when something is known that was not. A file whose place does not say goes without. */
  readonly ask: (addresses: readonly string[]) => Promise<boolean>;
}

export function weighFiles(): WeighedFiles {
  const known = new Map<string, number>();
  const asked = new Set<string>();
  return {
    known,
    async ask(addresses) {
      const unknown = addresses.filter((address) => !asked.has(address));
      for (const address of unknown) asked.add(address);
      const sizes = await Promise.all(unknown.map(sizeAt));
      for (const [place, size] of sizes.entries()) if (size !== null) known.set(unknown[place] ?? "", size);
      return sizes.some((size) => size !== null);
    },
  };
}

async function sizeAt(address: string): Promise<number | null> {
  try {
    const { ok, headers } = await fetch(address, { method: "HEAD" });
    const length = ok ? headers.get("content-length") : null;
    return length === null ? null : Number(length);
  } catch {
    return null;
  }
}
