import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import { useEffect, type ReactNode } from 'react';

import { Toasts } from '../components/Toasts';
import { useDark, useProfile } from '../lib/profile';
import { Language } from './Language';
import { queryClient } from './queryClient';
import { themeFor } from './theme';

/** What every page stands in: server state, language, theme. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Language>{(locale) => <Look locale={locale}>{children}</Look>}</Language>
    </QueryClientProvider>
  );
}

function Look({ locale, children }: { locale: object; children: ReactNode }) {
  const dark = useDark();
  const { density } = useProfile();
  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    document.documentElement.dataset.density = density;
  }, [dark, density]);
  return (
    <ConfigProvider
      theme={themeFor(dark, density === 'comfortable')}
      locale={locale as never}
      button={{ autoInsertSpace: false }}
      form={{ requiredMark: 'optional' }}
    >
      {children}
      <Toasts />
    </ConfigProvider>
  );
}
