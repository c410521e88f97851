import { build, type Plugin, type Rolldown } from "vite";
import { leaveOutSchemas } from "./leave-out-schemas.ts";

/** What the file is called before its hash. */
export const BEGIN = "begin.js";

/** Builds `src/opening/begin.ts` by itself: shared files would come later than it has to run. */
export function buildBegin(): Plugin {
  let root = "";
  return {
    name: "build-begin",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      const built = (await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        plugins: [leaveOutSchemas()],
        build: { write: false, modulePreload: false, rolldownOptions: { input: "src/opening/begin.ts" } },
      })) as Rolldown.RolldownOutput;
      const source = built.output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
      this.emitFile({ type: "asset", name: BEGIN, source });
    },
  };
}
