import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { showToast } from '../feedback/toasts.ts';
import classes from './CopyField.module.css';

interface CopyFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** What the button says. */
  readonly copy: string;
  /** What is said once it is copied. */
  readonly copied: string;
}

/** An address that is read and copied, not written; on the narrowest phone the button stands below it. */
export function CopyField({ label, hint, value, copy, copied }: CopyFieldProps) {
  const take = async (): Promise<void> => {
    await navigator.clipboard.writeText(value);
    showToast({ kind: 'success', message: copied });
  };
  return (
    <div className={classes.line}>
      <TextInput
        className={classes.grow}
        label={label}
        description={hint}
        value={value}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void take()}>
        {copy}
      </Button>
    </div>
  );
}
