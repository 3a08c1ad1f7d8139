import { GivenWords } from './GivenWords.tsx';
import type { GivenScores } from './ScoredEvaluation.ts';
import { ScoreMatrix } from './ScoreMatrix.tsx';

/** Each criterion by each evaluator, a table for each form they answered, and what they wrote. */
export function ScoresSideBySide({ scores }: { readonly scores: GivenScores }) {
  return (
    <>
      {scores.rubrics.map(({ key, form }) => (
        <ScoreMatrix key={key} form={form} evaluations={scores.evaluations.filter((one) => one.rubricKey === key)} />
      ))}
      <GivenWords scores={scores} />
    </>
  );
}
