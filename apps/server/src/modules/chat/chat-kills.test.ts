import { initStreamChat } from "@gable/contract/calls/chat.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { openChatter } from "@gable/testkit/chat/chatter.ts";
import { type ServerProcess, startServerProcess } from "@gable/testkit/server-process.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

/** Each; a server takes thirty in ten seconds. */
const WORDS = 24;
const TRIES = 6;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** A second server on the same database. One that does not come up, on a machine that is busy, is started again. */
async function start(port = "0", tries = TRIES): Promise<ServerProcess> {
  const { config, ctx } = product;
  return startServerProcess({ DATABASE_URL: ctx.database.url, DATA_DIR: config.dataDir, PORT: port }).catch(
    (error: unknown) => {
      if (tries === 0) throw error;
      return start(port, tries - 1);
    },
  );
}

it("a chat through two servers, one of which is killed, loses nothing, doubles nothing and keeps its order", async () => {
  let mortal = await start();
  const { port } = new URL(mortal.url);
  const client = createBorrowerClient(product.url, "gable");
  const { token } = await client.send(initStreamChat, {
    body: { friendlyName: "Dana", emailAddress: "dana@example.com" },
  });
  const one = openChatter(mortal.url, token);
  const two = openChatter(product.url, token);
  // Whoever has nothing yet is brought the latest messages alone, and not all that were said before.
  await Promise.all([one, two].map((chatter) => chatter.until(({ state }) => state !== null)));

  for (let number = 1; number <= WORDS; number += 1) {
    one.say(`one ${number}`);
    two.say(`two ${number}`);
    if (number !== WORDS / 2) continue;
    // The last words of the first half may or may not have arrived when it dies.
    await Promise.all([
      one.until(({ messages }) => messages.length > 0),
      two.until(({ messages }) => messages.length >= WORDS / 2),
    ]);
    await mortal.kill("SIGKILL");
    one.say("one, while its server is dead");
    mortal = await start(port);
  }

  const said = WORDS * 2 + 1;
  const isWhole = ({ messages, pending }: ReturnType<typeof one.view>) =>
    messages.length === said && pending.length === 0;
  await Promise.all([one.until(isWhole), two.until(isWhole)]);
  const heard = one.view().messages;
  expect(heard.map(({ sequence }) => sequence)).toEqual(Array.from({ length: said }, (_, index) => index + 1));
  expect(new Set(heard.map(({ clientId }) => clientId)).size).toBe(said);
  expect(two.view().messages).toEqual(heard);
  expect(one.arrivals).toEqual(heard.map(({ sequence }) => sequence));
  for (const who of ["one", "two"]) {
    const numbers = heard.map(({ text }) => text).filter((text) => new RegExp(`^${who} \\d+$`).test(text));
    expect(numbers).toEqual(Array.from({ length: WORDS }, (_, index) => `${who} ${index + 1}`));
  }
  one.close();
  two.close();
  await mortal.kill("SIGTERM");
});
