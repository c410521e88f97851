/** A piece of a message: words, or an address that may be followed. */
export type MessagePart = { readonly text: string; readonly href?: string };

/** From where a word, or one in brackets or quotes, begins to where its sentence goes on. */
const ADDRESS = /(?<![^\s<>"'([])[a-z0-9][^\s<>"']*[^\s<>"'.,;:!?)\]]/gi;

/**
 * Cuts a message into words and links. Only names of the given hosts, bare or in an address by https, become links; the rest stays
 * text.
 */
export function messageParts(text: string, hosts: readonly string[]): MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const href = linkOf(match[0], hosts);
    if (href === null) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: match[0], href });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

function linkOf(address: string, hosts: readonly string[]): string | null {
  const [, scheme, host] = /^(https:\/\/)?([a-z0-9.-]+)(?:[/?#]|$)/i.exec(address) ?? [];
  if (host === undefined || !hosts.includes(host.toLowerCase())) return null;
  if (scheme !== undefined) return address;
  // A name without a dot is a word as well.
  return host.includes(".") ? `https://${address}` : null;
}
