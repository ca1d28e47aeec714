import type { ActionDescriptor, ActionOptions, JobBody, Owner, Permission, PolicyBody, RunAction, RunBody } from '../../../api/types';
import { usualOptions } from '../../../lib/actionOptions';
import type { MessageKey } from '../../../lib/translate';

/** What an action descriptor stands for: a call with its body. */
export type Remedy =
  | { kind: 'run'; body: RunBody }
  | { kind: 'policy'; body: PolicyBody }
  | { kind: 'plan'; body: { manifests: string } }
  | { kind: 'job'; body: Extract<JobBody, { kind: 'compaction' }> }
  | { kind: 'owner'; body: { owner: Owner } }
  | { kind: 'consumer-reset'; body: { consumer: string; nextSnapshot: number } };

const needs: Record<Remedy['kind'], Permission> = {
  run: 'run:write',
  policy: 'policy:write',
  plan: 'table:write',
  job: 'job:write',
  owner: 'table:write',
  'consumer-reset': 'table:write',
};

const acts: Record<Exclude<Remedy['kind'], 'run'>, MessageKey> = {
  policy: 'policies.create',
  plan: 'editor.review',
  job: 'jobs.create',
  owner: 'owner.change',
  'consumer-reset': 'remedy.resetConsumer',
};

const withOptions = <B extends { action: RunAction; options: ActionOptions }>(body: B): B => ({
  ...body,
  options: { ...usualOptions[body.action], ...body.options },
});

/** Reads a descriptor, whose body is that of the call which its kind names. */
export function remedyOf({ kind, target, body }: ActionDescriptor): Remedy {
  const remedy = { kind, body } as unknown as Remedy;
  switch (remedy.kind) {
    case 'run':
      return { kind: 'run', body: withOptions(remedy.body) };
    case 'policy':
      return { kind: 'policy', body: { ...withOptions(remedy.body), limits: null, enabled: true } };
    case 'consumer-reset':
      return { kind: 'consumer-reset', body: { ...remedy.body, consumer: target.slice(target.indexOf('/consumers/') + '/consumers/'.length) } };
    default:
      return remedy;
  }
}

export const permissionFor = ({ kind }: Remedy): Permission => needs[kind];

/** What the remedy's button says. */
export function actOf(remedy: Remedy): MessageKey {
  if (remedy.kind === 'run') {
    return `runNow.${remedy.body.action}`;
  }
  return acts[remedy.kind];
}
