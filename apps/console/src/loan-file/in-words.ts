/** Words that are not written as others are. */
const spellings: Readonly<Record<string, string>> = {
  avm: "AVM",
  bpo: "BPO",
  cltv: "CLTV",
  dti: "DTI",
  fico: "FICO",
  hmda: "HMDA",
  id: "ID",
  ssn: "SSN",
  vantagescore: "VantageScore",
};

/** A code of the records as a reader's words: `PAYMENT_ROOM` and `avm-answered` become "Payment room" and "AVM answered". */
export function inWords(code: string): string {
  const words = code.toLowerCase().split(/[_-]+/);
  const text = words.map((word) => spellings[word] ?? word).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
