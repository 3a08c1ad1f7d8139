/** Who may take along less than they may read. */
import { permissionReach } from '#domain/access/hasPermission.ts';
import { exportKinds, isInPlan } from '#domain/exports/exportKinds.ts';
import type { Principal } from '#domain/model/access.ts';

const { permission: DOWNLOAD } = exportKinds.applications;

/** The applications that are assigned to a reader who may take along no others; null for one who may have all. */
export function assignedApplications(reader: Principal): object | null {
  if (permissionReach(reader, DOWNLOAD).permissionCriteriaIsAll) return null;
  return {
    or: [
      { readers: { CONTAINS: reader.id } },
      ...reader.programIds.map((id) => ({ program: { IS: id } })),
      ...reader.assignedStartupIds.map((id) => ({ startup: { IS: id } })),
    ],
  };
}

/** Evaluations that a reader may take along who may not have all applications: their own. */
export function assignedEvaluations(reader: Principal): object | null {
  return permissionReach(reader, DOWNLOAD).permissionCriteriaIsAll ? null : { evaluator: { IS: reader.id } };
}

/** Answers that make up applications are taken along by whoever may take along all of these. */
export function answersOutsideApplications(reader: Principal): object | null {
  const isFree =
    permissionReach(reader, DOWNLOAD).permissionCriteriaIsAll && isInPlan(reader, exportKinds.applications);
  return isFree ? null : { application: { NOT_EXISTS: true } };
}
