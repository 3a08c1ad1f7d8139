const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const NAME = new RegExp(`^(${LABEL}(?:\\.${LABEL})*)\\.?(?::(\\d{1,5}))?$`, 'i');
const ADDRESS = /^(\[[\da-f:.]{2,45}\])(?::(\d{1,5}))?$/i;
const MAX_LENGTH = 262;
const MAX_PORT = 65_535;

/**
 * Name in a `Host` header, in small letters and without its port; null for a header that no client may send. What is
 * let through is part of a valid address: whoever builds one of it need not fear an error.
 */
export function parseHost(header: string | undefined): string | null {
  if (header === undefined || header.length > MAX_LENGTH) return null;
  const [, name, port = '80'] = NAME.exec(header) ?? ADDRESS.exec(header) ?? [];
  if (name === undefined || Number(port) > MAX_PORT || !URL.canParse(`http://${header}/`)) return null;
  return name.toLowerCase();
}
