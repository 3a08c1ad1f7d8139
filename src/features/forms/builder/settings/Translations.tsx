import { Textarea, TextInput } from '@mantine/core';
import { memo, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslatedText } from '#domain/forms/FormElement.ts';
import { type Store, useSelected } from '#src/data/createStore.ts';
import { AddLanguage } from '#src/forms/AddLanguage.tsx';
import { textLanguages } from '#src/forms/textLanguages.ts';
import { type Language, languageNames, languageTag, textDirection } from '#src/ui/i18n/languages.ts';
import type { BuilderElement, BuilderState } from '../state/BuilderState.ts';
import { elementOf } from '../state/parts.ts';
import classes from './Settings.module.css';
import { translatedTexts } from './writtenTexts.ts';

interface TranslationsProps {
  readonly element: BuilderElement;
  readonly store: Store<BuilderState>;
  readonly onChange: (changes: Partial<BuilderElement>, about?: string) => void;
}

interface LanguagesProps extends Omit<TranslationsProps, 'store'> {
  readonly label: string;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The element in the other languages of the organisation, beside what it is called in the first. */
export function Translations({ store, ...props }: TranslationsProps) {
  // Its text is a caption here: it follows what is typed on the canvas while somebody can see it, and holds nothing up.
  const [isOpen, setOpen] = useState(false);
  const shown = useRef(props.element.label);
  const caption = useSelected(store, (state) => {
    if (isOpen) shown.current = elementOf(state, props.element._id)?.label ?? '';
    return shown.current;
  });
  return <Languages {...props} label={useDeferredValue(caption)} onToggle={setOpen} />;
}

const Languages = memo(function Languages({ label, element, onChange, onToggle }: LanguagesProps) {
  const { t } = useTranslation('formBuilder');
  const { labels, description, descriptions, options } = element;
  const [added, setAdded] = useState<readonly Language[]>([]);
  const written = [...labels, ...descriptions, ...options.flatMap((option) => option.labels)];
  const { shown, more } = textLanguages(
    written.map(({ language }) => language),
    added,
  );
  const textOf = (texts: readonly TranslatedText[], language: string): string =>
    texts.find((text) => text.language === language)?.value ?? '';
  return (
    <details className={classes.details} onToggle={(event) => onToggle(event.currentTarget.open)}>
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
});
