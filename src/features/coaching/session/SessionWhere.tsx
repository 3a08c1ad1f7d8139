import { Group } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { whereText } from '#domain/text/whereText.ts';
import { EditSession } from './EditSession.tsx';
import type { WorkedSession } from './sessionQueries.ts';
import { Line } from './TopLine.tsx';

/** Where a session is. That it is still open is said to everybody, and whoever may change the session says it from there. */
export function SessionWhere({ session }: { readonly session: WorkedSession }) {
  const { t } = useTranslation('programme');
  const { _id, status, place, location, meetingLink, videoProvider, may } = session;
  const where = whereText(place?.name, place?.address, location);
  const icon = <IconMapPin size={20} aria-hidden />;
  if (where) return <Line icon={icon}>{where}</Line>;
  // A service that is named makes the link by itself.
  if (meetingLink || videoProvider || status !== 'planned') return null;
  return (
    <Line icon={icon}>
      <Group gap="xs">
        {t('session.whereOpen')}
        {may?.update && <EditSession session={_id} label={t('session.addWhere')} />}
      </Group>
    </Line>
  );
}
