import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '#src/data/session/sessionStore.ts';
import { zoneLabel } from '#src/ui/time/zoneOptions.ts';

/** Says, where an account is opened, in which zone it will be told moments. */
export function OwnZoneHint() {
  const { t } = useTranslation('shell');
  return (
    <Text size="sm" c="dimmed">
      {t('zone.own', { zone: zoneLabel(deviceZone()) })}
    </Text>
  );
}
