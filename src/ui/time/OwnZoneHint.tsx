import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '#src/data/session/sessionStore.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { zoneInWords } from './zones/zoneInWords.ts';

/** Says, where an account is opened, in which zone it will be told moments. */
export function OwnZoneHint() {
  const { t, i18n } = useTranslation('shell');
  return (
    <Text size="sm" c="dimmed">
      {t('zone.own', { zone: zoneInWords(deviceZone(), languageTag(i18n.language)) })}
    </Text>
  );
}
