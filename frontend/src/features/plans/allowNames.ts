import type { Plan, PlanStep } from '../../api/types';

/** Whether a step may be done by this name: that of what goes, or of the part of it that its words begin with. */
function names(step: PlanStep, name: string): boolean {
  if (name === step.target) {
    return !step.kind.endsWith('-column');
  }
  const part = name.startsWith(`${step.target}.`) ? name.slice(step.target.length + 1) : '';
  return part !== '' && (step.detail === part || step.detail.startsWith(`${part} `));
}

/** The name by which a destructive step is or would be allowed; null when it needs none. */
export function allowName(plan: Plan, step: PlanStep): string | null {
  if (!step.destructive) {
    return null;
  }
  const asked = plan.blockers.filter((blocker) => blocker.code === 'not-allowed').map((blocker) => blocker.target);
  return [...plan.allow, ...asked].find((name) => names(step, name)) ?? null;
}

/** The names that are allowed once a step's box is ticked or cleared. */
export function allowedWith(plan: Plan, name: string, ticked: boolean): string[] {
  const others = plan.allow.filter((each) => each !== name);
  return ticked ? [...others, name] : others;
}
