import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { specTexts } from '#src/ui/i18n/ownWords.ts';
import { KeyedOption } from '../KeyedOption.tsx';
import classes from './OwnWords.module.css';
import { textsLike } from './textsLike.ts';

interface FindTextProps {
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
}

/** Any text of the spec, found by how it stands on the screen now or by its key. */
export function FindText({ chosen, onChoose }: FindTextProps) {
  const { t, i18n } = useTranslation('organisation');
  const [query, setQuery] = useState('');
  // Asked anew each time: what was just said otherwise is found as it stands now.
  const found = textsLike(specTexts(i18n.language), query, chosen);
  return (
    <Select
      label={t('words.find')}
      className={classes.find}
      searchable
      clearable
      data={found.map(({ key, text }) => ({ value: key, label: text }))}
      // They are found already, and the same words may stand in several places.
      filter={({ options }) => options}
      renderOption={({ option }) => <KeyedOption {...option} />}
      nothingFoundMessage={query === '' ? null : t('words.none')}
      value={chosen}
      onSearchChange={setQuery}
      onChange={onChoose}
    />
  );
}
