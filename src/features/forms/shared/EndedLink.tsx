import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { StatusPage } from '#src/ui/StatusPage.tsx';
import type { SharedFormEnd } from './loadShared.ts';

/** A link that was given out and opens no form now: why, and what its holder can do. */
export function EndedLink({ end }: { readonly end: SharedFormEnd }) {
  const { t } = useTranslation('publicForms');
  const { incubator } = useSession();
  const title = t(`end.${end}`, { name: incubator?.name });
  useOwnPageTitle(title);
  return <StatusPage title={title}>{t(`end.${end}Hint`)}</StatusPage>;
}
