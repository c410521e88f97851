import { parseArgs } from "node:util";
import { createLender } from "@gable/server/modules/organisations/create-lender.ts";
import { besideProduct, Misused, runCommand } from "./running/command.ts";

// npm run lender:create: makes a lender on a running product, and prints the links by which its two first administrators come in. They
// propose and approve its brand, its rates and the states of its licences in the console; then it takes applications.

const usage = `npm run lender:create -- --code CODE --name "BRAND" --legal-name "COMPANY, LLC" --nmls NUMBER
  --address "STREET, CITY, ST 12345" --phone "(800) 555-0142" --email ADDRESS [--accent "#1f4d6b"]
  --administrator "NAME <ADDRESS>" --administrator "NAME <ADDRESS>"`;

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      code: { type: "string" },
      name: { type: "string" },
      "legal-name": { type: "string" },
      nmls: { type: "string" },
      address: { type: "string" },
      phone: { type: "string" },
      email: { type: "string" },
      accent: { type: "string" },
      administrator: { type: "string", multiple: true },
    },
  });
  const people = (values.administrator ?? []).map((text) => /^(.+?)\s*<([^<>]+)>$/.exec(text));
  if (!values.code || people.length === 0 || people.includes(null)) throw new Misused();
  await besideProduct(async (kysely, config) => {
    const administrators = people.map((person) => ({ name: person?.[1] ?? "", email: person?.[2] ?? "" }));
    const asked = { ...values, legalName: values["legal-name"] };
    for (const link of await createLender(kysely, config, asked, administrators)) console.log(link);
    console.log("Each is good once, for three days, in the order of the administrators.");
  });
});
