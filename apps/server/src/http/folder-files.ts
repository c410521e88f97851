import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** For files whose names tell what is in them: browsers never ask again. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** For what may change under its name, as a lender's mark: browsers ask again after an hour. */
export const HOUR = "public, max-age=3600";

interface FolderFiles {
  readonly root: string;
  /** The `cache-control` of what is sent. */
  readonly kept: string;
  /** Whether compressed forms stand beside the files. */
  readonly isCompressed: boolean;
}

/**
 * Gives a part of the server `reply.sendFile` for one folder. The library's own route is not used: for each request it reads the whole
 * folder, to hold a name against those on a disk that does not tell capitals from small letters.
 */
export async function sendsFilesOf(app: FastifyInstance, { root, kept, isCompressed }: FolderFiles): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    preCompressed: isCompressed,
    setHeaders: (reply) => {
      void reply.header("cache-control", kept);
    },
  });
}

/** What a build calls its files: no folder, and nothing that leads out of one. */
const BUILT_NAME = /^[\w-][\w.-]*$/;

/** Serves what a build has made, below a prefix that ends in a slash. */
export const builtFiles =
  (prefix: string, root: string) =>
  async (app: FastifyInstance): Promise<void> => {
    await sendsFilesOf(app, { root, kept: FOR_EVER, isCompressed: true });
    app.get(`${prefix}:file`, (request, reply) => {
      const { file } = request.params as { file: string };
      return BUILT_NAME.test(file) ? reply.sendFile(file) : reply.callNotFound();
    });
  };
