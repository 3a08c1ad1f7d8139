import { Fragment, memo, useMemo } from 'react';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { AskedQuestion } from '../AskedQuestion.tsx';
import { QuestionConflict } from '../drafts/together/QuestionConflict.tsx';
import { ElementView } from '../ElementView.tsx';
import { isSameList } from '../pages/filledForm.ts';
import { isQuestion } from '../questionKinds.ts';
import type { AnswerMap } from '../useAnswers.ts';
import classes from './QuestionGroups.module.css';
import { isShort, questionGroups } from './questionGroups.ts';
import { useArriving } from './useArriving.ts';

/** About as high as a question is. */
const QUESTION_PX = 80;

interface GroupProps {
  readonly elements: readonly FormElement[];
  readonly answers: AnswerMap;
  /** What is said of questions, by question. */
  readonly errors: ReadonlyMap<string, string>;
  /** The same function at each drawing. */
  readonly onChange: (answer: Answer) => void;
  readonly onTouch: (questionId: string) => void;
}

interface QuestionGroupsProps extends GroupProps {
  /** All elements of the form. */
  readonly all: readonly FormElement[];
  /** All are drawn at once: somebody is to be led to one of them. */
  readonly isWhole: boolean;
}

/**
 * The questions of a page. Of a long one the first are there at once and the others follow; what is off the screen is not
 * laid out, and a key draws the group that it was typed into.
 */
export function QuestionGroups({ all, elements, isWhole, ...shared }: QuestionGroupsProps) {
  const groups = useMemo(() => questionGroups(all, elements), [all, elements]);
  const arrived = useArriving(groups.length, isWhole);
  if (isShort(all)) return <Questions elements={elements} {...shared} />;
  return groups.map((group, at) =>
    at < arrived ? (
      <QuestionGroup key={group.key} {...shared} elements={group.elements} />
    ) : (
      <div key={group.key} style={{ minHeight: group.elements.length * QUESTION_PX }} />
    ),
  );
}

const QuestionGroup = memo(function QuestionGroup(props: GroupProps) {
  return (
    <div className={classes.group}>
      <Questions {...props} />
    </div>
  );
}, isSame);

function Questions({ elements, answers, errors, onChange, onTouch }: GroupProps) {
  return elements.map((element) =>
    isQuestion(element) ? (
      <Fragment key={element._id}>
        <AskedQuestion
          element={element}
          answer={answers.get(element._id)}
          error={errors.get(element._id)}
          onChange={onChange}
          onTouch={onTouch}
        />
        <QuestionConflict element={element} answer={answers.get(element._id)} />
      </Fragment>
    ) : (
      <ElementView key={element._id} element={element} />
    ),
  );
}

/** A group is the same as long as its own questions, answers and errors are. */
function isSame(before: GroupProps, now: GroupProps): boolean {
  const isSameFor = (read: 'answers' | 'errors'): boolean =>
    before[read] === now[read] || now.elements.every(({ _id }) => before[read].get(_id) === now[read].get(_id));
  return (
    before.onChange === now.onChange &&
    before.onTouch === now.onTouch &&
    isSameList(before.elements, now.elements) &&
    isSameFor('answers') &&
    isSameFor('errors')
  );
}
