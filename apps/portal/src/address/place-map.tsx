import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { placeMapQuery } from "../queries/property-places.ts";
import "./place-map.css";

/** A pin where a ZIP code is, on the outline of its state. Tells nothing that the address beside it does not. */
export function PlaceMap({ zip, fallback }: { zip: string; fallback: ReactNode }) {
  const { data: map } = useQuery(placeMapQuery(zip.slice(0, 5)));
  if (!map) return fallback;
  return (
    <svg className="place-map" viewBox="0 0 100 100" aria-hidden="true">
      <path className="place-map-state" d={map.outline} />
      <g transform={`translate(${map.x} ${map.y})`}>
        <path className="place-map-pin" d="M0 0C-5-7-9-12-9-18a9 9 0 1 1 18 0C9-12 5-7 0 0z" />
        <circle className="place-map-eye" cy="-18" r="3.2" />
      </g>
    </svg>
  );
}
