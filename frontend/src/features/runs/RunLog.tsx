import { Notice } from '../../components/Notice';
import { Section } from '../../components/Section';
import { TimeText } from '../../components/TimeText';
import { useTranslate } from '../../lib/translate';

interface Props {
  entries: { at: string; message: string }[];
}

export function RunLog({ entries }: Props) {
  const t = useTranslate();
  return (
    <Section title={t('run.log')}>
      {entries.length === 0 ? (
        <Notice title={t('run.noLog')} />
      ) : (
        <ol className="exceptions">
          {entries.map((entry, index) => (
            // the same line can be logged twice in one instant
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${entry.at} ${index}`}>
              <TimeText value={entry.at} absolute />
              <span className="wrap-anywhere">{entry.message}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
