import type { ReactNode } from 'react';

import { useAllowed } from '../../api/session';
import type { Permission } from '../../api/types';
import { paths } from '../../app/paths';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { TabLinks } from '../../components/TabLinks';
import { useTranslate } from '../../lib/translate';

interface Props {
  permission: Permission;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the settings pages; who lacks the permission of one is told which. */
export function SettingsFrame({ permission, actions, children }: Props) {
  const t = useTranslate();
  const allowed = useAllowed(permission);
  return (
    <>
      <PageHeader title={t('nav.settings')} actions={allowed ? actions : undefined} />
      <TabLinks
        label={t('nav.settings')}
        tabs={[
          { to: paths.users(), label: t('settings.users') },
          { to: paths.tokens(), label: t('settings.tokens') },
          { to: paths.audit(), label: t('settings.audit') },
          { to: paths.system(), label: t('settings.system') },
        ]}
      />
      {allowed ? children : <Notice title={t('common.forbidden')} detail={t('common.forbiddenPermission', { permission })} />}
    </>
  );
}
