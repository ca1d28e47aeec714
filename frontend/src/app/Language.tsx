import { useQuery } from '@tanstack/react-query';
import antdEnglish from 'antd/locale/en_US';
import { useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import { useProfile } from '../lib/profile';
import english from '../messages/en.json';

type AntdLocale = typeof antdEnglish;

async function loadChinese() {
  const [messages, said, antd] = await Promise.all([
    import('../messages/zh.json'),
    import('../messages/said.zh.json'),
    import('antd/locale/zh_CN'),
  ]);
  const all: Record<string, string> = { ...messages.default, ...said.default };
  return { messages: all, antd: antd.default };
}

/**
 * The messages of the chosen language; English comes with the shell, others are loaded when chosen. The service speaks
 * English: what it says is told in another language by its codes (`said.*`).
 */
export function Language({ children }: { children: (locale: AntdLocale) => ReactNode }) {
  const { language } = useProfile();
  const chinese = useQuery({
    queryKey: ['messages', 'zh'],
    queryFn: loadChinese,
    enabled: language === 'zh',
    staleTime: Infinity,
    gcTime: Infinity,
  });
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  }, [language]);
  if (language === 'zh' && chinese.isPending) {
    return null;
  }
  const messages = language === 'zh' && chinese.data ? chinese.data.messages : english;
  const antd = language === 'zh' && chinese.data ? chinese.data.antd : antdEnglish;
  return (
    <IntlProvider locale={language === 'zh' ? 'zh-CN' : 'en'} messages={messages} defaultLocale="en">
      {children(antd)}
    </IntlProvider>
  );
}
