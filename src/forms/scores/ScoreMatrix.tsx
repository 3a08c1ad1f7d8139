import { useTranslation } from 'react-i18next';
import { answerText } from '#domain/forms/answerText.ts';
import { elementIn } from '#domain/forms/elementTexts.ts';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { criteriaOf } from '#domain/scoring/criteria.ts';
import { meanOf } from '#domain/scoring/means.ts';
import { criterionScores } from '#domain/scoring/weightedScore.ts';
import { byQuestion } from '#src/forms/questions/useAnswers.ts';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { toneOf } from '#src/ui/enums/enumValues.ts';
import { StatusPill, type Tone } from '#src/ui/StatusPill.tsx';
import { ScrollRegion } from '#src/ui/scroll/ScrollRegion.tsx';
import type { Rubric, ScoredEvaluation } from './ScoredEvaluation.ts';
import classes from './Scores.module.css';
import { useScoreText } from './useScoreText.ts';

interface ScoreMatrixProps {
  readonly form: Rubric;
  readonly evaluations: readonly ScoredEvaluation[];
}

/** Criteria by evaluators, all from 0 to 10, with the mean of each. */
export function ScoreMatrix({ form, evaluations }: ScoreMatrixProps) {
  const { t, i18n } = useTranslation(['scoring', 'spec']);
  const { title } = useFormTexts()(form);
  const text = useScoreText();
  const given = new Map(evaluations.map((one) => [one.evaluationId, scoresOf(form, one)]));
  const criteria = criteriaOf(form.elements);
  // Another name than that of the part of the page it stands in.
  const named = [title, ...evaluations.map(({ evaluatorName }) => evaluatorName)].join(' · ');
  return (
    <>
      <p className={classes.note}>{t('scores.ofTen')}</p>
      <ScrollRegion className={classes.frame} label={named}>
        <table className={classes.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{title}</th>
              {evaluations.map(({ evaluationId, evaluatorName, status }) => (
                <th key={evaluationId} scope="col" className={classes.number}>
                  <bdi>{evaluatorName}</bdi>
                  {status !== 'submitted' && (
                    <div>
                      <StatusPill tone={toneOf('EvaluationStatus', status) as Tone}>
                        {t(`spec:${enumLabelKey('EvaluationStatus', status)}` as 'spec:enum.EvaluationStatus.pending')}
                      </StatusPill>
                    </div>
                  )}
                </th>
              ))}
              <th scope="col" className={classes.number}>
                {t('scores.mean')}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr className={classes.total}>
              <th scope="row">{t('scores.total')}</th>
              {evaluations.map(({ evaluationId, score }) => (
                <td key={evaluationId} className={classes.number}>
                  {text(score)}
                </td>
              ))}
              <td className={classes.number}>{text(meanOrNull(evaluations.map(({ score }) => score)))}</td>
            </tr>
            {criteria.map(({ element, weight }) => {
              const scores = evaluations.map(({ evaluationId }) => given.get(evaluationId)?.get(element._id) ?? null);
              return (
                <tr key={element._id}>
                  <th scope="row">
                    {elementIn(element, i18n.language).label}
                    <small>{t('scores.weight', { weight: weight.toLocaleString() })}</small>
                  </th>
                  {scores.map((score, at) => (
                    <td key={evaluations[at]?.evaluationId} className={classes.number}>
                      {text(score)}
                      <Words element={element} evaluation={evaluations[at]} />
                    </td>
                  ))}
                  <td className={classes.number}>{text(meanOrNull(scores))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

interface WordsProps {
  readonly element: FormElement;
  readonly evaluation: ScoredEvaluation | undefined;
}

/** What was chosen: the point of a scale with what it means, the words of an option. A score of ten alone is what nobody gave. */
function Words({ element, evaluation }: WordsProps) {
  const { i18n } = useTranslation();
  const given = evaluation && byQuestion(evaluation.answers).get(element._id);
  const words = answerText(element, given, i18n.language);
  return words && <small>{words}</small>;
}

function scoresOf(form: Rubric, { answers }: ScoredEvaluation): ReadonlyMap<string, number | null> {
  const scores = criterionScores(form.elements, byQuestion(answers));
  return new Map(scores.map(({ criterion, score }) => [criterion.element._id, score]));
}

function meanOrNull(scores: readonly (number | null)[]): number | null {
  const given = scores.filter((score) => score !== null);
  return given.length === 0 ? null : meanOf(given);
}
