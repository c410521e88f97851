import { mapOfZip, placeOfZip } from "@gable/contract/calls/property-places.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const placeQuery = (zip: string) =>
  queryOptions({
    queryKey: ["place", zip],
    queryFn: ({ signal }) => client.send(placeOfZip, { params: { zip }, signal }),
  });

export const placeMapQuery = (zip: string) =>
  queryOptions({
    queryKey: ["place-map", zip],
    queryFn: ({ signal }) => (/^\d{5}$/.test(zip) ? client.send(mapOfZip, { params: { zip }, signal }) : null),
    staleTime: Infinity,
  });
