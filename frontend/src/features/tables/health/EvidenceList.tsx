import { Link } from 'react-router';

import type { TableRef } from '../../../api/tables';
import type { Evidence } from '../../../api/types';
import { paths } from '../../../app/paths';
import { Bytes, Count } from '../../../components/Amount';
import { Sentence } from '../../../components/Sentence';
import { TimeText } from '../../../components/TimeText';
import { formatIsoDuration } from '../../../lib/isoDuration';
import { useTranslate, type MessageKey } from '../../../lib/translate';
import { evidencePath } from './evidencePath';

const instant = /^\d{4}-\d{2}-\d{2}T/;

interface Props {
  tableRef: TableRef;
  evidence: Evidence[];
}

/** What can be looked up to check a signal, with what was measured of it. */
export function EvidenceList({ tableRef, evidence }: Props) {
  return (
    <ul className="evidence">
      {evidence.map((each) => (
        <li key={`${each.kind} ${each.name}`}>
          <EvidenceName tableRef={tableRef} evidence={each} />
          <dl>
            {Object.entries(each.values).map(([name, value]) => (
              <Measured key={name} name={name} value={value} />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** The name of a piece of evidence; a link where a page shows it. */
export function EvidenceName({ tableRef, evidence }: { tableRef: TableRef; evidence: Evidence }) {
  const t = useTranslate();
  const to = evidencePath(tableRef, evidence);
  const ofTable = evidence.name === tableRef.table;
  const label = ofTable ? t(`evidenceKind.${evidence.kind}` as MessageKey) : evidence.name;
  return to === null ? <span>{label}</span> : <Link to={to}>{label}</Link>;
}

function Measured({ name, value }: { name: string; value: unknown }) {
  const t = useTranslate();
  return (
    <div>
      <dt className="second">{t(`evidence.${name}` as MessageKey)}</dt> <dd><Value name={name} value={value} /></dd>
    </div>
  );
}

function Value({ name, value }: { name: string; value: unknown }) {
  const t = useTranslate();
  if (typeof value === 'number') {
    return /bytes$/i.test(name) ? <Bytes value={value} /> : <Count value={value} />;
  }
  if (typeof value === 'boolean') {
    return t(value ? 'common.yes' : 'common.no');
  }
  const text = String(value);
  switch (name) {
    case 'policy':
      return <Link to={paths.policy(text)}>{text}</Link>;
    case 'job':
      return <Link to={paths.job(text)}>{text}</Link>;
    case 'state':
      return t(`state.${text}` as MessageKey);
    case 'sentence':
      return <Sentence text={text} />;
    default:
      return instant.test(text) ? <TimeText value={text} /> : formatIsoDuration(text);
  }
}
