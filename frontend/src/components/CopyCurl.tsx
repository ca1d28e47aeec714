import { CodeOutlined } from '@ant-design/icons';

import { useTranslate } from '../lib/translate';
import { CopyButton } from './CopyButton';

/** Copies the REST call behind a page, for a shell in which WEIR_TOKEN holds an API token. */
export function CopyCurl({ path }: { path: string }) {
  const t = useTranslate();
  const url = `${window.location.origin}/api/v1${path}`;
  return <CopyButton text={`curl -H "Authorization: Bearer $WEIR_TOKEN" '${url}'`} what={t('common.curl')} icon={<CodeOutlined />} />;
}
