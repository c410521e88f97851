import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../src/tokens/base.css";
import "./gallery.css";
import { type Language, LanguageProvider } from "../src/language/catalogue.tsx";
import { themeOf } from "../src/tokens/theme.ts";
import { themeCss } from "../src/tokens/theme-css.ts";
import { Contents } from "./contents.tsx";
import { lenderBy } from "./lenders.ts";
import { scenes } from "./scenes.tsx";

/** `?scene=offer&lender=harbor-pine&theme=dark&language=es` */
const wanted = new URLSearchParams(location.search);
const lender = lenderBy(wanted.get("lender"));
const language: Language = wanted.get("language") === "es" ? "es" : "en";
const scene = scenes.find(({ name }) => name === wanted.get("scene"));

const style = document.createElement("style");
style.textContent = themeCss(themeOf({ accent: lender.accent }));
document.head.append(style);
document.documentElement.lang = language;
document.documentElement.dataset.theme = wanted.get("theme") ?? "light";
document.title = `${scene?.name ?? "Gallery"} – ${lender.name}`;

const root = document.getElementById("app");
if (!root) throw new Error("The page has no place for the gallery");
createRoot(root).render(
  <StrictMode>
    <LanguageProvider language={language}>
      {scene ? <scene.Scene lender={lender} /> : <Contents scenes={scenes} />}
    </LanguageProvider>
  </StrictMode>,
);
