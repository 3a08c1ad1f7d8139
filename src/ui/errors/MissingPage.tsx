import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../AppLink.tsx';
import { useOwnPageTitle } from '../pageTitle.ts';
import { StatusPage } from '../StatusPage.tsx';

interface MissingPageProps {
  readonly backTo?: string;
  /** Whether the page's main landmark is around it already; pages for visitors bring their own. */
  readonly isFramed?: boolean;
  /** What more is known of it. */
  readonly children?: ReactNode;
}

/** The 404 screen: the route exists, the record does not (or is not for this user, which looks the same). */
export function MissingPage({ backTo = '/', isFramed = true, children }: MissingPageProps) {
  const { t } = useTranslation('shell');
  useOwnPageTitle(t('missing.code'));
  return (
    <StatusPage
      isFramed={isFramed}
      mark={t('missing.code')}
      title={t('missing.title')}
      actions={
        <Button component={AppLink} href={backTo}>
          {t('missing.back')}
        </Button>
      }
    >
      {children}
    </StatusPage>
  );
}
