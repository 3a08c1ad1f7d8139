import type { EventPartModel, Model } from '../../model/Model.ts';
import { type EmittedFiles, generatedNotice, literal } from '../EmittedFiles.ts';

/** `server/generated/events.gen.ts`: what each domain event carries, as a type, and what it says, as data. */
export function emitEvents(model: Model): EmittedFiles {
  const types = model.events.map(
    ({ name, about, payload }) =>
      `  /** ${about} */\n  readonly ${name}: { ${Object.entries(payload)
        .map(([part, type]) => `readonly ${part}: ${typeOf(type)};`)
        .join(' ')} };`,
  );
  const text = [
    generatedNotice('spec/events'),
    'export interface DomainEvents {',
    ...types,
    '}\n',
    'export type DomainEventName = keyof DomainEvents;\n',
    '/** When each event happens. */',
    `export const domainEvents: Readonly<Record<DomainEventName, string>> = ${literal(
      Object.fromEntries(model.events.map(({ name, about }) => [name, about])),
    )};\n`,
  ].join('\n');
  return new Map([['server/generated/events.gen.ts', text]]);
}

function typeOf({ type, isList, isOptional }: EventPartModel): string {
  const one = type === 'int' ? 'number' : type === 'bool' ? 'boolean' : 'string';
  return `${isList ? `readonly ${one}[]` : one}${isOptional ? ' | null' : ''}`;
}
