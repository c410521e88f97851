import { expect, it } from "vitest";
import { type ConsentText, consentTexts } from "./consents.ts";

const withdrawable: readonly (readonly [string, ConsentText])[] = Object.entries<ConsentText>(consentTexts).filter(
  ([, { revocable }]) => revocable,
);

it.each(withdrawable)("%s can be taken back, and it is known whether its own words say so", (_type, consent) => {
  const { text, saysRevocable = false } = consent;
  expect(/withdraw|revoke|reply STOP|stop this/.test(text.en)).toBe(saysRevocable);
  expect(/retirar|revocar|responder STOP|detener/.test(text.es)).toBe(saysRevocable);
});
