import { createHash, randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { StartRefused } from "../../start-refused.ts";

/** Whom PostgreSQL runs as; undefined is ourselves. It refuses to run as root. */
export type Account = { uid: number; gid: number } | undefined;

/** Where PostgreSQL's data goes for an account that cannot traverse the checkout. */
const SYSTEM_FOLDER = "/var/lib/gable";
const NOBODY = 65_534;

export function postgresAccount(): Account {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
}

/** The folder that holds `postgres` (its data): the product's own, or one that the account can reach. */
export function chooseDatabaseHome(dataDir: string, account: Account): string {
  if (canReach(dataDir, account)) return dataDir;
  // Written down rather than computed: a new checkout at the same path has new keys and must not find an old database.
  const record = join(dataDir, "postgres-home.txt");
  if (!existsSync(record)) writeFileSync(record, join(SYSTEM_FOLDER, randomBytes(6).toString("hex")));
  const home = readFileSync(record, "utf8").trim();
  mkdirSync(home, { recursive: true, mode: 0o755 });
  return home;
}

/**
 * A short private folder for the socket, the same for the same data: a socket's path may have 107 bytes at most.
 * @throws StartRefused when somebody else made the folder
 */
export function makeSocketFolder(databaseHome: string, account: Account): string {
  const uid = account?.uid ?? process.getuid?.() ?? 0;
  const name = createHash("sha256")
    .update(`${realpathSync(databaseHome)} ${uid}`)
    .digest("hex")
    .slice(0, 12);
  const parent = tmpdir().length < 70 && canReach(tmpdir(), account) ? tmpdir() : "/tmp";
  const folder = join(parent, `gable-${name}`);
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new StartRefused(`${folder} belongs to another user: remove it, or set TMPDIR to a folder of your own.`);
  }
  return folder;
}

/** Whether the account may enter the folder and all those above it. */
export function canReach(folder: string, account: Account): boolean {
  if (!account) return true;
  for (let path = realpathSync(folder); ; path = dirname(path)) {
    const { uid, gid, mode } = statSync(path);
    const mayEnter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & mayEnter) === 0) return false;
    if (path === dirname(path)) return true;
  }
}
