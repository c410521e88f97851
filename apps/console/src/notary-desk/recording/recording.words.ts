import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const recordingWords = catalogue({
  before: {
    en: "The recording begins by itself once you see each other.",
    es: "La grabación empieza sola cuando ambos se vean.",
  },
  starting: { en: "The recording begins …", es: "Empieza la grabación …" },
  recording: { en: "Recording", es: "Grabando" },
  behind: {
    en: "The recording goes on, and waits for the connection. Nothing can be signed until it has caught up.",
    es: "La grabación sigue y espera la conexión. Nada se puede firmar hasta que se ponga al día.",
  },
  failed: { en: "The session is not being recorded", es: "La sesión no se está grabando" },
  failedBody: {
    en: "Nobody can be let to the deed, sign or certify meanwhile. Stay with the signer and begin again.",
    es: "Mientras tanto nadie puede pasar a la escritura, firmar ni certificar. Quédese con el firmante y empiece otra vez.",
  },
  unable: { en: "This browser cannot record", es: "Este navegador no puede grabar" },
  unableBody: {
    en: "The law asks for a recording of the session. Open it in a current Chrome, Edge, Firefox or Safari.",
    es: "La ley exige grabar la sesión. Ábrala en un Chrome, Edge, Firefox o Safari actual.",
  },
  again: { en: "Record again", es: "Grabar otra vez" },
  title: { en: "Recordings of the session", es: "Grabaciones de la sesión" },
  means: {
    en: "Picture and sound of everybody, for whoever oversees the notary. That you watch one is on record.",
    es: "Imagen y sonido de todos, para quien supervisa al notario. Queda registro de que usted la ve.",
  },
  listFailed: { en: "The recordings could not be loaded.", es: "No se pudieron cargar las grabaciones." },
  goingOn: { en: "goes on", es: "en curso" },
  brokeOff: { en: "broke off", es: "se cortó" },
  empty: { en: "nothing was recorded", es: "no se grabó nada" },
  kept: {
    en: (day: string) => `Kept at least until ${day}.`,
    es: (day: string) => `Se conserva al menos hasta el ${day}.`,
  },
  watchOf: {
    en: (began: string) => `Watch the recording of ${began}`,
    es: (began: string) => `Ver la grabación del ${began}`,
  },
  loading: { en: (share: string) => `Loading: ${share}`, es: (share: string) => `Cargando: ${share}` },
  watchFailed: { en: "The recording could not be loaded.", es: "No se pudo cargar la grabación." },
  film: { en: (began: string) => `Recording of ${began}`, es: (began: string) => `Grabación del ${began}` },
  same: { en: "Unchanged since it was recorded", es: "Sin cambios desde que se grabó" },
  altered: { en: "This is not what was recorded", es: "Esto no es lo que se grabó" },
  alteredBody: {
    en: "Its SHA-256 differs from the one in the log. Tell who runs the system.",
    es: "Su SHA-256 difiere del registrado. Avise a quien administra el sistema.",
  },
  save: { en: "Save a copy", es: "Guardar una copia" },
});
