import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** The way into the call of a session, in a window of its own. */
export function JoinCall({ link }: { readonly link: string }) {
  const { t } = useTranslation('programme');
  return (
    <Button
      component="a"
      href={link}
      target="_blank"
      rel="noreferrer"
      leftSection={<IconVideo size={20} aria-hidden />}
    >
      {t('session.join')}
    </Button>
  );
}
