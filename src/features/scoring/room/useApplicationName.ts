import { useTranslation } from 'react-i18next';

interface Named {
  /** Null where the applicant is hidden. */
  readonly name: string | null;
  readonly number: number | null;
}

/** What an application is called: its name, or its number where that is hidden. */
export function useApplicationName(): (application: Named) => string {
  const { t } = useTranslation('scoring');
  return ({ name, number }) => name ?? t('hiddenName', { number: number ?? '' });
}
