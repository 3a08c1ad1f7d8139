import { once } from '../incremental/remember.ts';
import type { TextModel } from '../model/Model.ts';

/** English by key, as an organisation with the usual words reads it; a key without a text stands for itself. */
export const englishOf = once((texts: readonly TextModel[]): ((key: string) => string) => {
  const byKey = new Map(texts.map(({ key, english }) => [key, english]));
  return (key) => (byKey.get(key) ?? key).replace(/\{\{(\w+)\}\}/g, (_place, name: string) => words[name] ?? '…');
});

const words: Readonly<Record<string, string>> = { startup: 'Startup', startups: 'Startups' };
