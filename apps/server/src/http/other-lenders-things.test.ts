import { randomUUID } from "node:crypto";
import { type BodyOf, type CallDefinition, isForStaff } from "@gable/contract/call.ts";
import { initStreamChat } from "@gable/contract/calls/chat.ts";
import { sendCeoFeedback } from "@gable/contract/calls/feedback.ts";
import { lenderSetting, proposeSetting } from "@gable/contract/calls/organisations-settings.ts";
import { addLead } from "@gable/contract/calls/originators-leads.ts";
import { saveLenderWebhook } from "@gable/contract/calls/webhooks.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fileComplaint } from "@gable/testkit/borrower/file-complaint.ts";
import { callExamples } from "@gable/testkit/calls/call-examples.ts";
import { requestOf } from "@gable/testkit/calls/call-requests.ts";
import { rightfulCaller } from "@gable/testkit/calls/callers.ts";
import { everyCall } from "@gable/testkit/calls/every-call.ts";
import { type OpenBorrower, openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Places of a path that name no thing of a lender's. */
const KINDS = new Set(["state", "year", "subject", "provider"]);
/** What is one person's own, a lender's other people do not find either: `staff/passkeys.test.ts`, `pipeline/pipeline-views.test.ts`. */
const isOwn = ({ path }: CallDefinition) => path.includes("/:passkey/") || path.includes("/:view");
const placesOf = ({ path }: CallDefinition) => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);

const takesAway = ({ method }: CallDefinition) => method === "DELETE";

/** What is about an application is tried with every application: `every-call.test.ts`. What takes a thing away comes after all that ask for it. */
const calls = (await everyCall())
  .filter(
    (call) =>
      isForStaff(call) && call.access === "staff" && !isOwn(call) && placesOf(call).some((place) => !KINDS.has(place)),
  )
  .toSorted((one, other) => Number(takesAway(one)) - Number(takesAway(other)));

describe("a thing of one lender's", () => {
  let product: TestProduct;
  let borrower: OpenBorrower;
  let things: Readonly<Record<string, string>>;
  beforeAll(async () => {
    product = await startProduct();
    const { kysely } = product.ctx.database;
    borrower = await openBorrower(product);
    const dana = createBorrowerClient(product.url, "gable", borrower.headers.authorization);
    const member = (await openStaff(product, "underwriter")).staffUuid;
    const body = { friendlyName: "Dana", emailAddress: "dana@example.com" };
    const { conversationSid: conversation } = await dana.send(initStreamChat, { body });
    await dana.send(sendCeoFeedback, {
      body: {
        applicationUuid: borrower.applicationUuid,
        message: "The pages are clear and quick.",
        topic: "IMPROVE",
        marketingConsent: false,
        pathname: "/dashboard",
        productType: "HELOC",
      },
    });
    await fileComplaint(product.url, borrower, "The fee is not what I was told.");
    const { client } = await openStaff(product, "administrator");
    const { value } = await client.send(lenderSetting, { params: { subject: "hours" } });
    const changed = JSON.parse(JSON.stringify(value).replace("17:00", "16:30")) as never;
    const proposal = await client.send(proposeSetting, {
      body: { subject: "hours", value: changed, effectiveOn: null, reason: "We close earlier" },
    });
    const delivery = randomUUID();
    await kysely
      .insertInto("webhook_deliveries")
      .values({
        uuid: delivery,
        org_code: "gable",
        application_uuid: borrower.applicationUuid,
        event: "application-received",
        happened_at: product.ctx.clock.now().toISOString(),
      })
      .execute();
    for (const orgCode of ["gable", "harbor-pine"]) {
      const keeper = await openStaff(product, "administrator", orgCode);
      await keeper.client.send(saveLenderWebhook, { body: { url: "http://127.0.0.1:9/events" } });
    }
    const officer = await openStaff(product, "loan-officer");
    const { uuid: originator } = await kysely
      .selectFrom("originators")
      .select("uuid")
      .where("org_code", "=", "gable")
      .executeTakeFirstOrThrow();
    await kysely
      .updateTable("staff")
      .set({ originator_uuid: originator })
      .where("uuid", "=", officer.staffUuid)
      .execute();
    const lead = await officer.client.send(addLead, callExamples["addLead"] as { body: BodyOf<typeof addLead> });
    things = {
      lead: lead.uuid,
      member,
      conversation,
      proposal: proposal.uuid,
      letter: (await kysely.selectFrom("feedback").select("uuid").executeTakeFirstOrThrow()).uuid,
      complaint: (await kysely.selectFrom("complaints").select("uuid").executeTakeFirstOrThrow()).uuid,
      delivery,
      attachment: randomUUID(),
      // Each of the staff ends sessions of their own alone.
      session: (
        await kysely
          .selectFrom("staff_sessions")
          .select("id")
          .where("staff_uuid", "=", member)
          .executeTakeFirstOrThrow()
      ).id,
    };
  });
  afterAll(() => product.close());

  it.each(calls.map((call) => [call.name, call] as const))("is not there for another’s staff: %s", async (_n, call) => {
    const places = placesOf(call).filter((place) => !KINDS.has(place));
    expect(Object.keys(things)).toEqual(expect.arrayContaining(places));
    const asked = async (orgCode: string, named: (place: string) => string) => {
      const headers = {
        ...(await rightfulCaller(product, call, borrower, orgCode)),
        "x-correlation-id": "the-same-request",
      };
      const params = Object.fromEntries(places.map((place) => [place, named(place)]));
      // The colleague of the example is nobody's.
      const body = call.name === "transferChat" ? { body: { colleague: null } } : {};
      return product.app.inject(await requestOf(call, callExamples[call.name] ?? {}, "", { headers, params, ...body }));
    };
    const foreign = await asked("harbor-pine", (place) => things[place] ?? "");
    const absent = await asked("harbor-pine", () => randomUUID());
    expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body]);
    // Of a file that nobody sent there is nothing to show to anybody, nor is another's session anybody's.
    if (places.includes("attachment") || places.includes("session")) return;
    expect((await asked("gable", (place) => things[place] ?? "")).statusCode).not.toBe(404);
  });
});
