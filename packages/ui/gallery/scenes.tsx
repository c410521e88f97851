import type { ComponentType } from "react";
import type { GalleryLender } from "./lenders.ts";
import { Complete } from "./scenes/complete.tsx";
import { Controls } from "./scenes/controls.tsx";
import { Dashboard } from "./scenes/dashboard.tsx";
import { Dossier } from "./scenes/dossier.tsx";
import { Fields } from "./scenes/fields.tsx";
import { Frozen } from "./scenes/frozen.tsx";
import { Messages } from "./scenes/messages.tsx";
import { Offer } from "./scenes/offer.tsx";
import { Register } from "./scenes/register.tsx";
import { Waiting } from "./scenes/waiting.tsx";

export type SceneEntry = { name: string; Scene: ComponentType<{ lender: GalleryLender }> };

export const scenes: readonly SceneEntry[] = [
  { name: "register", Scene: Register },
  { name: "waiting", Scene: Waiting },
  { name: "frozen", Scene: Frozen },
  { name: "offer", Scene: Offer },
  { name: "complete", Scene: Complete },
  { name: "dashboard", Scene: Dashboard },
  { name: "dossier", Scene: Dossier },
  { name: "fields", Scene: Fields },
  { name: "controls", Scene: Controls },
  { name: "messages", Scene: Messages },
];
