import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { sessionKey, signIn } from '../../api/session';
import { ProblemView } from '../../components/ProblemView';
import { useSearchState } from '../../lib/search';
import { useTranslate } from '../../lib/translate';

interface Credentials {
  username: string;
  password: string;
}

/** Only addresses of this application: nothing that leads to another host. */
function safeNext(next: string): string {
  return next.startsWith('/') && !next.startsWith('//') && !next.startsWith('/\\') ? next : '/';
}

export function Page() {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search] = useSearchState();
  const [hint, setHint] = useState(false);
  const login = useMutation({
    mutationFn: ({ username, password }: Credentials) => signIn(username, password),
    onSuccess: (me) => {
      queries.setQueryData(sessionKey, me);
      void navigate(safeNext(search('next')), { replace: true });
    },
  });
  return (
    <main className="login">
      <div className="login-card">
        <div className="login-brand">
          <img src="/weir.svg" alt="" />
          <div>
            <h1>Weir</h1>
            <p className="second">{t('login.what')}</p>
          </div>
        </div>
        <Form<Credentials>
          layout="vertical"
          requiredMark={false}
          onFinish={(credentials) => login.mutate(credentials)}
          initialValues={{ username: 'admin' }}
        >
          <Form.Item name="username" label={t('login.username')} rules={[{ required: true, message: t('common.required') }]}>
            <Input autoComplete="username" />
          </Form.Item>
          <Form.Item name="password" label={t('login.password')} rules={[{ required: true, message: t('common.required') }]}>
            <Input.Password autoComplete="current-password" autoFocus />
          </Form.Item>
          <div className="stack">
            {login.isError && <ProblemView error={login.error} what={t('login.failed')} />}
            <Button type="primary" htmlType="submit" block loading={login.isPending}>
              {t('login.signIn')}
            </Button>
          </div>
        </Form>
        <div>
          <Button type="link" size="small" style={{ padding: 0 }} aria-expanded={hint} onClick={() => setHint(!hint)}>
            {t('login.firstTime')}
          </Button>
          {hint && (
            <p className="second">
              {t('login.hintBefore')} <code>{'<home>/admin-password'}</code> {t('login.hintAfter')}
            </p>
          )}
        </div>
      </div>
    </main>
  );
}
