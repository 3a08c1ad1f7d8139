import { NumberInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuilderElement } from '../state/BuilderState.ts';
import classes from './Settings.module.css';
import { treeOfText, treeText } from './treeText.ts';

interface TreeEditorProps {
  readonly element: BuilderElement;
  readonly onChange: (changes: Partial<BuilderElement>, about?: string) => void;
}

/** A tree as an outline: a line each, deeper by two spaces. It keeps what answers hold of branches whose words stay. */
export function TreeEditor({ element, onChange }: TreeEditorProps) {
  const { t } = useTranslation('formBuilder');
  const [text, setText] = useState(() => treeText(element.treeOptions));
  return (
    <>
      <Textarea
        label={t('tree')}
        description={t('treeHelp')}
        classNames={{ input: classes.outline }}
        autosize
        minRows={5}
        maxRows={16}
        value={text}
        onChange={(event) => {
          const next = event.currentTarget.value;
          setText(next);
          onChange({ treeOptions: treeOfText(next, element.treeOptions) }, 'tree');
        }}
      />
      <NumberInput
        label={t('depth')}
        min={1}
        max={6}
        value={element.optionsDepth ?? ''}
        onChange={(next) => onChange({ optionsDepth: next === '' ? null : Number(next) }, 'depth')}
      />
    </>
  );
}
