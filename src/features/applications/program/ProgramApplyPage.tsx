import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { documentOf } from '#domain/richText/documentOf.ts';
import { plainTextOf } from '#domain/richText/plainText.ts';
import { beginningOf } from '#domain/text/beginningOf.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useLoaded } from '#src/data/useLoaded.ts';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { useVisitorLanguage } from '#src/ui/i18n/useVisitorLanguage.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { PublicPage } from '#src/ui/PublicPage.tsx';
import { useOwnPageAbout } from '#src/ui/pageTitle.ts';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { ApplicationOffersDocument, ApplicationProgramDocument } from '../applications.gen.ts';
import { appliesAgain } from '../appliesAgain.ts';
import { LoginHint } from '../LoginHint.tsx';
import { SignUpForm } from '../SignUpForm.tsx';
import { ProgramStory } from './ProgramStory.tsx';

const route = getRouteApi('/public/apply/program/$slug');

/** Signing up to one program. Whoever may apply goes on to a new application for it, the staff home (resolution Q5). */
export function ProgramApplyPage() {
  useVisitorLanguage();
  const { t, i18n } = useTranslation('applications');
  const reader = useDateReader();
  const { slug } = route.useParams();
  const { source } = route.useSearch();
  const router = useRouter();
  const { user } = useSession();
  const onward = new URLSearchParams({ program: slug, ...(source && { source }) });
  const elsewhere = user === null ? null : appliesAgain(user) ? `/application/new?${onward}` : '/';
  useEffect(() => {
    if (elsewhere !== null) router.history.replace(elsewhere);
  }, [elsewhere, router]);
  const page = useLoaded(`${slug} ${i18n.language}`, async (signal) => {
    const { applicationProgram } = await graphqlRequest(ApplicationProgramDocument, { slug }, { signal });
    const { applicationOffers } = await graphqlRequest(ApplicationOffersDocument, { program: slug }, { signal });
    return { program: applicationProgram, offers: applicationOffers };
  });
  const story = page.data?.program?.story;
  useOwnPageAbout(story ? beginningOf(plainTextOf(documentOf(story))) : null);
  if (elsewhere !== null) return null;
  if (page.data?.program === null) return <MissingPage backTo="/login" isFramed={false} />;
  if (!page.data?.program) {
    return (
      <PublicPage title={t('signUp.title')}>
        {page.error === null ? (
          <ListSkeleton rows={5} rowHeight={64} />
        ) : (
          <FailedState error={page.error} onRetry={page.retry} />
        )}
      </PublicPage>
    );
  }
  const { program, offers } = page.data;
  // What a program is about can be read while nobody can apply, too.
  const hasStory = offers.length > 0 || Boolean(program.story) || program.questions.length > 0;
  const opens = program.opensAt && t('opensAgain', { day: dayText(program.opensAt, 'UTC', reader) });
  const closed = opens ?? t('noOffers');
  return (
    <PublicPage
      title={t('signUp.programTitle', { program: program.name })}
      hint={offers.length > 0 || hasStory ? undefined : closed}
      about={hasStory ? <ProgramStory program={program} offers={offers} /> : undefined}
      footer={<LoginHint />}
    >
      {offers.length > 0 && <SignUpForm offers={offers} chosen={undefined} source={source} />}
      {offers.length === 0 && hasStory && <p>{closed}</p>}
    </PublicPage>
  );
}
