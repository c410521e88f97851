import type { Page, Response } from "playwright";
import { kindOf } from "./places.ts";

const ID = /[\da-f]{8}-[\da-f-]{27}/g;
/** What a browser says of every request that was refused or cut, which the page itself answers. */
const OF_THE_NETWORK = /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_BLOCKED/;
const SERVER_FAULT = 500;
/** The server could not read it as an answer: a form that is well lets nobody send such. */
const NO_ANSWER = 400;
/** Files and passwords are looked at by the server alone, and a list of addresses is asked for while somebody types. */
const isRefusedOnPurpose = (url: string, body: string): boolean =>
  /"code":"file-|"password-wrong"/.test(body) || new URL(url).pathname.endsWith("/addresses");

/** What went wrong, each kind told once with where it was seen first. */
export class Faults {
  readonly #kinds = new Set<string>();

  note(fault: string, where = ""): void {
    const kind = fault.replaceAll(ID, ":id");
    if (this.#kinds.has(kind)) return;
    this.#kinds.add(kind);
    // At once: a round that is ended before its end has said what it found.
    console.log(`✗ ${kind}${where && `\n    ${where}`}`);
  }

  /** How many kinds there are. */
  count(): number {
    return this.#kinds.size;
  }

  /** Listens to a page. Returns how what is seen on it is told. `who`: whose page, and what they did last. */
  watch(page: Page, who: () => string): (fault: string) => void {
    const tell = (fault: string): void => this.note(`${kindOf(page.url())}: ${fault}`, who());
    page.on("pageerror", ({ message }) => tell(`an error that nobody caught: ${message}`));
    page.on("console", (said) => {
      if (said.type() === "error" && !OF_THE_NETWORK.test(said.text())) tell(`the console says: ${said.text()}`);
    });
    page.on("response", (response) => void tellRefusal(response, tell));
    return tell;
  }
}

async function tellRefusal(response: Response, tell: (fault: string) => void): Promise<void> {
  const status = response.status();
  if (status < SERVER_FAULT && status !== NO_ANSWER) return;
  // What has been left meanwhile has no body any more.
  const body = await response.text().catch(() => "");
  if (isRefusedOnPurpose(response.url(), body)) return;
  const asked = `${response.request().method()} ${kindOf(response.url())}`;
  tell(`${asked} is answered by ${status}: ${body.replace(/"correlationId":"[^"]*",?/, "").slice(0, 300)}`);
}
