import { Button } from '@mantine/core';
import { memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { AnswerValue } from '../../AnswerList.tsx';
import classes from './QuestionConflict.module.css';
import { QuestionConflicts } from './QuestionConflicts.ts';

interface QuestionConflictProps {
  readonly element: FormElement;
  /** As the reader wrote it. */
  readonly answer: Answer | undefined;
}

/**
 * Under a question that somebody else has changed as well: both versions, of which the reader chooses one. There is one of it for
 * each question: where nobody else has changed it, it asks for nothing.
 */
export const QuestionConflict = memo(function QuestionConflict(props: QuestionConflictProps) {
  const { ids } = useContext(QuestionConflicts);
  return ids.includes(props.element._id) ? <BothVersions {...props} /> : null;
});

function BothVersions({ element, answer }: QuestionConflictProps) {
  const { t } = useTranslation('questions');
  const { theirs, choose } = useContext(QuestionConflicts);
  const { _id } = element;
  return (
    <section className={classes.conflict} role="alert" aria-label={t('conflict.label', { question: element.label })}>
      <p>{t('conflict.both')}</p>
      <dl>
        <dt>{t('conflict.theirs')}</dt>
        <dd>
          <AnswerValue element={element} answer={theirs.get(_id)} />
        </dd>
        <dt>{t('conflict.mine')}</dt>
        <dd>
          <AnswerValue element={element} answer={answer} />
        </dd>
      </dl>
      <Button size="compact-sm" variant="default" onClick={() => choose(_id, false)}>
        {t('conflict.takeTheirs')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => choose(_id, true)}>
        {t('conflict.keepMine')}
      </Button>
    </section>
  );
}
