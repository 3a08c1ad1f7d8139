/** `$name` and a closing `$` (the rest of the path) are replaced; null when a value is missing. */
export function filledPath(template: string, params: Readonly<Record<string, string>>): string | null {
  let isComplete = true;
  const path = template.replace(/\$(\w+)?/g, (_match, name: string | undefined) => {
    if (name === undefined) return params._splat ?? '';
    const value = params[name];
    if (!value) isComplete = false;
    return encodeURIComponent(value ?? '');
  });
  return isComplete ? path : null;
}
