/** What people call a social security, taxpayer, account, routing or card number, in both languages. */
const NUMBER_NAMES = [
  /\bssns?\b|\bitins?\b|\bsocial security\b|\byour social\b|\btax(?:payer)? (?:id\b|identification)|\biban\b/iu,
  /\b(?:accounts?|acct|routing|aba|transit|cards?)\b(?: (?:and|or|\/|&) (?:accounts?|routing))?['’]?s? ?(?:numbers?|nos?\b|#|digits)/iu,
  /\b(?:numbers?|digits) (?:of|on|from|for) (?:\p{L}+ ){0,3}(?:accounts?|cards?|checks?|social)\b/iu,
  /\bbank(?:ing)? details\b|\bdatos bancarios\b|\bseguro social\b|(?<!\p{L})nss(?!\p{L})/iu,
  /(?:n[uú]meros?|d[ií]gitos|\bn\.?[º°o]) (?:de|del|en) ?(?:\p{L}+ ){0,3}(?:cuentas?|ruta|tarjetas?|tr[aá]nsito|cheques?|contribuyente)(?!\p{L})/iu,
];

const GIVE_EN =
  "(?:send|writ|typ|giv|tell|shar|enter|provid|text|e-?mail|repl|post|put|confirm|verif|ask|say|upload|past|spell|repeat|need(?! to)|want(?! to)|requir|request)\\p{L}*";
const GIVE_ES =
  "(?:env[ií]|escrib|mand|compart|p[ií]d|ped|pong|teclee|introdu|ingres|indi[cq]|proporcion|confirm|facilit|necesit|verifi|requer|requier|solicit|dé(?!\\p{L})|den(?!\\p{L})|dar|d[ií]g[ao]|dec)\\p{L}*";

/** "Never send or write", "we will not ask for": with nothing between the two that turns the sense, as "do not forget to send" does. */
const FORBIDS = [
  `\\b(?:never|nobody|no one|cannot|(?:do|does|will|would|should|must|can|need|ca|wo)(?: not|n['’]t)|need not)(?: (?:ever|please|need to|have to|want to|you|to|us|be|also))*? ${GIVE_EN}(?:,? (?:or|nor|and) ${GIVE_EN})*(?: (?:it|them|that))?(?: here| in (?:this|the|a) chat)?`,
  `(?<!\\p{L})(?:no|ni|nunca|jamás|nadie|tampoco)(?: (?:nos|me|le|les|se|lo|los|la|las|debe|deben|hace falta|tiene que|tienen que|hay que|necesita|vamos a|va a|por favor))*? ${GIVE_ES}(?:,? (?:o|ni|y|e) ${GIVE_ES})*(?: aquí| en (?:este|el|un) chat)?`,
].map((pattern) => new RegExp(pattern, "giu"));
const GIVES = new RegExp(`\\b${GIVE_EN}|(?<!\\p{L})${GIVE_ES}`, "iu");

/** Towards whoever writes, in this conversation: "send me", "here", "envíeme". */
const HERE = [
  /\b(?:me|us|here|chat|message|what|which)\b|\bI(?: will| would|['’]ll|['’]d)? (?:need|want|require|have to have)\b|\bwe(?: will| would|['’]ll|['’]d)? (?:need|want|require)\b/iu,
  new RegExp(
    `(?<!\\p{L})${GIVE_ES}(?:me|nos|(?:me|nos)l[oa]s?)(?!\\p{L})|(?<!\\p{L})(?:me|nos|cuál|aquí|chat|mensaje|necesito|necesitamos)(?!\\p{L})`,
    "iu",
  ),
];

/**
 * Whether a text in English or Spanish asks a borrower for a number that must not travel by chat (`private-numbers.ts`), rather than telling
 * them to keep it to themselves. On the safe side: whatever names such a number and does not forbid to give it counts as asking.
 */
export const asksForPrivateNumber = (text: string): boolean => leftOfAsking(text).length > 0;

/**
 * As `asksForPrivateNumber`, and beyond doubt: by a question, or towards whoever writes. What is left may tell on which page of the
 * application such a number is entered, which only its author can say.
 */
export const asksOutrightForPrivateNumber = (text: string): boolean =>
  leftOfAsking(text).some((left) => left.includes("?") || HERE.some((here) => here.test(left)));

/** The sentences that may ask for such a number, each without what it forbids. */
function leftOfAsking(text: string): string[] {
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\bs[ .-]*s[ .-]*n\b\.?/giu, "SSN")
    .replace(/[^\S\n]+/gu, " ");
  const sentences = plain.match(/[^.!?\n]+[.!?]*/gu) ?? [];
  return sentences.flatMap((sentence) => {
    if (!NUMBER_NAMES.some((name) => name.test(sentence))) return [];
    const left = FORBIDS.reduce((rest, pattern) => rest.replace(pattern, ""), sentence);
    return left === sentence || left.includes("?") || GIVES.test(left) ? [left] : [];
  });
}
