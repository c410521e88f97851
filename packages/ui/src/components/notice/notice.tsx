import type { ReactNode } from "react";
import { catalogue, useText } from "../../language/catalogue.tsx";
import { Icon, type IconName } from "../icon/icon.tsx";
import "./notice.css";

export type Tone = "info" | "success" | "warning" | "error";

const icons: Record<Tone, IconName> = { info: "info", success: "check", warning: "warning", error: "error" };

const words = catalogue({
  info: { en: "Note", es: "Nota" },
  success: { en: "Done", es: "Listo" },
  warning: { en: "Please note", es: "Atención" },
  error: { en: "Problem", es: "Problema" },
});

/** A message in the page. Its tone is said by a word and an icon as well as by colour. */
export function Notice({ tone = "info", title, children }: { tone?: Tone; title?: string; children?: ReactNode }) {
  const t = useText(words);
  return (
    <div className="notice" data-tone={tone} role={tone === "error" ? "alert" : undefined}>
      <Icon name={icons[tone]} size={24} />
      <div>
        <p className="notice-title">{title ?? t[tone]}</p>
        {children ? <div className="notice-body">{children}</div> : null}
      </div>
    </div>
  );
}

/** A quiet line with an icon in front. */
export function Note({ icon = "info", children }: { icon?: IconName; children: ReactNode }) {
  return (
    <p className="note">
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}

/** A short state: icon and word, in the colour of its meaning. */
export function Tag({
  tone,
  icon,
  children,
}: {
  tone: Tone | "quiet" | "accent";
  icon: IconName;
  children: ReactNode;
}) {
  return (
    <span className="tag" data-tone={tone}>
      <Icon name={icon} size={16} />
      {children}
    </span>
  );
}
