import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslatedText } from '#domain/forms/FormElement.ts';
import { type Language, languageNames, languageTag, textDirection } from '#src/ui/i18n/languages.ts';
import { AddLanguage } from '../../AddLanguage.tsx';
import { textLanguages } from '../../textLanguages.ts';
import classes from '../widgets.module.css';

interface ChoiceTextsProps {
  /** What it is a label of, said to those who don't see where it stands. */
  readonly name: string;
  readonly labels: readonly TranslatedText[];
  readonly onChange: (labels: readonly TranslatedText[]) => void;
}

/** What a choice is called in other languages: folded, as most are called alike in all. */
export function ChoiceTexts({ name, labels, onChange }: ChoiceTextsProps) {
  const { t } = useTranslation('forms');
  const [added, setAdded] = useState<readonly Language[]>([]);
  const { shown, more } = textLanguages(
    labels.map(({ language }) => language),
    added,
  );
  const change = (language: string, value: string): void => {
    const others = labels.filter((label) => label.language !== language);
    onChange(value ? [...others, { language, value }] : others);
  };
  return (
    <details className={classes.choiceTexts}>
      <summary>{t('choices.languages', { languages: labels.length })}</summary>
      <div className={classes.translations}>
        {shown.map((language) => (
          <TextInput
            key={language}
            aria-label={`${name} (${languageNames[language]})`}
            dir={textDirection(language)}
            lang={languageTag(language)}
            maxLength={120}
            leftSection={<span className={classes.unit}>{language}</span>}
            value={labels.find((label) => label.language === language)?.value ?? ''}
            onChange={(event) => change(language, event.currentTarget.value)}
          />
        ))}
        <AddLanguage more={more} onAdd={(language) => setAdded([...added, language])} />
      </div>
    </details>
  );
}
