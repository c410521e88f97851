import { client } from "../session/client.ts";
import { createErrorReporter } from "./error-reporter.ts";

/** Of this page. */
export const reportFaultHere = createErrorReporter({
  client,
  pathname: () => location.pathname,
  appVersion: import.meta.env.APP_VERSION,
});

// What no boundary catches: in a handler, or in something that nobody awaits.
addEventListener("error", ({ error }) => reportFaultHere(error));
addEventListener("unhandledrejection", ({ reason }) => reportFaultHere(reason));
