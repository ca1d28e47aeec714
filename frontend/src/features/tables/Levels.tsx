import { Tooltip } from 'antd';

import { formatBytes } from '../../lib/format';
import { useTranslate } from '../../lib/translate';

/** The levels of one bucket: a number each for its files, as wide as its share of the bytes. */
export function Levels({ levels }: { levels: { level: number; files: number; bytes: number }[] }) {
  const t = useTranslate();
  const total = Math.max(1, levels.reduce((sum, each) => sum + each.bytes, 0));
  return (
    <span className="levels">
      {levels.map((each) => (
        <Tooltip
          key={each.level}
          title={t('files.levelTip', { level: each.level, files: each.files, size: formatBytes(each.bytes) })}
        >
          <span style={{ flexGrow: each.bytes / total }}>
            {t('files.levelShort', { level: each.level, files: each.files })}
          </span>
        </Tooltip>
      ))}
    </span>
  );
}
