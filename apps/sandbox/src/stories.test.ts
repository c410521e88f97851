import type { CreditAnswer } from "@gable/vendors/credit-bureau/protocol.ts";
import { openVendors } from "@gable/vendors/open.ts";
import type { OrderStanding } from "@gable/vendors/order-protocol.ts";
import { sampleOrders } from "@gable/vendors/sample-orders.ts";
import type { Address } from "@gable/vendors/wire-values.ts";
import { afterAll, describe, expect, it } from "vitest";
import type { Persona } from "./personas/define-persona.ts";
import { personaByName, personas } from "./personas/personas.ts";
import type { PersonaName } from "./personas/words.ts";
import { startSandbox } from "./server.ts";
import { orderOf } from "./testing/lender.ts";

const sandbox = await startSandbox();
afterAll(() => sandbox.close());
const vendors = openVendors(sandbox);

function persona(name: PersonaName): Persona {
  const found = personaByName(name);
  if (found === undefined) throw new Error(`no persona ${name}`);
  return found;
}

let files = 0;
const newFile = (): string => {
  files += 1;
  return `story-${files}`;
};

const homeOf = (name: PersonaName): Address => ({ ...persona(name).home.address });

interface Given {
  readonly reference?: string;
  readonly ssn?: string;
  readonly formerAddress?: Address;
  readonly pin?: string;
}

async function pull(hardness: "pullSoft" | "pullHard", name: PersonaName, given: Given = {}): Promise<CreditAnswer> {
  const { person, fill } = persona(name);
  const { reference = newFile(), pin, ...more } = given;
  const applicant = { name: { ...fill.name }, dateOfBirth: person.dateOfBirth, address: { ...fill.address }, ...more };
  const request = {
    applicant,
    consent: { id: "consent-1", givenAt: "2026-11-20T17:59:00Z" },
    ...(pin === undefined ? {} : { pin }),
  };
  const reply = await vendors.creditBureau[hardness](orderOf(request, { reference }));
  if (reply.status !== "answered") throw new Error("the bureau did not answer");
  return reply.answer;
}

const outcomeOf = async (answering: Promise<CreditAnswer>): Promise<string> => (await answering).outcome;

async function settled<A, P>(find: () => Promise<OrderStanding<A, P>>): Promise<A> {
  for (let tries = 0; tries < 200; tries += 1) {
    const standing = await find();
    if (standing.status === "answered") return standing.answer;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("never answered");
}

const latePayments = async (hardness: "pullSoft" | "pullHard") => {
  const answer = await pull(hardness, "delinquency");
  return answer.outcome === "hit" ? answer.report.tradelines.map(({ late60 }) => late60) : [];
};

const screen = async (name: PersonaName) => {
  const reply = await vendors.watchlist.screen(orderOf({ person: { name: { ...persona(name).person.name } } }));
  return reply.status === "answered" ? reply.answer.outcome : "";
};

const parcels = async (name: PersonaName, address: Address, reference = newFile()) => {
  const owners = [{ ...persona(name).person.name }];
  const reply = await vendors.propertyData.findParcels(orderOf({ address, owners }, { reference }));
  if (reply.status !== "answered") throw new Error("not answered");
  return reply.answer;
};

const check = async (name: PersonaName, accountNumber: string, holder: PersonaName = name) => {
  const { bank } = persona(name).fill;
  const request = {
    routingNumber: bank.routingNumber,
    accountNumber,
    accountType: bank.accountType,
    holder: { name: { ...persona(holder).person.name } },
  };
  const reply = await vendors.bankAccountCheck.check(orderOf(request));
  if (reply.status !== "answered") throw new Error("not answered");
  return { order: reply.order, answer: reply.answer };
};

describe("the bureau", () => {
  const firstPulls: readonly (readonly [PersonaName, CreditAnswer["outcome"]])[] = [
    ["straight-approval", "hit"],
    ["no-match", "no-match"],
    ["no-match-ssn", "no-match"],
    ["frozen-thawed", "frozen"],
    ["locked", "locked"],
    ["frozen-pin", "frozen-pin"],
    ["no-file", "no-file"],
    ["fraud-alert", "fraud-alert"],
    ["hard-frozen", "hit"],
    ["score-decline", "hit"],
  ];
  it.each(firstPulls)("answers the first soft pull of %s with %s", async (name, outcome) => {
    expect(await outcomeOf(pull("pullSoft", name))).toBe(outcome);
  });

  it("finds a file by the SSN or by a former address where the name and address did not", async () => {
    const { corrections } = persona("no-match").fill;
    expect(await outcomeOf(pull("pullSoft", "no-match", { ssn: corrections.ssn ?? "" }))).toBe("hit");
    const formerAddress = { ...(corrections.formerAddress ?? homeOf("no-match")) };
    expect(await outcomeOf(pull("pullSoft", "no-match", { formerAddress }))).toBe("hit");
  });

  it("has nothing under the SSN either for one who is unknown", async () => {
    expect(await outcomeOf(pull("pullSoft", "no-match-ssn", { ssn: "799-03-0003" }))).toBe("no-match-ssn");
  });

  it.each(["frozen-thawed", "locked"] as const)("finds %s on the second try of the same application", async (name) => {
    const reference = newFile();
    await pull("pullSoft", name, { reference });
    expect(await outcomeOf(pull("pullSoft", name, { reference }))).toBe("hit");
    expect(await outcomeOf(pull("pullHard", name, { reference }))).toBe("hit");
  });

  it("rejects a wrong PIN, counts, and takes the right one", async () => {
    const { wrongPin = "", pin = "" } = persona("frozen-pin").fill.corrections;
    const reference = newFile();
    await pull("pullSoft", "frozen-pin", { reference });
    expect(await pull("pullSoft", "frozen-pin", { reference, pin: wrongPin })).toMatchObject({
      outcome: "frozen-pin",
      pinRejected: true,
      attemptsLeft: 2,
    });
    expect(await outcomeOf(pull("pullSoft", "frozen-pin", { reference, pin }))).toBe("hit");
  });

  it("is frozen at the hard pull only, for one who froze in between", async () => {
    const reference = newFile();
    expect(await outcomeOf(pull("pullSoft", "hard-frozen", { reference }))).toBe("hit");
    expect(await outcomeOf(pull("pullHard", "hard-frozen", { reference }))).toBe("frozen");
    expect(await outcomeOf(pull("pullHard", "hard-frozen", { reference }))).toBe("hit");
  });

  it("shows a payment sixty days late in the hard report that the soft one did not have", async () => {
    expect(Math.max(...(await latePayments("pullSoft")))).toBe(0);
    expect(Math.max(...(await latePayments("pullHard")))).toBe(1);
  });

  it("says whether the number given is the one on file, and never which one it holds", async () => {
    const answer = await pull("pullSoft", "straight-approval", { ssn: "799-01-0009" });
    expect(answer).toMatchObject({ outcome: "hit", report: { ssnMatch: "mismatch" } });
    expect(JSON.stringify(answer)).not.toContain("799-01-0001");
  });

  it("calls a child a minor", async () => {
    const applicant = { name: { first: "Very", last: "Young" }, dateOfBirth: "2010-01-01", address: homeOf("locked") };
    const consent = { id: "c", givenAt: "2026-11-20T17:59:00Z" };
    const reply = await vendors.creditBureau.pullSoft(orderOf({ applicant, consent }));
    expect(reply).toMatchObject({ answer: { outcome: "minor" } });
  });

  it("lists every mortgage of the home but the one that only the title search finds", async () => {
    const answer = await pull("pullSoft", "undisclosed-lien");
    const creditors = answer.outcome === "hit" ? answer.report.tradelines.map(({ creditor }) => creditor) : [];
    expect(creditors).toContain("Sooner State Mortgage");
    expect(creditors).not.toContain("Summit Roof Lending");
  });
});

describe("county records and title", () => {
  it("have one parcel for a house, owned by the borrower, with its mortgage", async () => {
    expect(await parcels("straight-approval", homeOf("straight-approval"))).toMatchObject({
      outcome: "found",
      parcels: [
        {
          owners: [{ recordedName: "ADA L SORENSEN", ownerType: "person" }],
          liens: [{ holder: "Silverline Home Loans", position: 1, originalAmount: 37_200_000 }],
        },
      ],
    });
  });

  it("have four parcels for a building without a unit, and one with it", async () => {
    const { address } = persona("several-properties").fill;
    expect(await parcels("several-properties", { ...address })).toMatchObject({ parcels: { length: 4 } });
    const chosen = await parcels("several-properties", { ...address, street2: "Apt 312" });
    expect(chosen).toMatchObject({ parcels: [{ owners: [{ recordedName: "CAMILLE ADEYEMI" }] }] });
  });

  it("do not know a street that was renamed, and know the new name", async () => {
    const { fill } = persona("no-property");
    expect(await parcels("no-property", { ...fill.address })).toEqual({ outcome: "not-found" });
    expect(await parcels("no-property", homeOf("no-property"))).toMatchObject({ outcome: "found" });
  });

  it("are down once for one persona", async () => {
    const reference = newFile();
    const address = homeOf("records-down");
    expect(await parcels("records-down", address, reference)).toMatchObject({ outcome: "records-down" });
    expect(await parcels("records-down", address, reference)).toMatchObject({ outcome: "found" });
  });

  it.each([
    ["joint-owner", ["MARISOL BERGSTROM", "THEO J BERGSTROM"]],
    ["trust", ["THE NAKAGAWA FAMILY TRUST DATED JUNE 4, 2015"]],
    ["ownership-mismatch", ["HAROLD P DUNMORE"]],
  ] as const)("name the owners of %s", async (name, owners) => {
    const answer = await parcels(name, homeOf(name));
    const recorded =
      answer.outcome === "found" ? answer.parcels[0]?.owners.map(({ recordedName }) => recordedName) : [];
    expect(recorded).toEqual(owners);
  });

  it("let the title search find the lien that nobody mentioned", async () => {
    const owners = [{ ...persona("undisclosed-lien").person.name }];
    const { order } = await vendors.title.search(orderOf({ address: homeOf("undisclosed-lien"), owners }));
    const answer = await settled(() => vendors.title.find("search", order));
    expect(answer).toMatchObject({ outcome: "completed", liens: [{ position: 1 }, { holder: "Summit Roof Lending" }] });
  });
});

describe("values, zones and counties", () => {
  it.each([
    ["straight-approval", { outcome: "valued", value: 61_500_000, fsd: "0.0900" }],
    ["texas-bpo", { outcome: "valued", value: 54_000_000, fsd: "0.1400" }],
    ["no-value", { outcome: "no-hit" }],
  ] as const)("the model on %s", async (name, expected) => {
    const reply = await vendors.avm.value(orderOf({ address: homeOf(name), cascade: "first" as const }));
    expect(reply).toMatchObject({ answer: expected });
  });

  it("the broker has an opinion where the model has none", async () => {
    const contact = { name: { ...persona("no-value").person.name } };
    const { order } = await vendors.bpo.order(
      orderOf({ address: homeOf("no-value"), product: "exterior" as const, contact }),
    );
    const answer = await settled(() => vendors.bpo.find("order", order));
    expect(answer).toMatchObject({ outcome: "completed", value: 74_200_000, comparables: { length: 3 } });
  });

  it("the broker goes on a day on which offices are open", async () => {
    const contact = { name: { ...persona("no-value").person.name } };
    const request = { address: homeOf("no-value"), product: "exterior" as const, contact };
    const { order } = await vendors.bpo.order({ ...orderOf(request), orderedAt: "2026-11-24T17:00:00.000Z" });
    // Thanksgiving lies between.
    expect(await settled(() => vendors.bpo.find("order", order))).toMatchObject({ inspectedOn: "2026-11-27" });
  });

  it.each([
    ["electronic", "2026-11-25T18:00:00.000Z", "2026-11-25T18:55:00.000Z"],
    // In the evening before Thanksgiving, on it, and on a Saturday; mornings are of the Pacific coast.
    ["electronic", "2026-11-26T01:00:00.000Z", "2026-11-27T17:10:00Z"],
    ["electronic", "2026-11-26T18:00:00.000Z", "2026-11-27T17:10:00Z"],
    ["electronic", "2026-12-12T18:00:00.000Z", "2026-12-14T17:10:00Z"],
    ["courier", "2026-11-24T18:00:00.000Z", "2026-12-01T19:20:00Z"],
  ] as const)("the county records what came by %s at %s at %s", async (method, orderedAt, recordedAt) => {
    const { countyFips, address } = persona("straight-approval").home;
    const request = { ...sampleOrders.recording.submit, countyFips, state: address.state, method };
    const { order } = await vendors.recording.submit({ ...orderOf(request), orderedAt });
    expect(await settled(() => vendors.recording.find("submit", order))).toMatchObject({ recordedAt });
  });

  it.each([
    ["flood-zone", "AE", true],
    ["straight-approval", "X", false],
  ] as const)("%s stands in zone %s", async (name, zone, specialFloodHazardArea) => {
    const { order } = await vendors.flood.determine(orderOf({ address: homeOf(name) }));
    const answer = await settled(() => vendors.flood.find("determine", order));
    expect(answer).toMatchObject({ zone, specialFloodHazardArea });
    expect(Buffer.from(answer.certificate.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  });

  it.each([
    ["paper-county", false],
    ["straight-approval", true],
  ] as const)("the county of %s records electronically: %s", async (name, recordsElectronically) => {
    const { countyFips, address } = persona(name).home;
    const reply = await vendors.recording.lookUpCounty(orderOf({ countyFips, state: address.state }));
    expect(reply).toMatchObject({ answer: { outcome: "known", recordsElectronically } });
  });
});

describe("money and accounts", () => {
  it("an account under review fails later under a higher revision, and another account is good", async () => {
    const { bank, corrections } = persona("bank-review").fill;
    const { order, answer } = await check("bank-review", bank.accountNumber);
    expect(answer.giactAccountStatus).toBe("PENDING_REVIEW");
    await expect
      .poll(() => vendors.bankAccountCheck.find("check", order))
      .toMatchObject({ revision: 2, answer: { giactAccountStatus: "FAILED_VERIFICATION" } });
    const second = await check("bank-review", corrections.accountNumber ?? "");
    expect(second.answer).toMatchObject({ giactAccountStatus: "VERIFIED", ownership: "match" });
  });

  it("an account of somebody else is a mismatch", async () => {
    const { accountNumber } = persona("locked").fill.bank;
    expect((await check("locked", accountNumber, "retired")).answer).toMatchObject({ ownership: "mismatch" });
  });

  it("a payment that bounces is sent first and returned later, and the next one arrives", async () => {
    const { bank, name } = persona("payment-returned").fill;
    const request = {
      method: "ach" as const,
      purpose: "proceeds" as const,
      amount: 5_000_000,
      to: {
        holder: `${name.first} ${name.last}`,
        routingNumber: bank.routingNumber,
        accountNumber: bank.accountNumber,
        accountType: bank.accountType,
      },
      memo: "Home equity line",
    };
    const reference = newFile();
    const first = await vendors.disbursement.send(orderOf(request, { reference }));
    await expect
      .poll(() => vendors.disbursement.find("send", first.order))
      .toMatchObject({ revision: 2, answer: { outcome: "returned", code: "R03" } });
    const second = await vendors.disbursement.send(orderOf(request, { reference }));
    expect(await settled(() => vendors.disbursement.find("send", second.order))).toMatchObject({ outcome: "sent" });
  });

  it.each([
    ["ach", "2026-11-24", "2026-11-25"],
    // Thanksgiving, then a weekend before a holiday.
    ["ach", "2026-11-25", "2026-11-27"],
    ["ach", "2027-01-15", "2027-01-19"],
    ["wire", "2026-11-26", "2026-11-27"],
  ] as const)("by %s on %s is there on %s, as the banks are open", async (method, day, settlesOn) => {
    const { bank, name } = persona("straight-approval").fill;
    const { accountType, accountNumber, routingNumber } = bank;
    const to = { holder: `${name.first} ${name.last}`, routingNumber, accountNumber, accountType };
    const request = { method, purpose: "proceeds" as const, amount: 5_000_000, to, memo: "Home equity line" };
    const { order } = await vendors.disbursement.send({ ...orderOf(request), orderedAt: `${day}T17:00:00.000Z` });
    expect(await settled(() => vendors.disbursement.find("send", order))).toMatchObject({ outcome: "sent", settlesOn });
  });
});

describe("identity", () => {
  const picture = { name: "front.jpg", mediaType: "image/jpeg", content: "AAAA" };
  const show = async (name: PersonaName, reference: string) => {
    const { person } = persona(name);
    const request = {
      person: { name: { ...person.name }, dateOfBirth: person.dateOfBirth },
      documentType: "DRIVERS_LICENSE" as const,
      front: picture,
    };
    const reply = await vendors.identityVerification.checkDocument(orderOf(request, { reference }));
    if (reply.status !== "answered") throw new Error("not answered");
    return reply.answer;
  };

  it("a blurred picture is asked for again, and the next one passes", async () => {
    const reference = newFile();
    expect(await show("identity-retry", reference)).toMatchObject({ outcome: "retry", reasons: ["unreadable"] });
    expect(await show("identity-retry", reference)).toMatchObject({
      outcome: "passed",
      extracted: { name: { last: "J" } },
    });
  });

  it("the right answers to the questions pass, wrong ones fail, and late ones are late", async () => {
    const person = { name: { ...persona("straight-approval").person.name } };
    const asked = await vendors.identityVerification.askQuestions(orderOf({ person, attempt: 1 }));
    if (asked.status !== "answered" || asked.answer.outcome !== "asked") throw new Error("nothing was asked");
    const { quiz, questions } = asked.answer;
    const truths = new Set([
      "Alder Creek Court",
      "Sacramento",
      "Silverline Home Loans",
      "Delta Water District",
      "2016",
    ]);
    const right = questions.map(({ question, choices }) => ({
      question,
      choice: choices.find(({ text }) => truths.has(text))?.choice ?? "",
    }));
    const wrong = questions.map(({ question, choices }) => ({
      question,
      choice: choices.find(({ text }) => !truths.has(text))?.choice ?? "",
    }));
    const grade = async (answers: typeof right, orderedAt: string) => {
      const reply = await vendors.identityVerification.gradeAnswers(orderOf({ person, quiz, answers }, { orderedAt }));
      return reply.status === "answered" ? reply.answer : null;
    };
    expect(await grade(right, "2026-11-20T18:01:30Z")).toEqual({ outcome: "passed", correct: 5, asked: 5 });
    expect(await grade(wrong, "2026-11-20T18:01:30Z")).toEqual({ outcome: "failed", correct: 0, asked: 5 });
    expect(await grade(right, "2026-11-20T18:02:01Z")).toMatchObject({ outcome: "too-late" });
  });

  it("a listed name is a possible match, everybody else is clear", async () => {
    expect([await screen("listed-name"), await screen("locked")]).toEqual(["possible-match", "clear"]);
  });
});

describe("somebody who is no persona", () => {
  const address: Address = { street1: "77 Quiet Road", city: "Boise", state: "ID", zip: "83702" };
  const name = { first: "Nobody", last: "Inparticular" };

  it("is a good application, on which the vendors agree", async () => {
    const consent = { id: "c", givenAt: "2026-11-20T17:59:00Z" };
    const applicant = { name, dateOfBirth: "1985-05-05", address };
    const credit = await vendors.creditBureau.pullSoft(orderOf({ applicant, consent }));
    const records = await vendors.propertyData.findParcels(orderOf({ address, owners: [name] }));
    const value = await vendors.avm.value(orderOf({ address, cascade: "first" as const }));
    if (credit.status !== "answered" || credit.answer.outcome !== "hit") throw new Error("no report");
    if (records.status !== "answered" || records.answer.outcome !== "found") throw new Error("no parcel");
    if (value.status !== "answered" || value.answer.outcome !== "valued") throw new Error("no value");

    const mortgage = credit.answer.report.tradelines.find(({ accountType }) => accountType === "mortgage");
    const [parcel] = records.answer.parcels;
    expect(credit.answer.report.score.value).toBeGreaterThanOrEqual(745);
    expect(parcel).toMatchObject({ countyFips: "16001", owners: [{ recordedName: "NOBODY INPARTICULAR" }] });
    expect(parcel?.liens.map(({ holder }) => holder)).toEqual([mortgage?.creditor]);
    expect((mortgage?.balance ?? Infinity) / value.answer.value).toBeLessThan(0.6);
  });

  it("earns what they say", async () => {
    const request = {
      person: { name },
      employer: { name: "Quiet Road Bakery" },
      statedAnnualIncome: 7_712_300,
    };
    const reply = await vendors.employmentVerification.lookUp(orderOf(request));
    expect(reply).toMatchObject({
      answer: { outcome: "confirmed", employerName: "Quiet Road Bakery", annualBase: 7_712_300 },
    });
  });
});

it("serves every persona, with what it types", async () => {
  const list = (await (await fetch(`${sandbox.url}/personas`)).json()) as { name: string }[];
  expect(list.map(({ name }) => name)).toEqual(personas.map(({ name }) => name));
  const one = (await (await fetch(`${sandbox.url}/personas/straight-approval`)).json()) as Persona;
  expect(one.fill).toMatchObject({ annualIncome: 14_200_000, ssn: "799-01-0001" });
});
