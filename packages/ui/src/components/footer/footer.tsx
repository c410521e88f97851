import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import "./footer.css";

export type FooterLink = { label: string; href: string; external?: boolean };

type FooterProps = {
  label: string;
  links: readonly FooterLink[];
  /** A quiet promise with a lock, at the right of the links. */
  lock?: string;
  marks?: ReactNode;
  children: ReactNode;
};

/** The law, said quietly, at the foot of every page. */
export function Footer({ label, links, lock, marks, children }: FooterProps) {
  return (
    <footer className="footer">
      <div className="footer-row">
        <nav aria-label={label}>
          {links.map(({ label: text, href, external }) => (
            <Link key={href} href={href} {...(external ? { target: "_blank", rel: "noopener" } : {})}>
              {text}
            </Link>
          ))}
        </nav>
        {lock ? (
          <p className="footer-lock">
            <Icon name="lock" size={16} />
            <span>{lock}</span>
          </p>
        ) : null}
      </div>
      <div className="footer-legal">
        {marks ? <div className="footer-marks">{marks}</div> : null}
        <div className="footer-text">{children}</div>
      </div>
    </footer>
  );
}
