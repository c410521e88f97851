import { Component, type ReactNode } from "react";

/** A chat that fails, or cannot be fetched, takes no page with it: the window is gone, the page stays. */
export class ChatGuard extends Component<{ onBroken: () => void; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    this.props.onBroken();
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
