import { type Editor, type UseEditorOptions, useEditor } from '@tiptap/react';
import type { SuggestionProps } from '@tiptap/suggestion';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { documentOf } from '#domain/richText/documentOf.ts';
import { isEmptyDocument } from '#domain/richText/plainText.ts';
import { tidyDocument } from '#domain/richText/tidyDocument.ts';
import { withVariables } from '#domain/richText/withVariables.ts';
import { isSame } from '../formValues.ts';
import { extensionsFor, type MentionSuggestion, type Person } from './parts/extensions.ts';
import { tidyPasted } from './parts/tidyPasted.ts';
import type { WritingProps } from './WritingEditor.tsx';

export interface ShownMention {
  readonly query: string;
  readonly command: (person: Person) => void;
  readonly clientRect: SuggestionProps['clientRect'] | undefined;
}

/** Answers a key while people are offered: whether it was for the list. */
export type MentionKeys = { current: ((event: KeyboardEvent) => boolean) | null };

/** The editor of a document, and whom it offers to mention. */
export function useWritingEditor(props: WritingProps, listId: string) {
  const { kind = 'page', value, isDisabled = false, autoFocus = false } = props;
  const [mention, setMention] = useState<ShownMention | null>(null);
  const mentionKeys: MentionKeys = useRef(null);
  const latest = useRef(props);
  latest.current = props;
  const known = useRef<unknown>(value);
  /** What was typed and has not come back as the value yet, oldest first. */
  const underway = useRef<readonly unknown[]>([]);
  const extensions = useMemo(
    () => extensionsFor(kind === 'mail' ? null : suggestionOf(setMention, mentionKeys)),
    [kind],
  );
  const { id, label, describedBy, isInvalid } = props;
  const editorProps = useMemo(() => {
    const field = { id, label, describedBy, isInvalid, isDisabled };
    return { transformPastedHTML: tidyPasted, attributes: attributesOf(field, mention === null ? null : listId) };
  }, [id, label, describedBy, isInvalid, isDisabled, mention, listId]);
  const editor = useEditorOnceThere({
    extensions,
    content: contentOf(value, kind),
    editable: !isDisabled,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      const document = tidyDocument(changed.getJSON());
      known.current = isEmptyDocument(document) ? undefined : document;
      underway.current = [...underway.current, known.current];
      latest.current.onChange(known.current);
    },
    onBlur: () => latest.current.onBlur?.(),
  });
  // At once, not a frame later: it takes the place of a plain field in which somebody may be typing.
  useLayoutEffect(() => {
    if (!autoFocus || !isThere(editor)) return;
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [autoFocus, editor]);
  // What somebody else sets, as a template does, stands in place of what was written.
  useEffect(() => {
    // Whoever types faster than the page draws gets older writing back: it must not take the place of the newer.
    const own = underway.current.findIndex((typed) => isSame(typed, value));
    if (own >= 0) underway.current = underway.current.slice(own + 1);
    if (!isThere(editor) || own >= 0 || isSame(value, known.current)) return;
    known.current = value;
    underway.current = [];
    editor.commands.setContent(contentOf(value, kind), { emitUpdate: false });
  }, [editor, kind, value]);
  return { editor, mention, mentionKeys };
}

/** Where the page takes long to draw, TipTap gives the editor up before it is shown and makes another: null in between. */
const useEditorOnceThere = (options: UseEditorOptions): Editor | null => useEditor(options);

/** One that was given up cannot be asked for anything; its successor runs the effects anew. */
const isThere = (editor: Editor | null): editor is Editor => editor !== null && !editor.isDestroyed;

type FieldState = {
  readonly [Part in 'id' | 'describedBy']: string | undefined;
} & { readonly label: string; readonly isInvalid: boolean | undefined; readonly isDisabled: boolean };

/** What the field says of itself to those who do not see it. */
function attributesOf(field: FieldState, listId: string | null): Record<string, string> {
  const { id, label, describedBy, isInvalid = false, isDisabled = false } = field;
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    dir: 'auto',
    ...(id && { id }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(isDisabled && { 'aria-disabled': 'true' }),
    ...(listId && { 'aria-controls': listId }),
  };
}

/** The editor takes what it may change, and always a line to write in. */
function contentOf(value: unknown, kind: 'mail' | 'page') {
  const document = documentOf(value ?? '');
  const { content } = kind === 'mail' ? withVariables(document) : document;
  const blocks = content.length > 0 ? content : [{ type: 'paragraph' } as const];
  return { type: 'doc', content: structuredClone(blocks) as { type: string }[] };
}

function suggestionOf(show: (mention: ShownMention | null) => void, keys: MentionKeys): MentionSuggestion {
  return {
    char: '@',
    allowSpaces: false,
    items: () => [],
    render: () => ({
      onStart: ({ query, command, clientRect }) => show({ query, command, clientRect }),
      onUpdate: ({ query, command, clientRect }) => show({ query, command, clientRect }),
      onKeyDown: ({ event }) => keys.current?.(event) ?? false,
      onExit: () => show(null),
    }),
  };
}
