import { Icon } from "@gable/ui/components/icon/icon.tsx";
import type { ReactNode } from "react";

/** A line across the window: something is wrong, or about to be. Read out at once. */
export function ChatAlert({ tone, children }: { tone: "warning" | "error"; children: ReactNode }) {
  return (
    <div className="chat-alert" data-tone={tone} role="alert">
      <Icon name={tone} />
      <p>{children}</p>
    </div>
  );
}
