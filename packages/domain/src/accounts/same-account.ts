interface Numbers {
  readonly routingNumber: string;
  readonly accountNumber: string;
}

export const isSameAccount = (a: Numbers, b: Numbers): boolean =>
  a.routingNumber === b.routingNumber && a.accountNumber === b.accountNumber;
