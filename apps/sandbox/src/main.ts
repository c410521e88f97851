import { lifelikeDelays, noDelays } from "./delays.ts";
import { startSandbox } from "./server.ts";

const { PORT = "3001", HOST, PUBLIC_URL, VENDOR_API_KEY, VENDOR_WEBHOOK_SECRET, SANDBOX_DELAYS } = process.env;

try {
  const sandbox = await startSandbox({
    port: Number(PORT),
    delays: SANDBOX_DELAYS === "off" ? noDelays : lifelikeDelays,
    ...(HOST === undefined ? {} : { host: HOST }),
    ...(PUBLIC_URL === undefined ? {} : { publicUrl: PUBLIC_URL }),
    ...(VENDOR_API_KEY === undefined ? {} : { apiKey: VENDOR_API_KEY }),
    ...(VENDOR_WEBHOOK_SECRET === undefined ? {} : { webhookSecret: VENDOR_WEBHOOK_SECRET }),
  });
  const stop = () => void sandbox.close().then(() => process.exit(0));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  // The program that started it has gone.
  process.once("disconnect", stop);

  const lines = [`Vendor sandbox  ${sandbox.url}`];
  if (process.send) process.send({ url: sandbox.url, lines });
  else console.log(lines.join("\n"));
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  console.error(
    isTaken ? `Port ${PORT} is taken: stop the program that has it, or set SANDBOX_PORT to another one.` : error,
  );
  process.exit(1);
}
