import { openVendors } from "@gable/vendors/open.ts";
import { vendorKinds } from "@gable/vendors/protocols.ts";
import { sampleOrders } from "@gable/vendors/sample-orders.ts";
import { afterAll, describe, expect, it } from "vitest";
import type { CapturedMessage } from "./inbox.ts";
import { startSandbox } from "./server.ts";
import { orderOf } from "./testing/lender.ts";

const sandbox = await startSandbox();
afterAll(() => sandbox.close());
const vendors = openVendors(sandbox);

const textOf = async (path: string): Promise<string> => (await fetch(`${sandbox.url}${path}`)).text();

const post = (path: string, body: unknown) =>
  fetch(`${sandbox.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const valueHome = async () => {
  const reply = await vendors.avm.value(orderOf(sampleOrders.avm.value));
  return reply.status === "answered" ? reply.answer.outcome : reply.status;
};

const suggest = async (typed: string) => {
  const reply = await vendors.addresses.suggest(orderOf({ typed, limit: 5 }));
  return reply.status === "answered" ? reply.answer.addresses.map(({ street1, city }) => `${street1}, ${city}`) : [];
};
const normalise = async (street1: string, city: string, state: string, zip: string) => {
  const reply = await vendors.addresses.normalise(orderOf({ address: { street1, city, state, zip } }));
  return reply.status === "answered" ? reply.answer : null;
};

const scan = async (text: string) => {
  const file = { name: "a.txt", mediaType: "text/plain", content: btoa(text) };
  const reply = await vendors.virusScan.scan(orderOf({ file }));
  return reply.status === "answered" ? reply.answer.outcome : "";
};

describe("the inbox", () => {
  it("shows a mail to its recipient and to nobody else", async () => {
    await vendors.mail.send(
      orderOf({
        ...sampleOrders.mail.send,
        to: "reader@example.com",
        subject: "Your code",
        text: "Your code is 123456. https://lender.example/confirm?code=123456",
        html: "<p>Your code is <b>123456</b>.</p><script>alert(1)</script>",
        attachments: [{ name: "terms.pdf", mediaType: "application/pdf", content: btoa("%PDF-1.7") }],
      }),
    );
    const found = (await (await fetch(`${sandbox.url}/inbox.json?to=Reader@example.com`)).json()) as CapturedMessage[];
    expect(found).toMatchObject([{ channel: "mail", subject: "Your code", at: "2026-11-20T18:00:00.000Z" }]);
    expect(await (await fetch(`${sandbox.url}/inbox.json?to=other@example.com`)).json()).toEqual([]);

    const id = found[0]?.id ?? "";
    expect(await textOf("/inbox?to=reader@example.com")).toContain(`/inbox/${id}`);
    expect(await textOf(`/inbox/${id}`)).toContain('<a href="https://lender.example/confirm?code=123456">');
    expect(await textOf(`/inbox/${id}/attachments/0`)).toBe("%PDF-1.7");
  });

  it("lets no script of a mail run", async () => {
    const [message] = sandbox.inbox.list("reader@example.com");
    const response = await fetch(`${sandbox.url}/inbox/${message?.id}/html`);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await textOf(`/inbox/${message?.id}`)).not.toContain("<script>");
  });

  it("shows texts by number", async () => {
    await vendors.sms.send(orderOf({ to: "4025550177", text: "Your code is 654321." }));
    expect(sandbox.inbox.list("4025550177")).toMatchObject([{ channel: "text", text: "Your code is 654321." }]);
  });

  it("holds no second message when one is sent twice under its key", async () => {
    const order = orderOf({ to: "4025550178", text: "Once." });
    await vendors.sms.send(order);
    await vendors.sms.send(order);
    expect(sandbox.inbox.list("4025550178")).toHaveLength(1);
  });
});

describe("the published protocol", () => {
  it("describes a path for each kind and every act of it", async () => {
    const description = (await (await fetch(`${sandbox.url}/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, unknown>;
    };
    expect(description.openapi).toBe("3.1.0");
    expect(Object.keys(description.paths)).toEqual(
      vendorKinds.flatMap((kind) => [`/v1/${kind}/orders`, `/v1/${kind}/orders/{order}`]),
    );
    const text = JSON.stringify(description);
    for (const [kind, acts] of Object.entries(sampleOrders)) {
      for (const act of Object.keys(acts)) expect(text, `${kind} ${act}`).toContain(`"const":"${act}"`);
    }
  });

  it("has a page for people", async () => {
    expect(await textOf("/docs")).toContain("pull-soft");
  });
});

describe("the switches", () => {
  it("order a fault over HTTP and take it back", async () => {
    expect((await post("/admin/faults", { kind: "avm", fault: "500", next: 3 })).status).toBe(204);
    expect(sandbox.faults.list()).toMatchObject([{ kind: "avm", fault: "500", next: 3 }]);
    await fetch(`${sandbox.url}/admin/faults`, { method: "DELETE" });
    expect(sandbox.faults.list()).toEqual([]);
  });

  it("refuse a fault that does not exist", async () => {
    expect((await post("/admin/faults", { kind: "avm", fault: "earthquake" })).status).toBe(422);
  });

  it("give the next order an answer of one's own, once", async () => {
    const answer = { outcome: "no-hit", reason: "not-covered" };
    expect((await post("/admin/answers", { kind: "avm", act: "value", answer })).status).toBe(204);
    expect([await valueHome(), await valueHome()]).toEqual(["no-hit", "valued"]);
  });

  it("refuse an answer that the protocol does not allow", async () => {
    const response = await post("/admin/answers", { kind: "avm", act: "value", answer: { outcome: "priceless" } });
    expect(response.status).toBe(422);
  });

  it("list what was ordered under a reference", async () => {
    const order = orderOf(sampleOrders.avm.value);
    await vendors.avm.value(order);
    const listed = await fetch(`${sandbox.url}/admin/orders?kind=avm&reference=${order.reference}`);
    expect(await listed.json()).toMatchObject([{ kind: "avm", act: "value", placed: 1 }]);
  });
});

describe("the address vendor", () => {
  it("completes a persona's home and ordinary streets", async () => {
    expect(await suggest("1418 ald")).toEqual(["1418 Alder Creek Court, Sacramento"]);
    expect(await suggest("12 maple")).toEqual(["12 Maple Avenue, Brookline", "12 Maple Street, Omaha"]);
  });

  it("knows the county of an address", async () => {
    expect(await normalise("12 Elm Street", "Cambridge", "MA", "02139")).toMatchObject({
      outcome: "exact",
      countyFips: "25017",
      censusTract: null,
    });
  });

  it("offers another spelling of a known home, with its census tract", async () => {
    expect(await normalise("1418 Alder Creek Ct", "Sacramento", "CA", "95831")).toMatchObject({
      outcome: "suggestion",
      address: { street1: "1418 Alder Creek Court" },
      censusTract: "06067004100",
    });
  });

  it("puts the state right where it does not go with the ZIP code", async () => {
    expect(await normalise("12 Elm Street", "Cambridge", "NY", "02139")).toMatchObject({
      outcome: "suggestion",
      address: { state: "MA", city: "Cambridge" },
    });
  });

  it.each([
    ["Elm Street", "02139"],
    ["12 Elm Street", "00000"],
  ])("does not find %s in %s", async (street1, zip) => {
    expect(await normalise(street1, "Cambridge", "MA", zip)).toEqual({ outcome: "not-found" });
  });
});

describe("notaries", () => {
  it("have time on whole hours, in the signer's zone and in opening hours", async () => {
    const reply = await vendors.notary.findSlots(
      orderOf({ ...sampleOrders.notary["find-slots"], method: "in-person" as const }),
    );
    if (reply.status !== "answered") throw new Error("not answered");
    const chicago = new Intl.DateTimeFormat("en-US", {
      timeZone: "America/Chicago",
      hour: "2-digit",
      hourCycle: "h23",
    });
    const hours = reply.answer.slots.map(({ startsAt }) => Number(chicago.format(new Date(startsAt))));
    expect(hours.length).toBeGreaterThan(0);
    expect(hours.every((hour) => hour >= 9 && hour < 17)).toBe(true);
  });

  it("offer no session and no visit on a holiday", async () => {
    for (const method of ["remote", "in-person"] as const) {
      const thanksgiving = { from: "2026-11-26T15:00:00Z", to: "2026-11-28T00:00:00Z", method };
      const reply = await vendors.notary.findSlots(orderOf({ ...sampleOrders.notary["find-slots"], ...thanksgiving }));
      if (reply.status !== "answered") throw new Error("not answered");
      const { waitMinutes, slots } = reply.answer;
      expect(waitMinutes).toBeUndefined();
      expect(new Set(slots.map(({ startsAt }) => startsAt.slice(0, 10)))).toEqual(new Set(["2026-11-27"]));
    }
  });

  it.each([
    [["2026-11-26T18:00:00Z", "2026-11-27T18:00:00Z"], { outcome: "confirmed", startsAt: "2026-11-27T18:00:00Z" }],
    [["2026-11-26T18:00:00Z"], { outcome: "no-one-available", nextFrom: "2026-11-27T06:00:00Z" }],
  ])("come to a home on the first wished day that is no holiday", async (days, answer) => {
    const windows = days.map((from) => ({ from, to: from.replace("T18", "T20") }));
    const request = { ...sampleOrders.notary["book-visit"], windows };
    const { order } = await vendors.notary.bookVisit({ ...orderOf(request), orderedAt: "2026-11-25T17:00:00.000Z" });
    await expect.poll(() => vendors.notary.find("book-visit", order)).toMatchObject({ status: "answered", answer });
  });

  it("give back the deed, a certificate and a journal entry for each signer", async () => {
    const { order } = await vendors.notary.openSession(orderOf(sampleOrders.notary["open-session"]));
    await expect
      .poll(() => vendors.notary.find("open-session", order))
      .toMatchObject({
        status: "answered",
        answer: {
          outcome: "completed",
          documents: [{ name: "paper.pdf" }],
          certificate: { name: "notarial-certificate.pdf" },
          journal: [{ signerName: "Samuel Sample", documentName: "paper.pdf" }],
        },
      });
  });
});

it("lists ten counsellors near a ZIP code, the nearest first", async () => {
  const reply = await vendors.counsellors.nearest(orderOf({ zip: "59715" }));
  if (reply.status !== "answered" || reply.answer.outcome !== "found") throw new Error("none found");
  const miles = reply.answer.counsellors.map(({ milesAway }) => milesAway);
  expect(miles).toHaveLength(10);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
});

it("finds the test virus and nothing else", async () => {
  const testFile = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");
  expect([await scan(testFile), await scan("hello")]).toEqual(["infected", "clean"]);
});
