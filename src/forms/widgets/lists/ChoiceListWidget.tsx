import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldChoice } from '#domain/forms/profileFields.ts';
import { useField } from '../useField.ts';
import classes from '../widgets.module.css';
import { ChoiceTexts } from './ChoiceTexts.tsx';
import '@mantine/core/styles/ActionIcon.css';

/**
 * What can be chosen, each in a line: its label, and the value that is kept. Until a choice is saved, a value that nobody has
 * chosen for it is its label.
 */
export function ChoiceListWidget(props: WidgetProps) {
  const { t } = useTranslation('forms');
  const { input, touch } = useField(props);
  const choices: readonly FieldChoice[] = Array.isArray(props.value) ? props.value : [];
  // Nothing is said of a choice that was added and not written yet, until one goes elsewhere.
  const [isWriting, setWriting] = useState(false);
  // New ones are added below those that are saved.
  const [savedCount, setSavedCount] = useState(choices.length);
  // Whoever adds a choice goes on to write it.
  const [added, setAdded] = useState<number | null>(null);
  const set = (next: readonly FieldChoice[]): void => {
    setWriting(true);
    props.onChange(next);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (currentTarget.contains(relatedTarget)) return;
    setWriting(false);
    touch();
  };
  const error = isWriting ? undefined : input.error;
  const change = (index: number, part: Partial<FieldChoice>): void =>
    set(choices.map((choice, at) => (at === index ? { ...choice, ...part } : choice)));
  const relabel = (index: number, { label, value }: FieldChoice, next: string): void =>
    change(index, { label: next, ...(index >= savedCount && (value === label || value === '') && { value: next }) });
  const remove = (index: number): void => {
    if (index < savedCount) setSavedCount(savedCount - 1);
    set(choices.filter((_choice, at) => at !== index));
  };
  const twice = choices.map((_choice, at) => choiceTwice(choices, at));
  return (
    <Input.Wrapper
      label={input.label}
      description={input.description}
      error={twice.some((part) => part !== null) ? undefined : error}
      labelElement="div"
      onBlur={leave}
      withAsterisk={false}
    >
      {choices.length > 0 && (
        <div className={classes.choiceHeads} aria-hidden>
          <span>{t('choices.labelHint')}</span>
          <span>{t('choices.valueHint')}</span>
        </div>
      )}
      <ul className={classes.spans} aria-label={String(input.label)}>
        {choices.map(({ label, value, labels }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice has no name but its place while it is written
          <li key={index} className={classes.choice}>
            <div className={classes.span}>
              <TextInput
                aria-label={t('choices.label', { number: index + 1 })}
                autoFocus={index === added}
                value={label}
                error={twice[index] === 'label' ? t('choices.twice') : Boolean(error) && label.trim() === ''}
                maxLength={120}
                disabled={input.disabled}
                onChange={(event) => relabel(index, { label, value }, event.currentTarget.value)}
              />
              <TextInput
                aria-label={t('choices.value', { number: index + 1 })}
                value={value}
                error={twice[index] === 'value' ? t('choices.twice') : Boolean(error) && value.trim() === ''}
                maxLength={120}
                disabled={input.disabled}
                onChange={(event) => change(index, { value: event.currentTarget.value })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('choices.remove', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </div>
            <ChoiceTexts
              name={t('choices.label', { number: index + 1 })}
              labels={labels ?? []}
              onChange={(next) => change(index, { labels: next })}
            />
          </li>
        ))}
      </ul>
      <Button
        id={input.id}
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={input.disabled}
        onClick={() => {
          setAdded(choices.length);
          set([...choices, { label: '', value: '' }]);
        }}
      >
        {t('choices.add')}
      </Button>
    </Input.Wrapper>
  );
}

/** What of a choice stands above it already; a value only where its label does not, as mending the label mends both. */
function choiceTwice(choices: readonly FieldChoice[], at: number): 'label' | 'value' | null {
  const stands = (part: 'label' | 'value'): boolean => {
    const words = choices[at]?.[part].trim() ?? '';
    return words !== '' && choices.slice(0, at).some((choice) => choice[part].trim() === words);
  };
  return stands('label') ? 'label' : stands('value') ? 'value' : null;
}
