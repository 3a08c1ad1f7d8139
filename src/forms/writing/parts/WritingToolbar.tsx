import { RichTextEditor } from '@mantine/tiptap';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconAt,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconQuote,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../Writing.module.css';
import { PictureControl } from './PictureControl.tsx';
import { VariableMenu } from './VariableMenu.tsx';

interface WritingToolbarProps {
  readonly editor: Editor;
  readonly kind: 'mail' | 'page';
}

/** What can be done to the text; in one line, which scrolls where it does not fit. Arrows lead along it. */
export function WritingToolbar({ editor, kind }: WritingToolbarProps) {
  const { t } = useTranslation('writing');
  return (
    <RichTextEditor.Toolbar role="toolbar" aria-label={t('toolbar')} className={classes.toolbar} onKeyDown={walk}>
      <RichTextEditor.H2 icon={IconH2} />
      <RichTextEditor.H3 icon={IconH3} />
      <RichTextEditor.Bold icon={IconBold} />
      <RichTextEditor.Italic icon={IconItalic} />
      <RichTextEditor.BulletList icon={IconList} />
      <RichTextEditor.OrderedList icon={IconListNumbers} />
      <RichTextEditor.Blockquote icon={IconQuote} />
      <RichTextEditor.Link icon={IconLink} disableTooltips popoverProps={{ withinPortal: true }} />
      <PictureControl editor={editor} />
      {kind === 'page' ? (
        <RichTextEditor.Control
          aria-label={t('mention')}
          title={t('mention')}
          onClick={() =>
            editor
              .chain()
              .focus()
              .insertContent(`${spaceBefore(editor)}@`)
              .run()
          }
        >
          <IconAt size={16} aria-hidden />
        </RichTextEditor.Control>
      ) : (
        <VariableMenu editor={editor} />
      )}
      <RichTextEditor.Undo icon={IconArrowBackUp} />
      <RichTextEditor.Redo icon={IconArrowForwardUp} />
    </RichTextEditor.Toolbar>
  );
}

/** A name begins after a space, or a line. */
function spaceBefore(editor: Editor): string {
  const { $from } = editor.state.selection;
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset);
  return before === '' || /\s/.test(before) ? '' : ' ';
}

/** Arrow keys go from one control to the next, in the direction of writing. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([disabled])')];
  const at = controls.indexOf(event.target);
  if (at < 0) return;
  event.preventDefault();
  const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  controls[(at + step * sign + controls.length) % controls.length]?.focus();
}
