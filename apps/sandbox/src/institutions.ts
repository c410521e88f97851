/** Banks of the sandbox. The names are invented; the routing numbers have valid check digits and belong to nobody we know of. */
export interface Institution {
  readonly id: string;
  readonly name: string;
  readonly routingNumber: string;
  readonly acceptsWire: boolean;
  readonly colour: string;
}

export const institutions: readonly Institution[] = [
  { id: "alder", name: "First Alder Bank", routingNumber: "121999919", acceptsWire: true, colour: "#24506b" },
  {
    id: "copperfield",
    name: "Copperfield Credit Union",
    routingNumber: "321999968",
    acceptsWire: true,
    colour: "#7a4b24",
  },
  {
    id: "lakeshore",
    name: "Lakeshore Federal Savings",
    routingNumber: "071999920",
    acceptsWire: true,
    colour: "#1f5f5b",
  },
  { id: "meridian", name: "Meridian Mutual Bank", routingNumber: "111999932", acceptsWire: true, colour: "#4a3f78" },
  {
    id: "hudson",
    name: "Hudson & Vale Trust Company",
    routingNumber: "021999941",
    acceptsWire: true,
    colour: "#33465c",
  },
  { id: "prairie", name: "Prairie State Bank", routingNumber: "101999971", acceptsWire: true, colour: "#6b5a1f" },
  { id: "juniper", name: "Juniper Savings", routingNumber: "061999901", acceptsWire: true, colour: "#2f6b3a" },
  {
    id: "tidewater",
    name: "Tidewater Community Bank",
    routingNumber: "051999982",
    acceptsWire: false,
    colour: "#1f4e79",
  },
  {
    id: "northstar",
    name: "Northstar Cooperative Bank",
    routingNumber: "091999104",
    acceptsWire: true,
    colour: "#5c2f4b",
  },
  { id: "magnolia", name: "Magnolia Bank", routingNumber: "261999950", acceptsWire: false, colour: "#6b2f3a" },
];

export const institutionById = (id: string): Institution | undefined => institutions.find((bank) => bank.id === id);

export const institutionByRouting = (routingNumber: string): Institution | undefined =>
  institutions.find((bank) => bank.routingNumber === routingNumber);

/** The check digit of a routing number: weights 3, 7, 1, sum divisible by ten. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])\d{7}$/.test(digits) || digits === "000000000") return false;
  const weights = [3, 7, 1];
  const sum = digits.split("").reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0), 0);
  return sum % 10 === 0;
}
