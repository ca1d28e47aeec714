import { useTranslate } from '../lib/translate';
import { CopyButton } from './CopyButton';

/** A long text, folded until somebody wants it. */
export function RawText({ text, label, open = false }: { text: string; label: string; open?: boolean }) {
  const t = useTranslate();
  return (
    <details className="raw-text" open={open}>
      <summary>{label}</summary>
      <div className="code-block">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <pre tabIndex={0} role="region" aria-label={label}>
          {text}
        </pre>
        <CopyButton text={text} what={t('common.text')} />
      </div>
    </details>
  );
}
