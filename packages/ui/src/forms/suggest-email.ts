/** Where most people's mail is; a domain one slip away from one of these is taken for a slip. */
const commonDomains = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "aol.com",
  "comcast.net",
  "live.com",
  "msn.com",
  "me.com",
  "att.net",
  "verizon.net",
  "sbcglobal.net",
  "ymail.com",
  "proton.me",
  "protonmail.com",
];

/** Real, though one slip away from a common one. */
const realNeighbours = new Set(["mail.com", "email.com", "hotmail.co.uk"]);

/** Short domains are one slip from too many others. */
const SHORTEST_GUESSED = 8;

/** The address that was probably meant, or null where there is no reason to ask. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf("@");
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain.length < SHORTEST_GUESSED || commonDomains.includes(domain) || realNeighbours.has(domain))
    return null;
  const meant = commonDomains.find((common) => common.length >= SHORTEST_GUESSED && isOneSlipFrom(domain, common));
  return meant ? `${email.slice(0, at)}@${meant}` : null;
}

/** One letter missing, added or wrong, two neighbours changed places, or the ending cut off or doubled. */
function isOneSlipFrom(typed: string, meant: string): boolean {
  if (`${typed}m` === meant || typed === meant.replace(/\.com$/, ".co") || typed === meant.replace(".", ""))
    return true;
  const first = Array.from(meant).findIndex((letter, place) => typed[place] !== letter);
  const start = first === -1 ? meant.length : first;
  const [t, m] = [typed.slice(start), meant.slice(start)];
  return (
    t.slice(1) === m ||
    t === m.slice(1) ||
    t.slice(1) === m.slice(1) ||
    (t.length > 1 && t[0] === m[1] && t[1] === m[0] && t.slice(2) === m.slice(2))
  );
}
