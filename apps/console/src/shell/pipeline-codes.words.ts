import type { Words } from "@gable/domain/language.ts";

/** Why a long list, or a view of it, is not kept or taken away as was asked. */
export const pipelineCodeWords: Readonly<Record<string, Words>> = {
  "too-many-for-file": {
    en: "One file has 10,000 applications at most. Narrow the list, then download it.",
    es: "Un archivo tiene 10,000 solicitudes como máximo. Acote la lista y descárguela.",
  },
  "too-long-for-file": {
    en: "Nothing was downloaded: one file has 50,000 entries at most, and these are more. Choose fewer days under From and Until, or one person, and download one part after the other.",
    es: "No se descargó nada: un archivo tiene 50,000 entradas como máximo y estas son más. Elija menos días en Desde y Hasta, o una persona, y descargue una parte tras otra.",
  },
  "given-meanwhile": {
    en: "A colleague gave it to somebody else meanwhile. Load the page again to see who has it.",
    es: "Un colega la asignó a otra persona mientras tanto. Vuelva a cargar la página para ver quién la tiene.",
  },
  "too-many-views": {
    en: "You have 20 views, which is the most. Forget one that you do not use.",
    es: "Tiene 20 vistas, el máximo. Quite una que no use.",
  },
  "view-is-shared": {
    en: "Your view of this name is shared with everybody. An administrator can end that, or choose another name.",
    es: "Su vista de este nombre está compartida con todos. Un administrador puede dejar de compartirla, o elija otro nombre.",
  },
};
