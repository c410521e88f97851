import { Link } from "../link/link.tsx";
import "./nav-tabs.css";

export type NavTab = { label: string; href: string /** How many wait there. */; count?: number; current?: boolean };

/** Places of one level, as links in a row; on a phone the row scrolls sideways. */
export function NavTabs({ label, tabs }: { label: string; tabs: readonly NavTab[] }) {
  return (
    <nav className="nav-tabs" aria-label={label}>
      {tabs.map(({ label: name, href, count, current }) => (
        <Link key={href} href={href} aria-current={current ? "page" : undefined}>
          {name}
          {count === undefined ? null : <span> {count}</span>}
        </Link>
      ))}
    </nav>
  );
}
