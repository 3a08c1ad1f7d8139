import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { StatusPage } from '#src/ui/StatusPage.tsx';

/** The page other systems send people to when something failed on their side. */
export function ErrorPage() {
  const { t } = useTranslation('shell');
  const search: { message?: unknown } = useSearch({ strict: false });
  return (
    <StatusPage
      mark={<IconAlertTriangle size={32} aria-hidden />}
      title={t('errorPage.title')}
      actions={
        <Button component={AppLink} href="/">
          {t('notFound.home')}
        </Button>
      }
    >
      {typeof search.message === 'string' ? search.message : t('errorPage.hint')}
    </StatusPage>
  );
}
