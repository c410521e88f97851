// Which tables PostgreSQL must read whole because no index leads to what is asked for: in every reading call of the contract, made by who may
// make it, and in a whole journey from registration to the money. What grows with the applications is not among them, as a test holds.
import { plansOfEverything } from "@gable/testkit/calls/plans-of-everything.ts";
import { setup } from "@gable/testkit/database-server.ts";

export async function benchPlans(): Promise<string[]> {
  const closeDatabases = await setup();
  try {
    const { planned, calls, answered, wholeReads } = await plansOfEverything();
    return [
      `${planned} plans of one journey and of ${calls} reading calls, ${answered} of them answered with success`,
      `tables that are read whole, at any size: ${[...new Set(wholeReads.map(({ table }) => table))].toSorted().join(", ") || "none"}`,
    ];
  } finally {
    await closeDatabases();
  }
}
