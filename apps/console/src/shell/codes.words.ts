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
  "email-taken": { en: "This address has an account already.", es: "Esta dirección ya tiene una cuenta." },
  "password-too-short": { en: "Use at least 15 characters.", es: "Use al menos 15 caracteres." },
  "password-breached": {
    en: "This password is on lists that attackers use. Choose another one.",
    es: "Esta contraseña está en listas que usan los atacantes. Elija otra.",
  },
  "password-is-email": { en: "Do not use your address as a password.", es: "No use su dirección como contraseña." },
  "invitation-void": {
    en: "This link was used already or is too old. Ask an administrator for a new one.",
    es: "Este enlace ya se usó o venció. Pida uno nuevo a un administrador.",
  },
  oneself: {
    en: "Nobody changes their own role or access. Ask another administrator.",
    es: "Nadie cambia su propia función o acceso. Pídalo a otro administrador.",
  },
  deactivated: {
    en: "This account is closed. Open it again first.",
    es: "Esta cuenta está cerrada. Reábrala primero.",
  },
  "nmls-invalid": { en: "The number has four to ten digits.", es: "El número tiene de cuatro a diez dígitos." },
  "phone-invalid": { en: "Write the number as (800) 555-0142.", es: "Escriba el número como (800) 555-0142." },
  "state-twice": { en: "A state stands here twice.", es: "Un estado aparece dos veces." },
  "routing-number-invalid": {
    en: "Check the nine digits of the routing number.",
    es: "Revise los nueve dígitos del número de ruta.",
  },
  "account-number-invalid": { en: "Check the account number.", es: "Revise el número de cuenta." },
  "was-recorded": {
    en: "The county has recorded the deed. Only a release takes the claim away.",
    es: "El condado inscribió la escritura. Solo una cancelación quita el gravamen.",
  },
  "not-the-payoff": {
    en: "The cheque must be for the balance, and for at most one per cent more than was laid aside. For less, say what the creditor told you.",
    es: "El cheque debe ser por el saldo, y como máximo un uno por ciento más de lo reservado. Si es por menos, diga qué dijo el acreedor.",
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
  answered: { en: "A colleague has answered this already.", es: "Un colega ya respondió esto." },
  held: { en: "This file is on hold already.", es: "Este expediente ya está retenido." },
  "not-held": { en: "This file is not on hold any more.", es: "Este expediente ya no está retenido." },
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
