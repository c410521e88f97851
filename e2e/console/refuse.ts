import type { Route } from "@playwright/test";

/** Answers what changes something as the server would that refuses it: with a page in place of a problem for no code, with nothing for status 0. */
export const refuse = (status: number, code: string | null, fields?: object) => async (route: Route) => {
  if (route.request().method() === "GET") return route.fallback();
  if (status === 0) return route.abort();
  const problem = { type: "", title: "No", status, code, detail: "No", correlationId: "1", errors: ["No"], fields };
  return route.fulfill(
    code === null
      ? { status, contentType: "text/html", body: "<h1>Bad gateway</h1>" }
      : { status, contentType: "application/problem+json", body: JSON.stringify(problem) },
  );
};
