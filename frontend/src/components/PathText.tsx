import { useTranslate } from '../lib/translate';
import { CopyButton } from './CopyButton';
import { Text } from './Amount';

/** The end of a long path; the whole of it shows on hover and can be copied. */
export function PathText({ value }: { value: string | null }) {
  const t = useTranslate();
  if (value === null) {
    return <Text value={null} />;
  }
  return (
    <span className="row nowrap">
      <code title={value}>{value.slice(value.lastIndexOf('/') + 1)}</code>
      <CopyButton text={value} what={t('checkpoint.path')} />
    </span>
  );
}
