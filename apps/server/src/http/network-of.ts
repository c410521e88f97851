import { isIPv6 } from "node:net";

/** Groups of sixteen bits that name the network of an address; the other four are its owner's to choose. */
const OF_NETWORK = 4;
const GROUPS = 8;

/**
 * Whom an address of the net counts as. Whoever has one of the newer kind has 2^64 of them (RFC 4291, 2.5.4), and would else have as many
 * counts of their own; one of the older kind stands for itself, also where it is written as one of the newer.
 */
export function networkOf(address: string): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  const older = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (older) return older[1] ?? address;
  const [head = "", tail] = plain.split("::");
  const groups = head === "" ? [] : head.split(":");
  const behind = tail === undefined || tail === "" ? 0 : tail.split(":").length;
  const left = tail === undefined ? 0 : GROUPS - groups.length - behind;
  const all = [...groups, ...Array.from({ length: Math.max(left, 0) }, () => "0"), ...(tail?.split(":") ?? [])];
  return all
    .slice(0, OF_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
