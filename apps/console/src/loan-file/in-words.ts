/** A code of the records as a reader's words: `PAYMENT_ROOM` and `offer-chosen` become "Payment room" and "Offer chosen". */
export function inWords(code: string): string {
  const words = code.replaceAll(/[_-]+/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
