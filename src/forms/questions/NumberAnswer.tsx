import { NumberInput } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { inLatinDigits } from '#src/ui/i18n/inLatinDigits.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { separatorsOf } from '../widgets/separatorsOf.ts';
import type { FieldFrame } from './QuestionField.tsx';
import '@mantine/core/styles/NumberInput.css';

interface NumberAnswerProps {
  readonly frame: FieldFrame;
  readonly value: number | null;
  readonly isReadOnly: boolean;
  readonly onChange: (value: number | null) => void;
}

/** Numbers are entered as people write them in their language. */
export function NumberAnswer({ frame, value, isReadOnly, onChange }: NumberAnswerProps) {
  const { i18n } = useTranslation();
  return (
    <NumberInput
      {...frame}
      {...separatorsOf(languageTag(i18n.language))}
      hideControls
      onInputCapture={inLatinDigits}
      readOnly={isReadOnly}
      // Nobody types here: it follows from other answers.
      {...(isReadOnly && {
        variant: 'unstyled',
        placeholder: '–',
        leftSection: <IconCalculator size={16} aria-hidden />,
      })}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
    />
  );
}
