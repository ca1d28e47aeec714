import type { TableSchema } from '../../../api/types';
import { Text } from '../../../components/Amount';
import { ChangeLine } from '../../../components/ChangeLine';
import { StateMark } from '../../../components/StateMark';
import type { DiffKind } from '../../../lib/stepWords';
import { useTranslate } from '../../../lib/translate';
import { schemaDiff, type ColumnChange, type ValueChange } from './schemaDiff';

/** What became of the schema from one version to another, as a diff. */
export function SchemaChanges({ before, now }: { before: TableSchema; now: TableSchema }) {
  const t = useTranslate();
  const diff = schemaDiff(before, now);
  if (diff.columns.length === 0 && diff.options.length === 0 && diff.comment === null) {
    return (
      <div className="section-body">
        <StateMark tone="good" word={t('schemaDiff.same')} />
      </div>
    );
  }
  return (
    <ul className="diff-list" aria-label={t('schemaDiff.title', { before: before.id, now: now.id })}>
      {diff.columns.map((change) => (
        <ColumnLine key={change.id} change={change} />
      ))}
      {diff.options.map((option) => (
        <Line key={option.key} kind={option.before === null ? 'added' : option.now === null ? 'removed' : 'changed'} what={t('schemaDiff.option')}>
          <code>{option.key}</code> <Values change={option} />
        </Line>
      ))}
      {diff.comment !== null && (
        <Line kind="changed" what={t('column.comment')}>
          <Values change={diff.comment} />
        </Line>
      )}
    </ul>
  );
}

/** A line whose sign is also said in words. */
function Line({ kind, what, children }: { kind: DiffKind; what: string; children: React.ReactNode }) {
  const t = useTranslate();
  return (
    <ChangeLine
      kind={kind}
      what={
        <>
          {what} <span className="visually-hidden">{t(`schemaDiff.${kind}`)}</span>
        </>
      }
    >
      {children}
    </ChangeLine>
  );
}

function ColumnLine({ change }: { change: ColumnChange }) {
  const t = useTranslate();
  if (change.kind !== 'changed') {
    const { name, type } = change.kind === 'added' ? change.now : change.before;
    return (
      <Line kind={change.kind} what={t('column.name')}>
        <code>
          <strong>{name}</strong> {type}
        </code>
      </Line>
    );
  }
  const { before, now, differs } = change;
  return (
    <Line kind="changed" what={t('column.name')}>
      <code>
        <strong>{differs.includes('name') ? <Values change={{ before: before.name, now: now.name }} /> : now.name}</strong>
      </code>{' '}
      {differs.includes('type') && <Values change={{ before: before.type, now: now.type }} />}
      {differs.includes('default') && (
        <span>
          {' '}
          {t('column.default')} <Values change={{ before: before.default, now: now.default }} />
        </span>
      )}
      {differs.includes('comment') && (
        <span>
          {' '}
          {t('column.comment')} <Values change={{ before: before.comment, now: now.comment }} />
        </span>
      )}
      {differs.includes('place') && <span className="second"> {t('schemaDiff.moved')}</span>}
    </Line>
  );
}

function Values({ change: { before, now } }: { change: ValueChange }) {
  return (
    <code>
      {before === null || before === '' ? <Text value={null} /> : <del>{before}</del>} → {now === null || now === '' ? <Text value={null} /> : <ins>{now}</ins>}
    </code>
  );
}
