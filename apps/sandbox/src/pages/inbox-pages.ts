import type { CapturedMessage } from "../inbox.ts";
import { escapeText, html, type Markup, page } from "./html.ts";

export function inboxPage(messages: readonly CapturedMessage[], to: string): string {
  const recipients = [...new Set(messages.map((message) => message.to))];
  return page(
    "Inbox",
    html`${header()}
<main>
<h1>${to === "" ? "Captured mail and texts" : `To ${shown(to)}`}</h1>
<form method="get" action="/inbox">
<label for="to">Mailbox or number</label>
<input id="to" name="to" type="search" value="${to}" list="recipients" autocomplete="off">
<datalist id="recipients">${recipients.map((one) => html`<option value="${one}"></option>`)}</datalist>
</form>
${
  messages.length === 0
    ? html`<p class="actions">Nothing has been sent yet. Whatever the product sends appears here.</p>`
    : html`<table class="actions">
<thead><tr><th scope="col">When</th><th scope="col">To</th><th scope="col">Message</th></tr></thead>
<tbody>${messages.map(
        (
          message,
        ) => html`<tr><td>${when(message.at)}</td><td><a href="/inbox?to=${encodeURIComponent(message.to)}">${shown(message.to)}</a></td>
<td><a href="/inbox/${message.id}">${message.subject ?? "Text message"}</a><br><span class="quiet">${message.text.slice(0, 120)}</span></td></tr>`,
      )}</tbody>
</table>`
}
</main>`,
    { wide: true },
  );
}

export function messagePage(message: CapturedMessage, said = ""): string {
  return page(
    message.subject ?? "Text message",
    html`${header()}
<main>
<h1>${message.subject ?? "Text message"}</h1>
<p class="quiet">From ${message.from} to <a href="/inbox?to=${encodeURIComponent(message.to)}">${shown(message.to)}</a>, ${when(message.at)}</p>
${
  message.html !== null &&
  html`<h2>As a mail program shows it</h2>
<iframe title="The message" sandbox="allow-popups allow-top-navigation-by-user-activation" src="/inbox/${message.id}/html"></iframe>
<h2>As plain text</h2>`
}
<div class="message"><div class="text">${linked(message.text)}</div></div>
${message.callbackUrl !== undefined && textBackForm(message, said)}
${
  message.attachments.length > 0 &&
  html`<h2>Attached</h2><ul>${message.attachments.map(
    ({ name }, index) => html`<li><a href="/inbox/${message.id}/attachments/${index}">${name}</a></li>`,
  )}</ul>`
}
</main>`,
    { wide: true },
  );
}

const textBackForm = (message: CapturedMessage, said: string): Markup =>
  html`<form method="post" action="/inbox/${message.id}/reply">
<label for="text">Text back, as the reader of this phone: STOP, START, HELP or anything</label>
<input id="text" name="text" type="text" autocomplete="off" maxlength="1600" required>
<button type="submit">Send</button>
${said !== "" && html`<p role="status">${said}</p>`}
</form>`;

const header = (): Markup =>
  html`<header><a href="/">Vendor sandbox</a><nav><a href="/inbox">Inbox</a><a href="/docs">Protocol</a></nav></header>`;

const when = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;

/** Ten digits as people write a number. */
const shown = (to: string): string => to.replace(/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");

/** Addresses in a plain text become links. */
function linked(text: string): Markup {
  const markup = text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeText(part)}">${escapeText(part)}</a>` : escapeText(part),
    )
    .join("");
  return { markup };
}
