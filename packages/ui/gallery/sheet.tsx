import type { ReactNode } from "react";
import type { GalleryLender } from "./lenders.ts";
import { GalleryPage } from "./page.tsx";

/** A page that shows single components, one under the other. */
export function Sheet({ lender, title, children }: { lender: GalleryLender; title: string; children: ReactNode }) {
  return (
    <GalleryPage lender={lender} layout="wide">
      <h1>{title}</h1>
      <div className="sheet">{children}</div>
    </GalleryPage>
  );
}

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
