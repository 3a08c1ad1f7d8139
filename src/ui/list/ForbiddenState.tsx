import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';

/** One may be here, but not see this: says so and whom to ask. */
export function ForbiddenState() {
  const { t } = useTranslation('shell');
  return (
    <EmptyState icon={<IconLock size={24} aria-hidden />} title={t('forbidden.title')} hint={t('forbidden.hint')} />
  );
}
