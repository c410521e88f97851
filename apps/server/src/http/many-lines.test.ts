import { pathOf } from "@gable/contract/call.ts";
import { statusStream } from "@gable/contract/calls/application.ts";
import { deskStream } from "@gable/contract/calls/chat-desk.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MOST = 40;

type Headers = Readonly<Record<string, string>>;

describe("lines that stay open", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const listen = async (path: string, headers: Headers) => {
    const hangUp = new AbortController();
    const { status: answered, body } = await fetch(product.url + path, { headers, signal: hangUp.signal });
    const line = { answered, hangUp: () => hangUp.abort(), hasEnded: false };
    const ended = () => {
      line.hasEnded = true;
    };
    void body?.pipeTo(new WritableStream()).then(ended, ended);
    return line;
  };
  const borrowing = async () => {
    const { headers, applicationUuid: uuid } = await openBorrower(product);
    return { headers, path: pathOf(statusStream, { uuid }) };
  };

  const connections = () =>
    new Promise<number>((resolve, reject) => {
      product.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });

  it.each([
    ["a borrower", borrowing],
    ["an agent", async () => ({ ...(await openStaff(product, "support-agent")), path: deskStream.path })],
  ])("are so many for %s: the oldest ends for each that is one too many, and nobody else's", async (_who, open) => {
    const [{ headers, path }, other] = [await open(), await borrowing()];
    const elsewhere = await listen(other.path, other.headers);
    const first = [await listen(path, headers), await listen(path, headers)];
    const lines = await Promise.all(Array.from({ length: MOST - 2 }, () => listen(path, headers)));
    expect([...first, ...lines].every(({ answered, hasEnded }) => answered === 200 && !hasEnded)).toBe(true);
    const last = await listen(path, headers);
    await expect.poll(() => first.map(({ hasEnded }) => hasEnded)).toEqual([true, false]);
    await Promise.all(Array.from({ length: 200 }, () => listen(path, headers)));
    await expect.poll(() => [...first, ...lines, last].every(({ hasEnded }) => hasEnded)).toBe(true);
    expect(elsewhere.hasEnded).toBe(false);
    elsewhere.hangUp();
  });

  it("make room for others when they are closed", async () => {
    const { headers, path } = await borrowing();
    const stays = await listen(path, headers);
    const before = await connections();
    for (let round = 0; round < 3; round += 1) {
      const lines = await Promise.all(Array.from({ length: MOST - 1 }, () => listen(path, headers)));
      for (const { hangUp } of lines) hangUp();
      // The server hears of it later than they do.
      await expect.poll(connections).toBeLessThanOrEqual(before);
    }
    expect(stays.hasEnded).toBe(false);
    stays.hangUp();
  });
});
