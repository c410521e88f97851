import { personas } from "../personas/personas.ts";
import { oneLine } from "../spelling.ts";
import { html, page } from "./html.ts";

export function homePage(): string {
  return page(
    "Vendor sandbox",
    html`<header>Vendor sandbox<nav><a href="/inbox">Inbox</a><a href="/docs">Protocol</a></nav></header>
<main>
<h1>Every vendor, played from facts</h1>
<p>Type a persona's name and address in the product and the vendors answer with that persona's facts. Anybody else is a good
application. Nothing here is real.</p>
<table>
<thead><tr><th scope="col">No.</th><th scope="col">Persona</th><th scope="col">Who</th><th scope="col">Home</th><th scope="col">What happens</th></tr></thead>
<tbody>${personas.map(
      (
        persona,
      ) => html`<tr><td class="number">${persona.number}</td><td><a href="/personas/${persona.name}">${persona.name}</a></td>
<td>${persona.story}</td><td>${oneLine(persona.home.address)}</td><td>${persona.ends}</td></tr>`,
    )}</tbody>
</table>
</main>`,
    { wide: true },
  );
}
