import { describe, expect, it } from "vitest";
import { asksForPrivateNumber, asksOutrightForPrivateNumber } from "./asks-for-number.ts";

describe("a text that asks for a number that must not travel by chat", () => {
  it.each([
    "Please send me your social security number.",
    "What is your SSN?",
    "I need the last four of your S.S.N.",
    "Your S S N, please",
    "Can you confirm the last four digits of your social?",
    "Write your ITIN here",
    "Your account number:",
    "Give me your account and routing numbers.",
    "Tell me the number of your bank account",
    "Send us your bank details",
    "What is the card number?",
    "Do not forget to send your social security number.",
    "Don’t hesitate to give us your account number.",
    "Never send it by email; write your social security number here.",
    "Thank you.\nYour social security number is needed now.",
    "¿Cuál es su número de seguro social?",
    "Envíenos su número de cuenta.",
    "Necesito el número de su tarjeta",
    "No olvide enviar su número de ruta.",
    "No dude en darnos su número de cuenta.",
    "Escriba los últimos dígitos de su cuenta bancaria",
    "Indíquenos sus datos bancarios.",
    "Soc\u00adial secu\u200brity number, please",
  ])("is told: %s", (text) => {
    expect(asksForPrivateNumber(text)).toBe(true);
  });

  it.each([
    "Hello {name}, and thank you for writing. How may I help you?",
    "Please never send your social security number or an account number in a chat.",
    "Do not write or paste your SSN here.",
    "We will never ask for your social security number.",
    "You do not need to send your account number.",
    "We do not need your SSN in this chat.",
    "Nunca escriba su número de seguro social en el chat.",
    "No nos envíe su número de cuenta ni comparta su número de tarjeta.",
    "Nunca le pediremos su número de seguro social.",
    "What is your phone number?",
    "What is your loan number?",
    "Link your bank account on the next page.",
    "Escríbanos cuando quiera. ¿Cuál es su número de préstamo?",
    "Follow us on social media",
  ])("lets pass: %s", (text) => {
    expect(asksForPrivateNumber(text)).toBe(false);
  });
});

describe("a text that asks beyond doubt", () => {
  it.each([
    "What is your SSN?",
    "what's your social",
    "Please send me your social security number.",
    "I'll need the last four of your S.S.N.",
    "We need your account number.",
    "Write your ITIN here",
    "¿Cuál es su número de seguro social?",
    "Envíenos su número de cuenta.",
    "dígame su número de tarjeta",
    "Necesito el número de su tarjeta",
    "Escriba aquí su seguro social",
  ])("is refused: %s", (text) => {
    expect(asksOutrightForPrivateNumber(text)).toBe(true);
  });

  it.each([
    "Open Accounts and enter your account number on that page.",
    "Do not send your account number; enter it on the page Accounts.",
    "The page asks for your routing number.",
    "Your account number is on the bottom of a check.",
    "No escriba su número de cuenta; póngalo en la página Cuentas.",
    "If it is your Social Security number, do not write it here; they ask for it in a safe way.",
    "Si es su número de Seguro Social, no lo escriba aquí; se lo piden de una forma segura.",
    "La página pide su número de ruta.",
  ])("may tell where it is entered: %s", (text) => {
    expect(asksOutrightForPrivateNumber(text)).toBe(false);
  });
});
