/** "0x71C7…7976F": the first six and the last five characters of an address that is longer than eleven. */
export const shortAddress = (address: string): string =>
  address.length > 11 ? `${address.slice(0, 6)}…${address.slice(-5)}` : address;
