import type { Words } from "@gable/domain/language.ts";
import type { StaffActName } from "@gable/domain/staff/staff-acts.ts";

/** Acts that end an application. */
export const endingActWords = {
  "find-watchlist-match": {
    name: { en: "It is the borrower …", es: "Es el solicitante …" },
    means: {
      en: "Name, birth date and address were compared with the list, and the person is the same. A second underwriter must agree; then the application is declined. Say nothing of the list to the borrower.",
      es: "Se compararon nombre, fecha de nacimiento y dirección con la lista, y es la misma persona. Un segundo analista debe estar de acuerdo; entonces se deniega la solicitud. No diga nada de la lista al solicitante.",
    },
  },
  "agree-to-watchlist-match": {
    name: { en: "Agree, and decline", es: "Confirmar y denegar" },
    means: {
      en: "You compared them yourself. The application ends, signed or not; no money is sent, and the notice says that legal requirements are not met, nothing more. Report it to OFAC within ten business days.",
      es: "Usted mismo los comparó. La solicitud termina, firmada o no; no se envía dinero, y el aviso dice que no se cumplen los requisitos legales, nada más. Infórmelo a la OFAC dentro de diez días hábiles.",
    },
  },
  "record-sanctions-report": {
    name: { en: "Record the report …", es: "Registrar el informe …" },
    means: {
      en: "The report to OFAC was filed, or counsel found that none is owed. It stays on the file. Say nothing of it to anybody on the application.",
      es: "El informe a la OFAC se presentó, o un abogado determinó que no se debe ninguno. Queda en el expediente. No diga nada a nadie de la solicitud.",
    },
  },
  "withdraw-for-borrower": {
    name: { en: "The borrower withdraws …", es: "El solicitante se retira …" },
    means: {
      en: "The borrower told you in their own words that they do not want the line. They get this in writing. For what we would refuse, decline instead.",
      es: "El solicitante le dijo con sus propias palabras que no quiere la línea. Lo recibe por escrito. Lo que nosotros rechazaríamos se deniega.",
    },
  },
  decline: {
    name: { en: "Decline …", es: "Denegar …" },
    means: {
      en: "The adverse action notice names exactly the reasons that you choose. This ends the application.",
      es: "El aviso de acción adversa nombra exactamente las razones que elija. Esto termina la solicitud.",
    },
  },
} as const satisfies Partial<Record<StaffActName, { readonly name: Words; readonly means: Words }>>;
