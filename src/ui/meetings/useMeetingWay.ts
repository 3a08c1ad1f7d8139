import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { OwnVideoServicesDocument } from './meetings.gen.ts';
import { type MeetingWay, meetingWay, type WayKind } from './meetingWay.ts';

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
  /** Meetings are made in the name of the mentor: a founder's services make none. */
  readonly isMentor: boolean;
}

/** How the reader is about to meet. What was agreed on stands first, else the service that they prefer. */
export function useMeetingWay({ location, isMentor }: Asked): WayChoice {
  const { t } = useTranslation('programme');
  const [chosen, setChosen] = useState<WayKind | null>(null);
  const [typed, setTyped] = useState('');
  const { services, preferred } = useOwnServices(isMentor);
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

function useOwnServices(isMentor: boolean) {
  const { data } = useQuery({ ...graphqlQuery(OwnVideoServicesDocument, {}), enabled: isMentor, throwOnError: false });
  const { integratedVideoProviders = [], conferenceDataIntegration = null } = data?.currentUser ?? {};
  const labels = useEnumOptions('VideoProvider');
  const services = integratedVideoProviders.flatMap((value) => {
    const label = labels.find((one) => one.value === value)?.label;
    return label === undefined ? [] : [{ value, label }];
  });
  const preferred = services.find(({ value }) => value === conferenceDataIntegration)?.value ?? null;
  return { services, preferred };
}
