import { ComboboxChevron, Pill, PillsInput, TextInput } from '@mantine/core';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';

/** What stands in a choice while it is closed. */
export interface Shown {
  readonly texts: readonly string[];
  /** Several values stand in it as pills, each of which can be taken away; its place among them is told. */
  readonly onRemove?: (place: number) => void;
  readonly leftSection?: ReactNode;
  /** Words of one's own: there is no list to choose from. */
  readonly isFree?: boolean;
  /** What is typed is the value itself: told at every stroke, and stands in `texts` then. */
  readonly onWrite?: (text: string) => void;
  /** What is typed becomes a value when the field is left. */
  readonly onLeave?: (text: string) => void;
}

/** What every field has: name, help, error, and word when it is left. */
export interface InputFrame {
  readonly id: string;
  readonly label: ReactNode;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly withAsterisk?: boolean;
  readonly onBlur: () => void;
}

interface ClosedChoiceProps extends Shown {
  readonly frame: InputFrame;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly failure: string | undefined;
  readonly onType: (text: string) => void;
  /** Somebody points at it or goes to it. */
  readonly onApproach: () => void;
  /** Somebody clicks on it or presses an arrow: the list is to be open when it comes. */
  readonly onWantList: () => void;
}

const closed = {
  'data-closed': true,
  role: 'combobox',
  'aria-haspopup': 'listbox',
  'aria-expanded': false,
  autoComplete: 'off',
} as const;

/** A choice as it looks while nobody uses it. */
export function ClosedChoice({
  texts,
  onRemove,
  leftSection,
  isFree,
  onWrite,
  onLeave,
  frame,
  inputRef,
  failure,
  onType,
  onApproach,
  onWantList,
}: ClosedChoiceProps) {
  const { onBlur, ...input } = frame;
  const [typed, setTyped] = useState<string | null>(null);
  const error = failure ?? input.error;
  const whole = {
    onPointerEnter: onApproach,
    onPointerDown: onWantList,
    // The label of a field clicks on it too.
    onClick: onWantList,
    rightSection: isFree ? null : <ComboboxChevron error={error} />,
    leftSection,
    error,
  };
  const field = {
    ...closed,
    ref: inputRef,
    value: typed ?? (onRemove ? '' : (texts[0] ?? '')),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      if (onWrite) return onWrite(currentTarget.value);
      setTyped(currentTarget.value);
      onType(currentTarget.value);
    },
    onFocus: onApproach,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (isFree) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        onWantList();
      } else if (event.key === 'Backspace' && !typed && texts.length > 0) {
        onRemove?.(texts.length - 1);
      }
    },
    onBlur: () => {
      if (onLeave && typed?.trim()) {
        setTyped(null);
        onType('');
        onLeave(typed.trim());
      }
      onBlur();
    },
  };
  if (!onRemove) {
    return <TextInput {...input} {...whole} {...field} rightSectionPointerEvents="none" />;
  }
  const { id, disabled = false, required = false, ...outside } = input;
  return (
    <PillsInput {...outside} {...whole} id={id} disabled={disabled} rightSectionPointerEvents="none">
      <Pill.Group disabled={disabled}>
        {[...texts.entries()].map(([place, text]) => (
          // Several may say the same while their names are asked for.
          <Pill key={place} withRemoveButton disabled={disabled} onRemove={() => onRemove(place)}>
            {text}
          </Pill>
        ))}
        <PillsInput.Field {...field} id={id} disabled={disabled} required={required} />
      </Pill.Group>
    </PillsInput>
  );
}
