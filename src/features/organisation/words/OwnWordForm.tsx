import { Button, Select, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OwnWord, ownWord } from '#domain/text/ownWords.ts';
import { type Language, languageNames, languages, resolveLanguage } from '#src/ui/i18n/languages.ts';
import { loadSpecTexts, usualText } from '#src/ui/i18n/ownWords.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './OwnWords.module.css';

interface OwnWordFormProps {
  readonly textKey: string;
  readonly words: readonly OwnWord[];
  readonly isSaving: boolean;
  readonly error: unknown;
  readonly onSave: (word: OwnWord) => void;
}

/** One text in one language: as it is usually said, and as the organisation says it. */
export function OwnWordForm({ textKey, words, isSaving, error, onSave }: OwnWordFormProps) {
  const { t, i18n } = useTranslation('organisation');
  const [language, setLanguage] = useState<Language>(resolveLanguage(i18n.language, null));
  const message = useErrorMessage();
  const usual = useUsualText(language, textKey);
  /** What was typed, by language: nothing is lost by looking at another one. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const text = typed[language] ?? ownWord(words, language, textKey) ?? usual ?? '';
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onSave({ key: textKey, language, text: text.trim() });
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit} aria-label={usual ?? textKey}>
      <p className={classes.usual}>
        {t('words.usual')}: <bdi>{usual ?? '…'}</bdi> <bdi className={classes.key}>{textKey}</bdi>
      </p>
      <Select
        label={t('words.language')}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        allowDeselect={false}
        onChange={(value) => setLanguage(resolveLanguage(value, null))}
      />
      <TextInput
        label={t('words.yours')}
        value={text}
        maxLength={200}
        error={error === null ? undefined : message(error)}
        required
        onChange={(event) => setTyped({ ...typed, [language]: event.currentTarget.value })}
      />
      <Button type="submit" loading={isSaving} disabled={text.trim() === '' || usual === null}>
        {t('words.save')}
      </Button>
    </form>
  );
}

/** Null until the texts of the language have come. */
function useUsualText(language: string, key: string): string | null {
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    void loadSpecTexts(language).then(() => !isLeft && setLoaded(language));
    return () => {
      isLeft = true;
    };
  }, [language]);
  return loaded === language ? usualText(language, key) : null;
}
