import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { AnswerList } from '#src/forms/questions/AnswerList.tsx';
import { DraftLine } from '#src/forms/questions/drafts/DraftLine.tsx';
import { GoneAnswersLine } from '#src/forms/questions/drafts/GoneAnswersLine.tsx';
import { useRoundDraft } from '#src/forms/questions/drafts/useRoundDraft.ts';
import { DeadlineLine } from '#src/forms/questions/pages/DeadlineLine.tsx';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { byQuestion } from '#src/forms/questions/useAnswers.ts';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import { formatValue } from '#src/screens/cells/formatValue.ts';
import { useFormatContext } from '#src/screens/cells/useFormatContext.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { PublicLinkMaker } from '#src/ui/PublicLinkMaker.tsx';
import classes from './Activities.module.css';
import {
  MakeApplicationLinkDocument,
  type RoundFormPartsFragment,
  RoundNowDocument,
  RoundWordsDocument,
  SaveApplicationAnswersDocument,
} from './applications.gen.ts';
import { NotTaken } from './NotTaken.tsx';
import { useTaken } from './useTaken.ts';

interface RoundAnswersProps {
  readonly round: RoundFormPartsFragment;
  /** The application is not handed in yet. */
  readonly isDraft: boolean;
  /** Whether the application is handed in along with this form, the last one open. */
  readonly handsInAll: boolean;
  /** Whether the reader may give the form to somebody without an account. */
  readonly mayLink: boolean;
  readonly onFinished: (handsInAll: boolean) => void;
  /** What the server has is to be read anew. */
  readonly onReload: () => void;
}

/** One round: its form while it may be filled, else what was answered. */
export function RoundAnswers(props: RoundAnswersProps) {
  const { round, isDraft } = props;
  const { t } = useTranslation('applications');
  const format = useFormatContext();
  const time = formatValue(round.submittedAt, { path: 'submittedAt', type: 'dateTime' }, format);
  return (
    <section className={classes.round}>
      <div className={classes.roundHead}>
        <Title order={2} size="h4">
          {t('form.round', { position: round.position, name: round.roundName })}
        </Title>
        {round.uuid && round.isSubmitted && (
          <a href={`/download/forms/${round.uuid}`} target="_blank" rel="noreferrer">
            {t('form.print')}
          </a>
        )}
      </div>
      {time && <p className={classes.meta}>{t(isDraft ? 'form.completed' : 'form.submitted', { time })}</p>}
      {round.isOpen ? <RoundForm {...props} /> : <Given round={round} />}
      {props.mayLink && !round.isSubmitted && (
        <details className={classes.aside}>
          <summary>{t('form.letOthersFill')}</summary>
          <PublicLinkMaker
            label={t('form.fillLink')}
            make={async () => {
              const link = { purpose: 'fillRound', recordId: round.applicationId, part: round.roundId } as const;
              return (await graphqlRequest(MakeApplicationLinkDocument, link)).makePublicLink;
            }}
          />
        </details>
      )}
    </section>
  );
}

function Given({ round }: { readonly round: RoundFormPartsFragment }) {
  const { t } = useTranslation('applications');
  if (round.answers.length === 0) return <p className={classes.meta}>{t('form.notYet')}</p>;
  return <AnswerList elements={round.form.elements} answers={byQuestion(round.answers)} />;
}

function RoundForm({ round, handsInAll, onFinished, onReload }: RoundAnswersProps) {
  const { t } = useTranslation('applications');
  const textsOf = useFormTexts();
  const { applicationId, roundId, formerQuestions, revision } = round;
  const place = { applicationId, round: roundId };
  const { isTaken, setTaken } = useTaken(place, round.isTaken);
  const { form, answers, change, conflicts, gone, draft, handIn, failure, ...kept } = useRoundDraft(
    { applicationId, roundId, form: round.form, answers: round.answers, formerQuestions, revision },
    {
      save: async (given) => {
        // What is saved by itself is tried again by `useAutosave`, which says so meanwhile.
        const once = { isSentOnce: !given.isComplete };
        const { saveRoundForm } = await graphqlRequest(SaveApplicationAnswersDocument, { ...place, ...given }, once);
        setTaken(saveRoundForm.isTaken);
        return saveRoundForm;
      },
      look: async () => (await graphqlRequest(RoundWordsDocument, place, { isSentOnce: true })).roundForm,
      readForm: async () => (await graphqlRequest(RoundNowDocument, place)).roundForm?.form,
      onHandedIn: () => onFinished(handsInAll),
    },
  );
  const submitLabel = t(handsInAll ? 'form.handIn' : 'form.submit');
  const finish = async (): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: handsInAll ? t('form.handInQuestion', { startupName: round.startupName }) : t('form.submitQuestion'),
      message: t('form.isFinal'),
      confirmLabel: submitLabel,
      dismissLabel: t('form.keepEditing'),
    });
    if (isConfirmed) handIn.start(undefined);
  };
  return (
    <>
      <DeadlineLine closesAt={round.closesAt} />
      <GoneAnswersLine gone={gone} />
      {round.instructions && <p className={classes.body}>{round.instructions}</p>}
      <QuestionForm
        label={textsOf(form).title}
        elements={form.elements}
        keptAs={kept.place}
        answers={answers}
        onChange={change}
        conflicts={conflicts}
        submitLabel={submitLabel}
        isPending={handIn.isPending}
        failure={failure}
        onSubmit={() => void finish()}
        status={
          <>
            {!isTaken && <NotTaken />}
            <DraftLine
              draft={draft}
              onTakeTheirs={() => {
                kept.forgetTyped();
                onReload();
              }}
              onGoOn={() => void kept.goOn()}
              onNewForm={() => void kept.goOnWithNewer()}
            />
          </>
        }
      />
    </>
  );
}
