import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Feature, familyApplications, familyUrl, relativeUrlFlag } from "@gable/domain/experiments/features.ts";
import { MAINTENANCE_FLAG_KEY } from "@gable/domain/journey/maintenance.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const variables = {
  routes: ["/register"],
  pageTitle: "Back on Monday",
  message: "We are moving house.",
  shouldShowDashboardLink: true,
};
const nothingClosed = { flagEnabled: false, variables: { routes: [] } };

/** Closes registration where `condition` holds. */
const closedWhere = (condition: object) => ({
  flags: {
    [MAINTENANCE_FLAG_KEY]: {
      state: "ENABLED",
      variants: { open: nothingClosed, moving: { flagEnabled: true, variables } },
      defaultVariant: "open",
      targeting: { if: [condition, "moving", null] },
    },
  },
});

describe("the maintenance flag", () => {
  let product: TestProduct;
  let overrideFile: string;
  beforeAll(async () => {
    product = await startProduct();
    overrideFile = join(product.config.dataDir, "flags.json");
  });
  afterAll(() => product.close());

  const decide = async (
    asked: { host?: string; attributes?: object; key?: string; context?: string; headers?: object } = {},
  ) => {
    const { host = "localhost", attributes, key = MAINTENANCE_FLAG_KEY, context = "external", headers } = asked;
    const reply = await product.app.inject({
      method: "POST",
      url: `/service-optimize/${context}/api/v2/decision`,
      headers: { host, ...headers },
      payload: { featureKey: key, optimizeUser: { attributes: { organization: host.split(".")[0], ...attributes } } },
    });
    return reply.json<object>();
  };

  it("is off for every lender as the product comes", async () => {
    expect(await decide()).toEqual(nothingClosed);
    expect(await decide({ host: "harbor-pine.localhost" })).toEqual(nothingClosed);
  });

  it("is on for one lender while the data folder says so, and for no other", async () => {
    await writeFile(overrideFile, JSON.stringify(closedWhere({ in: [{ var: "organization" }, ["harbor-pine"]] })));
    expect(await decide({ host: "harbor-pine.localhost" })).toEqual({ flagEnabled: true, variables });
    expect(await decide()).toEqual(nothingClosed);
    expect(await decide({ attributes: { organization: "harbor-pine" } })).toEqual(nothingClosed);
    await rm(overrideFile);
    expect(await decide({ host: "harbor-pine.localhost" })).toEqual(nothingClosed);
  });

  it("may be on for one application", async () => {
    const applicationUuid = "3f7a2d61-8c1e-4c62-9d43-0b6a6b1c7e55";
    await writeFile(overrideFile, JSON.stringify(closedWhere({ "==": [{ var: "applicationUuid" }, applicationUuid] })));
    expect(await decide({ attributes: { applicationUuid } })).toMatchObject({ flagEnabled: true });
    expect(await decide()).toEqual(nothingClosed);
  });

  it.each(["{", JSON.stringify({ flags: { [MAINTENANCE_FLAG_KEY]: { state: "SOMETIMES" } } })])(
    "stays as it was while the file reads %s",
    async (broken) => {
      await writeFile(overrideFile, JSON.stringify(closedWhere({ "==": [1, 1] })));
      expect(await decide()).toMatchObject({ flagEnabled: true });
      await writeFile(overrideFile, broken);
      expect(await decide()).toMatchObject({ flagEnabled: true });
      await rm(overrideFile);
      expect(await decide()).toEqual(nothingClosed);
    },
  );

  it("takes the person from the session, and asks for one in the secure context", async () => {
    const { identityUuid, headers } = await openBorrower(product);
    await writeFile(overrideFile, JSON.stringify(closedWhere({ "==": [{ var: "identityUuid" }, identityUuid] })));
    expect(await decide({ context: "secure" })).toMatchObject({ status: 401 });
    expect(await decide({ context: "secure", headers })).toMatchObject({ flagEnabled: true });
    const other = await openBorrower(product);
    expect(await decide({ context: "secure", headers: other.headers, attributes: { identityUuid } })).toEqual(
      nothingClosed,
    );
    await rm(overrideFile);
  });

  it("is unknown under a name that no flag has", async () => {
    expect(await decide({ key: "fe-nothing" })).toMatchObject({ status: 404 });
  });
});

describe("the other flags", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const ask = async <T>(path: string, payload: object) => {
    const url = `/service-optimize/external/api/${path}`;
    const reply = await product.app.inject({ method: "POST", url, headers: { host: "localhost" }, payload });
    return reply.json<T>();
  };
  const payUrl = async (attributes: object) =>
    familyUrl(await ask<Feature[]>("v1/features", { optimizeUser: { attributes } }), "pay");
  const override = (flags: object) => writeFile(join(product.config.dataDir, "flags.json"), JSON.stringify({ flags }));

  it("are answered one by one, and all together with their variables", async () => {
    expect(await ask("v1/feature", { featureKey: "fe-leave-survey", optimizeUser: {} })).toEqual({ enabled: true });
    expect(await ask("v1/feature", { featureKey: "fe-relative-url-pay", optimizeUser: {} })).toEqual({
      enabled: false,
    });
    const all = await ask<Feature[]>("v1/features", { optimizeUser: {} });
    expect(all.map(({ key }) => key)).toEqual(
      expect.arrayContaining([MAINTENANCE_FLAG_KEY, ...familyApplications.map(relativeUrlFlag)]),
    );
    expect(familyApplications.map((application) => familyUrl(all, application))).toEqual(
      familyApplications.map(() => null),
    );
  });

  it("show an application of the family where the data folder says so, to the pilots alone if it says so", async () => {
    const on = { flagEnabled: true, variables: { relativeUrl: "/pay" } };
    const off = { flagEnabled: false, variables: { relativeUrl: "" } };
    await override({
      "fe-relative-url-pay": {
        state: "ENABLED",
        variants: { on, off },
        defaultVariant: "off",
        targeting: { if: [{ in: ["DDP_Pilot", { var: "pilots" }] }, "on", null] },
      },
    });
    expect(await payUrl({ organization: "gable", pilots: ["DDP_Pilot"] })).toBe("/pay");
    expect(await payUrl({ organization: "gable" })).toBeNull();
  });

  it("count an application's experiments under the first tracker that was named, for ever", async () => {
    const { headers, applicationUuid, identityUuid } = await openBorrower(product);
    const url = `/service-application/api/v3/application/heloc/${applicationUuid}/experiment-profile`;
    const tracker = "3f7a2d61-8c1e-4c62-9d43-0b6a6b1c7e55";
    const own = { host: "localhost", ...headers };
    const keep = (optimizelyProfileUuid: string) =>
      product.app.inject({ method: "PATCH", url, headers: own, payload: { optimizelyProfileUuid } });
    expect((await keep(tracker)).json()).toEqual({ trackerUuid: tracker });
    expect((await keep("5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03")).json()).toEqual({ trackerUuid: tracker });
    expect((await product.app.inject({ url, headers: own })).json()).toEqual({ trackerUuid: tracker });
    const stranger = await openBorrower(product);
    const naming = (uuid: string) =>
      product.app.inject({
        method: "PATCH",
        url: `${url}?identityUuid=${uuid}`,
        headers: own,
        payload: { optimizelyProfileUuid: tracker },
      });
    expect((await naming(identityUuid)).json()).toEqual({ trackerUuid: tracker });
    expect((await naming(stranger.identityUuid)).statusCode).toBe(404);
    const foreign = await product.app.inject({ url, headers: { host: "localhost", ...stranger.headers } });
    expect(foreign.statusCode).toBe(404);
  });
});
