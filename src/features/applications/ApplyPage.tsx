import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useLoaded } from '#src/data/useLoaded.ts';
import { useVisitorLanguage } from '#src/ui/i18n/useVisitorLanguage.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { PublicPage } from '#src/ui/PublicPage.tsx';
import { ApplicationOffersDocument } from './applications.gen.ts';
import { appliesAgain } from './appliesAgain.ts';
import { LoginHint } from './LoginHint.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { StartApplicationForm } from './StartApplicationForm.tsx';

const route = getRouteApi('/public/application/new');

/** Signing up to a program; for whoever may apply one more application, for the staff the way to what there is (resolution Q4). */
export function ApplyPage() {
  useVisitorLanguage();
  const { t, i18n } = useTranslation('applications');
  const router = useRouter();
  const search = route.useSearch();
  const { user } = useSession();
  const applies = user === null || appliesAgain(user);
  useEffect(() => {
    if (!applies) router.history.replace('/applications/overview');
  }, [applies, router]);
  const program = search.program ?? null;
  const offers = useLoaded(`${program ?? ''} ${i18n.language}`, (signal) =>
    graphqlRequest(ApplicationOffersDocument, { program }, { signal }),
  );
  if (!applies) return null;
  const open = offers.data?.applicationOffers;
  return (
    <PublicPage
      title={user ? t('start.title') : t('signUp.title')}
      hint={open?.length === 0 ? t('noOffers') : user ? t('start.hint') : t('signUp.hint')}
      footer={user ? undefined : <LoginHint />}
    >
      {offers.error !== null && <FailedState error={offers.error} onRetry={offers.retry} />}
      {!open && offers.error === null && <ListSkeleton rows={5} rowHeight={64} />}
      {open &&
        open.length > 0 &&
        (user ? (
          <StartApplicationForm offers={open} chosen={search.funnel} source={search.source} />
        ) : (
          <SignUpForm offers={open} chosen={search.funnel} source={search.source} />
        ))}
    </PublicPage>
  );
}
