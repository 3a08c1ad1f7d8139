import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import type { Room } from '#src/ui/rooms/useRooms.ts';
import { type MeetingWay, meetingWay, type WayDetails, type WayKind } from './meetingWay.ts';
import type { MeetingServices } from './useOwnServices.ts';

export interface WayChoice extends WayDetails {
  readonly kind: WayKind;
  readonly rooms: readonly Room[];
  readonly ways: readonly { readonly value: WayKind; readonly label: string }[];
  /** What is sent; null is as was agreed on, undefined that something is missing. */
  readonly way: MeetingWay | null | undefined;
  readonly choose: (kind: WayKind) => void;
  readonly type: (text: string) => void;
  readonly enter: (room: string) => void;
}

interface Asked {
  /** Where it is to be until somebody says otherwise. */
  readonly location: string | null;
  readonly own: MeetingServices;
  /** The organisation's rooms, and which of them are taken when one meets. */
  readonly rooms: readonly Room[];
}

/** How the reader is about to meet. What was agreed on stands first, else the service that they prefer. */
export function useMeetingWay({ location, own, rooms }: Asked): WayChoice {
  // The words of rooms are asked for at once: loaded at the choice of one they would take the page away for a moment.
  const { t } = useTranslation(['programme', 'forms']);
  const [chosen, setChosen] = useState<WayKind | null>(null);
  const [typed, setTyped] = useState('');
  const [room, setRoom] = useState<string | null>(null);
  const { services, preferred } = useNamedServices(own);
  const kind = chosen ?? (location === null && preferred ? preferred : 'agreed');
  const kinds = (['link', 'room', 'place', 'phone'] as const).filter((one) => one !== 'room' || rooms.length > 0);
  const labelled = kinds.map((value) => ({ value, label: t(`request.way.${value}`) }));
  const agreed = { value: 'agreed', label: location ?? t('request.way.later') } as const;
  // Without a place the server takes the service that is preferred: nobody chooses to agree later, then.
  const first = location === null && preferred ? [] : [agreed];
  const isFree = rooms.some(({ placeId, takenFrom }) => placeId === room && !takenFrom);
  return {
    kind,
    typed,
    room,
    rooms,
    ways: [...first, ...services, ...labelled],
    way: meetingWay(kind, { typed, room: isFree ? room : null }),
    choose: setChosen,
    type: setTyped,
    enter: setRoom,
  };
}

/** Services by what they are called, and which of them is taken by itself. */
function useNamedServices({ services, preferred }: MeetingServices) {
  const labels = useEnumOptions('VideoProvider');
  const named = services.flatMap((value) => {
    const label = labels.find((one) => one.value === value)?.label;
    return label === undefined ? [] : [{ value, label }];
  });
  return { services: named, preferred: named.find(({ value }) => value === preferred)?.value ?? null };
}
