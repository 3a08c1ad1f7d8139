import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TranslatedText } from '#domain/forms/FormElement.ts';
import { contentLanguages } from '#domain/generated/constants.gen.ts';
import { languageNames } from '#src/ui/i18n/languages.ts';
import type { BuilderElement } from '../state/BuilderState.ts';
import classes from './Settings.module.css';
import { translatedTexts } from './writtenTexts.ts';

interface TranslationsProps {
  readonly element: BuilderElement;
  readonly onChange: (changes: Partial<BuilderElement>, about?: string) => void;
}

/** The element in the other languages of the organisation, beside what it is called in the first. */
export function Translations({ element, onChange }: TranslationsProps) {
  const { t } = useTranslation('formBuilder');
  const { label, labels, description, descriptions, options } = element;
  const textOf = (texts: readonly TranslatedText[], language: string): string =>
    texts.find((text) => text.language === language)?.value ?? '';
  return (
    <details className={classes.details}>
      <summary>{t('translations')}</summary>
      {contentLanguages.map((language) => (
        <fieldset key={language} className={classes.group} lang={language}>
          <legend>{languageNames[language]}</legend>
          <TextInput
            label={label || t('labelEmpty')}
            maxLength={300}
            value={textOf(labels, language)}
            onChange={({ currentTarget: { value } }) =>
              onChange({ labels: translatedTexts(labels, language, value) }, `label.${language}`)
            }
          />
          {description && (
            <Textarea
              label={t('help')}
              autosize
              maxLength={4000}
              value={textOf(descriptions, language)}
              onChange={({ currentTarget: { value } }) =>
                onChange({ descriptions: translatedTexts(descriptions, language, value) }, `help.${language}`)
              }
            />
          )}
          {options.map((option, at) => (
            <TextInput
              key={option.value}
              label={option.labels[0]?.value || t('optionNumber', { number: at + 1 })}
              maxLength={300}
              value={textOf(option.labels, language)}
              onChange={({ currentTarget: { value } }) => {
                const names = translatedTexts(option.labels, language, value);
                onChange({ options: options.with(at, { ...option, labels: names }) }, `option.${language}.${at}`);
              }}
            />
          ))}
        </fieldset>
      ))}
    </details>
  );
}
