// Preloaded into a server that is measured: on SIGUSR2 it collects its garbage at once, as it would after a while by itself.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
process.on("SIGUSR2", () => collect());
