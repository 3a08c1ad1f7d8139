import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf } from '#domain/forms/elementKinds.ts';
import { textIn } from '#domain/forms/elementTexts.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useLoaded } from '#src/data/useLoaded.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { ApplicationQuestionsDocument, type ApplicationQuestionsQuery } from '../applications.gen.ts';
import classes from './ProgramStory.module.css';

interface OfferQuestionsProps {
  readonly funnelId: string;
  /** To begin with. */
  readonly isOpen: boolean;
}

type Element = ApplicationQuestionsQuery['applicationQuestions'][number];

/** What the form asks, to be read before anybody signs up; it is fetched when somebody wants to know. */
export function OfferQuestions({ funnelId, isOpen: isOpenAtFirst }: OfferQuestionsProps) {
  const { t } = useTranslation('applications');
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details className={classes.questions} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('story.asks')}</summary>
      {isOpen && <Outline funnelId={funnelId} />}
    </details>
  );
}

function Outline({ funnelId }: { readonly funnelId: string }) {
  const { i18n } = useTranslation();
  const { data, error, retry } = useLoaded(funnelId, (signal) =>
    graphqlRequest(ApplicationQuestionsDocument, { funnelId }, { signal }),
  );
  if (error !== null) return <FailedState error={error} onRetry={retry} />;
  if (!data) return <ListSkeleton rows={3} rowHeight={24} />;
  return (
    <ul className={classes.outline}>
      {data.applicationQuestions.filter(isSaid).map(({ _id, questionType, label, labels }) => (
        // The list stands as the page does; only the words may be of another language.
        <li key={_id} data-part={isPart(questionType)}>
          <bdi>{textIn(labels, i18n.language, label)}</bdi>
        </li>
      ))}
    </ul>
  );
}

const isPart = (questionType: string): boolean => questionType === 'section' || questionType === 'heading';

/** Questions and the parts they stand in; what is worked out is asked of nobody. */
const isSaid = ({ questionType }: Element): boolean =>
  isPart(questionType) || (kindOf(questionType).value !== null && questionType !== 'calculated');
