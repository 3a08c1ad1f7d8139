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

/** What can be chosen, each in a line: its label, and the value that is kept; without one of its own that is the label. */
export function ChoiceListWidget(props: WidgetProps) {
  const { t } = useTranslation('forms');
  const { input, touch } = useField(props);
  const choices: readonly FieldChoice[] = Array.isArray(props.value) ? props.value : [];
  // Nothing is said of a choice that was added and not written yet, until one goes elsewhere.
  const [isWriting, setWriting] = useState(false);
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
  return (
    <Input.Wrapper
      label={input.label}
      description={input.description}
      error={error}
      labelElement="div"
      onBlur={leave}
      withAsterisk={false}
    >
      <ul className={classes.spans} aria-label={String(input.label)}>
        {choices.map(({ label, value, labels }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice has no name but its place while it is written
          <li key={index} className={classes.choice}>
            <div className={classes.span}>
              <TextInput
                aria-label={t('choices.label', { number: index + 1 })}
                placeholder={t('choices.labelHint')}
                value={label}
                error={Boolean(error) && label.trim() === ''}
                maxLength={120}
                disabled={input.disabled}
                onChange={(event) => change(index, { label: event.currentTarget.value })}
                onBlur={() => {
                  if (value === '' && label !== '') change(index, { value: label });
                }}
              />
              <TextInput
                aria-label={t('choices.value', { number: index + 1 })}
                placeholder={t('choices.valueHint')}
                value={value}
                error={Boolean(error) && value.trim() === ''}
                maxLength={120}
                disabled={input.disabled}
                onChange={(event) => change(index, { value: event.currentTarget.value })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('choices.remove', { number: index + 1 })}
                onClick={() => set(choices.filter((_choice, at) => at !== index))}
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
        onClick={() => set([...choices, { label: '', value: '' }])}
      >
        {t('choices.add')}
      </Button>
    </Input.Wrapper>
  );
}
