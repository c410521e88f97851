import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const correctionWords = catalogue({
  person: { en: "Correct your name or date of birth", es: "Corregir su nombre o fecha de nacimiento" },
  income: { en: "Correct your income", es: "Corregir sus ingresos" },
  home: { en: "Correct the address of your home", es: "Corregir la dirección de su casa" },
  residence: { en: "Correct where you live", es: "Corregir dónde vive" },
  phone: { en: "Correct your phone number", es: "Corregir su número de teléfono" },
  summary: { en: "Open your summary to change this", es: "Abrir su resumen para cambiar esto" },
  openingLead: {
    en: "Your summary opens again. There you change what is wrong, each answer on its own page, and sign once more.",
    es: "Su resumen se abre otra vez. Ahí cambia lo que está mal, cada respuesta en su página, y firma de nuevo.",
  },
  born: { en: "Date of birth", es: "Fecha de nacimiento" },
  phoneLabel: { en: "Mobile phone", es: "Teléfono móvil" },
  look: { en: "See what this changes", es: "Ver qué cambia con esto" },
  back: { en: "Back", es: "Atrás" },
  follows: { en: "What this changes", es: "Qué cambia con esto" },
  CREDIT_CHECK: {
    en: "We look at your credit again. This does not affect your score.",
    es: "Consultamos su crédito otra vez. Esto no afecta su puntaje.",
  },
  HARD_CHECK: {
    en: "The full credit check is made again, as you permitted. Other lenders can see it, and it may lower your score by a few points.",
    es: "La consulta de crédito completa se hace otra vez, como usted permitió. Otros prestamistas pueden verla y puede bajar su puntaje unos puntos.",
  },
  HOME_AGAIN: {
    en: "We look this home up in the county’s records, and whether you own it.",
    es: "Buscamos esta casa en los registros del condado y si es suya.",
  },
  VALUE_AGAIN: { en: "The home is valued anew.", es: "La casa se valora de nuevo." },
  TITLE_AGAIN: { en: "The title is searched again.", es: "El título se busca otra vez." },
  VALUER_RECALLED: {
    en: "Whoever was to look at the former home is told not to come.",
    es: "A quien iba a ver la casa anterior se le avisa que no vaya.",
  },
  FLOOD_AGAIN: { en: "The flood zone is determined again.", es: "La zona de inundación se determina otra vez." },
  INSURANCE_AGAIN: {
    en: "You show the insurance of this home.",
    es: "Usted demuestra el seguro de esta casa.",
  },
  INSURANCE_ASKED: {
    en: "We ask your insurer again whether this home is covered.",
    es: "Preguntamos otra vez a su aseguradora si esta casa está cubierta.",
  },
  WORK_ANEW: {
    en: "You show us your employer again.",
    es: "Usted nos indica otra vez su empleador.",
  },
  ACCOUNT_AGAIN: {
    en: "We check again that the account for the money is yours.",
    es: "Comprobamos otra vez que la cuenta para el dinero es suya.",
  },
  IDENTITY_AGAIN: {
    en: "You show your identity document again.",
    es: "Usted muestra otra vez su documento de identidad.",
  },
  PAPERS_ANEW: {
    en: "The papers that were ready to sign are withdrawn and drawn again with the right answers.",
    es: "Los documentos listos para firmar se retiran y se preparan otra vez con las respuestas correctas.",
  },
  TEXAS_DAYS: {
    en: "In Texas, twelve days pass between an application and its signing. They are counted from today again.",
    es: "En Texas pasan doce días entre una solicitud y su firma. Se cuentan otra vez desde hoy.",
  },
  APPOINTMENT_AGAIN: {
    en: "Your appointment at the office is on a day that is too early then. It is given back, and you choose another.",
    es: "Su cita en la oficina queda en un día demasiado temprano. Se cancela y usted elige otra.",
  },
  TITLE_QUESTIONS: {
    en: "In the state of this home we also ask whether you are married, and who else must sign.",
    es: "En el estado de esta casa también preguntamos si está casado o casada y quién más debe firmar.",
  },
  COUNSELLORS_ANEW: {
    en: "You get a new list of housing counselors, those nearest to this ZIP code. It is with your documents.",
    es: "Recibe una lista nueva de asesores de vivienda, los más cercanos a este código postal. Está con sus documentos.",
  },
  NOTHING_ELSE: { en: "Nothing else changes.", es: "No cambia nada más." },
  stands: {
    en: (line: string) => `The line of ${line} that you chose still fits.`,
    es: (line: string) => `La línea de ${line} que eligió sigue siendo posible.`,
  },
  standsNot: {
    en: (line: string, rate: string, most: string, mostRate: string) =>
      `The line of ${line} at ${rate} that you chose no longer fits. As we know it now, we can offer up to ${most}, at ${mostRate}. You choose again.`,
    es: (line: string, rate: string, most: string, mostRate: string) =>
      `La línea de ${line} al ${rate} que eligió ya no es posible. Por lo que sabemos ahora, podemos ofrecer hasta ${most}, al ${mostRate}. Usted elige otra vez.`,
  },
  unknown: {
    en: "It can lead to a smaller line, or to none. You get the reasons in writing.",
    es: "Puede llevar a una línea menor o a ninguna. Recibe las razones por escrito.",
  },
  DEBTS_AGAIN: {
    en: "You confirm the debts on your home again.",
    es: "Usted confirma otra vez las deudas sobre su casa.",
  },
  OFFERS_ANEW: {
    en: "We work out anew what we can offer. If the line you chose no longer fits, we say why, and you choose again.",
    es: "Calculamos de nuevo lo que podemos ofrecer. Si la línea que eligió ya no corresponde, decimos por qué y usted elige otra vez.",
  },
  INCOME_AGAIN: {
    en: "What you have shown of your income is compared with the new figure. For another kind of work you show it anew.",
    es: "Lo que ya demostró de sus ingresos se compara con la nueva cifra. Para otro tipo de trabajo lo demuestra de nuevo.",
  },
  SUMMARY_ANEW: {
    en: "Your application summary is written again, for you to read and sign.",
    es: "El resumen de su solicitud se escribe otra vez, para que lo lea y firme.",
  },
  SIGN_AGAIN: {
    en: "Your application summary is written again, and you sign the new one.",
    es: "El resumen de su solicitud se escribe otra vez y usted firma el nuevo.",
  },
  send: { en: "Correct it", es: "Corregir" },
  keep: { en: "Leave it as it is", es: "Dejarlo como está" },
});

export const correctionCodes: CodeWords = {
  "follows-otherwise": {
    en: "Something changed in the meantime. This is what your correction changes now.",
    es: "Algo cambió entretanto. Esto es lo que su corrección cambia ahora.",
  },
  "nothing-changed": {
    en: "This is what you said already. Change what is wrong, or leave it as it is.",
    es: "Esto es lo que ya nos dijo. Cambie lo que está mal o déjelo como está.",
  },
};
