import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OwnWord } from '#domain/text/ownWords.ts';
import { languageNames } from '#src/ui/i18n/languages.ts';
import { specTexts, usualText } from '#src/ui/i18n/ownWords.ts';
import classes from './OwnWords.module.css';

interface OwnWordRowProps {
  readonly word: OwnWord;
  readonly onOpen: (key: string) => void;
  readonly onRemove: (word: OwnWord) => void;
}

/** Some words of the organisation, with what they stand for. */
export function OwnWordRow({ word, onOpen, onRemove }: OwnWordRowProps) {
  const { t } = useTranslation('organisation');
  const { key, language, text } = word;
  const isThere = specTexts('en').has(key);
  return (
    <li className={classes.row}>
      <div className={classes.said}>
        <button type="button" className={classes.open} onClick={() => onOpen(key)} disabled={!isThere}>
          <bdi lang={language}>{text}</bdi>
        </button>
        <span className={classes.about}>
          {languageNames[language]} · {isThere ? `${t('words.usual')}: ` : t('words.gone')}
          {isThere && <bdi>{usualText(language, key) ?? usualText('en', key)}</bdi>}
        </span>
        <bdi className={classes.key}>{key}</bdi>
      </div>
      <ActionIcon variant="subtle" size={44} onClick={() => onRemove(word)} aria-label={t('words.remove', { text })}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
