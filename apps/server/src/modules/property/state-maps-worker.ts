import { parentPort } from "node:worker_threads";
import { drawStates } from "./state-maps.ts";

parentPort?.postMessage(await drawStates());
