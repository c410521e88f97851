/** A type of Plaid's client as it is written in JSON: its enumerations are their words. */
export type Written<T> = T extends string ? `${T}` : T extends object ? { [K in keyof T]: Written<T[K]> } : T;
