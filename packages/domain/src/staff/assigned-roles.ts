import * as z from "zod";
import type { StaffRole } from "./roles.ts";

/** As what people look after an application: one of each. Whoever is given one has that role. */
export const assignedRoles = ["loan-officer", "processor", "underwriter"] as const satisfies readonly StaffRole[];

export const AssignedRole = z.enum(assignedRoles);
export type AssignedRole = z.infer<typeof AssignedRole>;

/** Whether somebody of that role can be given applications at all. */
export const isAssignedRole = (role: StaffRole): role is AssignedRole => AssignedRole.safeParse(role).success;
