import { pluralOf } from '../model/buildEntity.ts';

/** Texts of a project that a verb writes: path relative to the project → the whole text. */
export type Edits = Map<string, string>;

/** What stops a verb before it has written anything, as a sentence. */
export class EditProblem extends Error {}

/** `startupStage` of `StartupStage`, `startup-stage`, `startupStages`. */
export interface Names {
  /** `StartupStage` */
  readonly type: string;
  /** `startupStage` */
  readonly one: string;
  /** `startupStages` */
  readonly many: string;
  /** `startup-stage` and `startup-stages`, in files and addresses. */
  readonly file: string;
  readonly path: string;
  /** `Startup stage` and `Startup stages`, for people. */
  readonly label: string;
  readonly labels: string;
}

export function namesOf(type: string): Names {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(type))
    throw new EditProblem(`'${type}' can not be a name here. Write it in CamelCase, a capital first: StartupStage.`);
  const words = type.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  const one = type.charAt(0).toLowerCase() + type.slice(1);
  const [file, paths, label] = [words.replaceAll(' ', '-'), pluralOf(words), capital(words)];
  return {
    type,
    one,
    many: pluralOf(one),
    file,
    path: paths.replaceAll(' ', '-'),
    label,
    labels: capital(paths),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
