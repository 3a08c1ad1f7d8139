import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { treeChoices } from '#domain/forms/answerValues.ts';
import { columnKindOf } from '#domain/forms/columns/tableColumns.ts';
import { isNamed, optionLabel } from '#domain/forms/elementTexts.ts';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { anchorOf } from '#domain/forms/scaleAnchors.ts';
import { treeOptionsOf } from '#domain/forms/treeOptions.ts';
import classes from '../Builder.module.css';

/**
 * What an element looks like to those who fill it, drawn without what makes it work: five hundred of them stand on a page,
 * and none is filled there.
 */
export const ElementSample = memo(function ElementSample({ element }: { readonly element: FormElement }) {
  const { description } = element;
  return (
    <>
      {description && <p className={classes.help}>{description}</p>}
      <Sample element={element} />
    </>
  );
});

function Sample({ element }: { readonly element: FormElement }) {
  const { t, i18n } = useTranslation('formBuilder');
  const { questionType, options, validations, videoUrl } = element;
  const labels = options.map((option, at) => {
    if (isNamed(option)) return optionLabel(option, i18n.language);
    if (option.isWriteIn) return t('otherOption');
    return t(questionType === 'table' ? 'columnNumber' : 'optionNumber', { number: at + 1 });
  });
  switch (questionType) {
    case 'section':
    case 'heading':
    case 'sub_heading':
    case 'paragraph':
      return null;
    case 'select_radio':
    case 'select_checkbox':
    case 'select_dropdown':
    case 'select_multi_dropdown':
      return (
        <ul className={classes.sampleOptions} data-round={questionType === 'select_radio'}>
          {options.map((option, at) => (
            <li key={option.value}>{labels[at]}</li>
          ))}
        </ul>
      );
    case 'tree_single':
    case 'tree_multi':
      return (
        <ul className={classes.sampleOptions}>
          {treeChoices(treeOptionsOf(element), i18n.language).map(({ value, label }) => (
            <li key={value}>{label}</li>
          ))}
        </ul>
      );
    case 'number_scale': {
      const [first, last] = [validations.min ?? 0, validations.max ?? 10];
      const words = [first, last].map((point) => anchorOf(element, point, i18n.language) ?? '');
      return <p className={classes.sampleLine}>{`${first} ${words[0]} – ${last} ${words[1]}`}</p>;
    }
    case 'table':
      return (
        <p className={classes.sampleLine}>
          {options
            .map((column, at) => {
              const kind = columnKindOf(column);
              return kind === 'text' ? labels[at] : `${labels[at]} (${t(`columnKind.${kind}`)})`;
            })
            .join(' | ')}
        </p>
      );
    case 'video':
      return <p className={classes.sampleLine}>{videoUrl}</p>;
    default:
      return <div className={classes.sampleField} data-long={questionType === 'text_long'} />;
  }
}
