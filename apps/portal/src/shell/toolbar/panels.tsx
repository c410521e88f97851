import { AgentPanel } from "./agent-panel.tsx";
import { ClockPanel } from "./clock-panel.tsx";
import { FlagsPanel } from "./flags-panel.tsx";
import { LogInPanel } from "./log-in-panel.tsx";
import { PersonaPanel } from "./persona-panel.tsx";
import "./panels.css";

/** Fills forms as a persona would, moves the business clock, logs in by password or token, or as an agent, and decides flags by hand. */
export function Panels() {
  return (
    <div className="toolbar-panel">
      <PersonaPanel />
      <ClockPanel />
      <LogInPanel />
      <AgentPanel />
      <FlagsPanel />
    </div>
  );
}
