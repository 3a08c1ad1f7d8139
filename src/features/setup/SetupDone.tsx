import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PublicPage } from '#src/ui/PublicPage.tsx';

/** The organisation is there: the way to its own address. */
export function SetupDone({ name, origin }: { readonly name: string; readonly origin: string }) {
  const { t } = useTranslation('setup');
  return (
    <PublicPage title={t('done.title', { name })} hint={t('done.hint')}>
      <Button component="a" href={`${origin}/login`} size="md" fullWidth>
        {t('done.open')}
      </Button>
    </PublicPage>
  );
}
