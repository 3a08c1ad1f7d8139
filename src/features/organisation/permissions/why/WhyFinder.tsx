import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { ActionChoices } from './ActionChoices.tsx';
import { type FinderQuestion, noQuestion } from './finderQuestion.ts';
import { RecordChoices } from './RecordChoices.tsx';
import { WhoChoices } from './WhoChoices.tsx';
import { WhyAnswer } from './WhyAnswer.tsx';
import classes from './why.module.css';

/** Somebody, a record, and something to do with it: whether it is allowed, and which rule says so. */
export function WhyFinder() {
  const { t } = useTranslation('why');
  const [question, setQuestion] = useState<FinderQuestion>(noQuestion);
  const change = (changes: Partial<FinderQuestion>): void => setQuestion({ ...question, ...changes });
  return (
    <div className={classes.finder}>
      <form className={classes.question} aria-label={t('find.label')} onSubmit={(event) => event.preventDefault()}>
        <WhoChoices question={question} onChange={change} />
        <RecordChoices question={question} onChange={change} />
        <ActionChoices question={question} onChange={change} />
      </form>
      <output className={classes.answer}>
        {question.id === null ? (
          <EmptyState title={t('find.first')} hint={t('find.firstHint')} />
        ) : (
          <WhyAnswer question={{ ...question, id: question.id }} />
        )}
      </output>
    </div>
  );
}
