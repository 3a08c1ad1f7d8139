import { ActionIcon, Button, NumberInput, Switch, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { lacksFeature } from '#domain/access/features.ts';
import { hasSetting } from '#domain/forms/elementKinds.ts';
import type { QuestionOption } from '#domain/forms/FormElement.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import type { BuilderElement } from '../state/BuilderState.ts';
import { newOption } from '../state/edits.ts';
import { ColumnSettings } from './columns/ColumnSettings.tsx';
import { ManyOptions } from './columns/ManyOptions.tsx';
import classes from './Settings.module.css';
import { writtenTexts } from './writtenTexts.ts';
import '@mantine/core/styles/ActionIcon.css';

interface OptionsEditorProps {
  readonly element: BuilderElement;
  readonly onChange: (changes: Partial<BuilderElement>, about?: string) => void;
  /** Whether somebody is at them: what has no name yet gets one. */
  readonly onWriting?: (isWriting: boolean) => void;
}

/** What a selection offers, or the columns of a table, in their order; several are pasted a line each. */
export function OptionsEditor({ element, onChange, onWriting }: OptionsEditorProps) {
  const { t, i18n } = useTranslation('formBuilder');
  const principal = useSession().rights?.principal ?? null;
  const { options, questionType } = element;
  const isTable = hasSetting(questionType, 'columns');
  const offered = options.filter(({ isWriteIn }) => !isWriteIn);
  const writeIn = options.filter(({ isWriteIn }) => isWriteIn);
  const store = (next: readonly QuestionOption[], about?: string): void =>
    onChange({ options: [...next, ...writeIn] }, about);
  const change = (at: number, changes: Partial<QuestionOption>, about?: string): void =>
    store(
      offered.map((option, place) => (place === at ? { ...option, ...changes } : option)),
      about && `${about} ${at}`,
    );
  const hasNumbers = !isTable && !lacksFeature(principal, 'qNumericalChoice');
  return (
    <fieldset
      className={classes.group}
      onFocus={() => onWriting?.(true)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onWriting?.(false)}
    >
      <legend>{t(isTable ? 'columns' : 'options')}</legend>
      <ol className={classes.options}>
        {offered.map((option, at) => (
          <li key={option.value} className={classes.option}>
            <TextInput
              className={classes.grow}
              aria-label={t(isTable ? 'columnNumber' : 'optionNumber', { number: at + 1 })}
              placeholder={t(isTable ? 'columnNumber' : 'optionNumber', { number: at + 1 })}
              maxLength={300}
              value={option.labels[0]?.value ?? ''}
              onChange={({ currentTarget: { value } }) =>
                change(at, { labels: writtenTexts(option.labels, i18n.language, value) }, 'option')
              }
            />
            {hasNumbers && (
              <NumberInput
                className={classes.number}
                aria-label={t('countsAs', { number: at + 1 })}
                placeholder="#"
                hideControls
                value={option.numericalValue ?? ''}
                onChange={(next) => change(at, { numericalValue: next === '' ? null : Number(next) }, 'number')}
              />
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('optionUp', { number: at + 1 })}
              disabled={at === 0}
              onClick={() => store(offered.with(at, offered[at - 1] ?? option).with(at - 1, option))}
            >
              <IconArrowUp size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('optionDown', { number: at + 1 })}
              disabled={at === offered.length - 1}
              onClick={() => store(offered.with(at, offered[at + 1] ?? option).with(at + 1, option))}
            >
              <IconArrowDown size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('optionRemove', { number: at + 1 })}
              onClick={() => store(offered.toSpliced(at, 1))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
            {isTable && (
              <ColumnSettings
                column={option}
                number={at + 1}
                onChange={(changes, about) => change(at, changes, about)}
              />
            )}
          </li>
        ))}
      </ol>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => store([...offered, newOption()])}
      >
        {t(isTable ? 'addColumn' : 'addOption')}
      </Button>
      <ManyOptions
        onAdd={(names) =>
          store([
            ...offered.filter(({ labels }) => labels.length > 0),
            ...names.map((name) => ({ ...newOption(), labels: writtenTexts([], i18n.language, name) })),
          ])
        }
      />
      {hasSetting(questionType, 'writeIn') && (
        <Switch
          label={t('writeIn')}
          checked={writeIn.length > 0}
          onChange={(event) =>
            onChange({
              options: event.currentTarget.checked
                ? [...offered, { ...newOption(), value: '', isWriteIn: true }]
                : offered,
            })
          }
        />
      )}
      {isTable && !lacksFeature(principal, 'qUserAddRow') && (
        <Switch
          label={t('userAddRow')}
          checked={element.userAddRow}
          onChange={(event) => onChange({ userAddRow: event.currentTarget.checked })}
        />
      )}
    </fieldset>
  );
}
