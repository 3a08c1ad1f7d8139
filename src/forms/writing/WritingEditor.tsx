import { RichTextEditor } from '@mantine/tiptap';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { documentOf } from '#domain/richText/documentOf.ts';
import { plainTextOf } from '#domain/richText/plainText.ts';
import { numberFormat } from '#src/ui/i18n/intlFormats.ts';
import { MentionList } from './parts/MentionList.tsx';
import { WritingToolbar } from './parts/WritingToolbar.tsx';
import { useWritingEditor } from './useWritingEditor.ts';
import classes from './Writing.module.css';
import '@mantine/tiptap/styles.css';
import '@mantine/core/styles/Typography.css';

export interface WritingProps {
  readonly id?: string;
  readonly label: string;
  /** Ids of what says more about the field: help, and what is wrong. */
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
  readonly isDisabled?: boolean;
  /** A document, or a text that was written before there were any. */
  readonly value: unknown;
  /** Undefined once nothing is left of it. */
  readonly onChange: (document: unknown) => void;
  readonly onBlur?: (() => void) | undefined;
  /** `mail`: words are filled in for each recipient, and nobody is mentioned. */
  readonly kind?: 'mail' | 'page';
  /** Most characters. */
  readonly most?: number | undefined;
  /** Begins as small as a line. */
  readonly isShort?: boolean;
  readonly autoFocus?: boolean;
}

/** From this part of what fits on it is counted. */
const NEARLY_FULL = 0.9;

/** Writes formatted text: a toolbar above the text itself, people and words to fill in by keys too. */
export function WritingEditor(props: WritingProps) {
  const { kind = 'page', value, most, isShort = false, isDisabled = false } = props;
  const { t, i18n } = useTranslation('writing');
  const listId = useId();
  const { editor, mention, mentionKeys } = useWritingEditor(props, listId);
  const written = most === undefined ? 0 : plainTextOf(documentOf(value)).length;
  const format = numberFormat(i18n.language, {});
  return (
    <div className={classes.field}>
      <RichTextEditor
        editor={editor}
        className={classes.editor}
        data-invalid={props.isInvalid || undefined}
        data-short={isShort || undefined}
        labels={{
          boldControlLabel: t('bold'),
          italicControlLabel: t('italic'),
          h2ControlLabel: t('heading'),
          h3ControlLabel: t('subheading'),
          bulletListControlLabel: t('bulletList'),
          orderedListControlLabel: t('orderedList'),
          blockquoteControlLabel: t('quote'),
          linkControlLabel: t('link'),
          unlinkControlLabel: t('unlink'),
          linkEditorInputLabel: t('linkAddress'),
          linkEditorInputPlaceholder: 'https://',
          linkEditorSave: t('linkSave'),
          undoControlLabel: t('undo'),
          redoControlLabel: t('redo'),
        }}
      >
        {editor && !isDisabled && <WritingToolbar editor={editor} kind={kind} />}
        <RichTextEditor.Content dir="auto" />
      </RichTextEditor>
      {mention && <MentionList id={listId} mention={mention} keys={mentionKeys} />}
      {most !== undefined && written > most * NEARLY_FULL && (
        <p className={classes.length} data-over={written > most || undefined} role="status">
          {t('length', { written: format.format(written), most: format.format(most) })}
        </p>
      )}
    </div>
  );
}
