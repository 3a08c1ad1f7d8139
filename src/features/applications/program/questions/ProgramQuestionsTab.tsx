import { UnstyledButton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyRecordEditor, useReadyEditor } from '#src/screens/form/LazyRecordEditor.tsx';
import { CreateButton } from '#src/screens/table/CreateButton.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import sortable from '#src/ui/ordering/Sortable.module.css';
import { SortableItem } from '#src/ui/ordering/SortableItem.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import classes from './ProgramQuestions.module.css';
import { type Question, useProgramQuestions } from './useProgramQuestions.ts';

/** What visitors of a program's page often ask, in the order in which they read it there. */
export function ProgramQuestionsTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('applications');
  const { questions, error, refetch, move, remove, mayAdd } = useProgramQuestions(recordId);
  /** Null for a new one. */
  const [editing, setEditing] = useState<string | null | undefined>(undefined);
  /** What was moved last, said to those who don't see it. */
  const [moved, setMoved] = useState('');
  useReadyEditor(mayAdd);
  if (error && !questions) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!questions) return <ListSkeleton rows={4} />;
  const count = questions.length;
  const moveTo = (question: Question, to: number): void => {
    if (to < 0 || to >= count) return;
    move(question._id, to);
    setMoved(t('questions.moved', { name: question.question, position: to + 1, count }));
  };
  const last = Math.max(count, ...questions.map(({ position }) => position ?? 0));
  return (
    <div className={classes.tab}>
      <PageHeader
        title={t('story.faq')}
        count={count}
        level={2}
        action={mayAdd && <CreateButton entity="ProgramQuestion" onClick={() => setEditing(null)} />}
      />
      {count === 0 && <EmptyState title={t('questions.empty')} hint={t('questions.emptyHint')} />}
      <ol className={sortable.list} aria-label={t('story.faq')}>
        {questions.map((question, at) => (
          <SortableItem
            key={question._id}
            id={question._id}
            name={question.question}
            kind="question"
            at={at}
            count={count}
            mayChange={question.may?.update ?? false}
            onMove={(id, to) => {
              const dragged = questions.find(({ _id }) => _id === id);
              if (dragged) moveTo(dragged, to);
            }}
            onOpen={() => setEditing(question._id)}
            onRemove={() => void remove(question)}
          >
            <Words question={question} onOpen={() => setEditing(question._id)} />
          </SortableItem>
        ))}
      </ol>
      <p className={classes.answer} role="status">
        {moved}
      </p>
      {editing !== undefined && (
        <Suspense>
          <LazyRecordEditor
            formId="programQuestion"
            recordId={editing}
            onClose={() => {
              setEditing(undefined);
              void refetch();
            }}
            preset={{ program: recordId, position: last + 1 }}
          />
        </Suspense>
      )}
    </div>
  );
}

interface WordsProps {
  readonly question: Question;
  readonly onOpen: () => void;
}

function Words({ question: { question, answer, may }, onOpen }: WordsProps) {
  return (
    <>
      {may?.update ? (
        <UnstyledButton className={classes.question} onClick={onOpen}>
          {question}
        </UnstyledButton>
      ) : (
        <span className={classes.question}>{question}</span>
      )}
      <p className={classes.answer}>{answer}</p>
    </>
  );
}
