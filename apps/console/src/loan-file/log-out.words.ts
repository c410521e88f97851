import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const logOutWords = catalogue({
  open: {
    en: (signer: string | undefined) => `Log ${signer ?? "the borrower"} out …`,
    es: (signer: string | undefined) => `Cerrar las sesiones ${signer ? `de ${signer}` : "del solicitante"} …`,
  },
  title: {
    en: (signer: string | undefined) => `Log ${signer ?? "the borrower"} out everywhere`,
    es: (signer: string | undefined) => `Cerrar todas las sesiones ${signer ? `de ${signer}` : "del solicitante"}`,
  },
  means: {
    en: "Every device is logged out at once, and they are told by mail. Nothing that was saved is lost, and they can log in again. If somebody else knows their password, ask them to set a new one.",
    es: "Todos los dispositivos quedan desconectados de inmediato y se avisa a la persona por correo. No se pierde nada guardado y puede volver a entrar. Si otra persona conoce su contraseña, pídale que cree una nueva.",
  },
  reason: { en: "Why", es: "Por qué" },
  reasonHint: {
    en: "Kept in the file’s log with your name. They do not see it.",
    es: "Queda en el registro del expediente con su nombre. La persona no lo ve.",
  },
  send: { en: "Log out everywhere", es: "Cerrar todas las sesiones" },
  done: {
    en: (sessions: number) =>
      sessions === 1
        ? "Logged out on one device. The mail is under way."
        : `Logged out on ${sessions} devices. The mail is under way.`,
    es: (sessions: number) =>
      sessions === 1
        ? "Se cerró la sesión en un dispositivo. El correo va en camino."
        : `Se cerró la sesión en ${sessions} dispositivos. El correo va en camino.`,
  },
});
