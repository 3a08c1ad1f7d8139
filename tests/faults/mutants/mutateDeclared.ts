import { readProject } from '#generator/write/readProject.ts';
import type { DeclarationKind } from './Declaration.ts';
import { declarationsOf } from './declarations.ts';
import { SpecWatch, type Told } from './SpecWatch.ts';

export interface Outcome {
  /** How many changes of each kind who told of. */
  readonly counts: Readonly<Record<DeclarationKind, Readonly<Record<Told['by'], number>>>>;
  /** What nobody told of. */
  readonly survivors: readonly string[];
}

/** Each so many-th declaration of the spec, beginning with this one. */
interface Sample {
  readonly every: number;
  readonly from: number;
}

const none = { finding: 0, document: 0, test: 0, nobody: 0 };

/** Changes what the spec declares, one thing at a time, and asks who would tell of it. */
export function mutateDeclared({ every, from }: Sample): Outcome {
  const project = readProject(process.cwd());
  const watch = new SpecWatch(project);
  const counts = { constant: { ...none }, 'form field': { ...none }, label: { ...none }, rule: { ...none } };
  const survivors: string[] = [];
  let index = 0;
  for (const declaration of declarationsOf(project)) {
    index += 1;
    if (index % every !== from) continue;
    const told = watch.told(declaration);
    counts[declaration.kind][told.by] += 1;
    if (told.by === 'nobody')
      survivors.push(`${declaration.kind} ${declaration.name}: only ${told.files.join(', ') || 'nothing'} changed`);
  }
  return { counts, survivors };
}
