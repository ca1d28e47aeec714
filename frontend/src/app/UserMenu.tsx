import { UserOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { sessionKey, signOut, useMe } from '../api/session';
import { ProblemView } from '../components/ProblemView';
import { changeProfile, useProfile } from '../lib/profile';
import { useTranslate } from '../lib/translate';
import { paths } from './paths';

export function UserMenu() {
  const t = useTranslate();
  const me = useMe();
  const profile = useProfile();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>(null);
  const leave = async () => {
    try {
      await signOut();
      queries.clear();
      queries.setQueryData(sessionKey, null);
      void navigate(paths.login());
    } catch (error) {
      setFailure(error);
    }
  };
  const acts: Record<string, () => void> = {
    tokens: () => void navigate(paths.tokens()),
    density: () => changeProfile({ density: profile.density === 'standard' ? 'comfortable' : 'standard' }),
    letters: () => changeProfile({ letterKeys: !profile.letterKeys }),
    leave: () => void leave(),
  };
  const items = [
    { key: 'tokens', label: t('settings.tokens') },
    { key: 'density', label: profile.density === 'standard' ? t('shell.rowsComfortable') : t('shell.rowsStandard') },
    { key: 'letters', label: profile.letterKeys ? t('shell.lettersOff') : t('shell.lettersOn') },
    { type: 'divider' as const },
    { key: 'leave', label: t('shell.signOut') },
  ];
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => acts[key]?.() }}>
        <Button type="text" icon={<UserOutlined />} aria-label={t('shell.user', { name: me?.username ?? '' })}>
          {me?.username}
        </Button>
      </Dropdown>
      {failure !== null && (
        <div className="header-problem">
          <ProblemView error={failure} what={t('shell.signOutFailed')} />
        </div>
      )}
    </>
  );
}
