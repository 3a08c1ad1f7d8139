import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../Settings.module.css';

interface ManyOptionsProps {
  readonly size?: 'compact-xs' | 'compact-sm';
  readonly onAdd: (names: readonly string[]) => void;
}

/** A list from elsewhere, a line each. */
export function ManyOptions({ size = 'compact-sm', onAdd }: ManyOptionsProps) {
  const { t } = useTranslation('formBuilder');
  const [text, setText] = useState<string | null>(null);
  if (text === null) {
    return (
      <Button variant="subtle" size={size} onClick={() => setText('')}>
        {t('pasteOptions')}
      </Button>
    );
  }
  const names = [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean).slice(0, 500);
  return (
    <div className={classes.paste}>
      <Textarea
        label={t('pasteHint')}
        autosize
        minRows={4}
        maxRows={10}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        size={size}
        disabled={names.length === 0}
        onClick={() => {
          onAdd(names);
          setText(null);
        }}
      >
        {t('addMany', { count: names.length })}
      </Button>
    </div>
  );
}
