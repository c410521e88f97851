import type { DocumentLender } from "../lender.ts";

const roof =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 40"><g fill="none" stroke="#11493a" stroke-width="2.5">' +
  '<path d="M2 33V19L18 5.5 34 19v14"/><path d="M10 33V22.2L18 15.4l8 6.8V33"/></g></svg>';

export const sampleLender: DocumentLender = {
  legalName: "Gable Home Equity, LLC",
  tradeName: "Gable",
  nmlsId: "123456",
  address: { street1: "200 Market Street", street2: "Suite 1400", city: "San Francisco", state: "CA", zip: "94105" },
  phone: "(415) 555-0134",
  email: "help@gable.example",
  website: "gable.example",
  logoSvg: roof,
  accentColor: "#11493a",
  creditRegulator: {
    name: "Federal Trade Commission",
    addressLines: ["Consumer Response Center", "600 Pennsylvania Avenue NW", "Washington, DC 20580"],
  },
  approvedByCounsel: false,
};
