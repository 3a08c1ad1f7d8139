import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCountable } from '#domain/forms/formProblems.ts';
import type { Store } from '#src/data/createStore.ts';
import type { BuilderElement, BuilderState } from '../state/BuilderState.ts';
import { useElementsBeside } from '../state/parts.ts';
import { formulaOfWords, wordsOfFormula } from './formulaWords.ts';
import classes from './Settings.module.css';

interface FormulaFieldProps {
  readonly element: BuilderElement;
  readonly store: Store<BuilderState>;
  readonly onChange: (changes: Partial<BuilderElement>, about?: string) => void;
}

/** A formula with the names of questions; what it can count with is put in by a click while it is written. */
export function FormulaField({ element, store, onChange }: FormulaFieldProps) {
  const { t } = useTranslation('formBuilder');
  const elements = useElementsBeside(store, element._id);
  const [words, setWords] = useState(() => wordsOfFormula(element.formula ?? '', elements));
  const field = useRef<HTMLTextAreaElement>(null);
  const countable = elements.filter((one) => one._id !== element._id && isCountable(one));
  const put = (next: string): void => {
    setWords(next);
    onChange({ formula: formulaOfWords(next, elements) || null }, 'formula');
  };
  const insert = (label: string): void => {
    const { selectionStart = words.length, selectionEnd = words.length } = field.current ?? {};
    const name = `[${label}]`;
    put(`${words.slice(0, selectionStart)}${name}${words.slice(selectionEnd)}`);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(selectionStart + name.length, selectionStart + name.length);
    });
  };
  const begun = /\[([^\]]*)$/.exec(words)?.[1]?.toLowerCase() ?? null;
  const fitting = begun === null ? countable : countable.filter(({ label }) => label.toLowerCase().includes(begun));
  return (
    <fieldset className={classes.group}>
      <Textarea
        ref={field}
        label={t('formula')}
        description={t('formulaHelp')}
        autosize
        minRows={2}
        maxLength={2000}
        value={words}
        onChange={(event) => put(event.currentTarget.value)}
      />
      <div className={classes.suggestions}>
        {fitting.slice(0, 12).map(({ _id, label }) => (
          <Button
            key={_id}
            size="compact-xs"
            variant="default"
            onClick={() => {
              if (begun === null) return insert(label);
              put(`${words.slice(0, words.lastIndexOf('['))}[${label}]`);
              field.current?.focus();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      {countable.length === 0 && <p className={classes.hint}>{t('nothingToCount')}</p>}
    </fieldset>
  );
}
