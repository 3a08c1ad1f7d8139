import type { WidgetProps } from '@rjsf/utils';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import type { FormContext } from '../../FormContext.ts';
import { PlaceChoicesDocument, type PlaceChoicesQuery } from './rooms.gen.ts';
import { type RoomTime, roomTime } from './roomTime.ts';

export type Room = PlaceChoicesQuery['placeChoices'][number];

interface Rooms {
  /** When the form needs one; null until it says. */
  readonly time: RoomTime | null;
  readonly rooms: readonly Room[];
  /** Asks anew: somebody else may have taken one meanwhile. */
  readonly refresh: () => void;
}

/** The rooms there are, and which of them are taken when the form's record takes place. */
export function useRooms({ registry }: WidgetProps, isWanted: boolean): Rooms {
  const { values, recordId } = registry.formContext as FormContext;
  const time = roomTime(values);
  const wanted = { startTime: time?.startTime ?? null, endTime: time?.endTime ?? null, except: recordId };
  const { data, refetch } = useQuery({
    queryKey: ['placeChoices', wanted] as const,
    queryFn: ({ signal }) => graphqlRequest(PlaceChoicesDocument, wanted, { signal }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
  return { time, rooms: data?.placeChoices ?? [], refresh: () => void refetch() };
}
