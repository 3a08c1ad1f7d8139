import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCountable } from '#domain/forms/formProblems.ts';
import type { Store } from '#src/data/createStore.ts';
import type { BuilderElement, BuilderState } from '../state/BuilderState.ts';
import { useElementsBeside } from '../state/parts.ts';
import { formulaNames, formulaOfWords, wordsOfFormula } from './formulaWords.ts';
import classes from './Settings.module.css';

interface FormulaFieldProps {
  readonly element: BuilderElement;
  readonly store: Store<BuilderState>;
  readonly onChange: (changes: Partial<BuilderElement>, about?: string) => void;
}

/** A formula with the names of questions: what it can count with is put in by a click, or by Enter once a name is begun. */
export function FormulaField({ element, store, onChange }: FormulaFieldProps) {
  const { t } = useTranslation('formBuilder');
  const elements = useElementsBeside(store, element._id);
  const [words, setWords] = useState(() => wordsOfFormula(element.formula ?? '', elements));
  const field = useRef<HTMLTextAreaElement>(null);
  const names = formulaNames(elements);
  const countable = elements
    .filter((one) => one._id !== element._id && isCountable(one))
    .map(({ _id }) => ({ _id, name: names.get(_id) ?? '' }));
  const put = (next: string): void => {
    setWords(next);
    onChange({ formula: formulaOfWords(next, elements) || null }, 'formula');
  };
  const [caret, setCaret] = useState(words.length);
  const begun = /\[([^\]]*)$/.exec(words.slice(0, caret))?.[1] ?? null;
  const insert = (name: string): void => {
    const { selectionStart = words.length, selectionEnd = words.length } = field.current ?? {};
    // What was begun in brackets becomes the name.
    const before = words.slice(0, begun === null ? selectionStart : caret - begun.length - 1);
    put(`${before}[${name}]${words.slice(begun === null ? selectionEnd : caret)}`);
    const end = before.length + name.length + 2;
    setCaret(end);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(end, end);
    });
  };
  const fitting =
    begun === null ? countable : countable.filter(({ name }) => name.toLowerCase().includes(begun.toLowerCase()));
  const [first] = fitting;
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
        onChange={(event) => {
          setCaret(event.currentTarget.selectionStart);
          put(event.currentTarget.value);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || begun === null || !first) return;
          event.preventDefault();
          insert(first.name);
        }}
      />
      <div className={classes.suggestions}>
        {fitting.slice(0, 12).map(({ _id, name }) => (
          <Button key={_id} size="compact-xs" variant="default" onClick={() => insert(name)}>
            {name}
          </Button>
        ))}
      </div>
      {countable.length === 0 && <p className={classes.hint}>{t('nothingToCount')}</p>}
    </fieldset>
  );
}
