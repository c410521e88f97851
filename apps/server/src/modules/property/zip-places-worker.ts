import { parentPort } from "node:worker_threads";
import { codes } from "zipcodes";

/** A line for each ZIP code of the United States: `95831 CA 38.497 -121.529 Sacramento`. */
const lines = Object.values(codes)
  .filter(({ country }) => country === "US")
  .map(({ zip, state, latitude, longitude, city }) => `${zip} ${state} ${latitude} ${longitude} ${city}`);

parentPort?.postMessage(`\n${lines.join("\n")}\n`);
