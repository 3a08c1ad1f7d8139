import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ClosedChoice, type InputFrame, type Shown } from './ClosedChoice.tsx';

/** What a choice is given when it takes the place of its closed picture. */
export interface Opening {
  /** The picture had the focus: the choice takes it over. */
  readonly autoFocus?: boolean | undefined;
  /** What was typed into the picture before the choice was there. */
  readonly typed?: string | undefined;
  /** Its list was asked for meanwhile: by a click, an arrow, or by typing. */
  readonly opens?: boolean | undefined;
}

/** What `FirstUse` adds to the props of a choice. */
export interface Opened {
  readonly opening?: Opening | undefined;
}

/** A choice that is fetched when it is needed, once for all forms. */
export interface FetchedChoice<Props> {
  readonly fetch: () => Promise<void>;
  readonly component: () => ComponentType<Props & Opened> | undefined;
}

export function fetchedChoice<Props>(load: () => Promise<ComponentType<Props & Opened>>): FetchedChoice<Props> {
  let component: ComponentType<Props & Opened> | undefined;
  return {
    fetch: async () => {
      component ??= await load();
    },
    component: () => component,
  };
}

interface FirstUseProps<Props> {
  readonly choice: FetchedChoice<Props>;
  /** What the choice itself is given. */
  readonly given: Props;
  /** Name, help and error of its field. */
  readonly frame: InputFrame;
  readonly shown: Shown;
}

/**
 * A choice whose list comes when somebody goes to it or points at it: what finds, filters and places a list weighs more
 * than all the rest of a form (decision 0012). Until then it is drawn as it looks closed, by an input of the same name
 * and role. What is typed meanwhile is kept.
 */
export function FirstUse<Props>({ choice, given, frame, shown }: FirstUseProps<Props>) {
  const { t } = useTranslation('forms');
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef<string>(undefined);
  const isListWanted = useRef(false);
  const [opening, setOpening] = useState<Opening | null>(choice.component() ? {} : null);
  const [hasFailed, setFailed] = useState(false);
  const Choice = choice.component();
  if (opening && Choice) return <Choice {...given} opening={opening} />;
  const open = async (): Promise<void> => {
    try {
      await choice.fetch();
      const keepSelection = selectionOf(input.current);
      // At once: nobody can go to the picture while it is being replaced.
      flushSync(() => setOpening(openingOf(input.current, typed.current, isListWanted.current)));
      keepSelection();
    } catch {
      setFailed(true);
    }
  };
  return (
    <ClosedChoice
      {...shown}
      frame={frame}
      inputRef={input}
      failure={hasFailed ? t('choiceNotLoaded') : undefined}
      onType={(text) => {
        typed.current = text;
      }}
      onApproach={() => void open()}
      onWantList={() => {
        isListWanted.current = true;
      }}
    />
  );
}

function openingOf(input: HTMLInputElement | null, typed: string | undefined, isListWanted: boolean): Opening {
  if (!input || input !== input.ownerDocument.activeElement) return {};
  return { autoFocus: true, typed, opens: isListWanted || Boolean(typed) };
}

/**
 * Selects in the field that has taken over what is selected in the picture: whoever comes by Tab has all of it selected
 * and replaces it by typing.
 */
function selectionOf(input: HTMLInputElement | null): () => void {
  if (!input || input !== input.ownerDocument.activeElement) return () => undefined;
  const { value, selectionStart, selectionEnd, ownerDocument } = input;
  return () => {
    const now = ownerDocument.activeElement;
    if (now instanceof HTMLInputElement && now.value === value) now.setSelectionRange(selectionStart, selectionEnd);
  };
}
