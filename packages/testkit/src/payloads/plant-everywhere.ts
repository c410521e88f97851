import type { CallDefinition } from "@gable/contract/call.ts";
import { initStreamChat } from "@gable/contract/calls/chat.ts";
import { conditions } from "@gable/contract/calls/conditions.ts";
import { writeNote } from "@gable/contract/calls/loan-file.ts";
import {
  approveProposal,
  checkSetting,
  lenderSetting,
  proposeSetting,
} from "@gable/contract/calls/organisations-settings.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { settingSubjectNames } from "@gable/domain/organisations/settings/subjects.ts";
import { createBorrowerClient } from "../borrower/borrower-client.ts";
import { sendAskedPaper } from "../borrower/send-asked-paper.ts";
import { callExamples } from "../calls/call-examples.ts";
import { requestOf } from "../calls/call-requests.ts";
import { rightfulCaller } from "../calls/callers.ts";
import { exampleBodies } from "../calls/example-bodies.ts";
import { openChatClient } from "../chat/chat-client.ts";
import type { OpenBorrower } from "../open-borrower.ts";
import { openStaff } from "../open-staff.ts";
import type { TestProduct } from "../start-product.ts";
import { withText } from "./plant-text.ts";
import type { Planting } from "./planting.ts";
import { scriptPayloads } from "./script-payloads.ts";

/** What ends an application, an account or a thing for others comes last. */
const ends = /^(withdraw|decline|rescind|requestDeletion|goOnPaper|end|close|delete|deactivate|forget|advanceClock)/;

/**
 * Makes every call of the contract that takes a text, with payloads in its examples, as somebody who may, for the application of `borrower`
 * and for things that are there. What it is too early for is refused; that nothing breaks is seen to here.
 */
export async function plantEverywhere(
  product: TestProduct,
  calls: readonly CallDefinition[],
  planting: Planting,
  borrower: OpenBorrower,
): Promise<{ readonly conversation: string }> {
  const client = createBorrowerClient(product.url, "gable", borrower.headers.authorization);
  const params = { uuid: borrower.applicationUuid };
  // An account without a password, instead of one whose hash is no hash.
  await product.ctx.database.kysely
    .updateTable("identities")
    .set({ password_hash: null })
    .where("password_hash", "=", "none")
    .execute();
  const words = { comments: planting.next(500), fileName: `${planting.next(80)}.pdf` };
  await sendAskedPaper(product.url, borrower, planting.next(80), words);
  const [condition] = await client.send(conditions, { params });
  const conversation = await sayAll(product, planting, borrower);
  const written = calls.filter((call) => call.body !== undefined && !call.upload);
  for (const call of [...written].toSorted((a, b) => Number(ends.test(a.name)) - Number(ends.test(b.name)))) {
    for (const body of exampleBodies(call)) {
      const headers = call.access === "visitor" ? {} : await rightfulCaller(product, call, borrower);
      const things = { condition: condition?.uuid ?? "", conversation, ...(await thingsOf(product, call)) };
      await planting.plant(call, body, async (planted) => {
        const example = callExamples[call.name] ?? {};
        const reply = await product.app.inject(
          await requestOf(call, example, borrower.applicationUuid, { headers, params: things, body: planted }),
        );
        if (reply.statusCode >= 500) throw new Error(`${call.name}: ${reply.statusCode} ${reply.body}`);
        return reply.statusCode < 400;
      });
    }
  }
  return { conversation };
}

/** Every payload as a note of its own, and some as the name and the words of somebody who begins a chat. Returns the chat. */
async function sayAll(product: TestProduct, planting: Planting, borrower: OpenBorrower): Promise<string> {
  const client = createBorrowerClient(product.url, "gable");
  const body = { friendlyName: planting.next(128), emailAddress: "dana@example.com" };
  const { conversationSid, token } = await client.send(initStreamChat, { body });
  const chat = await openChatClient(product.url, token);
  for (let number = 0; number < 10; number += 1) chat.say(planting.next());
  await chat.until(() => chat.texts().length === 10);
  chat.close();
  const staff = (await openStaff(product, "processor")).client;
  const params = { uuid: borrower.applicationUuid };
  for (const text of scriptPayloads) {
    await staff.send(writeNote, { params, body: { text } });
  }
  return conversationSid;
}

/** The latest of each thing that a path may name, where there is one. */
async function thingsOf({ ctx }: TestProduct, { path }: CallDefinition): Promise<Readonly<Record<string, string>>> {
  const things: Record<string, string> = {};
  for (const [, place = ""] of path.matchAll(/:(\w+)/g)) {
    const table = tables[place];
    if (table === undefined) continue;
    const { rows } = await ctx.database.pool.query<{ uuid: string }>(`select uuid from ${table} limit 1`);
    if (rows[0]) things[place] = rows[0].uuid;
  }
  return things;
}

const tables: Readonly<Record<string, string>> = {
  complaint: "complaints",
  lead: "leads",
  letter: "feedback",
};

/** Puts payloads into every text that a lender's administrators may set, approved by a second one; returns where they are in force, and the last proposal. */
export async function plantLendersTexts(
  product: TestProduct,
  planting: Planting,
): Promise<{ readonly places: readonly string[]; readonly proposal: string }> {
  const first = (await openStaff(product, "administrator")).client;
  const second = (await openStaff(product, "administrator")).client;
  const kept: string[] = [];
  let proposal = "";
  for (const subject of settingSubjectNames) {
    // What it says closes pages.
    if (subject === "maintenance") continue;
    const { latest } = await first.send(lenderSetting, { params: { subject } });
    type Value = typeof latest;
    const isTaken = async (value: Value): Promise<boolean> =>
      first.send(checkSetting, { body: { subject, value } }).then(
        () => true,
        (cause: unknown) => {
          if (cause instanceof CallFailed) return false;
          throw cause;
        },
      );
    let value: Value = latest;
    const places: string[] = [];
    for (const path of proseIn(latest)) {
      const next = withText(value, path, planting.next(40)) as Value;
      if (!(await isTaken(next))) continue;
      value = next;
      places.push([subject, ...path].join("."));
    }
    if (places.length === 0) continue;
    const { uuid, state } = await first.send(proposeSetting, {
      body: { subject, value, effectiveOn: null, reason: planting.next(500) },
    });
    if (state === "open") await second.send(approveProposal, { params: { proposal: uuid } });
    kept.push(...places);
    proposal = uuid;
  }
  return { places: kept, proposal };
}

/** Where texts stand that are words and no codes. */
function proseIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value === "string") return /^[\p{Lu}¿].*\p{L} |^\p{Lu}\p{Ll}+$|^$/u.test(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => proseIn(part, [...path, name]));
}
