import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const merchantWords = catalogue({
  title: { en: "Is this the work you ordered?", es: "¿Es este el trabajo que encargó?" },
  lead: {
    en: (name: string) => `${name} sent you to us. Tell us what is to be done, as your contract has it.`,
    es: (name: string) => `${name} lo envió con nosotros. Díganos qué se hará, tal como está en su contrato.`,
  },
  contractor: { en: "Contractor", es: "Contratista" },
  trade: { en: "Trade", es: "Oficio" },
  licence: { en: "License", es: "Licencia" },
  noLicence: { en: "Your state licenses none", es: "Su estado no las otorga" },
  phone: { en: "Phone", es: "Teléfono" },
  work: { en: "What is to be done", es: "Qué se hará" },
  workHint: { en: "In a sentence or two.", es: "En una o dos frases." },
  price: { en: "Agreed price", es: "Precio acordado" },
  priceHint: { en: "All of it, with materials and tax.", es: "Todo, con materiales e impuestos." },
  more: { en: "That is more than you receive", es: "Es más de lo que usted recibe" },
  moreBody: {
    en: (cash: string) => `The line leaves you ${cash}. The rest would be your own money.`,
    es: (cash: string) => `La línea le deja ${cash}. El resto sería dinero suyo.`,
  },
  invoice: { en: "Contract or estimate, if you have it here", es: "Contrato o presupuesto, si lo tiene" },
  invoiceHint: { en: "PDF or photo, up to 20 MB.", es: "PDF o foto, hasta 20 MB." },
  go: { en: "Confirm the work", es: "Confirmar el trabajo" },
  why: {
    en: "The money is paid to you, not to the contractor: you pay for work that is done. We keep what was agreed in case there is a question later.",
    es: "El dinero se le paga a usted, no al contratista: usted paga por el trabajo hecho. Guardamos lo acordado por si hay una duda después.",
  },
  attest: { en: "No lien for this work", es: "Sin gravamen por este trabajo" },
  attestLead: {
    en: "A contractor who is not paid can put a claim on a home. We need your word that there is none, and that none is agreed.",
    es: "Un contratista que no cobra puede gravar una casa. Necesitamos su palabra de que no hay gravamen ni se acordó ninguno.",
  },
  attestGo: { en: "I state this", es: "Lo declaro" },
  attestWhy: {
    en: "Such a claim could come ahead of the line when the home is sold. If you learn of one later, call us at once.",
    es: "Ese gravamen podría ir antes que la línea si se vende la casa. Si sabe de uno después, llámenos enseguida.",
  },
  correct: { en: "Correct the work order", es: "Corregir el encargo" },
  dispute: {
    en: "You cannot say this, or there is a dispute with the contractor? Call us before you go on.",
    es: "¿No puede decirlo o tiene un conflicto con el contratista? Llámenos antes de seguir.",
  },
});

export const merchantCodes: CodeWords = {
  "description-required": { en: "Say what is to be done.", es: "Diga qué se hará." },
  "amount-required": { en: "Enter the price of the work.", es: "Escriba el precio del trabajo." },
  "amount-too-low": { en: "Enter at least $100.", es: "Escriba al menos $100." },
  "amount-too-high": { en: "Enter at most $1,000,000.", es: "Escriba como máximo $1,000,000." },
};
