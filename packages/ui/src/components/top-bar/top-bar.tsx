import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import { type AnchorProps, Link } from "../link/link.tsx";
import { Logo, type LogoSource } from "../logo/logo.tsx";
import "./top-bar.css";

/** The bar over every page: the brand's mark leads home, the rest comes from the application. */
export function TopBar({ logo, home, children }: { logo: LogoSource; home: string; children?: ReactNode }) {
  return (
    <header className="top-bar">
      <Link className="top-bar-home" href={home}>
        <Logo {...logo} />
      </Link>
      {children}
    </header>
  );
}

type Face = {
  icon?: IconName;
  label: string /** Says the label in letters, not only to screen readers. */;
  words?: boolean;
};

function face({ icon, label, words }: Face) {
  return (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span className={words ? undefined : "vh"}>{label}</span>
    </>
  );
}

/** 44 px square at least; `mark` shows that something is new (and the label must say so too). */
export function BarButton({
  icon,
  label,
  words,
  mark,
  className,
  children,
  ...props
}: ComponentPropsWithRef<"button"> & Face & { mark?: boolean }) {
  return (
    <button type="button" {...props} className={className ? `bar-item ${className}` : "bar-item"}>
      {face({ ...(icon ? { icon } : {}), label, ...(words ? { words } : {}) })}
      {children}
      {mark ? <span className="bar-mark" aria-hidden="true" /> : null}
    </button>
  );
}

export function BarLink({ icon, label, words, className, ...props }: AnchorProps & Face) {
  return (
    <Link {...props} className={className ? `bar-item ${className}` : "bar-item"}>
      {face({ ...(icon ? { icon } : {}), label, ...(words ? { words } : {}) })}
    </Link>
  );
}

/** Initials in a circle, for the profile menu. */
export function Initials({ of }: { of: string }) {
  const letters = of
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.charAt(0));
  return (
    <span className="initials" aria-hidden="true">
      {`${letters[0] ?? ""}${letters.length > 1 ? letters.at(-1) : ""}`.toUpperCase()}
    </span>
  );
}
