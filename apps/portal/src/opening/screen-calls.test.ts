import { routes } from "@gable/domain/journey/routes.ts";
import { expect, it } from "vitest";
import { screenCalls } from "./screen-calls.ts";

const paths: readonly string[] = Object.values(routes).map(({ path }) => path);

it.each(Object.entries(screenCalls))(
  "%s is a page of an application, and is asked for by its borrower alone",
  (place, call) => {
    expect(paths).toContain(`/:uuid/${place}`);
    expect([call.method, call.access, call.replyForm ?? "json", call.query]).toEqual([
      "GET",
      "applicant",
      "json",
      undefined,
    ]);
  },
);
