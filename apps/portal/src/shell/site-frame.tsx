import { PageFrame } from "@gable/ui/components/page-frame/page-frame.tsx";
import { useState } from "react";
import { Outlet, useLoaderData } from "react-router";
import type { Instead } from "../journey/admit.ts";
import { PortalFooter } from "./footer/portal-footer.tsx";
import { type FrameLayout, FrameSlots } from "./frame-side.tsx";
import { InsteadOf } from "./instead-of.tsx";
import { PortalBar } from "./portal-bar.tsx";

/** A page outside an application: bar, one column, footer. The side is there when a screen has something to say in it. */
export function SiteFrame() {
  const instead = useLoaderData<Instead | null | undefined>() ?? null;
  const [side, setSide] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<FrameLayout>("question");
  return (
    <FrameSlots value={{ side, setLayout: setAsked }}>
      <PageFrame
        top={<PortalBar />}
        layout="wide"
        side={asked === "wide" ? <div ref={setSide} /> : undefined}
        footer={<PortalFooter withFees />}
      >
        {instead === null ? <Outlet /> : <InsteadOf instead={instead} />}
      </PageFrame>
    </FrameSlots>
  );
}
