import { useTranslation } from 'react-i18next';
import { fileInAddress } from '#domain/files/fileAddress.ts';
import { numberText } from '#domain/forms/answerText.ts';
import { choiceNames, columnsOf } from '#domain/forms/answerValues.ts';
import { shownRows } from '#domain/forms/columns/cellText.ts';
import { elementIn } from '#domain/forms/elementTexts.ts';
import { type Answer, type FormElement, isEmptyAnswer } from '#domain/forms/FormElement.ts';
import { formState } from '#domain/forms/formState.ts';
import { isCriterionComment } from '#domain/scoring/criterionComments.ts';
import { isWebLink, withScheme } from '#domain/text/webLink.ts';
import { listOf } from '#src/ui/i18n/listOf.ts';
import { type HeadingLevel, headingLevels } from '#src/ui/outline/headingLevels.ts';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { AnsweredFile } from './AnsweredFile.tsx';
import { CellTable } from './CellTable.tsx';
import { ElementView } from './ElementView.tsx';
import classes from './QuestionForm.module.css';
import { isQuestion } from './questionKinds.ts';
import type { AnswerMap } from './useAnswers.ts';

/** Titles of a form, the weightiest first. */
const titles: readonly string[] = ['section', 'heading', 'sub_heading'];

function titleLevels(shown: readonly FormElement[], under: number): ReadonlyMap<string, HeadingLevel> {
  const titled = shown.filter(({ questionType }) => titles.includes(questionType));
  const levels = headingLevels(
    titled.map(({ questionType }) => titles.indexOf(questionType)),
    under,
  );
  return new Map(titled.flatMap(({ _id }, at) => (levels[at] ? [[_id, levels[at]] as const] : [])));
}

interface AnswerListProps {
  readonly elements: readonly FormElement[];
  readonly answers: AnswerMap;
  /** The elements are those that apply, as of a page whose form has been worked out as a whole. */
  readonly isWorkedOut?: boolean;
  /** Level of the heading that they stand under. */
  readonly under?: number;
}

/** Questions with what was answered; what does not apply is left out. */
export function AnswerList({ elements, answers, isWorkedOut = false, under = 2 }: AnswerListProps) {
  const { i18n } = useTranslation();
  const state = isWorkedOut ? { shown: elements, answers } : formState(elements, answers);
  const shown = state.shown
    .filter(({ questionType }) => questionType !== 'paragraph' && questionType !== 'video')
    // Room for words that nobody has used is no question without an answer.
    .filter((element) => !isCriterionComment(element) || !isEmptyAnswer(state.answers.get(element._id)))
    .map((element) => elementIn(element, i18n.language));
  const levels = titleLevels(shown, under);
  return (
    <div className={classes.answers}>
      {shown.map((element) =>
        isQuestion(element) ? (
          <dl key={element._id} className={classes.answers}>
            <div>
              <dt>
                <bdi>{element.label}</bdi>
              </dt>
              <dd>
                <AnswerValue element={element} answer={state.answers.get(element._id)} />
              </dd>
            </div>
          </dl>
        ) : (
          <ElementView key={element._id} element={element} level={levels.get(element._id)} />
        ),
      )}
    </div>
  );
}

/** One answer in words. */
export function AnswerValue({
  element,
  answer,
}: {
  readonly element: FormElement;
  readonly answer: Answer | undefined;
}) {
  const { t, i18n } = useTranslation('questions');
  if (answer === undefined || isEmptyAnswer(answer)) return <span className={classes.missing}>{t('noAnswer')}</span>;
  const { questionType } = element;
  if (questionType === 'table')
    return (
      <CellTable
        className={classes.cells}
        columns={columnsOf(element, i18n.language)}
        rows={shownRows(element, answer, i18n.language)}
      />
    );
  if (answer.numberValue !== null) return numberText(element, answer.numberValue, i18n.language);
  const text = answer.textValue ?? '';
  const file = questionType === 'file' ? fileInAddress(text) : null;
  if (file) return <AnsweredFile {...file} />;
  // What leads nowhere, as one that is hidden from whoever judges, is no link.
  if ((questionType === 'text_link' || questionType === 'file') && isWebLink(text)) {
    return (
      <a href={withScheme(text)} target="_blank" rel="noreferrer">
        <bdi>{text}</bdi>
      </a>
    );
  }
  if (questionType === 'date') return <CalendarDay day={text} />;
  const names = choiceNames(element, i18n.language);
  const values = answer.arrayValue.length > 0 ? answer.arrayValue : [text];
  const words = values.map((value) => names.get(value) ?? value);
  return <bdi>{listOf(words, i18n.language)}</bdi>;
}

/** A calendar day has no zone: it is written in UTC so that it stays the day it is. */
function CalendarDay({ day }: { readonly day: string }) {
  return dayText(day, 'UTC', useDateReader());
}
