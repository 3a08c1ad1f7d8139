import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { scalePoints, withAnchor } from '#domain/forms/scaleAnchors.ts';
import type { BuilderElement } from '../state/BuilderState.ts';
import classes from './Settings.module.css';
import { writtenTexts } from './writtenTexts.ts';

interface AnchorsEditorProps {
  readonly element: BuilderElement;
  readonly onChange: (changes: Partial<BuilderElement>, about?: string) => void;
}

/** What each point of a scale means, in words, so that all who judge by it mean the same; those left empty have none. */
export function AnchorsEditor({ element, onChange }: AnchorsEditorProps) {
  const { t, i18n } = useTranslation('formBuilder');
  const { options } = element;
  return (
    <fieldset className={classes.group}>
      <legend>{t('anchors')}</legend>
      <p className={classes.hint}>{t('anchorsHelp')}</p>
      <ol className={classes.options}>
        {scalePoints(element).map((point) => {
          const labels = options.find(({ value }) => value === String(point))?.labels ?? [];
          return (
            <li key={point} className={classes.option}>
              <span className={classes.point} aria-hidden>
                {point}
              </span>
              <TextInput
                className={classes.grow}
                aria-label={t('anchorOf', { point })}
                maxLength={300}
                value={labels[0]?.value ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  onChange(
                    { options: withAnchor(options, point, writtenTexts(labels, i18n.language, value)) },
                    `anchor ${point}`,
                  )
                }
              />
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
