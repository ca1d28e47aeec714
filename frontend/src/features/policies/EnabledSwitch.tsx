import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Switch, Tooltip } from 'antd';

import { maintenanceKeys, updatePolicy } from '../../api/maintenance';
import { useDenied } from '../../api/session';
import type { Policy } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { ProblemView } from '../../components/ProblemView';
import { useTranslate } from '../../lib/translate';

/** Turns a policy on or off, which is reversible and so asks nothing. */
export function EnabledSwitch({ policy, asButton = false }: { policy: Policy; asButton?: boolean }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const denied = useDenied('policy:write');
  const { sentence: _sentence, nextFireAt: _next, createdAt: _created, version: _version, ...body } = policy;
  const toggle = useMutation({
    mutationFn: () => updatePolicy(policy, { ...body, enabled: !policy.enabled }),
    onSuccess: () => queries.invalidateQueries({ queryKey: maintenanceKeys.policies }),
  });
  const problem = toggle.isError && <ProblemView error={toggle.error} what={t('policy.notSaved')} />;
  if (asButton) {
    return (
      <>
        {problem}
        <ActionButton disabledBecause={denied} loading={toggle.isPending} onClick={() => toggle.mutate()}>
          {t(policy.enabled ? 'policy.disable' : 'policy.enable')}
        </ActionButton>
      </>
    );
  }
  return (
    <>
      <Tooltip title={denied}>
        <Switch
          aria-label={t('policy.enabledNamed', { name: policy.name })}
          checked={policy.enabled}
          disabled={denied !== null}
          loading={toggle.isPending}
          onChange={() => toggle.mutate()}
        />
      </Tooltip>
      {problem}
    </>
  );
}
