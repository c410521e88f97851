import { randomUUID } from "node:crypto";
import { type CallDefinition, isForStaff } from "@gable/contract/call.ts";
import { permissions } from "@gable/domain/staff/permissions.ts";
import { openSession } from "@gable/server/http/session.ts";
import { SESSION_IDLE_MS } from "@gable/server/http/session-token.ts";
import { openStaffSession } from "@gable/server/http/staff-session.ts";
import { SignJWT } from "jose";
import type { OpenBorrower } from "../open-borrower.ts";
import { openPhone } from "../open-phone.ts";
import { openSigner } from "../open-signer.ts";
import { openStaff, TEST_DEVICE } from "../open-staff.ts";
import type { TestProduct } from "../start-product.ts";

const gable = (uuid: string) => ({ uuid, orgCode: "gable" });

type Headers = Readonly<Record<string, string>>;

/** One signer beside each borrower is enough. */
const signers = new WeakMap<OpenBorrower, ReturnType<typeof openSigner>>();

function signerBeside(product: TestProduct, borrower: OpenBorrower): ReturnType<typeof openSigner> {
  const known = signers.get(borrower) ?? openSigner(product, borrower);
  signers.set(borrower, known);
  return known;
}

/**
 * What somebody sends who may make a call: the borrower of the application, who signs beside them, or a colleague whose role allows
 * it.
 */
export async function rightfulCaller(
  product: TestProduct,
  call: CallDefinition,
  borrower: OpenBorrower,
  orgCode = "gable",
): Promise<Headers> {
  if (call.access === "signer") return (await signerBeside(product, borrower)).headers;
  if (call.access === "pictures") return openPhone(product, borrower);
  if (!isForStaff(call)) return borrower.headers;
  const { ctx } = product;
  const role = call.permission ? permissions[call.permission][0] : "underwriter";
  const { staffUuid, headers } = await openStaff(product, role, orgCode);
  if (call.access !== "staff-arriving") return headers;
  const staff = { uuid: staffUuid, orgCode };
  return { ...headers, authorization: await openStaffSession(ctx, ctx.database.kysely, staff, TEST_DEVICE, "awaited") };
}

/**
 * What may be sent as a token and opens nothing: none, another's signature, none, an old one, one of a session that is not, and one of
 * the other house: staff's for borrowers' calls, a borrower's for staff's.
 */
export async function wrongfulCallers(
  product: TestProduct,
  call: CallDefinition,
  borrower: OpenBorrower,
): Promise<Readonly<Record<string, Headers>>> {
  const { ctx, config } = product;
  const { keys, currentId } = config.sessionKeys;
  const sign = (key: Uint8Array) =>
    new SignJWT({ org: "gable" })
      .setProtectedHeader({ alg: "HS256", kid: currentId })
      .setAudience(isForStaff(call) ? "console" : "portal")
      .setSubject(randomUUID())
      .setIssuedAt()
      .setExpirationTime("10m")
      .sign(key);
  const right = await rightfulCaller(product, call, borrower);
  const token = right["authorization"] ?? "";
  const [, claims = ""] = token.split(".");
  const past = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() - SESSION_IDLE_MS - 1000) } };
  const staff = await openStaff(product, "underwriter");
  const db = ctx.database.kysely;
  const tokens = {
    none: "",
    malformed: "Bearer nothing",
    unsigned: `Bearer ${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`,
    forged: `Bearer ${await sign(new Uint8Array(32).fill(7))}`,
    altered: `${token.slice(0, -4)}AAAA`,
    expired: isForStaff(call)
      ? await openStaffSession(past, db, gable(staff.staffUuid), TEST_DEVICE, "code")
      : await openSession(past, db, gable(borrower.identityUuid), "test"),
    "of no session": `Bearer ${await sign(keys.get(currentId) ?? new Uint8Array())}`,
    "of the other house": isForStaff(call) ? borrower.headers.authorization : (staff.headers["authorization"] ?? ""),
  };
  return Object.fromEntries(Object.entries(tokens).map(([kind, authorization]) => [kind, { ...right, authorization }]));
}
