/** What was typed into the text fields of a form that a page draws itself, by the names that the spec gives them. */
export function textsOf<Name extends string>(
  form: HTMLFormElement,
  fields: readonly { readonly name: Name }[],
): Readonly<Record<Name, string>> {
  const typed = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? '')])) as Record<Name, string>;
}
