import { Button } from "@gable/ui/components/button/button.tsx";
import { unlockPdf } from "@gable/ui/components/paper/unlock-pdf.ts";
import { Field } from "@gable/ui/forms/field.tsx";
import { ShowToggle } from "@gable/ui/forms/show-toggle.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { useId, useRef, useState } from "react";

const words = catalogue({
  label: { en: "Its password", es: "Su contraseña" },
  hint: {
    en: "It stays on your device: the PDF is sent without it. Often it is your birth date, or the last four digits of your SSN or account. If you do not know it, take pictures of the pages.",
    es: "No sale de su dispositivo: el PDF se envía sin ella. A menudo es su fecha de nacimiento o los últimos cuatro dígitos de su SSN o cuenta. Si no la sabe, tome fotos de las páginas.",
  },
  show: { en: "Show the password", es: "Mostrar la contraseña" },
  go: { en: "Unlock it", es: "Desbloquear" },
  required: { en: "Type the password that the file asks for.", es: "Escriba la contraseña que pide el archivo." },
  wrong: {
    en: "This password does not open it. Capital letters and spaces count.",
    es: "Esta contraseña no lo abre. Cuentan las mayúsculas y los espacios.",
  },
  unreadable: {
    en: "We could not take the password off this file. Save a copy without one, or take pictures of its pages.",
    es: "No pudimos quitarle la contraseña a este archivo. Guarde una copia sin ella o tome fotos de sus páginas.",
  },
});

type Fault = "required" | "wrong" | "unreadable";

/**
 * Takes the password off a PDF that was chosen, here on the page: neither it nor the locked file goes anywhere. Not a form of its own: the files
 * may stand in one.
 */
export function UnlockPdf({ file, onUnlocked }: { file: File; onUnlocked: (open: File) => void }) {
  const t = useText(words);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  const fail = (why: Fault) => {
    setFault(why);
    input.current?.focus();
  };
  async function unlock() {
    if (isBusy) return;
    if (password === "") return fail("required");
    setBusy(true);
    try {
      const pages = await unlockPdf(file, password);
      if (pages === "wrong-password") return fail("wrong");
      if (pages === "unreadable") return fail("unreadable");
      onUnlocked(new File([pages], file.name, { type: file.type }));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="stack glance-unlock">
      <div aria-live="polite">
        <Field id={id} label={t.label} hint={t.hint} error={fault === null ? undefined : t[fault]}>
          <div className="input-frame">
            <input
              id={id}
              ref={input}
              className="input"
              type={isShown ? "text" : "password"}
              value={password}
              onChange={({ target }) => {
                setPassword(target.value);
                setFault(null);
              }}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                // It unlocks the file, and does not send the form around it.
                event.preventDefault();
                void unlock();
              }}
              aria-invalid={fault !== null}
              aria-describedby={`${id}-hint${fault === null ? "" : ` ${id}-error`}`}
              autoCapitalize="off"
              autoComplete="off"
              spellCheck={false}
            />
            <ShowToggle shown={isShown} onChange={setShown} label={t.show} controls={id} />
          </div>
        </Field>
      </div>
      <Button kind="second" busy={isBusy} onClick={() => void unlock()}>
        {t.go}
      </Button>
    </div>
  );
}
