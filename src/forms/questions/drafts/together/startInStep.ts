import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { type AnswerMap, byQuestion, keptAnswers } from '../../useAnswers.ts';
import { readMark, writeMark } from '../draftMark.ts';
import { type InStep, seenBefore, takeIn, writtenOf } from './inStep.ts';

interface OnServer {
  readonly elements: readonly FormElement[];
  readonly answers: readonly Answer[];
  readonly revision: number;
}

/** Where a page begins: with what the server has, and what was typed here without a connection and starts from what was known then. */
export function startInStep(place: string, { elements, answers, revision }: OnServer) {
  const theirs = writtenOf(elements, answers);
  const kept = keptAnswers(`answers:${place}`);
  const none = new Map();
  if (kept.size === 0) return { step: { revision, seen: theirs, conflicts: none }, answers: byQuestion(answers) };
  const mark = readMark(place);
  const seen = mark?.seen ?? (mark?.revision === revision ? [...theirs.values()] : []);
  const step = { revision: mark?.revision ?? 0, seen: byQuestion(seen), conflicts: none };
  return takeIn(step, { mine: kept, sent: mark?.sent ? byQuestion(mark.sent) : null }, theirs, revision);
}

/** Remembers from what a change of now starts, should the page be loaded anew before it is saved. */
export function keepStep(place: string, step: InStep, sent: AnswerMap | null, key: string): void {
  const seen = [...seenBefore(step).values()];
  writeMark(place, { key, revision: step.revision, seen, ...(sent && { sent: [...sent.values()] }) });
}
