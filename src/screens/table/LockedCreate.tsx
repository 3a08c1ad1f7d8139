import { useTranslation } from 'react-i18next';
import { LockedFeature } from '#src/ui/LockedFeature.tsx';

/** The page's primary action, where the plan lacks it. */
export function LockedCreate({ entity }: { readonly entity: string }) {
  const { t } = useTranslation(['screens', 'spec']);
  return <LockedFeature>{t('table.create', { what: t(`entity.${entity}.one`, { ns: 'spec' }) })}</LockedFeature>;
}
