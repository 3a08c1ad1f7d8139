/** Key of a value's word in the namespace `spec`. */
export function enumLabelKey(name: string, value: string): string {
  return `enum.${name}.${value.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_|_$/g, '')}`;
}
