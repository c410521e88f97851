import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { catalogue, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useParams } from "react-router";
import { organisation } from "../session/organisation.ts";

const words = catalogue({
  title: { en: "For our support", es: "Para nuestro soporte" },
  lead: {
    en: "Somebody who helps you on the phone may ask for what stands here. None of it is personal.",
    es: "Quien le ayude por teléfono puede preguntarle por esto. Nada de ello es personal.",
  },
  application: { en: "Application", es: "Solicitud" },
  page: { en: "Page", es: "Página" },
  lender: { en: "Lender", es: "Prestamista" },
  window: { en: "Window", es: "Ventana" },
  browser: { en: "Browser", es: "Navegador" },
  language: { en: "Language", es: "Idioma" },
  none: { en: "None", es: "Ninguna" },
});

/** What support asks for when something looks wrong: Shift+Alt+X. */
export function HiddenPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(words);
  const language = useLanguage();
  const { uuid } = useParams();
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <div className="stack">
        <p>{t.lead}</p>
        <Facts
          facts={[
            { label: t.application, value: uuid ?? t.none },
            { label: t.page, value: location.pathname },
            { label: t.lender, value: organisation().orgCode },
            { label: t.window, value: `${innerWidth} × ${innerHeight}, ${devicePixelRatio}` },
            { label: t.language, value: `${language} (${navigator.languages.join(", ")})` },
            { label: t.browser, value: navigator.userAgent },
          ]}
        />
      </div>
    </Dialog>
  );
}
