import { MoonOutlined, QuestionCircleOutlined, SearchOutlined, SunOutlined, TranslationOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';

import { changeProfile, useDark, useProfile, type Profile } from '../lib/profile';
import { useTranslate } from '../lib/translate';
import { Breadcrumb } from './Breadcrumb';
import { UserMenu } from './UserMenu';
import { ZoneMenu } from './ZoneMenu';

export function Header({ onSearch, onHelp }: { onSearch: () => void; onHelp: () => void }) {
  const t = useTranslate();
  const profile = useProfile();
  const dark = useDark();
  const choose = (items: { key: string; label: string }[], selected: string, change: (key: string) => Partial<Profile>) => ({
    items,
    selectable: true,
    selectedKeys: [selected],
    onClick: ({ key }: { key: string }) => changeProfile(change(key)),
  });
  const languages = choose(
    [
      { key: 'en', label: 'English' },
      { key: 'zh', label: '简体中文' },
    ],
    profile.language,
    (key) => ({ language: key as Profile['language'] }),
  );
  const themes = choose(
    (['system', 'light', 'dark'] as const).map((key) => ({ key, label: t(`theme.${key}`) })),
    profile.theme,
    (key) => ({ theme: key as Profile['theme'] }),
  );
  return (
    <header className="header">
      <Breadcrumb />
      <div className="header-spring" />
      <Button type="text" icon={<SearchOutlined />} onClick={onSearch}>
        {t('shell.search')} <kbd>Ctrl K</kbd>
      </Button>
      <ZoneMenu />
      <Dropdown menu={languages} trigger={['click']}>
        <Button type="text" icon={<TranslationOutlined />} aria-label={t('shell.language')} />
      </Dropdown>
      <Dropdown menu={themes} trigger={['click']}>
        <Button type="text" icon={dark ? <MoonOutlined /> : <SunOutlined />} aria-label={t('shell.theme')} />
      </Dropdown>
      <Button type="text" icon={<QuestionCircleOutlined />} aria-label={t('keys.title')} onClick={onHelp} />
      <UserMenu />
    </header>
  );
}
