import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { PlaceChoicesDocument, type PlaceChoicesQuery } from './rooms.gen.ts';

export type Room = PlaceChoicesQuery['placeChoices'][number];

interface Wanted {
  /** Null where nothing says it. */
  readonly startTime: string | null;
  readonly endTime: string | null;
  /** What is planned there: it does not stand in its own way. */
  readonly except?: string | null | undefined;
  readonly isWanted: boolean;
}

interface Rooms {
  readonly rooms: readonly Room[];
  /** Asks anew: somebody else may have taken one meanwhile. */
  readonly refresh: () => void;
}

/** The rooms there are, and which of them are taken at a time. */
export function useRooms({ startTime, endTime, except = null, isWanted }: Wanted): Rooms {
  const wanted = { startTime, endTime, except };
  const { data, refetch } = useQuery({
    queryKey: ['placeChoices', wanted] as const,
    queryFn: ({ signal }) => graphqlRequest(PlaceChoicesDocument, wanted, { signal }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
    throwOnError: false,
  });
  return { rooms: data?.placeChoices ?? [], refresh: () => void refetch() };
}
