import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import { leaveOutSchemas } from "./leave-out-schemas.ts";

/** Beside the assets, which anybody may fetch. */
const FOLDER = "opening";

/** Builds, for the server, what draws the opening of registration: one module, `opening/render-opening.js`, with all that it needs. */
export function buildOpening(): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "build-opening",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = `${config.build.outDir}/${FOLDER}`;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: "warn",
          plugins: [leaveOutSchemas(), react()],
          ssr: { noExternal: true },
          define: { "process.env.NODE_ENV": JSON.stringify("production") },
          build: { ssr: "src/opening/render-opening.tsx", outDir: folder, emptyOutDir: true, minify: true },
        });
      },
    },
  };
}
