import { Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { useAnswers } from '#src/forms/questions/useAnswers.ts';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import { KeptLine } from '#src/forms/writing/KeptLine.tsx';
import { Section } from '#src/ui/Section.tsx';
import classes from '../Session.module.css';
import { EvaluateSessionDocument, type SessionEvaluationsQuery } from '../session.gen.ts';
import { useSessionChange } from '../useSessionChange.ts';

interface EvaluateProps {
  readonly sessionId: string;
  readonly form: NonNullable<SessionEvaluationsQuery['sessionForm']>['form'];
  readonly coaches: readonly { readonly _id: string }[];
}

/** The evaluation form, with who reads what is sent: founders what coaches answer, coaches and the team what anybody does. */
export function Evaluate({ sessionId, form, coaches }: EvaluateProps) {
  const { t } = useTranslation('programme');
  const { user } = useSession();
  const isCoach = coaches.some(({ _id }) => _id === user?._id);
  const { title, description } = useFormTexts()(form);
  const { answers, change, forget, replace } = useAnswers(`session/${sessionId}`);
  const send = useSessionChange(
    () =>
      graphqlRequest(EvaluateSessionDocument, {
        sessionId,
        answers: [...answers.values()],
        formVersion: form.version,
      }),
    forget,
  );
  const throwAway = (): void => {
    forget();
    replace(new Map());
  };
  return (
    <Paper withBorder radius="lg" className={classes.part}>
      <Section title={title} hint={description ?? undefined}>
        <QuestionForm
          label={title}
          elements={form.elements}
          answers={answers}
          onChange={change}
          submitLabel={t('session.sendEvaluation')}
          isPending={send.isPending}
          failure={send.error}
          status={
            <>
              <p className={classes.note}>{t(isCoach ? 'session.readOfCoach' : 'session.readOfStartup')}</p>
              {answers.size > 0 && <KeptLine onThrowAway={throwAway} />}
            </>
          }
          onSubmit={() => send.mutate(undefined)}
        />
      </Section>
    </Paper>
  );
}
