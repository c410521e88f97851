import { pathOf } from "@gable/contract/call.ts";
import { application, status } from "@gable/contract/calls/application.ts";
import { conditions } from "@gable/contract/calls/conditions.ts";
import { identity } from "@gable/contract/calls/identity.ts";
import { profile } from "@gable/contract/calls/profile.ts";
import { headersOf } from "@gable/contract/client.ts";
import { BASE_PATH } from "@gable/domain/journey/routes.ts";
import { organisation } from "../session/organisation.ts";
import { readToken } from "../session/token.ts";
import type { Begun } from "./begun.ts";
import { screenCalls } from "./screen-calls.ts";

/**
 * Stands alone in a small file of its own, on the pages of an application: asks for what decides what such a page shows (`loadFacts`, and who
 * it is), and for what its screen shows first, while the scripts of the page are still on their way. The client takes the answers. What is
 * asked here and not taken is lost, no more.
 */
const theirs = [application, profile, status, conditions, identity];

const [, uuid, place = ""] = new RegExp(`^${BASE_PATH}/([0-9a-f-]{36})/?(.*)$`).exec(location.pathname) ?? [];
const ofScreen = screenCalls[place.replace(/\/$/, "")];
const token = readToken();

if (uuid !== undefined && token !== undefined) {
  const { orgCode } = organisation();
  globalThis.begunCalls = new Map(
    [...theirs, ...(ofScreen ? [ofScreen] : [])].map((call) => {
      const url = pathOf(call, { uuid });
      const headers = headersOf(call, orgCode, token);
      const answer = fetch(url, { credentials: "include", headers });
      // Whoever takes it hears that it failed.
      answer.catch(() => undefined);
      return [url, { answer, headers, at: performance.now() } satisfies Begun];
    }),
  );
}
