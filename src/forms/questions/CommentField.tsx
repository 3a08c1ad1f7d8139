import { Button, Textarea } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { FieldFrame } from './QuestionField.tsx';
import classes from './QuestionForm.module.css';

interface CommentFieldProps {
  readonly frame: FieldFrame;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Words to a criterion: one line until somebody has something to say, so that a rubric stays short. */
export function CommentField({ frame, value, onChange }: CommentFieldProps) {
  const [isOpen, setIsOpen] = useState(value !== '');
  if (!isOpen) {
    return (
      <Button
        variant="subtle"
        size="sm"
        className={classes.comment}
        leftSection={<IconMessagePlus size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {frame.label}
      </Button>
    );
  }
  return (
    <Textarea
      {...frame}
      className={classes.comment}
      autosize
      minRows={2}
      maxRows={8}
      // Whoever opens it wants to write; what was there from the start does not take the keyboard.
      autoFocus={value === ''}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
