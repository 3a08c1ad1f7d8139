import { Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { AnswerList } from '#src/forms/questions/AnswerList.tsx';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { byQuestion, useAnswers } from '#src/forms/questions/useAnswers.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import classes from './Activities.module.css';
import { type RoundFormPartsFragment, SaveApplicationAnswersDocument } from './applications.gen.ts';

interface RoundAnswersProps {
  readonly round: RoundFormPartsFragment;
  readonly onSaved: () => void;
}

/** One round: its form while it may be filled, else what was answered. */
export function RoundAnswers({ round, onSaved }: RoundAnswersProps) {
  const { t, i18n } = useTranslation('applications');
  const submitted = round.submittedAt && new Date(round.submittedAt).toLocaleString(languageTag(i18n.language));
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
      {submitted && <p className={classes.meta}>{t('form.submitted', { time: submitted })}</p>}
      {round.isOpen ? <RoundForm round={round} onSaved={onSaved} /> : <Given round={round} />}
    </section>
  );
}

function Given({ round }: { readonly round: RoundFormPartsFragment }) {
  const { t } = useTranslation('applications');
  if (round.answers.length === 0) return <p className={classes.meta}>{t('form.notYet')}</p>;
  return <AnswerList elements={round.form.elements} answers={byQuestion(round.answers)} />;
}

function RoundForm({ round, onSaved }: RoundAnswersProps) {
  const { t } = useTranslation('applications');
  const { answers, change, forget } = useAnswers(`${round.applicationId}/${round.roundId}`, round.answers);
  const save = useMutation({
    mutationFn: (isComplete: boolean) =>
      graphqlRequest(SaveApplicationAnswersDocument, {
        applicationId: round.applicationId,
        round: round.roundId,
        answers: [...answers.values()],
        isComplete,
      }),
    onSuccess: () => {
      forget();
      showToast({ kind: 'success', message: t('form.saved') });
      onSaved();
    },
  });
  return (
    <>
      {round.instructions && <p className={classes.body}>{round.instructions}</p>}
      <QuestionForm
        label={round.form.title}
        elements={round.form.elements}
        answers={answers}
        onChange={change}
        submitLabel={t('form.submit')}
        isPending={save.isPending}
        failure={save.error}
        onSubmit={() => save.mutate(true)}
        onSave={() => save.mutate(false)}
      />
    </>
  );
}
