import { Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EditSession } from './EditSession.tsx';
import type { WorkedSession } from './sessionQueries.ts';
import { Line } from './TopLine.tsx';

/** A session that is planned with nobody of its startup: nobody is told, so that only those who planned it would come. */
export function NobodyExpected({ session }: { readonly session: WorkedSession }) {
  const { t } = useTranslation('programme');
  const { _id, attendeeIds, startupName, may } = session;
  if (!startupName || attendeeIds.length > 0 || !may?.update) return null;
  return (
    <Line icon={<IconUsers size={20} aria-hidden />}>
      <Group gap="xs">
        {t('session.nobodyExpected', { name: startupName })}
        <EditSession session={_id} label={t('session.addPeople')} />
      </Group>
    </Line>
  );
}
