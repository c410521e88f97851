import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { preloadFonts } from "../src/fonts/preload-fonts.ts";

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [react({ compiler: true }), preloadFonts()],
  build: { outDir: "../../../.cache/gallery", emptyOutDir: true, assetsInlineLimit: 0 },
  logLevel: "warn",
});
