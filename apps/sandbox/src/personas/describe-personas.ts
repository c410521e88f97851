import { fullName, oneLine } from "../spelling.ts";
import { personas } from "./personas.ts";

/** The page `docs/personas.md`. Written by `node apps/sandbox/src/personas/write-docs.ts`; a test holds it to the table. */
export function describePersonas(): string {
  const rows = personas.map((persona) => {
    const { number, name, person, home, fill, story, ends, credit } = persona;
    return `| ${number} | \`${name}\` | ${fullName(person.name)}, ${person.dateOfBirth}, ${person.ssn} | ${oneLine(fill.address)} | ${
      home.address === fill.address ? "" : `the county has ${oneLine(home.address)}. `
    }${story} | ${credit.score ?? "none"} | ${ends} |`;
  });
  return `${introduction}
| No. | Name | Person, birth date, SSN | Home that is typed | Story | Score | How it ends |
|---|---|---|---|---|---|---|
${rows.join("\n")}

${rest}`;
}

const introduction = `# Personas

\`npm test\` walks every one of them over HTTP to the end of its story; \`npm run personas -- NAME\` walks some. With \`--vendors\` every
answer of every vendor is \`delayed\`, \`duplicated\`, \`out-of-order\` or \`failing-twice\` before it comes; the scripted borrower tries again
where a page asks them to.

Every persona is a row of a table in \`apps/sandbox/src/personas\`. The vendor sandbox answers from these rows, and recognizes a
persona by what an order says (SSN, name, address, account number); the product itself knows of none. The sandbox serves them at
\`/personas\` and \`/personas/{name}\`: the facts, and under \`fill\` what the persona types. People, streets, banks and employers are
invented; ZIP codes, cities, counties and county numbers are right. Social security numbers begin with 799 (a co-owner's with 798), so
that nobody takes them for real ones.
`;

const rest = `## Everybody else

Whoever types a name and address of their own is a good application: a score from 745 to 805, a home worth $380,000 to $890,000 by its
address, a first mortgage of 40 to 55 % of that, whatever income was stated, and the owner the lender names. The same name and address
always give the same facts.

## Things to type

| where | what | effect |
|---|---|---|
| account number at the account check | ends in 001 | does not exist |
| | ends in 002 | under review, then verified |
| | ends in 003 | under review, then failed |
| | ends in 004 | belongs to somebody else |
| | ends in 005 | stays under review: two small deposits show whose it is, and the inbox shows them as mail to \`account-0005@bank.example\`, by the last four digits |
| password on a vendor's page | \`wrong\` | is turned away |
| mail to | anything \`@undeliverable.example\` | is undeliverable |
| text to | a number that ends in 555-0199 | is not a mobile |
| upload | the EICAR test file | is infected |

## What changes with the second try

\`frozen-thawed\`, \`locked\` and \`hard-frozen\` are refused at the first pull of an application and found at the next; \`frozen-pin\` needs
its PIN (402917); \`records-down\`, \`identity-retry\` and \`payment-returned\` succeed the second time. A second try is a second order
of the same act under the same reference, with a key of its own.

## Faults and answers to order

\`POST /admin/faults\` with \`{ kind, fault, next, delayMs }\` makes the next requests or webhooks of a kind (or of \`*\`) come to grief:
\`time-out\`, \`reset\`, \`reset-before\` (the order was not taken), \`500\`, \`503\`, \`429\`, \`403\`, \`garbage\`, \`truncated\`, \`wrong-schema\`, \`slow\`;
\`duplicate\`, \`out-of-order\`, \`late\`, \`bad-signature\`, \`replayed\`, \`lost\`. \`deferred\` is no fault of itself: what would be answered at
once is told by webhook. \`held\` is none either: the order is taken, and nothing comes of it until faults are lifted
(\`DELETE /admin/faults\`). \`act\` and \`reference\` narrow it to one question and one application. \`POST /admin/answers\` with \`{ kind, act, answer, next, later }\`
gives the next orders an answer of your own. \`GET /admin/orders\` lists what was ordered. \`POST /admin/links/finish\` with \`{ url }\` ends
a visit to a bank, payroll provider or tax office as if the borrower had agreed.

The sandbox keeps everything in memory. After a restart an order is unknown (404): place it again under its key, and it is the
same order with the same answer.
`;
