import type { DevelopmentPersona } from "@gable/contract/calls/development.ts";

const CENTS = 100;

/** What a persona types, under the names of the fields that ask for it. */
export function typedValues({ fill }: DevelopmentPersona): Readonly<Record<string, string>> {
  const { address, name, dateOfBirth, bank } = fill;
  const [year = "", month = "", day = ""] = dateOfBirth.split("-");
  return {
    search: address.street1,
    "home.street1": address.street1,
    "home.street2": address.street2 ?? "",
    "home.city": address.city,
    "home.state": address.state,
    "home.zip": address.zip,
    occupancy: fill.propertyUse,
    ownership: fill.ownership,
    listedForSale: fill.listedForSale ? "yes" : "no",
    titleChangedRecently: fill.titleChangedRecently ? "yes" : "no",
    employmentType: fill.employmentType,
    annualIncome: String(fill.annualIncome / CENTS),
    "name.firstName": name.first,
    "name.middleName": name.middle ?? "",
    "name.lastName": name.last,
    "name.suffix": name.suffix ?? "",
    birthDate: month,
    "birthDate.day": day,
    "birthDate.year": year,
    email: fill.email,
    phone: fill.phone,
    password: fill.password,
    ssn: fill.ssn,
    maritalStatus: fill.maritalStatus.toUpperCase(),
    purpose: fill.purpose,
    employer: fill.employer ?? "",
    jobTitle: fill.jobTitle ?? "",
    routingNumber: bank.routingNumber,
    accountNumber: bank.accountNumber,
    accountNumberAgain: bank.accountNumber,
    typedName: [name.first, name.middle, name.last, name.suffix].filter(Boolean).join(" "),
  };
}

/** Types what a persona would into the fields of the page, each as a keyboard would. Returns how many were filled. */
export function fillPage(page: ParentNode, persona: DevelopmentPersona): number {
  return Object.entries(typedValues(persona)).filter(([name, value]) => value !== "" && fillField(page, name, value))
    .length;
}

function fillField(page: ParentNode, name: string, value: string): boolean {
  const field = page.querySelector(`form [id$="-${name.replaceAll(".", "-")}"]`);
  if (field instanceof HTMLInputElement && field.type === "radio") {
    const wanted = page.querySelector<HTMLInputElement>(`input[name="${field.name}"][value="${value}"]`);
    wanted?.click();
    return wanted !== null;
  }
  if (field instanceof HTMLInputElement) return write(field, HTMLInputElement.prototype, value);
  if (field instanceof HTMLSelectElement) return write(field, HTMLSelectElement.prototype, value);
  return false;
}

/** React hears only of values that are set the way the browser sets them. */
function write(field: HTMLInputElement | HTMLSelectElement, prototype: object, value: string): boolean {
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  return true;
}
