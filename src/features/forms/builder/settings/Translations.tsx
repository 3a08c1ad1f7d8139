import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslatedText } from '#domain/forms/FormElement.ts';
import { AddLanguage } from '#src/forms/AddLanguage.tsx';
import { textLanguages } from '#src/forms/textLanguages.ts';
import { type Language, languageNames, languageTag, textDirection } from '#src/ui/i18n/languages.ts';
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
  const [added, setAdded] = useState<readonly Language[]>([]);
  const written = [...labels, ...descriptions, ...options.flatMap((option) => option.labels)];
  const { shown, more } = textLanguages(
    written.map(({ language }) => language),
    added,
  );
  const textOf = (texts: readonly TranslatedText[], language: string): string =>
    texts.find((text) => text.language === language)?.value ?? '';
  return (
    <details className={classes.details}>
      <summary>{t('translations')}</summary>
      {shown.map((language) => (
        <fieldset key={language} className={classes.group} lang={languageTag(language)} dir={textDirection(language)}>
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
      <AddLanguage more={more} onAdd={(language) => setAdded([...added, language])} />
    </details>
  );
}
