import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';

/** No request more: those that wait are one tap away. */
export function EnoughRequests() {
  const { t } = useTranslation('programme');
  return (
    <Button component={AppLink} href={`${paths.coaching()}?view=requests`} variant="default" mih={44}>
      {t('meet.openRequests')}
    </Button>
  );
}
