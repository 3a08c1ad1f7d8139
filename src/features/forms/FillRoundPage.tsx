import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAction } from '#src/data/useAction.ts';
import { useLoaded } from '#src/data/useLoaded.ts';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { useAnswers } from '#src/forms/questions/useAnswers.ts';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { PublicPage } from '#src/ui/PublicPage.tsx';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { FillRoundFormDocument, RoundFormToFillDocument, type RoundFormToFillQuery } from './forms.gen.ts';

const route = getRouteApi('/public/application/$applicationId/forms/$round/fill');

type Round = NonNullable<RoundFormToFillQuery['roundForm']>;

/** The form of an application's round, for its applicant and for whoever was sent its link. */
export function FillRoundPage() {
  const { t } = useTranslation(['publicForms', 'shell']);
  const { applicationId, round } = route.useParams();
  const { key } = route.useSearch();
  const loaded = useLoaded(`${applicationId}/${round}`, (signal) =>
    graphqlRequest(RoundFormToFillDocument, { applicationId, round, key }, { signal }),
  );
  const form = loaded.data?.roundForm;
  const title = form ? `${form.startupName}: ${form.form.title}` : null;
  useOwnPageTitle(title);
  if (form === null) return <MissingPage backTo="/login" isFramed={false} />;
  return (
    <PublicPage isWide title={title ?? t('loading', { ns: 'shell' })} hint={form?.instructions}>
      {loaded.error !== null && <FailedState error={loaded.error} onRetry={loaded.retry} />}
      {!form && loaded.error === null && <ListSkeleton rows={6} rowHeight={64} />}
      {form && !form.isOpen && (
        <FormAlert kind={form.isSubmitted ? 'success' : 'error'}>
          {form.isSubmitted ? t('alreadySubmitted') : t('notOpen')}
        </FormAlert>
      )}
      {form?.isOpen && <RoundToFill applicationId={applicationId} round={form} secret={key} />}
    </PublicPage>
  );
}

interface RoundToFillProps {
  readonly applicationId: string;
  readonly round: Round;
  /** Of the link. */
  readonly secret: string | undefined;
}

function RoundToFill({ applicationId, round, secret }: RoundToFillProps) {
  const { t } = useTranslation('publicForms');
  const { answers, change, forget } = useAnswers(`${applicationId}/${round.roundId}`, round.answers);
  const [isSubmitted, setSubmitted] = useState(false);
  const save = useAction(async (isComplete: boolean) => {
    const given = { applicationId, round: round.roundId, answers: [...answers.values()], isComplete, key: secret };
    await graphqlRequest(FillRoundFormDocument, given);
    // Whoever may not read the answers back keeps them here, until they are handed in.
    if (isComplete) forget();
    setSubmitted(isComplete);
  });
  if (isSubmitted) return <FormAlert kind="success">{t('sent')}</FormAlert>;
  return (
    <>
      {save.isDone && <FormAlert kind="success">{t('saved')}</FormAlert>}
      <QuestionForm
        label={round.form.title}
        elements={round.form.elements}
        answers={answers}
        onChange={change}
        submitLabel={t('submit')}
        isPending={save.isPending}
        failure={save.error}
        onSubmit={() => save.start(true)}
        onSave={() => save.start(false)}
      />
    </>
  );
}
