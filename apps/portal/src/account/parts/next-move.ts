import type { ReplyOf } from "@gable/contract/call.ts";
import type { applications } from "@gable/contract/calls/application.ts";
import { isWaiting, knownStep, type Step, type WaitingStep } from "@gable/domain/journey/steps.ts";
import type { Words } from "@gable/domain/language.ts";
import { checkWords } from "../../journey/processing.words.ts";

type Listed = ReplyOf<typeof applications>[number];
type InNeed = Listed["signersInNeed"][number];

/** What happens next with an application, and whose move it is. */
export type NextMove = {
  readonly mover: "you" | "us" | "others";
  readonly what: Words;
  /** One sentence more. */
  readonly detail: Words;
  /** It is a request beside the way, and no part of it. */
  readonly isBeside?: boolean;
};

const ours = (en: string, es: string, detail: Words): NextMove => ({ mover: "us", what: { en, es }, detail });
const yours = (en: string, es: string, detail: Words): NextMove => ({ mover: "you", what: { en, es }, detail });

const weWrite: Words = { en: "We write to you when it goes on.", es: "Le escribimos cuando avance." };
const fewMinutes: Words = { en: "Takes a few minutes.", es: "Toma unos minutos." };

const moves: Readonly<Record<Exclude<Step, WaitingStep>, NextMove>> = {
  CREDIT_NO_MATCH: yours("Help us find your credit file", "Ayúdenos a encontrar su historial", fewMinutes),
  CREDIT_NO_MATCH_SSN: yours("See why we found no credit file", "Vea por qué no hallamos su historial", fewMinutes),
  SOFT_CREDIT_LOCKED_OR_FROZEN: yours("Unfreeze your credit file", "Descongele su historial de crédito", {
    en: "The bureau can lift it within minutes.",
    es: "La agencia puede levantarlo en minutos.",
  }),
  HARD_CREDIT_LOCKED_OR_FROZEN: yours("Unfreeze your credit file", "Descongele su historial de crédito", {
    en: "The bureau can lift it within minutes.",
    es: "La agencia puede levantarlo en minutos.",
  }),
  CREDIT_ERROR: ours("We look at your credit file", "Revisamos su historial de crédito", weWrite),
  CREDIT_MINOR: ours("We look at your application", "Revisamos su solicitud", weWrite),
  FACTA_REVIEW: ours("We call you about your credit file", "Le llamamos sobre su historial de crédito", {
    en: "Your file asks lenders to call before opening credit. You can choose when.",
    es: "Su historial pide a los prestamistas llamar antes de abrir un crédito. Puede elegir cuándo.",
  }),
  NO_PROPERTY_FOUND: yours("Check the address of the home", "Revise la dirección de la casa", fewMinutes),
  MULTIPLE_PROPERTIES: yours("Tell us which home it is", "Díganos cuál es la casa", fewMinutes),
  NO_AVM_FOUND: yours("Estimate your home’s value", "Estime el valor de su casa", fewMinutes),
  LIEN_VERIFICATION: yours("Check what is owed on the home", "Revise lo que se debe por la casa", fewMinutes),
  DECLINED: yours("Read our decision", "Lea nuestra decisión", {
    en: "With the reasons, and what can be done.",
    es: "Con las razones y lo que se puede hacer.",
  }),
  ASSETS_PREQUAL: yours("Tell us about your savings", "Cuéntenos de sus ahorros", fewMinutes),
  CLTV_LIEN_POSITION_REQUALIFY: yours("Look at another way", "Vea otra manera", fewMinutes),
  OFFER_SELECTION: yours("Choose your offer", "Elija su oferta", {
    en: "You see every fee before you choose.",
    es: "Verá todos los cargos antes de elegir.",
  }),
  REVISED_OFFER_SELECTION: yours("Look at your changed offer", "Vea su oferta actualizada", fewMinutes),
  COLLECT_ADDITIONAL_INFO: yours("Tell us a little more", "Cuéntenos un poco más", fewMinutes),
  HMDA: yours("Answer a few optional questions", "Conteste unas preguntas opcionales", fewMinutes),
  SUMMARY_DISCLOSURE: yours("Read and sign your summary", "Lea y firme su resumen", fewMinutes),
  APP_SUBMISSION: yours("Submit your application", "Envíe su solicitud", fewMinutes),
  DELINQUENCY_REVIEW: yours("Look at a late payment with us", "Vea con nosotros un pago atrasado", fewMinutes),
  INCOME_VERIFICATION: yours("Confirm your income", "Confirme sus ingresos", fewMinutes),
  DISBURSEMENT_ACCOUNT: yours("Say where the money goes", "Diga a dónde va el dinero", fewMinutes),
  AUTOPAY_ACCOUNT: yours("Choose how you repay", "Elija cómo pagar", fewMinutes),
  VERIFIED_AUTOPAY_ACCOUNT: yours("Choose how you repay", "Elija cómo pagar", fewMinutes),
  EMPLOYMENT_VERIFICATION: yours("Confirm your employment", "Confirme su empleo", fewMinutes),
  IDENTITY_VERIFICATION: yours("Show us who you are", "Muéstrenos quién es", {
    en: "Have your driver’s license or passport and your phone at hand.",
    es: "Tenga a mano su licencia o pasaporte y su teléfono.",
  }),
  BPO_ORDER_REQUEST: yours("Let somebody look at your home", "Deje que alguien vea su casa", fewMinutes),
  NAV_BPO_ORDERED: ours("Somebody looks at your home", "Alguien verá su casa", weWrite),
  NAV_BPO_PROCESSING: ours("Your home is being valued", "Se está valorando su casa", weWrite),
  NAV_RESI_EVAL_ORDERED: ours("Your home is being valued", "Se está valorando su casa", weWrite),
  NAV_RESI_EVAL_PROCESSING: ours("Your home is being valued", "Se está valorando su casa", weWrite),
  FINAL_TITLE_ORDERED: ours("We check the title", "Revisamos el título", weWrite),
  FINAL_TITLE_PROCESSING: ours("We check the title", "Revisamos el título", weWrite),
  PAYOFF_REQUEST_PENDING: ours("We ask what is left to pay off", "Preguntamos cuánto queda por liquidar", weWrite),
  LIEN_MERCHANT_REVIEW: yours("Confirm the contractor’s work", "Confirme el trabajo del contratista", fewMinutes),
  LIEN_ATTESTATION: yours("Confirm there is no contractor’s lien", "Confirme que no hay gravamen", fewMinutes),
  GEN_CLOSING_DISCLOSURES: ours("We write your documents", "Redactamos sus documentos", weWrite),
  FINAL_OFFER: yours("Sign your documents", "Firme sus documentos", fewMinutes),
  NOTE_SIGNING: yours("Sign your documents", "Firme sus documentos", fewMinutes),
  CO_DEED_REQ: yours("Invite whoever else must sign", "Invite a quien más deba firmar", fewMinutes),
  GEN_NOTARY_DISCLOSURES: ours("We prepare the notary session", "Preparamos la sesión con el notario", weWrite),
  NOTARY_DISCLOSURE: yours("Prepare for the notary", "Prepárese para el notario", fewMinutes),
  ATTORNEY_REVIEW: ours("An attorney reads your documents", "Un abogado lee sus documentos", weWrite),
  NOTARY_WAITING_PERIOD: ours("A waiting period runs", "Corre un plazo de espera", weWrite),
  DEED_SIGNING: yours("Meet the notary", "Reúnase con el notario", {
    en: "By video, 20 to 30 minutes. Have your ID at hand.",
    es: "Por video, de 20 a 30 minutos. Tenga a mano su identificación.",
  }),
  MANUAL_DEED_SIGNING: yours("Book your notary", "Reserve su notario", fewMinutes),
  TRUST_AND_INSURANCE: yours("Add your home insurance", "Agregue su seguro de hogar", {
    en: "The declarations page from your insurer, as a PDF or a photo.",
    es: "La página de declaraciones de su aseguradora, en PDF o foto.",
  }),
  GEN_RESCISSION: ours("We wait for cancellations by mail", "Esperamos cancelaciones por correo", {
    en: "It ends by itself. Open it to see until when, and what is up to you.",
    es: "Termina por sí sola. Ábrala para ver hasta cuándo y qué depende de usted.",
  }),
  RESCISSION: ours("Your right to cancel runs", "Corre su derecho a cancelar", weWrite),
  RECORDING: ours("The county records the deed", "El condado inscribe la escritura", weWrite),
  FUNDABLE: ours("We get your money ready", "Preparamos su dinero", {
    en: "We write to you when it is sent.",
    es: "Le escribimos cuando se envíe.",
  }),
  FUNDING_DECISION: ours("We send your money", "Enviamos su dinero", weWrite),
  DIRECT_DEBT_PAYOFF: ours("We pay off your debts", "Liquidamos sus deudas", weWrite),
  COMPLETE: ours("Your line is open", "Su línea está abierta", {
    en: "The money has been sent.",
    es: "El dinero fue enviado.",
  }),
  CANCELLED: ours("This application is closed", "Esta solicitud está cerrada", {
    en: "It was cancelled. Nothing is owed.",
    es: "Fue cancelada. No se debe nada.",
  }),
  UNKNOWN: ours("We look at your application", "Revisamos su solicitud", weWrite),
};

const goOn: NextMove = yours("Go on where you were", "Siga donde estaba", fewMinutes);
const weCheck: Words = { en: "This goes on by itself.", es: "Avanza por sí sola." };

const othersSign: NextMove = {
  mover: "others",
  what: { en: "Everybody else signs", es: "Firman los demás" },
  detail: {
    en: "They have what they need for it. We write to you when all have signed.",
    es: "Ya tienen lo que necesitan. Le escribimos cuando todos hayan firmado.",
  },
};

const chooseOfficeDay = yours("Choose another time at the office", "Elija otra hora en la oficina", {
  en: "Somebody has still to sign there. What you signed still counts.",
  es: "Alguien aún debe firmar allí. Lo que usted firmó sigue valiendo.",
});

/** What is to be done about those who sign beside the borrower, by name; those who need the same thing together. */
const forSigners: Readonly<Record<InNeed["need"], (en: string, es: string) => NextMove>> = {
  INVITE: (en, es) => yours(`Invite ${en} to sign`, `Invite a ${es} a firmar`, fewMinutes),
  RENEW: (en, es) =>
    yours(`Send ${en} another invitation`, `Envíe otra invitación a ${es}`, {
      en: "The last one was not followed in time.",
      es: "La anterior no se siguió a tiempo.",
    }),
  READDRESS: (en, es) =>
    yours(`Tell us where we reach ${en}`, `Díganos cómo contactar a ${es}`, {
      en: "The invitation came to somebody else.",
      es: "La invitación llegó a otra persona.",
    }),
  TALK: (en, es) =>
    yours(`Talk with ${en} about signing`, `Hable con ${es} sobre la firma`, {
      en: "They told us that they do not sign. Without that signature the line cannot open: see what you can do.",
      es: "Recibimos su negativa. Sin esa firma la línea no puede abrirse: vea qué puede hacer.",
    }),
};

function signersMove([first, ...others]: readonly InNeed[]): NextMove | undefined {
  if (!first) return undefined;
  const alike = [first, ...others.filter(({ need }) => need === first.need)].map(({ calledName }) => calledName);
  return forSigners[first.need](new Intl.ListFormat("en").format(alike), new Intl.ListFormat("es").format(alike));
}

const creditDesk = ours("We look for your credit file", "Buscamos su historial de crédito", {
  en: "The bureau was asked as often as it may be. A person goes on with it and writes to you.",
  es: "Ya preguntamos a la agencia las veces permitidas. Una persona sigue con ello y le escribe.",
});
const valueDesk = ours("We look for another way to value your home", "Buscamos otra manera de valorar su casa", {
  en: "Whoever was to look at it could not say what it is worth. A person goes on with it and writes to you.",
  es: "Quien debía verla no pudo decir cuánto vale. Una persona sigue con ello y le escribe.",
});
const sendAsked: NextMove = {
  ...yours("Send us what we asked for", "Envíenos lo que le pedimos", {
    en: "Your application waits for it.",
    es: "Su solicitud lo espera.",
  }),
  isBeside: true,
};
const sendBeforeMoney: NextMove = {
  ...sendAsked,
  detail: {
    en: "The money is not sent before. The rest goes on meanwhile.",
    es: "El dinero no se envía antes. Lo demás sigue mientras tanto.",
  },
};

type Standing = Pick<
  Listed,
  "step" | "waitsForOthers" | "signersInNeed" | "officeDayOwed" | "isWithCreditDesk" | "isValueWithStaff" | "asked"
>;

/** The next move of an application; where the client machine decides, only that there is one. */
export function nextMove(standing: Standing): NextMove {
  const { waitsForOthers, signersInNeed, officeDayOwed, isWithCreditDesk, isValueWithStaff, asked, ...listed } =
    standing;
  const step = knownStep(listed.step);
  const holdsMoney = asked.some((request) => request.holdsMoney);
  if (waitsForOthers) return holdsMoney ? sendBeforeMoney : othersSign;
  // Where nothing was found for good, there is something to read.
  if (isWithCreditDesk && step !== "CREDIT_NO_MATCH_SSN") return creditDesk;
  if (step === null && asked.length > 0) return sendAsked;
  if (isValueWithStaff) return holdsMoney ? sendBeforeMoney : valueDesk;
  const beside = signersMove(signersInNeed) ?? (officeDayOwed ? chooseOfficeDay : undefined);
  const move = (step === "CO_DEED_REQ" && beside) || moveAt(step);
  return holdsMoney && move.mover === "us" && !isPast(step) ? sendBeforeMoney : move;
}

/** The next move at a step. */
export function moveAt(step: Step | null): NextMove {
  if (step === null) return goOn;
  return isWaiting(step) ? { mover: "us", what: checkWords[step].title, detail: weCheck } : moves[step];
}

const past: ReadonlySet<Step | null> = new Set(["COMPLETE", "CANCELLED", "DECLINED"]);

/** Whether an application is over: it can be read, and nothing more happens to it. */
export const isPast = (step: Step | null): boolean => past.has(step);
