import { Button, Dropdown } from 'antd';

import { browserZone, changeProfile, useProfile } from '../lib/profile';
import { useTranslate } from '../lib/translate';

const common = ['UTC', 'Asia/Shanghai', 'Asia/Tokyo', 'Asia/Singapore', 'Europe/London', 'Europe/Berlin', 'America/New_York', 'America/Los_Angeles'];

/** The zone in which every time of this application is shown. */
export function ZoneMenu() {
  const t = useTranslate();
  const { zone } = useProfile();
  const zones = [...new Set([browserZone, zone, ...common])];
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: zones.map((each) => ({
          key: each,
          label: each === browserZone ? t('shell.browserZone', { zone: each }) : each,
        })),
        selectable: true,
        selectedKeys: [zone],
        onClick: ({ key }) => changeProfile({ zone: key }),
      }}
    >
      <Button type="text" aria-label={t('shell.zone', { zone })}>
        {zone}
      </Button>
    </Dropdown>
  );
}
