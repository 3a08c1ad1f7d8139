type Keystroke = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'target'>;

/** `/` or Ctrl/Cmd+K, unless the user is writing somewhere. */
export function isSearchShortcut({ key, metaKey, ctrlKey, altKey, target }: Keystroke): boolean {
  if (isWritable(target)) return false;
  if (key === '/') return !metaKey && !ctrlKey && !altKey;
  return key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey;
}

function isWritable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role="dialog"]') !== null;
}

/** What a keystroke outside every field does to a text that has no field yet; null when it is none of writing. */
export function typedBesideField({
  key,
  metaKey,
  ctrlKey,
  altKey,
  target,
}: Keystroke): ((text: string) => string) | null {
  if (metaKey || ctrlKey || altKey || isWritable(target) || isInDialog(target)) return null;
  if (key === 'Backspace') return (text) => text.slice(0, -1);
  return [...key].length === 1 ? (text) => text + key : null;
}
