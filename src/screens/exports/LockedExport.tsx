import { useTranslation } from 'react-i18next';
import { LockedFeature } from '#src/ui/LockedFeature.tsx';

/** Exporting, where the plan lacks it. */
export function LockedExport() {
  const { t } = useTranslation('screens');
  return <LockedFeature>{t('export.button')}</LockedFeature>;
}
