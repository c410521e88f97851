interface Numbers {
  readonly routingNumber: string;
  readonly accountNumber: string;
}

/** The same account at the same bank, whatever name or kind either was given with. */
export const isSameAccount = (a: Numbers, b: Numbers): boolean =>
  a.routingNumber === b.routingNumber && a.accountNumber === b.accountNumber;
