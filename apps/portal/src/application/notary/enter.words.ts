import { catalogue } from "@gable/ui/language/catalogue.tsx";
import { beginning } from "@gable/ui/language/formats.ts";
import type { CodeWords } from "../../shell/use-explain.ts";

export const enterWords = catalogue({
  toCalendar: { en: "Add to my calendar", es: "Agregar a mi calendario" },
  where: { en: "In which state are you sitting now?", es: "¿En qué estado se encuentra ahora?" },
  another: { en: "Choose another time", es: "Elegir otro horario" },
  booked: { en: "Your session is booked", es: "Su sesión está reservada" },
  bookedLead: {
    en: (moment: string, name: string) =>
      `${moment}, with ${name === "" ? "a notary public" : `${name}, notary public`}. The room opens 15 minutes before.`,
    es: (moment: string, name: string) =>
      `${beginning(moment)}, con ${name === "" ? "un notario público" : `${name}, notario público`}. La sala abre 15 minutos antes.`,
  },
  ready: { en: "Before you go in", es: "Antes de entrar" },
  document: { en: "I have my unexpired ID in my hand.", es: "Tengo en la mano mi identificación vigente." },
  quiet: {
    en: "I am in a quiet room, alone or with the other signers.",
    es: "Estoy en un cuarto tranquilo, a solas o con los otros firmantes.",
  },
  recording: {
    en: "I agree that picture and sound of the session are recorded and kept.",
    es: "Acepto que se graben y conserven la imagen y el sonido de la sesión.",
  },
  device: { en: "Camera and microphone", es: "Cámara y micrófono" },
  test: { en: "Test camera and microphone", es: "Probar cámara y micrófono" },
  testOk: { en: "Both work", es: "Ambos funcionan" },
  testFailed: { en: "The browser did not let us use them", es: "El navegador no nos dejó usarlos" },
  testFailedBody: {
    en: "Open the lock or settings symbol beside the address, allow camera and microphone, and test again. A phone works too.",
    es: "Abra el candado o el símbolo de ajustes junto a la dirección, permita cámara y micrófono y pruebe de nuevo. También sirve un teléfono.",
  },
  join: { en: "Enter the session", es: "Entrar a la sesión" },
  inside: { en: "What happens in there", es: "Qué pasa adentro" },
  checkTitle: { en: "Your ID is checked", es: "Se revisa su identificación" },
  checkBody: { en: "It takes about a minute.", es: "Toma un minuto." },
  deedStepTitle: { en: "You sign the deed", es: "Usted firma la escritura" },
  deedStepBody: {
    en: "The notary is with you. Read it and ask what you like before you sign.",
    es: "El notario está con usted. Léala y pregunte lo que quiera antes de firmar.",
  },
  breaksOff: {
    en: "If the connection breaks off, come back to this page. You may have to show your ID and answer again.",
    es: "Si se corta la conexión, vuelva a esta página. Tal vez deba mostrar su identificación y contestar otra vez.",
  },
  recorded: {
    en: (phone: string) =>
      `The law has the notary record picture and sound of the whole session. The recording is kept for at least ten years, under lock: only the notary and those who oversee them may watch it. If you do not want that, call us before you go in: ${phone}.`,
    es: (phone: string) =>
      `La ley exige que el notario grabe imagen y sonido de toda la sesión. La grabación se conserva al menos diez años, bajo llave: solo pueden verla el notario y quienes lo supervisan. Si no lo desea, llámenos antes de entrar: ${phone}.`,
  },
  noHistory: {
    en: (phone: string) => `No credit history in the US? Call us before you go in: ${phone}. There is another way.`,
    es: (phone: string) =>
      `¿Sin historial de crédito en EE.\u00a0UU.? Llámenos antes de entrar: ${phone}. Hay otra manera.`,
  },
});

/** What has to be ticked before one goes in. */
export const enterCodes: CodeWords = {
  "id-in-hand": {
    en: "Tick this once you have your ID in your hand.",
    es: "Marque esto cuando tenga su identificación en la mano.",
  },
  "recording-needed": {
    en: "Tick this to go in, or call us if you do not want to be recorded.",
    es: "Marque esto para entrar, o llámenos si no quiere que se grabe.",
  },
  "quiet-room": {
    en: "Tick this once you are in a quiet room.",
    es: "Marque esto cuando esté en un cuarto tranquilo.",
  },
};
