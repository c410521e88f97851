import type { Words } from "@gable/domain/language.ts";
import { failureWords } from "./failure.words.ts";
import { refusalWords } from "./refusals.words.ts";

/** What each code of a rule or of a refused call says to the person in front of it: what to do, in one sentence. */
export const codeWords: Readonly<Record<string, Words>> = {
  required: { en: "Answer this to go on.", es: "Conteste esto para continuar." },
  "street1-required": { en: "Enter the street and number.", es: "Escriba la calle y el número." },
  "city-required": { en: "Enter the city.", es: "Escriba la ciudad." },
  "state-required": { en: "Choose the state.", es: "Elija el estado." },
  "zip-required": { en: "Enter the ZIP code.", es: "Escriba el código postal." },
  "homeType-required": { en: "Choose the kind of home.", es: "Elija el tipo de casa." },
  "occupancy-required": { en: "Choose how you use the home.", es: "Elija cómo usa la casa." },
  "ownership-required": { en: "Choose who owns the home.", es: "Elija de quién es la casa." },
  "listedForSale-required": { en: "Say whether the home is for sale.", es: "Diga si la casa está en venta." },
  "titleChangedRecently-required": {
    en: "Say whether the title has changed.",
    es: "Diga si el título cambió.",
  },
  "employmentType-required": { en: "Choose how you earn your living.", es: "Elija cómo gana su sustento." },
  "annualIncome-required": { en: "Enter your income.", es: "Escriba sus ingresos." },
  "annualAmount-required": { en: "Enter the amount a year.", es: "Escriba el monto al año." },
  "type-required": { en: "Choose the kind.", es: "Elija el tipo." },
  "firstName-required": { en: "Enter your first name.", es: "Escriba su nombre." },
  "lastName-required": { en: "Enter your last name.", es: "Escriba sus apellidos." },
  "birthDate-required": { en: "Enter your date of birth.", es: "Escriba su fecha de nacimiento." },
  "email-required": { en: "Enter your email address.", es: "Escriba su correo." },
  "phone-required": { en: "Enter your phone number.", es: "Escriba su teléfono." },
  "consent-required": { en: "Tick that you agree, to go on.", es: "Marque que está de acuerdo para continuar." },
  "employerName-required": { en: "Enter the name of your employer.", es: "Escriba el nombre de su empleador." },
  "position-required": { en: "Enter your position.", es: "Escriba su puesto." },
  "insurer-required": { en: "Enter the insurance company.", es: "Escriba la compañía de seguros." },
  "policyNumber-required": { en: "Enter the policy number.", es: "Escriba el número de póliza." },
  "dwellingCoverage-required": {
    en: "Enter the dwelling coverage in dollars.",
    es: "Escriba la cobertura de la vivienda en dólares.",
  },
  "account-required": {
    en: "Choose an account, or connect your bank.",
    es: "Elija una cuenta o conecte su banco.",
  },
  "way-required": { en: "Choose how you would like to pay.", es: "Elija cómo quiere pagar." },
  "document-required": {
    en: "Choose the document that you have at hand.",
    es: "Elija el documento que tiene a mano.",
  },
  "date-invalid": {
    en: "Enter the date: month, day and four-digit year.",
    es: "Escriba la fecha: mes, día y año de cuatro dígitos.",
  },
  "password-required": { en: "Enter your password.", es: "Escriba su contraseña." },

  invalid: { en: "Check this answer.", es: "Revise esta respuesta." },
  "too-long": { en: "Make this shorter.", es: "Acorte este texto." },
  "too-many": { en: "That is more than fits here. Remove one.", es: "Son más de los que caben. Quite uno." },

  "address-characters": {
    en: "Write this with letters, numbers and signs such as # or /.",
    es: "Escriba esto con letras, números y signos como # o /.",
  },
  "street-post-box": {
    en: "Enter the street address. A PO box cannot be a home.",
    es: "Escriba la dirección de la calle. Un apartado postal no puede ser una casa.",
  },
  "state-invalid": { en: "Choose the state.", es: "Elija el estado." },
  "zip-invalid": {
    en: "Enter a ZIP code of five digits, or five and four.",
    es: "Escriba un código postal de cinco dígitos, o de cinco y cuatro.",
  },
  "zip-not-in-state": {
    en: "This ZIP code is in another state. Check both.",
    es: "Este código postal es de otro estado. Revise ambos.",
  },
  "name-invalid": {
    en: "Enter the name in the letters of a US ID: A to Z, with accents where it has them.",
    es: "Escriba el nombre con las letras de una identificación de EE.\u00a0UU.: de la A a la Z, con sus acentos.",
  },
  "paper-letters": {
    en: "Write this in Latin letters, A to Z, with numbers and signs.",
    es: "Escriba esto con letras latinas, de la A a la Z, números y signos.",
  },
  "name-too-long": { en: "Use at most 60 letters.", es: "Use como máximo 60 letras." },
  "dob-invalid": {
    en: "Enter a real date: month, day and four-digit year.",
    es: "Escriba una fecha real: mes, día y año de cuatro dígitos.",
  },
  "dob-future": { en: "This date has not come yet.", es: "Esta fecha aún no llega." },
  "dob-minor": {
    en: "Only somebody of legal age can sign. If this date is right, call us.",
    es: "Solo puede firmar quien es mayor de edad. Si la fecha es correcta, llámenos.",
  },
  "dob-too-old": { en: "Check the year.", es: "Revise el año." },
  "email-invalid": {
    en: "Enter an email address such as name@example.com.",
    es: "Escriba un correo como nombre@example.com.",
  },
  "email-too-long": { en: "This email address is too long.", es: "Este correo es demasiado largo." },
  "phone-invalid": {
    en: "Enter a ten-digit US phone number.",
    es: "Escriba un número de teléfono de EE.\u00a0UU. de diez dígitos.",
  },
  "income-negative": { en: "Enter an amount of zero or more.", es: "Escriba un monto de cero o más." },
  "income-too-large": { en: "Check this amount.", es: "Revise este monto." },
  "ssn-invalid": { en: "Enter the nine digits of the number.", es: "Escriba los nueve dígitos del número." },
  "ssn-by-staff": {
    en: "The full credit check was made for the number you gave before. To change it, call us: a person does it with you.",
    es: "La consulta de crédito completa se hizo con el número que dio antes. Para cambiarlo, llámenos: una persona lo hace con usted.",
  },
  "ssn-itin": {
    en: "This is an ITIN. Enter a Social Security number.",
    es: "Este es un ITIN. Escriba un número de Seguro Social.",
  },
  "routing-number-invalid": {
    en: "Check the nine digits of the routing number.",
    es: "Revise los nueve dígitos del número de ruta.",
  },
  "account-number-invalid": { en: "Check the account number.", es: "Revise el número de cuenta." },
  "pin-invalid": { en: "Check the PIN.", es: "Revise el PIN." },
  "accounts-differ": {
    en: "The two account numbers differ. Type them once more.",
    es: "Los dos números de cuenta son distintos. Escríbalos otra vez.",
  },
  "wrong-picture": {
    en: "This picture is of another document than you chose. Add it again.",
    es: "Esta foto es de otro documento que el elegido. Agréguela otra vez.",
  },
  "pictures-missing": {
    en: "Add the pictures below, and wait until each says Accepted.",
    es: "Agregue las fotos de abajo y espere a que cada una diga Aceptado.",
  },
  "face-missing": {
    en: "Take a picture of your face and wait until it says Accepted, or tick that you cannot.",
    es: "Tome una foto de su rostro y espere a que diga Aceptado, o marque que no puede.",
  },
  "draft-day": { en: "Enter a day from 1 to 28.", es: "Escriba un día del 1 al 28." },
  "month-invalid": { en: "Enter the month and the year.", es: "Escriba el mes y el año." },
  "name-differs": {
    en: "Type your name as it stands above.",
    es: "Escriba su nombre como aparece arriba.",
  },

  "password-too-short": { en: "Use at least 15 characters.", es: "Use al menos 15 caracteres." },
  "password-breached": {
    en: "This password is on a list of stolen ones. Choose another.",
    es: "Esta contraseña está en una lista de robadas. Elija otra.",
  },
  "password-easy": {
    en: "This password is easy to guess. Choose several words of your own, for example four that do not belong together.",
    es: "Esta contraseña es fácil de adivinar. Elija varias palabras suyas, por ejemplo cuatro que no tengan relación.",
  },
  "password-is-email": {
    en: "Do not use your email address as the password.",
    es: "No use su correo como contraseña.",
  },
  credentials: {
    en: "This address and password do not fit together. After several tries, wait some minutes or set a new password.",
    es: "Este correo y esta contraseña no corresponden. Tras varios intentos, espere unos minutos o cree una contraseña nueva.",
  },
  "password-wrong": {
    en: "This is not your present password. After several tries, wait some minutes.",
    es: "Esta no es su contraseña actual. Tras varios intentos, espere unos minutos.",
  },
  "app-code-wrong": {
    en: "This is not the code that your app shows now. Wait for the next one and try again.",
    es: "Este no es el código que muestra su aplicación. Espere el siguiente e intente de nuevo.",
  },
  "passkey-cancelled": {
    en: "Your device gave no passkey. Try again, or use your password.",
    es: "Su dispositivo no dio ninguna llave de acceso. Intente de nuevo o use su contraseña.",
  },
  "passkey-known": {
    en: "This device has a passkey for your account already.",
    es: "Este dispositivo ya tiene una llave de acceso para su cuenta.",
  },
  "passkey-refused": {
    en: "This passkey cannot be used here. Try again, or use your password.",
    es: "Esta llave de acceso no se puede usar aquí. Intente de nuevo o use su contraseña.",
  },
  "passkey-of-signer": {
    en: "This passkey is for signing. Use “Log in to sign” below.",
    es: "Esta llave de acceso es para firmar. Use «Inicie sesión para firmar», más abajo.",
  },
  "too-many-passkeys": {
    en: "Remove a passkey before you add another.",
    es: "Quite una llave de acceso antes de agregar otra.",
  },
  "second-factor-on": {
    en: "The second step is on already. Turn it off first.",
    es: "El segundo paso ya está activado. Desactívelo primero.",
  },
  "second-factor-off": {
    en: "The second step is off. Turn it on first.",
    es: "El segundo paso está desactivado. Actívelo primero.",
  },
  "link-void": {
    en: "This link was used already or is too old. Ask for a new one.",
    es: "Este enlace ya se usó o es muy antiguo. Pida uno nuevo.",
  },
  "code-invalid": { en: "Enter all digits of the code.", es: "Escriba todos los dígitos del código." },
  "code-wrong": {
    en: "These are not the digits. Open the document again and look at the code.",
    es: "No son esos dígitos. Abra el documento otra vez y mire el código.",
  },
  "code-void": {
    en: "This code is no longer good. Ask for a new one.",
    es: "Este código ya no sirve. Pida uno nuevo.",
  },
  "open-first": {
    en: "Open the disclosure and the booklet above before you go on.",
    es: "Abra arriba la divulgación y el folleto antes de continuar.",
  },
  "SOFT_CREDIT-required": {
    en: "Tick that we may obtain your credit report.",
    es: "Marque que podemos obtener su informe de crédito.",
  },
  "HARD_CREDIT-required": {
    en: "Tick that we may obtain your full credit report.",
    es: "Marque que podemos obtener su informe de crédito completo.",
  },
  "ELECTRONIC_RECORDS-required": {
    en: "Tick that you receive notices electronically.",
    es: "Marque que recibe los avisos en forma electrónica.",
  },
  "TERMS_OF_USE-required": {
    en: "Tick that you accept the terms of use.",
    es: "Marque que acepta los términos de uso.",
  },
  "answers-incomplete": {
    en: "One of your earlier answers is missing. Go back and look at them once more.",
    es: "Falta una de sus respuestas anteriores. Vuelva y revíselas.",
  },
  "choose-address": {
    en: "Type your address and choose it from the list. Its last line lets you enter it by hand.",
    es: "Escriba su dirección y elíjala de la lista. En su última línea puede escribirla a mano.",
  },
  "cannot-start-here": {
    en: "An application cannot be started here with this address.",
    es: "No se puede iniciar aquí una solicitud con este correo.",
  },
  "cannot-use-address": {
    en: "This address cannot be used here. Use another one, or call us.",
    es: "Esta dirección no se puede usar aquí. Use otra o llámenos.",
  },
  "confirm-address-first": {
    en: "Confirm first that your email address is yours.",
    es: "Confirme primero que su correo es suyo.",
  },
  "email-same": { en: "This is your present address.", es: "Esta es su dirección actual." },
  "income-read-by-person": {
    en: "A person read this from your papers. Call us to take it out.",
    es: "Una persona leyó esto de sus documentos. Llámenos para quitarlo.",
  },
  "home-under-way": {
    en: "You already have an open application for this home. Go on with it from your dashboard, or withdraw it before you start another.",
    es: "Ya tiene una solicitud abierta para esta casa. Continúela desde su panel o retírela antes de iniciar otra.",
  },
  "not-accepting-applications": {
    en: "Applications here start with your loan officer. Use the link they sent you.",
    es: "Las solicitudes comienzan con su oficial de préstamos. Use el enlace que le envió.",
  },
  "unknown-loan-officer": {
    en: "The link you came by names nobody who works with this lender. Ask your loan officer for a new one.",
    es: "El enlace que usó no nombra a nadie que trabaje con este prestamista. Pida uno nuevo a su oficial de préstamos.",
  },
  "text-changed": {
    en: "The text of a consent has changed. Load the page again and read the new one.",
    es: "El texto de un consentimiento cambió. Vuelva a cargar la página y lea el nuevo.",
  },
  "out-of-order": {
    en: "Your application has moved on meanwhile. We show you where it stands.",
    es: "Su solicitud avanzó mientras tanto. Le mostramos dónde está.",
  },
  "idempotency-key-reused": { en: "Send this once more.", es: "Envíe esto otra vez." },
  "too-many-requests": {
    en: "That was often. Wait a minute and try again.",
    es: "Fueron muchas veces. Espere un minuto.",
  },
  ...refusalWords,

  "figures-missing": {
    en: "Today's rates are not here yet, so we cannot show you this document. Please come back in a few minutes: what you entered is kept.",
    es: "Las tasas de hoy aún no han llegado, y no podemos mostrarle este documento. Vuelva en unos minutos: guardamos lo que ingresó.",
  },
  "vendor-unavailable": {
    en: "A service that we ask is not answering just now. Nothing is lost. Try again in a minute.",
    es: "Un servicio que consultamos no responde. No se pierde nada. Intente en un minuto.",
  },
  unavailable: {
    en: "We cannot reach our records just now. Nothing is lost. Try again in a minute.",
    es: "No podemos acceder a nuestros registros. No se pierde nada. Intente en un minuto.",
  },
  ...failureWords,

  "mail-code-wrong": {
    en: "These are not the digits of our latest message. Look at it again, or have new ones sent.",
    es: "No son los dígitos de nuestro último mensaje. Mírelo otra vez o pida otros.",
  },
  "email-unconfirmed": { en: "Confirm your email address first.", es: "Confirme primero su correo." },
  "sign-intent": {
    en: "Tick the sentence about your intent to sign.",
    es: "Marque la frase sobre su intención de firmar.",
  },
  "choose-day": { en: "Choose a day for the session.", es: "Elija un día para la sesión." },
  "choose-time": { en: "Choose a time for the session.", es: "Elija un horario para la sesión." },
  characters: { en: "Use letters only, or draw your signature.", es: "Use solo letras, o dibuje su firma." },
  "document-changed": {
    en: "This document was written anew meanwhile. Read the new text before you sign.",
    es: "Este documento se redactó de nuevo. Lea el texto nuevo antes de firmar.",
  },
  "other-fields": {
    en: "This document was written anew meanwhile. Read the new text before you sign.",
    es: "Este documento se redactó de nuevo. Lea el texto nuevo antes de firmar.",
  },
  "slot-gone": {
    en: "This time has just been taken. Choose another.",
    es: "Este horario se acaba de ocupar. Elija otro.",
  },
  "too-early": {
    en: "The room opens 15 minutes before your session. Come back then.",
    es: "La sala abre 15 minutos antes de su sesión. Vuelva entonces.",
  },
  "notary-not-ready": {
    en: "The notary looks at your ID first, and then opens the deed for you.",
    es: "El notario mira primero su identificación y luego le abre la escritura.",
  },
  "notary-waiting-period": {
    en: "The deed may only be notarized from a later day. Choose a time on the list.",
    es: "La escritura solo se puede firmar ante notario desde otro día. Elija un horario de la lista.",
  },
  "notary-locked": {
    en: "The questions went wrong twice, so the notary has to wait before asking anew. Try again tomorrow, or call us.",
    es: "Las preguntas fallaron dos veces y el notario debe esperar antes de volver a preguntar. Intente mañana o llámenos.",
  },
  "no-questions": {
    en: "These questions are over. The page shows where your session stands.",
    es: "Estas preguntas terminaron. La página muestra cómo va su sesión.",
  },
  "policy-expired": {
    en: "This policy has run out. Enter one that still covers the home.",
    es: "Esta póliza venció. Indique una que todavía cubra la casa.",
  },
  "scan-pending": {
    en: "The file could not be scanned for viruses just now. Try again in a minute.",
    es: "No se pudo revisar el archivo en busca de virus. Intente en un minuto.",
  },
  "nothing-to-confirm": {
    en: "This document needs no confirmation.",
    es: "Este documento no necesita confirmación.",
  },
};
