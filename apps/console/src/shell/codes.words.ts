import type { Words } from "@gable/domain/language.ts";

/** What codes of refusals mean, for people who know the work. */
export const codeWords: Readonly<Record<string, Words>> = {
  required: { en: "Fill this in.", es: "Complete este campo." },
  "too-long": { en: "Make this shorter.", es: "Acorte este texto." },
  "too-short": { en: "Say a little more.", es: "Diga un poco más." },
  invalid: { en: "Check this.", es: "Revise este dato." },
  "email-invalid": {
    en: "Write the address as name@example.com.",
    es: "Escriba la dirección como nombre@ejemplo.com.",
  },
  "code-invalid": { en: "The code has six digits.", es: "El código tiene seis dígitos." },
  "code-wrong": {
    en: "This code is not right, or was used already. Wait for the next one.",
    es: "Este código no es correcto o ya se usó. Espere el siguiente.",
  },
  credentials: {
    en: "This address and password do not fit together. After five tries the account rests for a while.",
    es: "Esta dirección y contraseña no coinciden. Tras cinco intentos la cuenta descansa un tiempo.",
  },
  role: {
    en: "Your role does not allow this. Ask an administrator if it should.",
    es: "Su función no permite esto. Pregunte a un administrador si debería.",
  },
  "second-person": {
    en: "Somebody else than the one who asked must agree.",
    es: "Debe aprobarlo alguien distinto de quien lo pidió.",
  },
  "not-found": {
    en: "There is nothing here under this address, or it belongs to another lender.",
    es: "No hay nada en esta dirección, o pertenece a otra entidad.",
  },
  "chat-taken": { en: "A colleague was faster and has this chat.", es: "Un colega fue más rápido y tiene este chat." },
  "chat-closed": { en: "This chat has ended.", es: "Este chat terminó." },
  "private-number": {
    en: "It seems to hold a social security, card or account number.",
    es: "Parece contener un número de seguro social, tarjeta o cuenta.",
  },
  "out-of-order": {
    en: "The application has moved on meanwhile. Look at it again.",
    es: "La solicitud avanzó entretanto. Vuelva a mirarla.",
  },
  "too-many": { en: "That was often. Wait a minute.", es: "Fueron muchas veces. Espere un minuto." },
  "no-answer": {
    en: "The server does not answer. Nothing is lost; try again.",
    es: "El servidor no responde. No se perdió nada; inténtelo de nuevo.",
  },
};

const otherwise: Words = {
  en: "This did not work. Try again, and tell an administrator if it goes on.",
  es: "No funcionó. Inténtelo de nuevo y avise a un administrador si continúa.",
};

export const wordsOfCode = (code: string): Words => codeWords[code] ?? otherwise;
