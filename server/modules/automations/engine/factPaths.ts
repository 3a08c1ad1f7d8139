import type { AutomationMeta, AutomationStep } from '#domain/model/automation.ts';

/** Paths of all values that the steps of an automation need to know, each once. */
export function factPaths({ steps, once }: AutomationMeta): readonly string[] {
  return [...new Set([...(once === undefined ? [] : [once]), ...steps.flatMap(pathsOf)])];
}

function pathsOf(step: AutomationStep): readonly string[] {
  switch (step.kind) {
    case 'task':
      return [
        ...placesIn(step.url),
        ...(typeof step.due === 'string' ? [step.due] : []),
        ...(step.period === null ? [] : [`${step.period}.from`, `${step.period}.to`]),
        ...[step.startup, step.name].filter((path) => path !== null),
      ];
    case 'complete':
      return [step.about, step.startup].filter((path) => path !== null);
    case 'set':
      return [step.record];
    case 'webhook':
      return [];
    default:
      return [...placesIn(step.url), ...(step.name === null ? [] : [step.name])];
  }
}

/** Paths in the braces of an address. */
function placesIn(url: string): readonly string[] {
  return [...url.matchAll(/\{([\w.]+)\}/g)].map(([, path = '']) => path);
}
