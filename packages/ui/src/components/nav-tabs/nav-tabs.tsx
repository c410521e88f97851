import { useEffect, useRef } from "react";
import { Link } from "../link/link.tsx";
import { showFocused } from "./show-focused.ts";
import "./nav-tabs.css";

export type NavTab = { label: string; href: string /** How many wait there. */; count?: number; current?: boolean };

/** Places of one level, as links in a row; on a phone the row scrolls sideways, to where one is. */
export function NavTabs({ label, tabs }: { label: string; tabs: readonly NavTab[] }) {
  const row = useRef<HTMLElement>(null);
  const here = tabs.find(({ current }) => current)?.href;
  useEffect(() => showFocused(row.current), []);
  useEffect(() => {
    const { current: element } = row;
    if (element === null || here === undefined) return undefined;
    const watch = new ResizeObserver(() => showCurrent(element));
    watch.observe(element);
    return () => watch.disconnect();
  }, [here]);
  return (
    <nav ref={row} className="nav-tabs" aria-label={label}>
      {tabs.map(({ label: name, href, count, current }) => (
        <Link key={href} href={href} aria-current={current ? "page" : undefined}>
          {name}
          {count === undefined ? null : <span> {count}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** Moves the row alone, and never the page. */
function showCurrent(row: HTMLElement): void {
  const current = row.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!current) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += current.left + current.width / 2 - left - width / 2;
}
