import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { CallUs } from "../../parts/ask-person.tsx";

const words = catalogue({
  title: { en: "This page is older than our question", es: "Esta página es anterior a nuestra pregunta" },
  body: {
    en: "It was open while we changed our site, and cannot show how to answer. Load it again; nothing that you sent is lost. If this stays, call us.",
    es: "Estaba abierta mientras cambiamos nuestro sitio y no puede mostrar cómo responder. Cárguela de nuevo; nada de lo que envió se pierde. Si esto sigue, llámenos.",
  },
  again: { en: "Load the page again", es: "Cargar la página de nuevo" },
});

/** In the place of the answer to a kind of condition of which this page, loaded before the server was renewed, knows nothing. */
export function NotKnownHere() {
  const t = useText(words);
  return (
    <>
      <Notice tone="info" title={t.title}>
        <p>{t.body}</p>
      </Notice>
      <Actions>
        <Button onClick={() => location.reload()}>{t.again}</Button>
        <CallUs />
      </Actions>
    </>
  );
}
