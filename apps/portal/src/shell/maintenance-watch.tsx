import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { maintenanceQuery } from "../queries/experiments.ts";

/** Looks up, beside the first page and every few minutes, what is closed; asks the gates again when that has changed. */
export function MaintenanceWatch() {
  const { data } = useQuery(maintenanceQuery());
  const { revalidate } = useRevalidator();
  const closed = data?.flagEnabled ? data.variables.routes.join() : "";
  const before = useRef("");
  useEffect(() => {
    if (before.current === closed) return;
    before.current = closed;
    void revalidate();
  }, [closed, revalidate]);
  return null;
}
