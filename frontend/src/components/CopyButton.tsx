import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';

import { useTranslate } from '../lib/translate';

/** Copies a text; what names it for screen readers. */
export function CopyButton({ text, what, icon = <CopyOutlined /> }: { text: string; what: string; icon?: ReactNode }) {
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) {
      return undefined;
    }
    const timer = window.setTimeout(() => setCopied(false), 1_500);
    return () => window.clearTimeout(timer);
  }, [copied]);
  const label = copied ? t('common.copied') : t('common.copy', { what });
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        size="small"
        aria-label={label}
        icon={copied ? <CheckOutlined /> : icon}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      />
    </Tooltip>
  );
}
