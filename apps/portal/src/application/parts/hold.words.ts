import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const holdWords = catalogue({
  title: { en: "Your time to cancel has ended", es: "Terminó su plazo para cancelar" },
  wait: {
    en: (day: string) =>
      `A cancellation that was mailed in time may still be on its way. So we wait until the end of ${day} before we go on.`,
    es: (day: string) =>
      `Una cancelación enviada a tiempo por correo puede estar en camino. Por eso esperamos hasta el final del ${day} antes de seguir.`,
  },
  nothing: { en: "There is nothing for you to do.", es: "Usted no tiene que hacer nada." },
  offer: {
    en: "We can go on sooner if everybody who could cancel signs that they did not.",
    es: "Podemos seguir antes si todos los que podían cancelar firman que no lo hicieron.",
  },
  free: {
    en: "You do not have to sign this. If you do not, we wait the days, and nothing else changes. If you did cancel, do not sign, and call us.",
    es: "No tiene que firmarlo. Si no lo hace, esperamos los días y nada más cambia. Si canceló, no firme y llámenos.",
  },
  read: { en: "Read and confirm", es: "Leer y confirmar" },
  sign: { en: "Sign: I did not cancel", es: "Firmar: no cancelé" },
  notNow: { en: "Not now", es: "Ahora no" },
  done: { en: "You signed that you did not cancel", es: "Usted firmó que no canceló" },
  goesOn: { en: "Nothing is waited for any more.", es: "Ya no se espera nada más." },
  awaits: {
    en: (who: string) => `Not confirmed yet: ${who}.`,
    es: (who: string) => `Falta que confirme: ${who}.`,
  },
  others: {
    en: (count: number) => (count === 1 ? "one other owner" : `${count} other owners`),
    es: (count: number) => (count === 1 ? "otro dueño" : `otros ${count} dueños`),
  },
});
