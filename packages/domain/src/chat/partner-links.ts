/** A piece of a message: words, or an address that may be followed. */
export type MessagePart = { readonly text: string; readonly href?: string };

const ADDRESS = /https:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

/** Cuts a message into words and links. Only addresses of the named hosts, by https, become links; the rest stays text. */
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
  const host = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/i.exec(address)?.[1];
  return host !== undefined && hosts.includes(host.toLowerCase()) ? address : null;
}
