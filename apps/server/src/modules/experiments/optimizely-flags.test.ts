import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "../../log.ts";
import { optimizelyFlags } from "./optimizely-flags.ts";

const asked: { url: string; key: unknown; body: unknown }[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: {} };

const agent = createServer((request, response) => {
  let text = "";
  request.on("data", (part: Buffer) => {
    text += part.toString();
  });
  request.on("end", () => {
    asked.push({
      url: request.url ?? "",
      key: request.headers["x-optimizely-sdk-key"],
      body: JSON.parse(text) as unknown,
    });
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
  });
});

const files = {
  keys: () => Promise.resolve(["fe-x"]),
  decide: () => Promise.resolve({ value: { flagEnabled: false, variables: { from: "files" } }, variant: "off" }),
};

describe("Optimizely", () => {
  let flags: ReturnType<typeof optimizelyFlags>;
  beforeAll(async () => {
    agent.listen(0, "127.0.0.1");
    await once(agent, "listening");
    const { port } = agent.address() as AddressInfo;
    flags = optimizelyFlags({ agentUrl: `http://127.0.0.1:${port}`, sdkKey: "key" }, files, createLogger("silent"));
  });
  afterAll(() => agent.close());

  it("decides with the attributes of the specification", async () => {
    answer = {
      status: 200,
      body: [{ flagKey: "fe-x", enabled: true, variationKey: "on", variables: { relativeUrl: "/pay" } }],
    };
    expect(await flags.decide("fe-x", { targetingKey: "me", organization: "gable", pilots: [] })).toEqual({
      value: { flagEnabled: true, variables: { relativeUrl: "/pay" } },
      variant: "on",
    });
    expect(asked.at(-1)).toEqual({
      url: "/v1/decide?keys=fe-x",
      key: "key",
      body: { userId: "me", userAttributes: { organization: "gable", pilots: [] } },
    });
  });

  it.each([
    ["does not know the flag", 200, { flagKey: "fe-x", enabled: false, variationKey: "", variables: {} }],
    ["fails", 500, {}],
    ["answers something else", 200, { what: "else" }],
  ])("leaves it to the files when it %s", async (_how, status, body) => {
    answer = { status, body };
    expect(await flags.decide("fe-x", { organization: "gable" })).toMatchObject({
      value: { variables: { from: "files" } },
    });
  });
});
