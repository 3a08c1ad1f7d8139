import { displayName } from '../detail/displayName.ts';
import type { RecordData } from '../screenModules.ts';
import type { DecidedApplication } from './askDecision.ts';

/** A record of an application as the question of its decision needs it. */
export function decidedApplication(record: RecordData): DecidedApplication {
  return {
    _id: String(record._id),
    version: Number(record.version),
    startupName: displayName(record),
    status: typeof record.status === 'string' ? record.status : null,
    decisionNote: typeof record.decisionNote === 'string' ? record.decisionNote : null,
  };
}
