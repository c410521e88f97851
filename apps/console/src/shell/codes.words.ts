import { fileRefusals } from "@gable/domain/application/file-refusals.ts";
import type { Words } from "@gable/domain/language.ts";
import { chatCodeWords } from "./chat-codes.words.ts";
import { leadCodeWords } from "./lead-codes.words.ts";
import { limitWords } from "./limit-words.ts";
import { notaryCodeWords } from "./notary-codes.words.ts";
import { pipelineCodeWords } from "./pipeline-codes.words.ts";
import { policyCodeWords } from "./policy-codes.words.ts";
import { preparedCodeWords } from "./prepared-codes.words.ts";
import { twoPeopleCodeWords } from "./two-people-codes.words.ts";

/** What codes of refusals mean, for people who know the work. */
export const codeWords: Readonly<Record<string, Words>> = {
  ...fileRefusals,
  ...chatCodeWords,
  ...leadCodeWords,
  ...notaryCodeWords,
  ...pipelineCodeWords,
  ...policyCodeWords,
  ...preparedCodeWords,
  ...twoPeopleCodeWords,
  "scan-pending": {
    en: "The file could not be scanned for viruses just now. Try again in a minute.",
    es: "No se pudo revisar el archivo en busca de virus. Intente en un minuto.",
  },
  attachment: {
    en: "A file of this answer is not there any more. Remove the answer and add the file again.",
    es: "Un archivo de esta respuesta ya no está. Quite la respuesta y agregue el archivo de nuevo.",
  },
  required: { en: "Fill this in.", es: "Complete este campo." },
  "too-long": { en: "Make this shorter.", es: "Acorte este texto." },
  "too-short": { en: "Say a little more.", es: "Diga un poco más." },
  "who-lives-there": {
    en: "The home has other owners. Ask whether one of them lives there: whether they may cancel hangs on it.",
    es: "La vivienda tiene otros dueños. Pregunte si alguno vive ahí: de ello depende que puedan cancelar.",
  },
  "employer-differs": {
    en: "The other papers name another employer. Write what you compared, or return the paper.",
    es: "Los otros documentos nombran a otro empleador. Escriba qué comparó o devuelva el documento.",
  },
  "paper-name-differs": {
    en: "The paper is in another name than the borrower’s. Write what you compared, or return the paper.",
    es: "El documento está a otro nombre que el del solicitante. Escriba qué comparó o devuelva el documento.",
  },
  invalid: { en: "Check this.", es: "Revise este dato." },
  "email-invalid": {
    en: "Enter an email address such as name@example.com.",
    es: "Escriba un correo como nombre@example.com.",
  },
  "email-too-long": { en: "This email address is too long.", es: "Este correo es demasiado largo." },
  "email-taken": { en: "This address has an account already.", es: "Esta dirección ya tiene una cuenta." },
  "password-too-short": { en: "Use at least 15 characters.", es: "Use al menos 15 caracteres." },
  "password-breached": {
    en: "This password is on lists that attackers use. Choose another one.",
    es: "Esta contraseña está en listas que usan los atacantes. Elija otra.",
  },
  "password-easy": {
    en: "This password is easy to guess. Choose several words of your own, for example four that do not belong together.",
    es: "Esta contraseña es fácil de adivinar. Elija varias palabras suyas, por ejemplo cuatro que no tengan relación.",
  },
  "password-is-email": { en: "Do not use your address as a password.", es: "No use su dirección como contraseña." },
  "county-invalid": { en: "Five digits, the state’s first.", es: "Cinco dígitos, primero los del estado." },
  "county-elsewhere": { en: "That county is in another state.", es: "Ese condado está en otro estado." },
  "tract-invalid": { en: "Eleven digits, the county’s first.", es: "Once dígitos, primero los del condado." },
  "tract-elsewhere": { en: "That tract is in another county.", es: "Ese tramo está en otro condado." },
  "day-implausible": {
    en: "This day lies ahead, or more than sixty days back.",
    es: "Este día está por venir o quedó hace más de sesenta.",
  },
  "not-posted": { en: "Record first on which day it was posted.", es: "Anote primero qué día se envió." },
  "before-posting": { en: "On this day it was not posted yet.", es: "Ese día aún no se había enviado." },
  "other-role": { en: "This person has another role by now.", es: "Esta persona ya tiene otra función." },
  "already-theirs": { en: "It is theirs already.", es: "Ya es suya." },
  "read-anew": {
    en: "Something newer lies there than what you read. Close this, read it, and decide then. What you wrote here stays.",
    es: "Hay algo más nuevo que lo que leyó. Cierre esto, léalo y decida entonces. Lo que escribió aquí queda.",
  },
  "time-invalid": { en: "A time of day, as 14:00.", es: "Una hora del día, como 14:00." },
  "window-too-soon": {
    en: "A notary needs at least four hours to come.",
    es: "Un notario necesita al menos cuatro horas para llegar.",
  },
  "window-before-wait": {
    en: "On this day the law still makes signing wait.",
    es: "Ese día la ley aún impide firmar.",
  },
  "office-closed-then": {
    en: "This office is closed for good by that day.",
    es: "Esta oficina ya habrá cerrado ese día.",
  },
  "window-backwards": { en: "This time ends before it begins.", es: "Este momento termina antes de empezar." },
  "place-not-allowed": { en: "This office is not on the list any more.", es: "Esta oficina ya no está en la lista." },
  "commission-expired": {
    en: "The commission is over on that day.",
    es: "La comisión ya terminó ese día.",
  },
  "before-signing": { en: "On this day nothing was signed yet.", es: "Ese día aún no se había firmado nada." },
  "after-the-period": {
    en: "Their days to cancel were over on this day.",
    es: "Ese día ya había terminado su plazo para cancelar.",
  },
  "money-gone": {
    en: "The money is on its way. Take it to counsel at once: the law may still give the right.",
    es: "El dinero ya está en camino. Consulte de inmediato al abogado: la ley aún puede dar el derecho.",
  },
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
  "ssn-invalid": { en: "Check the nine digits of the number.", es: "Revise los nueve dígitos del número." },
  "ssn-itin": {
    en: "This is a taxpayer number. A Social Security number is needed.",
    es: "Es un número de contribuyente. Se necesita un número de Seguro Social.",
  },
  "dob-future": { en: "This day has not come yet.", es: "Este día aún no llega." },
  "dob-too-old": { en: "Check the year.", es: "Revise el año." },
  "dob-minor": {
    en: "They are too young to sign a deed there.",
    es: "Es menor de edad y allí no puede firmar una escritura.",
  },
  "dob-invalid": { en: "Enter a day that exists.", es: "Escriba un día que exista." },
  "paper-letters": {
    en: "Write this in Latin letters, A to Z, with numbers and signs: our documents have no others.",
    es: "Escriba esto con letras latinas, de la A a la Z, números y signos: nuestros documentos no tienen otros.",
  },
  "name-invalid": { en: "Write the name in letters.", es: "Escriba el nombre con letras." },
  "suffix-unknown": {
    en: "Use Jr., Sr., II, III, IV or V as the suffix.",
    es: "Use Jr., Sr., II, III, IV o V como sufijo.",
  },
  "name-too-long": { en: "Shorten the name.", es: "Acorte el nombre." },
  "phone-invalid": { en: "Write the number as (800) 555-0142.", es: "Escriba el número como (800) 555-0142." },
  "zip-invalid": { en: "Five digits, or five and four.", es: "Cinco dígitos, o cinco y cuatro." },
  "day-twice": { en: "A day stands here twice.", es: "Un día aparece dos veces." },
  "way-twice": { en: "A way stands here twice.", es: "Una forma aparece dos veces." },
  "way-not-possible": {
    en: "This way shows nothing of such income.",
    es: "Esta forma no demuestra tales ingresos.",
  },
  "way-needs-paper": {
    en: "Keep a paper that you read: pay stubs for the employed, tax returns or award letters for others.",
    es: "Deje un documento que usted lea: talones de pago para empleados; declaraciones o cartas para los demás.",
  },
  "office-twice": { en: "An office stands here twice.", es: "Una oficina aparece dos veces." },
  "licence-end-invalid": {
    en: "Enter the last day of every license, at most two years ahead.",
    es: "Indique el último día de cada licencia, a dos años como máximo.",
  },
  "officer-not-licensed": {
    en: "This takes a loan officer’s license in the home’s state that has not ended. Look it up on the loan officer’s page.",
    es: "Esto exige una licencia vigente del oficial en el estado de la casa. Consúltela en la página del oficial.",
  },
  "state-twice": { en: "A state stands here twice.", es: "Un estado aparece dos veces." },
  "routing-number-invalid": {
    en: "Check the nine digits of the routing number.",
    es: "Revise los nueve dígitos del número de ruta.",
  },
  "account-number-invalid": { en: "Check the account number.", es: "Revise el número de cuenta." },
  "was-recorded": {
    en: "The county has recorded the deed. Only a release takes the claim away.",
    es: "El condado inscribió la escritura. Solo una liberación quita el gravamen.",
  },
  "not-the-payoff": {
    en: "The check must be for the balance, and for at most one percent more than was laid aside. For less, say what the creditor told you.",
    es: "El cheque debe ser por el saldo, y como máximo un uno por ciento más de lo reservado. Si es por menos, diga qué dijo el acreedor.",
  },
  "code-invalid": { en: "The code has six digits.", es: "El código tiene seis dígitos." },
  "password-wrong": {
    en: "This is not your password. After several tries, wait.",
    es: "Esta no es su contraseña. Después de varios intentos, espere.",
  },
  "code-of-last": {
    en: "This is your only passkey. Show with a code that your app still works.",
    es: "Es su única llave de acceso. Muestre con un código que su aplicación aún funciona.",
  },
  "passkey-cancelled": {
    en: "Your device gave no passkey. Try again, or use the code of your app.",
    es: "Su dispositivo no dio ninguna llave de acceso. Intente de nuevo o use el código de su aplicación.",
  },
  "passkey-known": {
    en: "This device has a passkey for your account already.",
    es: "Este dispositivo ya tiene una llave de acceso para su cuenta.",
  },
  "passkey-refused": {
    en: "This passkey cannot be used here. Try again, or use the code of your app.",
    es: "Esta llave de acceso no se puede usar aquí. Intente de nuevo o use el código de su aplicación.",
  },
  "too-many-passkeys": {
    en: "Remove a passkey before you add another.",
    es: "Quite una llave de acceso antes de agregar otra.",
  },
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
  "own-file": {
    en: "You borrow or sign on this application yourself, or it carries your name. A colleague works on it.",
    es: "Usted es solicitante o firmante de esta solicitud, o lleva su nombre. La trabaja un colega.",
  },
  "not-found": {
    en: "There is nothing here under this address, or it belongs to another lender.",
    es: "No hay nada en esta dirección, o pertenece a otra entidad.",
  },
  "private-number": {
    en: "It seems to hold a social security, card or account number.",
    es: "Parece contener un número de seguro social, tarjeta o cuenta.",
  },
  answered: { en: "A colleague has answered this already.", es: "Un colega ya respondió esto." },
  held: { en: "This file is on hold already.", es: "Este expediente ya está retenido." },
  "nobody-logged-in": {
    en: "Nobody is logged in to this account now. There is nothing to end.",
    es: "Nadie tiene una sesión abierta en esta cuenta. No hay nada que cerrar.",
  },
  "not-held": { en: "This file is not on hold any more.", es: "Este expediente ya no está retenido." },
  "out-of-order": {
    en: "The application has moved on meanwhile. Look at it again.",
    es: "La solicitud avanzó entretanto. Vuelva a mirarla.",
  },
  "too-many": { en: "That was often. Wait a minute.", es: "Fueron muchas veces. Espere un minuto." },
  format: { en: "This is not written as it should be.", es: "No está escrito como debe." },
  "too-small": { en: "This is too small.", es: "Es demasiado pequeño." },
  "too-large": { en: "This is more than we can take. Send less.", es: "Es más de lo que aceptamos. Envíe menos." },
  "not-rising": { en: "Write them from the lowest to the highest.", es: "Escríbalos de menor a mayor." },
  "too-many-rows": { en: "These are too many.", es: "Son demasiados." },
  "unknown-field": { en: "There is something in it that is not known.", es: "Contiene algo desconocido." },
  "state-invalid": { en: "Choose a state.", es: "Elija un estado." },
  "ends-before-it-begins": { en: "The last day is before the first.", es: "El último día es anterior al primero." },
  "address-invalid": {
    en: "Write the address as “1180 West Grove Street, Boise, ID 83702”.",
    es: "Escriba la dirección como «1180 West Grove Street, Boise, ID 83702».",
  },
  "url-invalid": {
    en: "Write a page of ours as /privacy, or a whole address that begins with https://.",
    es: "Escriba una página nuestra como /privacy, o una dirección completa que empiece por https://.",
  },
  "blank-in-text": {
    en: "Nothing is filled in here: write out what stands between the braces.",
    es: "Aquí no se rellena nada: escriba lo que está entre llaves.",
  },
  "no-such-page": {
    en: "No page has this address. Write what follows /account/heloc, such as /register.",
    es: "Ninguna página tiene esta dirección. Escriba lo que sigue a /account/heloc, como /register.",
  },
  "year-unlikely": { en: "Check the year.", es: "Revise el año." },
  "no-license": {
    en: "Keep one license at least. To take no applications for now, close /register under Maintenance.",
    es: "Deje al menos una licencia. Para no tomar solicitudes por ahora, cierre /register en Mantenimiento.",
  },
  "host-invalid": { en: "Write hosts as partner.example.com.", es: "Escriba sitios como socio.ejemplo.com." },
  "route-invalid": {
    en: "An address begins with / and has no spaces.",
    es: "Una dirección empieza por / y no tiene espacios.",
  },
  "date-invalid": { en: "Choose a day.", es: "Elija un día." },
  "end-passed": { en: "This moment has passed.", es: "Ese momento ya pasó." },
  "in-the-past": { en: "This day has passed.", es: "Ese día ya pasó." },
  "too-far": { en: "Choose a day within a year.", es: "Elija un día dentro de un año." },
  "nothing-changed": { en: "Nothing is different from what is set.", es: "Nada difiere de lo que ya está fijado." },
  "before-another-change": {
    en: "A later change is approved already. Choose its day or a later one, or call that change off first.",
    es: "Ya hay un cambio posterior aprobado. Elija ese día u otro posterior, o cancélelo primero.",
  },
  "line-signed-meanwhile": {
    en: "The borrower signed another line of ours on this home after these papers were drawn. Call them, then draw the papers again: they confirm their debts with that line first.",
    es: "El solicitante firmó otra línea nuestra sobre esta vivienda después de preparar estos documentos. Llámele y prepárelos de nuevo: antes confirma sus deudas con esa línea.",
  },
  "equity-line-stands": {
    en: "A line of ours was signed on this homestead within the year. Texas law allows no other: decline this application.",
    es: "Hace menos de un año se firmó una línea nuestra sobre esta vivienda. La ley de Texas no permite otra: rechace esta solicitud.",
  },
  "proposal-open": {
    en: "A change of this is proposed already. Decide on that one first.",
    es: "Ya hay un cambio propuesto. Decida primero sobre ese.",
  },
  "changed-meanwhile": {
    en: "A colleague has changed this meanwhile. Look at it again.",
    es: "Un colega cambió esto entretanto. Vuelva a mirarlo.",
  },
  "more-under-way": {
    en: "More is on its way to this address by now. Look at it again.",
    es: "Ya hay más en camino a esta dirección. Vuelva a mirarlo.",
  },
  "moved-on": {
    en: "This has been changed since it was proposed. Refuse it, and propose it anew.",
    es: "Esto cambió desde que se propuso. Rechácelo y propóngalo de nuevo.",
  },
  "already-decided": { en: "This was decided already.", es: "Esto ya se decidió." },
  "not-yours": {
    en: "Only who proposed a change takes it back. You may refuse it.",
    es: "Solo quien propuso un cambio lo retira. Usted puede rechazarlo.",
  },
  "https-only": { en: "The address must begin with https.", es: "La dirección debe empezar por https." },
  "no-webhook": { en: "There is no address yet. Set one first.", es: "Aún no hay dirección. Fije una primero." },
  "not-svg": { en: "This is no SVG drawing.", es: "Esto no es un dibujo SVG." },
  "svg-not-plain": {
    en: "There is more in it than a drawing: a script, picture, style or link. Export it as plain SVG.",
    es: "Contiene más que un dibujo: un script, imagen, estilo o enlace. Expórtelo como SVG simple.",
  },
  "svg-out-of-shape": {
    en: "The drawing is too narrow or too long for the bar. It is shown well from half as wide as high to twenty times as wide.",
    es: "El dibujo es demasiado estrecho o largo para la barra. Se ve bien desde la mitad de ancho que de alto hasta veinte veces más ancho.",
  },
  "svg-without-size": {
    en: "The drawing does not say its size. Export it with a viewBox that begins at 0 0.",
    es: "El dibujo no dice su tamaño. Expórtelo con un viewBox que empiece en 0 0.",
  },
  "not-offered": { en: "No such line is offered.", es: "No se ofrece una línea así." },
  "offers-expired": { en: "These offers have expired.", es: "Estas ofertas vencieron." },
  "offer-unknown": {
    en: "This offer is no longer made. Load the file again.",
    es: "Esta oferta ya no existe. Vuelva a cargar el expediente.",
  },
  "no-answer": {
    en: "The server does not answer. Nothing is lost; try again.",
    es: "El servidor no responde. No se perdió nada; inténtelo de nuevo.",
  },
};

const otherwise: Words = {
  en: "This did not work. Try again, and tell an administrator if it goes on.",
  es: "No funcionó. Inténtelo de nuevo y avise a un administrador si continúa.",
};

/** What a code means; of `at-most-850` and `at-least-1` with the figure in it. */
export const wordsOfCode = (code: string): Words => codeWords[code] ?? limitWords(code) ?? otherwise;
