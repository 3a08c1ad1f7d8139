import { Paper, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inColourMode } from './inColourMode.ts';
import classes from './MailSheet.module.css';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';

interface MailSheetProps {
  readonly subject: string;
  /** A whole page, made by what makes the mails. */
  readonly html: string;
  /** Beside decisions there is room for the first lines only. */
  readonly isShort?: boolean;
}

/** A mail as mailboxes show it, light or dark. */
export function MailSheet({ subject, html, isShort = false }: MailSheetProps) {
  const { t } = useTranslation('emails');
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  return (
    <Paper withBorder radius="lg" className={classes.mail}>
      <div className={classes.envelope}>
        <p className={classes.subject}>{subject}</p>
        <SegmentedControl
          size="xs"
          aria-label={t('preview.mode')}
          value={mode}
          data={[
            { value: 'light', label: t('preview.light') },
            { value: 'dark', label: t('preview.dark') },
          ]}
          onChange={(next) => setMode(next === 'dark' ? 'dark' : 'light')}
        />
      </div>
      {/* Nothing in it may run: it is shown as a mailbox would. */}
      <iframe
        title={t('preview.title')}
        className={classes.body}
        data-mode={mode}
        data-short={isShort}
        sandbox=""
        srcDoc={inColourMode(html, mode)}
      />
    </Paper>
  );
}
