import { type ReactNode, useState } from "react";
import { catalogue, useText } from "../../language/catalogue.tsx";
import { useFormats } from "../../language/use-formats.ts";
import { ButtonLink } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Icon } from "../icon/icon.tsx";
import "./person-card.css";

export type Person = {
  /** What they are to the reader, such as "Your adviser". */
  title: string;
  name: string;
  photo?: string | undefined;
  /** A public register entry, shown under the name. */
  register?: { label: string; href: string } | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  note?: ReactNode;
};

const words = catalogue({
  call: { en: "Call", es: "Llamar" },
  email: { en: "Email", es: "Escribir" },
  phone: { en: "Phone", es: "Teléfono" },
  emailAddress: { en: "Email", es: "Correo electrónico" },
  show: { en: (name: string) => `Show how to reach ${name}`, es: (name: string) => `Ver cómo contactar a ${name}` },
});

/** The human who helps, beside the page from 1024 px. */
export function PersonCard({ person }: { person: Person }) {
  return (
    <section className="person" aria-label={person.title}>
      <h2 className="person-title">{person.title}</h2>
      <PersonFacts person={person} />
    </section>
  );
}

/** The same human as a strip under the bar, which opens a drawer. */
export function PersonStrip({ person }: { person: Person }) {
  const t = useText(words);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button className="person-strip" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Face photo={person.photo} />
        <span className="person-strip-name">
          <span className="quiet">{person.title}</span> <strong>{person.name}</strong>
        </span>
        <span className="vh">. {t.show(person.name)}</span>
        <Icon name="chevron-down" />
      </button>
      <Dialog kind="drawer" open={open} onClose={() => setOpen(false)} title={person.title}>
        <div className="person">
          <PersonFacts person={person} />
        </div>
      </Dialog>
    </>
  );
}

function PersonFacts({ person: { name, photo, register, phone, email, note } }: { person: Person }) {
  const t = useText(words);
  const formats = useFormats();
  const tel = `tel:${phone?.replace(/[^\d+]/g, "")}`;
  return (
    <>
      <div className="person-who">
        <Face photo={photo} />
        <p>
          <strong>{name}</strong>
          {register ? (
            <a href={register.href} target="_blank" rel="noopener">
              {register.label}
            </a>
          ) : null}
        </p>
      </div>
      <dl className="person-reach">
        {phone ? (
          <div>
            <dt className="vh">{t.phone}</dt>
            <dd>
              <a href={tel}>{formats.phone(phone)}</a>
            </dd>
          </div>
        ) : null}
        {email ? (
          <div>
            <dt className="vh">{t.emailAddress}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        ) : null}
      </dl>
      <div className="person-actions">
        {phone ? (
          <ButtonLink kind="second" slim href={tel}>
            {t.call}
          </ButtonLink>
        ) : null}
        {email ? (
          <ButtonLink kind="second" slim href={`mailto:${email}`}>
            {t.email}
          </ButtonLink>
        ) : null}
      </div>
      {note ? <div className="person-note small quiet">{note}</div> : null}
    </>
  );
}

/** A photograph, or a plain drawing of a person where there is none. */
function Face({ photo }: { photo?: string | undefined }) {
  return (
    <span className="face" aria-hidden="true">
      {photo ? (
        <img src={photo} alt="" width={52} height={52} />
      ) : (
        <svg viewBox="0 0 52 52">
          <circle cx="26" cy="20.5" r="8.5" />
          <path d="M9 47c1.7-9.5 8.3-14 17-14s15.3 4.5 17 14" />
        </svg>
      )}
    </span>
  );
}
