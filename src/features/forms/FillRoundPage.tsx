import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAction } from '#src/data/useAction.ts';
import { useLoaded } from '#src/data/useLoaded.ts';
import { DeadlineLine } from '#src/forms/questions/pages/DeadlineLine.tsx';
import { draftAnswers } from '#src/forms/questions/pages/draftAnswers.ts';
import { SaveLine } from '#src/forms/questions/pages/SaveLine.tsx';
import { useAutosave } from '#src/forms/questions/pages/useAutosave.ts';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { type AnswerMap, useAnswers } from '#src/forms/questions/useAnswers.ts';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useVisitorLanguage } from '#src/ui/i18n/useVisitorLanguage.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { PublicPage } from '#src/ui/PublicPage.tsx';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { UploadLink } from '#src/ui/upload/UploadLink.ts';
import { FillRoundFormDocument, RoundFormToFillDocument, type RoundFormToFillQuery } from './forms.gen.ts';

const route = getRouteApi('/public/application/$applicationId/forms/$round/fill');

type Round = NonNullable<RoundFormToFillQuery['roundForm']>;

/** The form of an application's round, for its applicant and for whoever was sent its link. */
export function FillRoundPage() {
  useVisitorLanguage();
  const { t } = useTranslation(['publicForms', 'shell']);
  const textsOf = useFormTexts();
  const { applicationId, round } = route.useParams();
  const { key } = route.useSearch();
  const loaded = useLoaded(`${applicationId}/${round}`, (signal) =>
    graphqlRequest(RoundFormToFillDocument, { applicationId, round, key }, { signal }),
  );
  const form = loaded.data?.roundForm;
  const title = form ? `${form.startupName}: ${textsOf(form.form).title}` : null;
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
  const textsOf = useFormTexts();
  const { answers, change, forget, isUnsaved } = useAnswers(`${applicationId}/${round.roundId}`, round.answers);
  const store = async (given: AnswerMap, isComplete: boolean): Promise<void> => {
    const variables = {
      applicationId,
      round: round.roundId,
      answers: isComplete ? [...given.values()] : draftAnswers(round.form.elements, given),
      isComplete,
      key: secret,
    };
    // What is saved by itself is tried again by `useAutosave`, which says so meanwhile.
    await graphqlRequest(FillRoundFormDocument, variables, { isSentOnce: !isComplete });
  };
  const latest = useRef(answers);
  latest.current = answers;
  const autosave = useAutosave(
    answers,
    async (given) => {
      await store(given, false);
      // What the server has may be changed on another device: an old copy here must not come over it.
      if (latest.current === given) forget();
    },
    isUnsaved,
  );
  const handIn = useAction(async () => {
    await autosave.finish();
    await store(answers, true);
    // Whoever may not read the answers back keeps them here, until they are handed in.
    forget();
  });
  if (handIn.isDone) return <FormAlert kind="success">{t('sent')}</FormAlert>;
  return (
    <UploadLink value={secret ?? null}>
      <DeadlineLine closesAt={round.closesAt} />
      <QuestionForm
        label={textsOf(round.form).title}
        elements={round.form.elements}
        answers={answers}
        onChange={change}
        submitLabel={t('submit')}
        isPending={handIn.isPending}
        failure={handIn.error}
        onSubmit={() => handIn.start(undefined)}
        status={<SaveLine autosave={autosave} />}
      />
    </UploadLink>
  );
}
