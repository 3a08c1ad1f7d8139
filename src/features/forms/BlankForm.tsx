import { useTranslation } from 'react-i18next';
import { numberText } from '#domain/forms/answerText.ts';
import { choiceNames } from '#domain/forms/answerValues.ts';
import { columnChoiceNames, tableColumns } from '#domain/forms/columns/tableColumns.ts';
import { elementIn, optionLabel } from '#domain/forms/elementTexts.ts';
import type { Dependency, FormElement } from '#domain/forms/FormElement.ts';
import { scalePoints } from '#domain/forms/scaleAnchors.ts';
import { rowCounts } from '#domain/forms/tableRows.ts';
import { CellTable } from '#src/forms/questions/CellTable.tsx';
import { conditionSentence } from '#src/forms/questions/conditions/conditionSentence.ts';
import { ElementView } from '#src/forms/questions/ElementView.tsx';
import { isQuestion } from '#src/forms/questions/questionKinds.ts';
import classes from './Printable.module.css';

/** Rows of a table on paper, with room to write: more than at first, where whoever answers may add some. */
const emptyRows = (element: FormElement): string[][] => {
  const { first, most } = rowCounts(element);
  return Array.from({ length: Math.min(most, element.userAddRow ? first + 2 : first) }, () => []);
};

/** The questions on paper: boxes to tick, lines to write on. What is counted from other answers is nobody's to fill. */
export function BlankForm({ elements }: { readonly elements: readonly FormElement[] }) {
  const { i18n } = useTranslation();
  const read = elements.map((one) => elementIn(one, i18n.language));
  return (
    <ol className={classes.blank}>
      {read
        .filter(({ questionType }) => questionType !== 'calculated')
        .map((element) => (
          <li key={element._id}>
            {element.dependency && <Condition dependency={element.dependency} elements={read} />}
            <OnPaper element={element} />
          </li>
        ))}
    </ol>
  );
}

interface ConditionProps {
  readonly dependency: Dependency;
  readonly elements: readonly FormElement[];
}

/** Paper can't leave out what does not apply: it says when it does. */
function Condition({ dependency, elements }: ConditionProps) {
  const { t, i18n } = useTranslation('formBuilder');
  return <p className={classes.help}>{conditionSentence(t, dependency, elements, i18n.language)}</p>;
}

function OnPaper({ element }: { readonly element: FormElement }) {
  if (isQuestion(element)) return <Question element={element} />;
  if (element.questionType !== 'video') return <ElementView element={element} />;
  // No paper plays it: it says where the video is.
  return (
    <>
      <p className={classes.question}>{element.label}</p>
      {element.description && <p className={classes.help}>{element.description}</p>}
      <p className={classes.help}>{element.videoUrl}</p>
    </>
  );
}

function Question({ element }: { readonly element: FormElement }) {
  const { t } = useTranslation('questions');
  const { label, description, validations } = element;
  return (
    <>
      <p className={classes.question}>{validations.required ? label : t('optional', { label })}</p>
      {description && <p className={classes.help}>{description}</p>}
      <Space element={element} />
    </>
  );
}

/** What one ticks: each choice, or each point of a scale with the words at it. */
function boxesOf(element: FormElement, language: string): readonly string[] {
  if (element.questionType !== 'number_scale') return [...choiceNames(element, language).values()];
  return scalePoints(element).map((point) => numberText(element, point, language));
}

/** The columns, each of choices with what can be written into it. */
const headsOf = (element: FormElement, language: string): string[] =>
  tableColumns(element).map((column) => {
    const names = [...columnChoiceNames(column, language).values()];
    const head = optionLabel(column, language);
    return names.length === 0 ? head : `${head} (${names.join(' / ')})`;
  });

function Space({ element }: { readonly element: FormElement }) {
  const { t, i18n } = useTranslation('questions');
  if (element.questionType === 'table')
    return <CellTable className={classes.grid} columns={headsOf(element, i18n.language)} rows={emptyRows(element)} />;
  const choices = boxesOf(element, i18n.language);
  if (choices.length === 0) return <div className={classes.line} data-long={element.questionType === 'text_long'} />;
  const writeIn = element.options.find(({ isWriteIn }) => isWriteIn);
  return (
    <ul className={classes.boxes}>
      {choices.map((choice) => (
        <li key={choice}>{choice}</li>
      ))}
      {writeIn && (
        <li className={classes.written}>
          {writeIn.labels.length > 0 ? optionLabel(writeIn, i18n.language) : t('other')}
          <span className={classes.line} />
        </li>
      )}
    </ul>
  );
}
