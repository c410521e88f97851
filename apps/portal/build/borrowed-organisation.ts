import type { Plugin } from "vite";

/** Where paths of the server begin; everything else is the portal's own. */
export const SERVED_BY_THE_SERVER = [
  "/service-",
  "/identity",
  "/identity-broker",
  "/theme",
  "/lenders",
  "/favicon.ico",
  "/ft",
  "/dev/",
] as const;

const MARKER = "<!--organisation-->";
const INJECTED =
  /<link rel="icon"[^>]*><link rel="stylesheet" href="\/theme\/[^>]*><script type="application\/json" id="organisation">.*?<\/script>/s;

/** While developing, the page gets the lender's object from the running server, as the built page does. */
export function borrowedOrganisation(server: string): Plugin {
  return {
    name: "borrowed-organisation",
    apply: "serve",
    async transformIndexHtml(html) {
      const page = await fetch(`${server}/account/heloc`).then(
        (reply) => reply.text(),
        () => "",
      );
      const injected = INJECTED.exec(page)?.[0];
      if (injected === undefined)
        throw new Error(`No organisation object from ${server}. Start the product first: npm start`);
      return html.replace(MARKER, injected);
    },
  };
}
