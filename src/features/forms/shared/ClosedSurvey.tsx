import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { WrittenHere } from '#src/forms/questions/drafts/WrittenHere.tsx';
import type { AnswerMap } from '#src/forms/questions/useAnswers.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import classes from './Shared.module.css';
import { useSurveyElements } from './useBesideElements.ts';

interface ClosedSurveyProps {
  readonly end: 'closed' | 'askedNoMore';
  /** Who asks, where that is known; else it is the organisation. */
  readonly askedBy: string | null | undefined;
  readonly elements: readonly FormElement[];
  readonly answers: AnswerMap;
  readonly onRetry: () => void;
}

/** A request that takes no answers: whom to turn to, and what was written until then, to be read, copied and printed. */
export function ClosedSurvey({ end, askedBy, elements, answers, onRetry }: ClosedSurveyProps) {
  const { t } = useTranslation('publicForms');
  const { incubator } = useSession();
  const asked = useSurveyElements();
  const written = [asked.rating, asked.comment, ...elements].filter(({ _id }) => isGiven(answers, _id));
  const name = askedBy || incubator?.name;
  return (
    <div className={classes.ended}>
      <FormAlert kind="error">
        <div className={classes.said}>
          <p>{t(`survey.${end}`)}</p>
          {written.length > 0 && <p>{t('survey.unsent')}</p>}
          {name && <p>{t('survey.turnTo', { name })}</p>}
        </div>
      </FormAlert>
      {written.length > 0 && (
        <WrittenHere elements={written} answers={answers}>
          <Button variant="subtle" onClick={onRetry}>
            {t('draft.tryAgain')}
          </Button>
        </WrittenHere>
      )}
    </div>
  );
}

function isGiven(answers: AnswerMap, id: string): boolean {
  const answer = answers.get(id);
  return answer !== undefined && Boolean(answer.textValue || answer.numberValue !== null || answer.arrayValue?.length);
}
