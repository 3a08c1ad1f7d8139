import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { StatusPage } from '#src/ui/StatusPage.tsx';

const route = getRouteApi('/public/error');

/** The page other systems send people to when something failed on their side. */
export function ErrorPage() {
  const { t } = useTranslation('shell');
  const search = route.useSearch();
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
