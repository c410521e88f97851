import type { MaintenanceFlag } from "@gable/domain/journey/maintenance.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { maintenanceQuery } from "../queries/experiments.ts";
import { closedPages } from "../session/closed-pages.ts";

/** Looks up, beside the first page and every few minutes, what is closed; asks the gates again when that has changed. */
export function MaintenanceWatch() {
  const { data } = useQuery(maintenanceQuery());
  const { revalidate } = useRevalidator();
  const closed = listOf(data ?? closedPages());
  const before = useRef(closed);
  useEffect(() => {
    if (before.current === closed) return;
    before.current = closed;
    void revalidate();
  }, [closed, revalidate]);
  return null;
}

const listOf = (flag: MaintenanceFlag | null): string =>
  flag?.flagEnabled ? [...flag.variables.routes, flag.variables.endsAt].join() : "";
