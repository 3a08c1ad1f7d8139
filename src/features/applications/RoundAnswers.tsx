import { Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { AnswerList } from '#src/forms/questions/AnswerList.tsx';
import { DeadlineLine } from '#src/forms/questions/pages/DeadlineLine.tsx';
import { draftAnswers } from '#src/forms/questions/pages/draftAnswers.ts';
import { SaveLine } from '#src/forms/questions/pages/SaveLine.tsx';
import { useAutosave } from '#src/forms/questions/pages/useAutosave.ts';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { type AnswerMap, byQuestion, useAnswers } from '#src/forms/questions/useAnswers.ts';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import { formatValue } from '#src/screens/cells/formatValue.ts';
import { useFormatContext } from '#src/screens/cells/useFormatContext.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { PublicLinkMaker } from '#src/ui/PublicLinkMaker.tsx';
import classes from './Activities.module.css';
import {
  MakeApplicationLinkDocument,
  type RoundFormPartsFragment,
  SaveApplicationAnswersDocument,
} from './applications.gen.ts';

interface RoundAnswersProps {
  readonly round: RoundFormPartsFragment;
  /** Nobody but the applicant reads the application yet. */
  readonly isDraft: boolean;
  /** Whether the application is handed in along with this form, the last one open. */
  readonly handsInAll: boolean;
  /** Whether the reader may give the form to somebody without an account. */
  readonly mayLink: boolean;
  readonly onFinished: (handsInAll: boolean) => void;
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

function RoundForm({ round, handsInAll, onFinished }: RoundAnswersProps) {
  const { t } = useTranslation('applications');
  const textsOf = useFormTexts();
  const { answers, change, forget, isUnsaved } = useAnswers(`${round.applicationId}/${round.roundId}`, round.answers);
  const store = async (given: AnswerMap, isComplete: boolean): Promise<void> => {
    const variables = {
      applicationId: round.applicationId,
      round: round.roundId,
      answers: isComplete ? [...given.values()] : draftAnswers(round.form.elements, given),
      isComplete,
    };
    // What is saved by itself is tried again by `useAutosave`, which says so meanwhile.
    await graphqlRequest(SaveApplicationAnswersDocument, variables, { isSentOnce: !isComplete });
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
  const save = useMutation({
    mutationFn: async () => {
      await autosave.finish();
      await store(answers, true);
    },
    onSuccess: () => {
      forget();
      onFinished(handsInAll);
    },
  });
  const submitLabel = t(handsInAll ? 'form.handIn' : 'form.submit');
  const finish = async (): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: handsInAll ? t('form.handInQuestion', { startupName: round.startupName }) : t('form.submitQuestion'),
      message: t('form.isFinal'),
      confirmLabel: submitLabel,
      dismissLabel: t('form.keepEditing'),
    });
    if (isConfirmed) save.mutate();
  };
  return (
    <>
      <DeadlineLine closesAt={round.closesAt} />
      {round.instructions && <p className={classes.body}>{round.instructions}</p>}
      <QuestionForm
        label={textsOf(round.form).title}
        elements={round.form.elements}
        answers={answers}
        onChange={change}
        submitLabel={submitLabel}
        isPending={save.isPending}
        failure={save.error}
        onSubmit={() => void finish()}
        status={<SaveLine autosave={autosave} />}
      />
    </>
  );
}
