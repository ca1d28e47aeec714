import { Tooltip } from 'antd';

import { useNow } from '../lib/clock';
import { formatInstant, relativeTime, unknown } from '../lib/format';
import { useProfile } from '../lib/profile';
import { useTranslate } from '../lib/translate';

interface Props {
  value: string | null | undefined;
  /** Absolute in logs, audit and runs; relative elsewhere. The other one shows on hover. */
  absolute?: boolean;
}

/** An instant, the only way this application shows one. */
export function TimeText({ value, absolute = false }: Props) {
  const { zone } = useProfile();
  const now = useNow();
  const t = useTranslate();
  if (value === null || value === undefined) {
    return <span className="second">{unknown}</span>;
  }
  const exact = formatInstant(value, zone);
  const { unit, value: distance } = relativeTime(value, now);
  const relative = distance > 0 ? t(`time.in.${unit}`, { count: distance }) : t(`time.ago.${unit}`, { count: -distance });
  return (
    <Tooltip title={absolute ? relative : `${exact} ${zone}`}>
      <time dateTime={value} className="nowrap">
        {absolute ? exact : relative}
      </time>
    </Tooltip>
  );
}
