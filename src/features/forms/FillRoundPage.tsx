import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useLoaded } from '#src/data/useLoaded.ts';
import { DraftLine } from '#src/forms/questions/drafts/DraftLine.tsx';
import { GoneAnswersLine } from '#src/forms/questions/drafts/GoneAnswersLine.tsx';
import { useRoundDraft } from '#src/forms/questions/drafts/useRoundDraft.ts';
import { DeadlineLine } from '#src/forms/questions/pages/DeadlineLine.tsx';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useVisitorLanguage } from '#src/ui/i18n/useVisitorLanguage.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { PublicPage } from '#src/ui/PublicPage.tsx';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { UploadLink } from '#src/ui/upload/UploadLink.ts';
import { AnswersSent } from './AnswersSent.tsx';
import {
  FillRoundFormDocument,
  RoundFormToFillDocument,
  type RoundFormToFillQuery,
  RoundToFillNowDocument,
  RoundWordsToFillDocument,
} from './forms.gen.ts';

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
      {form && !form.isOpen && !form.isSubmitted && <FormAlert kind="error">{t('notOpen')}</FormAlert>}
      {form && !form.isOpen && form.isSubmitted && (
        <AnswersSent applicationId={applicationId} handInBy={form.handInBy} text={t('alreadySubmitted')} />
      )}
      {form?.isOpen && <RoundToFill applicationId={applicationId} round={form} secret={key} onReload={loaded.retry} />}
    </PublicPage>
  );
}

interface RoundToFillProps {
  readonly applicationId: string;
  readonly round: Round;
  /** Of the link. */
  readonly secret: string | undefined;
  /** What the server has is to be read anew. */
  readonly onReload: () => void;
}

function RoundToFill({ applicationId, round, secret, onReload }: RoundToFillProps) {
  const { t } = useTranslation('publicForms');
  const textsOf = useFormTexts();
  const { roundId, formerQuestions, revision } = round;
  const place = { applicationId, round: roundId };
  const { form, answers, change, conflicts, gone, draft, handIn, failure, ...kept } = useRoundDraft(
    { applicationId, roundId, form: round.form, answers: round.answers, formerQuestions, revision },
    {
      save: async (given) => {
        // What is saved by itself is tried again by `useAutosave`, which says so meanwhile.
        const once = { isSentOnce: !given.isComplete };
        return (await graphqlRequest(FillRoundFormDocument, { ...place, ...given, key: secret }, once)).saveRoundForm;
      },
      look: async () =>
        (await graphqlRequest(RoundWordsToFillDocument, { ...place, key: secret }, { isSentOnce: true })).roundForm,
      readForm: async () => (await graphqlRequest(RoundToFillNowDocument, { ...place, key: secret })).roundForm?.form,
    },
  );
  if (handIn.isDone) {
    return <AnswersSent applicationId={applicationId} handInBy={round.handInBy} text={t('sent')} />;
  }
  return (
    <UploadLink value={secret ?? null}>
      <DeadlineLine closesAt={round.closesAt} />
      <GoneAnswersLine gone={gone} />
      <QuestionForm
        label={textsOf(form).title}
        elements={form.elements}
        keptAs={kept.place}
        answers={answers}
        onChange={change}
        conflicts={conflicts}
        submitLabel={t('submit')}
        isPending={handIn.isPending}
        failure={failure}
        onSubmit={() => handIn.start(undefined)}
        status={
          <DraftLine
            draft={draft}
            onTakeTheirs={() => {
              kept.forgetTyped();
              onReload();
            }}
            onGoOn={() => void kept.goOn()}
            onNewForm={() => void kept.goOnWithNewer()}
          />
        }
      />
    </UploadLink>
  );
}
