import { identityReasonWords, otherIdentityReason } from "@gable/domain/identity/identity-reasons.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const identityWords = catalogue({
  question: { en: "Show us that it is you", es: "Muéstrenos que es usted" },
  lead: {
    en: "One document that has not expired, and two minutes. Photograph it flat, in good light, with all four corners in the picture.",
    es: "Un documento vigente y dos minutos. Fotografíelo plano, con buena luz y con las cuatro esquinas en la imagen.",
  },
  born: { en: "Your date of birth", es: "Su fecha de nacimiento" },
  bornHint: { en: "As on your document.", es: "Como en su documento." },
  which: { en: "Which document do you have at hand?", es: "¿Qué documento tiene a mano?" },
  DRIVERS_LICENSE: { en: "US Driver's License", es: "Licencia de conducir de EE.\u00a0UU." },
  ID_CARD: { en: "US State ID Card", es: "Identificación estatal de EE.\u00a0UU." },
  PASSPORT: { en: "US Passport", es: "Pasaporte de EE.\u00a0UU." },
  PERMANENT_RESIDENT: { en: "US Permanent Resident Card", es: "Tarjeta de residente permanente de EE.\u00a0UU." },
  front: { en: "Front", es: "Anverso" },
  picturePage: { en: "Page with your picture", es: "Página con su foto" },
  back: { en: "Back", es: "Reverso" },
  face: { en: "A picture of your face", es: "Una foto de su rostro" },
  faceHint: { en: "Look straight at the camera, without sunglasses.", es: "Mire a la cámara, sin gafas de sol." },
  faceless: {
    en: "I cannot take a picture of my face",
    es: "No puedo tomar una foto de mi rostro",
  },
  facelessHint: {
    en: "Then a person looks at your document and may call you, or you answer questions instead.",
    es: "Entonces una persona revisa su documento y puede llamarle, o usted contesta preguntas.",
  },
  "too-dark": { en: "This picture is dark", es: "Esta foto está oscura" },
  "too-bright": { en: "A light hides part of this picture", es: "Una luz tapa parte de esta foto" },
  blurred: { en: "This picture looks blurred", es: "Esta foto parece borrosa" },
  "too-small": { en: "This picture is small", es: "Esta foto es pequeña" },
  keepIt: {
    en: "Keep it if you can read every letter in it. Otherwise take it again: flat, in daylight, with the document filling the picture.",
    es: "Déjela si puede leer cada letra. Si no, tómela otra vez: plana, con luz de día y con el documento llenando la foto.",
  },
  takeAgain: { en: "Take it again", es: "Tomarla otra vez" },
  askedGo: { en: "Send these pictures", es: "Enviar estas fotos" },
  go: { en: "Check my identity", es: "Verificar mi identidad" },
  why: {
    en: "The law asks us to know who borrows. The pictures are encrypted, compared once, and kept only as long as the law says.",
    es: "La ley nos pide saber quién toma el préstamo. Las imágenes se cifran, se comparan una vez y se guardan solo lo que la ley exige.",
  },
  retry: { en: "That did not work yet", es: "Todavía no funcionó" },
  left: {
    en: (count: number) => `You can try ${count === 1 ? "once" : `${count} times`} more. Then a person helps you.`,
    es: (count: number) =>
      `Puede intentar ${count === 1 ? "una vez" : `${count} veces`} más. Después le ayuda una persona.`,
  },
  leftNone: {
    en: "If these cannot be checked by machine, a person looks at them.",
    es: "Si estas no pueden revisarse automáticamente, las mira una persona.",
  },
  ownAnswers: {
    en: "The document says something else than your application. If it is the application that is wrong:",
    es: "El documento dice otra cosa que su solicitud. Si lo que está mal es la solicitud:",
  },
  correctOwn: { en: "Correct my name or date of birth", es: "Corregir mi nombre o fecha de nacimiento" },
  toldBOTH_MINE: { en: "You told us that both names are yours.", es: "Usted nos dijo que los dos nombres son suyos." },
  toldID_RIGHT: {
    en: "You told us that the name on your document is right.",
    es: "Usted nos dijo que el nombre de su documento es el correcto.",
  },
  toldSOMETHING_ELSE: { en: "They also read what you told us:", es: "También leen lo que usted nos dijo:" },
  review: { en: "A person is looking at it", es: "Una persona lo está revisando" },
  reviewLead: {
    en: "We need a closer look at your pictures. There is nothing for you to do; we write to you.",
    es: "Necesitamos revisar sus imágenes con más cuidado. No tiene que hacer nada; le escribiremos.",
  },
  ratherNow: { en: "Or answer five questions now", es: "O conteste cinco preguntas ahora" },
  ratherNowBody: {
    en: "They come from public records, such as streets you lived on. You have ten minutes; four right answers are enough, and you go on at once. If they do not fit, you get others once, and otherwise a person looks, as now.",
    es: "Vienen de registros públicos, como calles donde vivió. El servicio pregunta en inglés. Tiene diez minutos; bastan cuatro correctas y sigue de inmediato. Si no coinciden, recibe otras una vez; si no, una persona revisa, como ahora.",
  },
  askMe: { en: "Ask me the questions", es: "Hacerme las preguntas" },
  questionsAgain: {
    en: "These are other questions. If they do not fit either, a person looks at your document. Nothing is lost by that.",
    es: "Estas son otras preguntas. Si tampoco coinciden, una persona revisa su documento. Con eso no se pierde nada.",
  },
  questionsFailed: {
    en: "Not enough answers fit the records, which are often out of date. So a person looks at your document and may call you.",
    es: "No coincidieron suficientes respuestas con los registros, que a menudo están desactualizados. Por eso una persona revisa su documento y puede llamarle.",
  },
  noQuestions: {
    en: "There is too little on record to ask you about. So a person looks at your document and may call you.",
    es: "Hay muy pocos registros sobre los cuales preguntarle. Por eso una persona revisa su documento y puede llamarle.",
  },
  ...identityReasonWords,
  other: otherIdentityReason,
});
