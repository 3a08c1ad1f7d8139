import { useTranslation } from 'react-i18next';
import { numberText } from '#domain/forms/answerText.ts';
import { choiceNames } from '#domain/forms/answerValues.ts';
import { elementIn } from '#domain/forms/elementTexts.ts';
import { type FormElement, valueKindOf } from '#domain/forms/FormElement.ts';
import { scalePoints } from '#domain/forms/scaleAnchors.ts';
import { ElementView } from '#src/forms/questions/ElementView.tsx';
import { isQuestion } from '#src/forms/questions/questionKinds.ts';
import classes from './Printable.module.css';

/** The questions on paper: boxes to tick, lines to write on. */
export function BlankForm({ elements }: { readonly elements: readonly FormElement[] }) {
  const { t, i18n } = useTranslation('questions');
  return (
    <ol className={classes.blank}>
      {elements
        .map((one) => elementIn(one, i18n.language))
        .map((element) => (
          <li key={element._id}>
            {isQuestion(element) ? (
              <>
                <p className={classes.question}>
                  {element.validations.required ? element.label : t('optional', { label: element.label })}
                </p>
                {element.description && <p className={classes.help}>{element.description}</p>}
                <Space element={element} />
              </>
            ) : (
              <ElementView element={element} />
            )}
          </li>
        ))}
    </ol>
  );
}

/** What one ticks: each choice, or each point of a scale with the words at it. */
function boxesOf(element: FormElement, language: string): readonly string[] {
  if (element.questionType !== 'number_scale') return [...choiceNames(element, language).values()];
  return scalePoints(element).map((point) => numberText(element, point, language));
}

function Space({ element }: { readonly element: FormElement }) {
  const { i18n } = useTranslation();
  const choices = boxesOf(element, i18n.language);
  if (element.questionType === 'table') return <p className={classes.help}>{choices.join(' | ')}</p>;
  if (choices.length > 0) {
    return (
      <ul className={classes.boxes}>
        {choices.map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
      </ul>
    );
  }
  const isLong = valueKindOf(element.questionType) === 'textValue' && element.questionType === 'text_long';
  return <div className={classes.line} data-long={isLong} />;
}
