import { IconPlanet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { StatusPage } from '#src/ui/StatusPage.tsx';

/** The host name belongs to no incubator. */
export function IncubatorNotFoundPage() {
  const { t } = useTranslation('shell');
  useOwnPageTitle(t('incubatorNotFound.title'));
  return (
    <StatusPage mark={<IconPlanet size={32} aria-hidden />} title={t('incubatorNotFound.title')}>
      {t('incubatorNotFound.hint')}
    </StatusPage>
  );
}
