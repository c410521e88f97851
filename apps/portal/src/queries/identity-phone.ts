import { phonePictures } from "@gable/contract/calls/identity-phone.ts";
import { queryOptions } from "@tanstack/react-query";
import { phoneClient } from "../session/phone-client.ts";

export const phonePicturesQuery = () =>
  queryOptions({
    queryKey: ["phone-pictures"],
    queryFn: ({ signal }) => phoneClient.send(phonePictures, { signal }),
    staleTime: 0,
    retry: false,
  });
