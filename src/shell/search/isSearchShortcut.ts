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
