import { fileRefusals } from "@gable/domain/application/file-refusals.ts";
import type { Words } from "@gable/domain/language.ts";

/** What a call says that has understood everything and still refuses: why, and what to do instead. */
export const refusalWords: Readonly<Record<string, Words>> = {
  "second-factor-needed": {
    en: "Your account also asks for the code of your app. Enter it here; what you typed is still there.",
    es: "Su cuenta pide también el código de su aplicación. Escríbalo aquí; lo que escribió sigue ahí.",
  },
  "inquiries-changed": {
    en: "Your credit report has changed meanwhile. Look at the list again; what you answered is still there.",
    es: "Su informe de crédito cambió mientras tanto. Vea la lista de nuevo; lo que respondió sigue ahí.",
  },
  "talk-full": { en: "Enough was written here. Please call us.", es: "Ya se escribió suficiente aquí. Llámenos." },
  "private-number": {
    en: "This looks like a Social Security, card or bank account number. Take it out: we never need it here.",
    es: "Parece un número de Seguro Social, de tarjeta o de cuenta. Quítelo: aquí nunca lo necesitamos.",
  },
  // A home or a person for whom no application can be taken.
  "state-not-licensed": {
    en: "We may not lend on a home in this state yet. If the state is wrong, choose the right one. If it is right, call us. Nothing has changed.",
    es: "Aún no podemos prestar sobre una casa en este estado. Si el estado está mal, elija el correcto. Si está bien, llámenos. No cambió nada.",
  },
  "new-york-not-authorized": {
    en: "We may not lend on a home in New York. If the state is wrong, choose the right one. If it is right, call us. Nothing has changed.",
    es: "No podemos prestar sobre una casa en Nueva York. Si el estado está mal, elija el correcto. Si está bien, llámenos. No cambió nada.",
  },
  "loan-officer-not-licensed": {
    en: "Your loan officer can’t work in this state. Call us: somebody who can helps you. Nothing has changed.",
    es: "Su oficial de préstamos no puede trabajar en este estado. Llámenos: alguien que puede le ayuda. No cambió nada.",
  },
  "not-of-age": {
    en: "With this answer you were too young to sign on the day you applied: one must be 19 in Alabama and Nebraska, 21 in Mississippi, 18 elsewhere. Look at the state and the date of birth. If they are right, call us. Nothing has changed.",
    es: "Con esta respuesta usted era demasiado joven para firmar el día de su solicitud: hay que tener 19 años en Alabama y Nebraska, 21 en Misisipi y 18 en los demás estados. Revise el estado y la fecha de nacimiento. Si están bien, llámenos. No cambió nada.",
  },
  // The phone's pictures.
  "no-phone": {
    en: "We have no phone number of yours. Scan the code, or have the link mailed.",
    es: "No tenemos su número de teléfono. Escanee el código o pida el enlace por correo.",
  },
  "no-email": {
    en: "We have no email address of yours. Scan the code, or have the link texted.",
    es: "No tenemos su correo. Escanee el código o pida el enlace por mensaje.",
  },
  "phone-link-unknown": {
    en: "This link leads nowhere. Make another on the page where you began.",
    es: "Este enlace no lleva a nada. Haga otro en la página donde comenzó.",
  },
  "phone-link-used": {
    en: "This link was used, or there is a newer one. Make another on the page where you began.",
    es: "Este enlace ya se usó o hay uno más nuevo. Haga otro en la página donde comenzó.",
  },
  "phone-link-expired": {
    en: "This link has expired. Make another on the page where you began.",
    es: "Este enlace venció. Haga otro en la página donde comenzó.",
  },
  "pictures-only": {
    en: "This phone may take the pictures of one ID, and nothing else. Log in to do more.",
    es: "Este teléfono puede tomar las fotos de una identificación y nada más. Inicie sesión para hacer más.",
  },
  "not-a-phone": {
    en: "This page is for a phone that was given a link for it. Make one on the page where you began.",
    es: "Esta página es para un teléfono que recibió un enlace. Haga uno en la página donde comenzó.",
  },
  "too-many-links": {
    en: "Enough links were made for now. Wait an hour, or go on with this device.",
    es: "Ya se hicieron suficientes enlaces. Espere una hora o siga con este dispositivo.",
  },
  // Files.
  ...fileRefusals,
  "too-many-files": {
    en: "Enough files were sent for today. Go on tomorrow, or call us.",
    es: "Ya se enviaron suficientes archivos por hoy. Siga mañana o llámenos.",
  },
  "paper-too-old": {
    en: "This paper is too old to count. Nothing is lost: send the latest one that you have.",
    es: "Este documento es demasiado antiguo. No se pierde nada: envíe el más reciente que tenga.",
  },
  "paper-not-yet": {
    en: "This date is still to come. Look at the date on the paper once more.",
    es: "Esta fecha aún no llega. Revise la fecha del documento.",
  },
  "wrong-paper": {
    en: "This is another paper than was asked for. Send it where it belongs.",
    es: "Este documento no es el que se pidió. Envíelo donde corresponde.",
  },

  // Accounts and debts.
  "bank-unknown": {
    en: "No bank has this routing number. Check the nine digits on a check or in your bank’s app.",
    es: "Ningún banco tiene este número de ruta. Revise los nueve dígitos en un cheque o en la aplicación de su banco.",
  },
  "bank-takes-no-ach": {
    en: "This bank takes no electronic payments under this number. Ask it for its ACH routing number, or choose another account.",
    es: "Este banco no recibe pagos electrónicos con este número. Pídale su número de ruta para ACH o elija otra cuenta.",
  },
  "account-refused": {
    en: "This account was refused before. Choose another one.",
    es: "Esta cuenta ya fue rechazada. Elija otra.",
  },
  "not-here": {
    en: "This cannot be chosen for your application. Load the page again and choose from what it shows.",
    es: "Esto no se puede elegir en su solicitud. Cargue la página de nuevo y elija entre lo que muestra.",
  },
  "not-offered": {
    en: "This is no longer offered. Look at what is offered now.",
    es: "Esto ya no se ofrece. Vea lo que se ofrece ahora.",
  },
  "offer-unknown": {
    en: "This offer is no longer made. Look at the present ones.",
    es: "Esta oferta ya no existe. Vea las actuales.",
  },
  "not-eligible": {
    en: "One of these debts cannot be paid off with the line. Untick it.",
    es: "Una de estas deudas no se puede pagar con la línea. Desmárquela.",
  },
  "more-than-cash": {
    en: "The debts to pay off are more than the cash of this line. Take a larger line or untick one.",
    es: "Las deudas por pagar superan el efectivo de esta línea. Elija una línea mayor o desmarque una.",
  },
  "way-not-offered": {
    en: "We do not read income in this way. Choose another one.",
    es: "No leemos ingresos de esta forma. Elija otra.",
  },
  "not-linkable": {
    en: "This proof cannot be connected. Send a paper instead.",
    es: "Este comprobante no se puede conectar. Envíe un documento.",
  },
  "waiting-period": {
    en: "The law asks for some days before this can be signed. The page says from when on you can.",
    es: "La ley pide unos días antes de poder firmar. La página dice desde cuándo podrá.",
  },

  // Who may do what.
  "email-taken": {
    en: "This address is in use already. Enter another one.",
    es: "Este correo ya está en uso. Escriba otro.",
  },
  "invitation-void": {
    en: "This invitation is no longer good. Ask whoever sent it for a new one.",
    es: "Esta invitación ya no sirve. Pida una nueva a quien se la envió.",
  },
  "invitation-joined": {
    en: "Somebody has joined by this invitation already. Log in instead.",
    es: "Alguien ya entró con esta invitación. Inicie sesión.",
  },
  "account-of-before": {
    en: "You sign with the account that you have with us. Set a new password where you log in to it.",
    es: "Usted firma con la cuenta que tiene con nosotros. Cree una contraseña nueva donde inicia sesión en ella.",
  },
  "not-a-signer": {
    en: "You are not asked to sign here. Log in with the address that got the invitation.",
    es: "Aquí no se le pide firmar. Inicie sesión con el correo que recibió la invitación.",
  },
  "signer-only": {
    en: "Only somebody who signs beside the borrower can do this.",
    es: "Solo quien firma junto con el solicitante puede hacer esto.",
  },
  "not-found": {
    en: "There is nothing here any more, or it is not yours. Go back and load the page again.",
    es: "Aquí ya no hay nada, o no es suyo. Regrese y cargue la página de nuevo.",
  },
  held: {
    en: "Something here must be kept for now, by law or because of a dispute. Call us to learn more.",
    es: "Por ahora algo debe conservarse, por ley o por una disputa. Llámenos para saber más.",
  },
  "too-large": { en: "This is larger than we can take. Shorten it.", es: "Esto es demasiado grande. Acórtelo." },
};
