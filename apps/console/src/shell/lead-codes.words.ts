import type { Words } from "@gable/domain/language.ts";

/** Why nothing can be done about a lead. */
export const leadCodeWords: Readonly<Record<string, Words>> = {
  "lead-exists": {
    en: "You have a lead with this address already.",
    es: "Ya tiene a alguien con esta dirección.",
  },
  "lead-started": {
    en: "This lead is an application by now. Where it stands is in its file.",
    es: "Esta persona ya tiene una solicitud. Su expediente dice cómo va.",
  },
  "lead-gone": {
    en: "This lead was deleted meanwhile. What you wrote stays here until you close this.",
    es: "Este interesado se borró entretanto. Lo que escribió queda aquí hasta que lo cierre.",
  },
  "lead-over": {
    en: "Nobody is invited who has begun, or of whom nothing is to come.",
    es: "No se invita a quien ya empezó ni a quien se dio por perdido.",
  },
  "officer-left": {
    en: "The loan officer whose lead this is does not work here any more.",
    es: "El oficial de este interesado ya no trabaja aquí.",
  },
  "invited-lately": {
    en: "They were invited less than a day ago. Wait until tomorrow.",
    es: "Se le invitó hace menos de un día. Espere hasta mañana.",
  },
  "mail-refused": {
    en: "They asked us for no such emails. Call them, or give them your link.",
    es: "Pidió no recibir estos correos. Llámele o dele su enlace.",
  },
};
