import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '#src/data/session/sessionStore.ts';

/** First what needs doing. */
export function HomePage() {
  const { t } = useTranslation('screens');
  const user = useSessionUser();
  return <Title order={1}>{t('home.title', { name: user.firstName ?? user.fullName })}</Title>;
}
