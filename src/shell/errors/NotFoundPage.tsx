import { Button } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { StatusPage } from '#src/ui/StatusPage.tsx';

/** An address that no route answers to. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  useOwnPageTitle(t('notFound.title'));
  return (
    <StatusPage
      mark={<IconLinkOff size={32} aria-hidden />}
      title={t('notFound.title')}
      actions={
        <Button component={AppLink} href="/">
          {t('notFound.home')}
        </Button>
      }
    >
      {t('notFound.hint')}
    </StatusPage>
  );
}
