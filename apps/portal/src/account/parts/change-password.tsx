import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { forgetPasswordMutation } from "../../queries/identity.ts";

const words = catalogue({
  title: { en: "Password and other devices", es: "Contraseña y otros dispositivos" },
  body: {
    en: "A new password logs you out on every device. We send the link to your address.",
    es: "Una contraseña nueva cierra su sesión en todos los dispositivos. Enviamos el enlace a su correo.",
  },
  send: { en: "Send me the link", es: "Envíenme el enlace" },
  sent: {
    en: (email: string) => `A link is on its way to ${email}.`,
    es: (email: string) => `El enlace va a ${email}.`,
  },
  failed: { en: "The link could not be sent. Try again.", es: "No se pudo enviar el enlace. Intente de nuevo." },
});

/** The way to a new password, which also ends every session of the account. */
export function ChangePassword({ email }: { email: string }) {
  const t = useText(words);
  const { mutate, isPending, isSuccess, isError } = useMutation(forgetPasswordMutation());
  return (
    <section className="stack">
      <h2>{t.title}</h2>
      <p>{t.body}</p>
      {isSuccess ? <Notice tone="success" title={t.sent(email)} /> : null}
      {isError ? <Notice tone="error" title={t.failed} /> : null}
      <Actions>
        <Button kind="second" busy={isPending} onClick={() => mutate({ email })}>
          {t.send}
        </Button>
      </Actions>
    </section>
  );
}
