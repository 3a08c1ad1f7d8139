import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { columnKindOf, columnKinds } from '#domain/forms/columns/tableColumns.ts';
import type { ColumnChoice, QuestionOption } from '#domain/forms/FormElement.ts';
import { newChoice } from '../../state/edits.ts';
import classes from '../Settings.module.css';
import { writtenTexts } from '../writtenTexts.ts';
import { ManyOptions } from './ManyOptions.tsx';
import '@mantine/core/styles/ActionIcon.css';

interface ColumnSettingsProps {
  readonly column: QuestionOption;
  /** Counted from 1. */
  readonly number: number;
  readonly onChange: (changes: Partial<QuestionOption>, about?: string) => void;
}

/** What the cells of a column are. Choices stay when another kind is tried, until the form is saved. */
export function ColumnSettings({ column, number, onChange }: ColumnSettingsProps) {
  const { t } = useTranslation('formBuilder');
  const kind = columnKindOf(column);
  return (
    <div className={classes.column}>
      <NativeSelect
        size="xs"
        aria-label={t('columnKind', { number })}
        value={kind}
        data={columnKinds.map((value) => ({ value, label: t(`columnKind.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const isChoice = value === 'choice';
          const choices = isChoice && !column.choices?.length ? [newChoice(), newChoice()] : column.choices;
          onChange({ columnKind: columnKinds.find((one) => one === value) ?? 'text', choices: choices ?? null });
        }}
      />
      {kind === 'choice' && <Choices column={column} number={number} onChange={onChange} />}
    </div>
  );
}

function Choices({ column: { choices }, number, onChange }: ColumnSettingsProps) {
  const { t, i18n } = useTranslation('formBuilder');
  const offered = choices ?? [];
  const store = (next: readonly ColumnChoice[], about?: string): void => onChange({ choices: next }, about);
  const named = (choice: ColumnChoice, name: string): ColumnChoice => ({
    ...choice,
    labels: writtenTexts(choice.labels, i18n.language, name),
  });
  return (
    <fieldset className={classes.group}>
      <legend>{t('columnChoices', { number })}</legend>
      <ol className={classes.options}>
        {offered.map((choice, at) => (
          <li key={choice.value} className={classes.option}>
            <TextInput
              size="xs"
              className={classes.grow}
              aria-label={t('choiceOfColumn', { number: at + 1, column: number })}
              placeholder={t('optionNumber', { number: at + 1 })}
              maxLength={300}
              value={choice.labels[0]?.value ?? ''}
              onChange={({ currentTarget: { value } }) =>
                store(offered.with(at, named(choice, value)), `choice ${choice.value}`)
              }
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('choiceRemove', { number: at + 1, column: number })}
              onClick={() => store(offered.toSpliced(at, 1))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <div className={classes.row}>
        <Button
          variant="subtle"
          size="compact-xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => store([...offered, newChoice()])}
        >
          {t('addOption')}
        </Button>
        <ManyOptions
          size="compact-xs"
          onAdd={(names) =>
            store([
              ...offered.filter(({ labels }) => labels.length > 0),
              ...names.map((name) => named(newChoice(), name)),
            ])
          }
        />
      </div>
    </fieldset>
  );
}
