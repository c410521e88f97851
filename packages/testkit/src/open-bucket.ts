import { S3_BUCKET, S3_KEY_ID } from "@gable/sandbox/s3/s3-routes.ts";
import { type Sandbox, startSandbox } from "@gable/sandbox/server.ts";

/** A bucket for documents that no product has yet. */
export interface TestBucket {
  /** Who plays it. */
  readonly sandbox: Sandbox;
  /** By which a product keeps its documents there. */
  readonly environment: ReturnType<typeof bucketSettings>;
}

export async function openBucket(): Promise<TestBucket> {
  const sandbox = await startSandbox({ apiKey: "the secret of the bucket's key" });
  return { sandbox, environment: bucketSettings(sandbox) };
}

/** By which a product keeps its documents in the bucket of a sandbox. */
export const bucketSettings = ({ url, apiKey }: Pick<Sandbox, "url" | "apiKey">) => ({
  S3_BUCKET,
  S3_REGION: "us-east-2",
  S3_KEY_ID,
  S3_SECRET: apiKey,
  S3_ENDPOINT: `${url}/s3`,
  S3_PATH_STYLE: "true",
});
