import { useTranslate } from '../lib/translate';
import { CopyButton } from './CopyButton';

const token = /('(?:[^']|'')*')|(`[^`]*`)|(--[^\n]*)|(\b[A-Z][A-Z_]+\b)|(\b\d+\b)/g;
const classes = ['sql-string', 'sql-name', 'sql-comment', 'sql-word', 'sql-number'];

function coloured(sql: string): React.ReactNode[] {
  const parts: React.ReactNode[] = [];
  let last = 0;
  for (const match of sql.matchAll(token)) {
    const kind = match.slice(1).findIndex((group) => group !== undefined);
    parts.push(sql.slice(last, match.index));
    parts.push(
      <span key={match.index} className={classes[kind]}>
        {match[0]}
      </span>,
    );
    last = match.index + match[0].length;
  }
  parts.push(sql.slice(last));
  return parts;
}

/** SQL to read and copy. */
export function SqlText({ sql }: { sql: string }) {
  const t = useTranslate();
  return (
    <div className="code-block">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <pre tabIndex={0} role="region" aria-label={t('common.sql')}>
        {coloured(sql)}
      </pre>
      <CopyButton text={sql} what={t('common.sql')} />
    </div>
  );
}
