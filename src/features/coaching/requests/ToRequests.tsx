import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';

/** The way from a mail's link to all requests that wait. */
export function ToRequests() {
  const { t } = useTranslation('programme');
  return (
    <Button component="a" href={`${paths.coaching()}?view=requests`}>
      {t('meet.openRequests')}
    </Button>
  );
}
