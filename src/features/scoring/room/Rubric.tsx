import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { criteriaOf } from '#domain/scoring/criteria.ts';
import { weightedScore } from '#domain/scoring/weightedScore.ts';
import { AnswerList } from '#src/forms/questions/AnswerList.tsx';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import type { ScoringSheetPartsFragment } from '../scoring.gen.ts';
import classes from './Room.module.css';
import { ScoringSaved } from './ScoringSaved.tsx';
import type { Scoring } from './useScoring.ts';

interface RubricProps {
  readonly sheet: ScoringSheetPartsFragment;
  readonly scoring: Scoring;
  readonly hasNext: boolean;
  readonly onHandedIn: () => void;
}

/** The criteria with what they weigh, the score they come to so far, and the way on. */
export function Rubric({ sheet, scoring, hasNext, onHandedIn }: RubricProps) {
  const { t } = useTranslation('scoring');
  const { rubric } = sheet;
  const { title } = useFormTexts()(rubric);
  const elements = useWeighed(rubric.elements);
  const [isPending, setPending] = useState(false);
  const handIn = async (): Promise<void> => {
    setPending(true);
    const isTaken = await scoring.handIn();
    setPending(false);
    if (isTaken) onHandedIn();
  };
  const score = weightedScore(rubric.elements, scoring.answers);
  return (
    <div className={classes.rubricBody}>
      <div className={classes.rubricHead}>
        <h3 className={classes.rubricTitle}>{title}</h3>
        {sheet.isOpen && <ScoringSaved scoring={scoring} />}
      </div>
      <ScoreLine score={sheet.isSubmitted ? sheet.score : score} isFinal={sheet.isSubmitted} />
      {sheet.isOpen ? (
        <QuestionForm
          label={title}
          elements={elements}
          answers={scoring.answers}
          onChange={scoring.change}
          submitLabel={t(hasNext ? 'handInNext' : 'handIn')}
          isPending={isPending}
          failure={null}
          onSubmit={() => void handIn()}
        />
      ) : (
        <>
          <p className={classes.note}>{t(sheet.isSubmitted ? 'isHandedIn' : 'isClosed')}</p>
          <AnswerList elements={elements} answers={scoring.answers} under={3} />
        </>
      )}
    </div>
  );
}

function ScoreLine({ score, isFinal }: { readonly score: number | null; readonly isFinal: boolean }) {
  const { t, i18n } = useTranslation('scoring');
  const number = score?.toLocaleString(languageTag(i18n.language), { minimumFractionDigits: 1 });
  return (
    <p className={classes.scoreLine} role="status">
      <span>{t(isFinal ? 'finalScore' : 'scoreSoFar')}</span>
      <strong className={classes.number}>{number === undefined ? '–' : t('ofTen', { score: number })}</strong>
    </p>
  );
}

/** Criteria say how much of the score they are, where they don't all weigh the same: on a line of its own, under the help. */
function useWeighed(elements: readonly FormElement[]): readonly FormElement[] {
  const { t, i18n } = useTranslation('scoring');
  return useMemo(() => {
    const criteria = criteriaOf(elements);
    const all = criteria.reduce((sum, { weight }) => sum + weight, 0);
    if (new Set(criteria.map(({ weight }) => weight)).size < 2) return elements;
    const shares = new Map(criteria.map(({ element, weight }) => [element._id, weight / all]));
    const percent = new Intl.NumberFormat(languageTag(i18n.language), { style: 'percent' });
    return elements.map((element) => {
      const share = shares.get(element._id);
      if (share === undefined) return element;
      const says = (text: string | null) =>
        [text, t('share', { percent: percent.format(share) })].filter(Boolean).join('\n');
      const descriptions = element.descriptions.map((text) => ({ ...text, value: says(text.value) }));
      return { ...element, description: says(element.description), descriptions };
    });
  }, [elements, t, i18n.language]);
}
