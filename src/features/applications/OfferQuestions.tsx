import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf } from '#domain/forms/elementKinds.ts';
import { textIn } from '#domain/forms/elementTexts.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { ApplicationQuestionsDocument, type ApplicationQuestionsQuery } from './applications.gen.ts';
import classes from './ProgramStory.module.css';

interface OfferQuestionsProps {
  readonly funnelId: string;
  /** To begin with. */
  readonly isOpen: boolean;
}

type Element = ApplicationQuestionsQuery['applicationQuestions'][number];

/** What the form asks, to be read before anybody signs up; it is fetched when somebody wants to know. */
export function OfferQuestions({ funnelId, isOpen: isOpenAtFirst }: OfferQuestionsProps) {
  const { t, i18n } = useTranslation('applications');
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { data, error, refetch } = useQuery({
    ...graphqlQuery(ApplicationQuestionsDocument, { funnelId }),
    enabled: isOpen,
  });
  const elements = data?.applicationQuestions.filter(isSaid);
  return (
    <details className={classes.questions} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('story.asks')}</summary>
      {error && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {isOpen && !data && !error && <ListSkeleton rows={3} rowHeight={24} />}
      {elements && (
        <ul className={classes.outline}>
          {elements.map(({ _id, questionType, label, labels }) => (
            <li key={_id} data-part={isPart(questionType)} dir="auto">
              {textIn(labels, i18n.language, label)}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

const isPart = (questionType: string): boolean => questionType === 'section' || questionType === 'heading';

/** Questions and the parts they stand in; what is worked out is asked of nobody. */
const isSaid = ({ questionType }: Element): boolean =>
  isPart(questionType) || (kindOf(questionType).value !== null && questionType !== 'calculated');
