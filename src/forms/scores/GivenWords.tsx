import { useTranslation } from 'react-i18next';
import { elementIn } from '#domain/forms/elementTexts.ts';
import type { FormElement } from '#domain/forms/FormElement.ts';
import type { GivenScores, ScoredEvaluation } from './ScoredEvaluation.ts';
import classes from './Scores.module.css';

/** What evaluators wrote, and why somebody stepped aside. */
export function GivenWords({ scores: { evaluations, rubrics } }: { readonly scores: GivenScores }) {
  const { t } = useTranslation('scoring');
  const elementsOf = new Map(rubrics.map(({ key, form }) => [key, form.elements]));
  const given = evaluations.flatMap((one) => {
    const words = wordsOf(one, elementsOf.get(one.rubricKey) ?? []);
    return words.length === 0 && one.status !== 'declined' ? [] : [{ one, words }];
  });
  if (given.length === 0) return null;
  return (
    <ul className={classes.comments} aria-label={t('scores.comments')}>
      {given.map(({ one, words }) => (
        <li key={one.evaluationId}>
          <strong>
            <bdi>{one.evaluatorName}</bdi>
          </strong>
          {one.status === 'declined' && (
            <p>{one.declineReason ? t('scores.asideBecause', { reason: one.declineReason }) : t('scores.aside')}</p>
          )}
          {words.map(({ element, text }) => (
            <Words key={element?._id ?? 'comment'} element={element} text={text} />
          ))}
        </li>
      ))}
    </ul>
  );
}

interface Word {
  readonly element: FormElement | null;
  readonly text: string;
}

function Words({ element, text }: Word) {
  const { i18n } = useTranslation();
  return (
    <>
      {element && <p className={classes.note}>{elementIn(element, i18n.language).label}</p>}
      <p>{text}</p>
    </>
  );
}

/** Texts that were answered; without a form there is the comment. */
function wordsOf({ answers, comment }: ScoredEvaluation, elements: readonly FormElement[]): readonly Word[] {
  const texts = elements.filter(({ questionType }) => questionType === 'text' || questionType === 'text_long');
  const words = texts.flatMap((element) => {
    const text = answers.find(({ questionId }) => questionId === element._id)?.textValue;
    return text ? [{ element, text }] : [];
  });
  return words.length === 0 && comment ? [{ element: null, text: comment }] : words;
}
