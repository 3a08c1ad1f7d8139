import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { type MeetingWay, meetingWay, type WayKind } from './meetingWay.ts';
import type { MeetingServices } from './useOwnServices.ts';

export interface WayChoice {
  readonly kind: WayKind;
  readonly typed: string;
  readonly ways: readonly { readonly value: WayKind; readonly label: string }[];
  /** What is sent; null is as was agreed on, undefined that something is missing. */
  readonly way: MeetingWay | null | undefined;
  readonly choose: (kind: WayKind) => void;
  readonly type: (text: string) => void;
}

interface Asked {
  /** Where it is to be until somebody says otherwise. */
  readonly location: string | null;
  readonly own: MeetingServices;
}

/** How the reader is about to meet. What was agreed on stands first, else the service that they prefer. */
export function useMeetingWay({ location, own }: Asked): WayChoice {
  const { t } = useTranslation('programme');
  const [chosen, setChosen] = useState<WayKind | null>(null);
  const [typed, setTyped] = useState('');
  const { services, preferred } = useNamedServices(own);
  const kind = chosen ?? (location === null && preferred ? preferred : 'agreed');
  const labelled = (['link', 'place', 'phone'] as const).map((value) => ({ value, label: t(`request.way.${value}`) }));
  const agreed = { value: 'agreed', label: location ?? t('request.way.later') } as const;
  // Without a place the server takes the service that is preferred: nobody chooses to agree later, then.
  const first = location === null && preferred ? [] : [agreed];
  return {
    kind,
    typed,
    ways: [...first, ...services, ...labelled],
    way: meetingWay(kind, typed),
    choose: setChosen,
    type: setTyped,
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
