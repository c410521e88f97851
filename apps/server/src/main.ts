import { loadConfig } from "./config.ts";
import { openGround } from "./ground.ts";
import { runProcess } from "./run-process.ts";

await runProcess(async () => {
  const config = loadConfig(process.env);
  const opened: { close: () => Promise<void> }[] = [];
  const close = async () => {
    for (const part of opened.toReversed()) await part.close();
  };
  try {
    // The database opens while the rest is read; what cannot start is refused before that.
    const opening = openGround(config);
    const [ground, { openServer }, { listen }, { serveMetrics }, { seedStaff, staffLines }] = await Promise.all([
      opening.then((open) => {
        opened.push(open);
        return open;
      }),
      import("./open-server.ts"),
      import("./http/listen.ts"),
      import("./metrics/serve.ts"),
      import("./modules/staff/seed-staff.ts"),
    ]);
    const server = await openServer(ground);
    opened.push(server);
    const port = await listen(server.app, config);
    if (config.metricsPort !== undefined)
      opened.push({ close: await serveMetrics(ground.metrics, { host: config.host, port: config.metricsPort }) });
    const { lenders } = server.ctx;
    const lines = lenders.all().map((lender) => `${lender.orgBrand}  ${lenders.originOf(lender)}`);
    lines.push(`Console  ${config.consoleUrl}`, ...staffLines(await seedStaff(server.ctx)));
    const folder = ground.database.embedded?.dataFolder;
    if (folder && !folder.startsWith(config.dataDir))
      lines.push(`Database  ${folder} (its user cannot reach ${config.dataDir})`);
    return { url: `http://${config.host}:${port}`, lines, close };
  } catch (error) {
    await close();
    throw error;
  }
});
