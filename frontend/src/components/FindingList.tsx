import { Button, Checkbox } from 'antd';

import type { Finding } from '../api/types';
import { toneOf } from '../lib/tone';
import { useTell, useTranslate, type Tell } from '../lib/translate';
import { StateMark } from './StateMark';

/** A finding, and where it stands when it is about a text. */
export type ListedFinding = Finding & { target?: string | null; file?: string | null; document?: number; line?: number; column?: number };

interface Props {
  findings: ListedFinding[];
  /** Brings a finding's field into focus. */
  onGo?: (pointer: string) => void;
  /** Brings a finding's place in the text into focus. */
  onGoToLine?: (line: number, column: number) => void;
  /** Puts a finding's patch into the form. */
  onFix?: (finding: Finding) => void;
  /** Keys of the warnings that were ticked; without it nothing can be ticked. */
  ticked?: string[];
  onTick?: (key: string, ticked: boolean) => void;
}

export const findingKey = (finding: Finding) => `${finding.rule} ${finding.pointer ?? ''} ${finding.message}`;

/** Some rules say one thing of each option, some of each value of it. */
function sentenceOf({ rule, message, evidence }: Finding, tell: Tell): string {
  const [option = '', value = ''] = (evidence ?? '').split(/=(.*)/s);
  const known = { evidence, option, value };
  return [rule, `${rule}.${option}`, `${rule}.${evidence}`].reduce((said, code) => tell(`finding.${code}`, said, known), message);
}

export function FindingList({ findings, onGo, onGoToLine, onFix, ticked, onTick }: Props) {
  const t = useTranslate();
  const tell = useTell();
  return (
    <ul className="finding-list">
      {findings.map((finding) => {
        const key = findingKey(finding);
        const { pointer, target, file, document, line, column } = finding;
        const place = line !== undefined && document !== undefined && t('finding.place', { document: document + 1, line });
        return (
          <li key={`${key} ${document ?? ''} ${line ?? ''}`} className={`tone-${toneOf(finding.severity)}`}>
            <StateMark tone={toneOf(finding.severity)} word={t(`severity.${finding.severity}`)} />
            <div className="finding-text">
              <p>{sentenceOf(finding, tell)}</p>
              {finding.evidence !== null && <p className="second">{finding.evidence}</p>}
              <p className="second small">
                <span className="mono">{finding.rule}</span> {target} {file} {place}
              </p>
            </div>
            {line !== undefined && column !== undefined && onGoToLine && (
              <Button size="small" onClick={() => onGoToLine(line, column)}>
                {t('finding.goToLine', { line })}
              </Button>
            )}
            {pointer !== null && line === undefined && onGo && (
              <Button size="small" onClick={() => onGo(pointer)}>
                {t('finding.go')}
              </Button>
            )}
            {finding.fix?.kind === 'patch' && onFix && (
              <Button size="small" onClick={() => onFix(finding)}>
                {t('finding.fix')}
              </Button>
            )}
            {finding.severity === 'warning' && ticked !== undefined && onTick && (
              <Checkbox checked={ticked.includes(key)} onChange={(event) => onTick(key, event.target.checked)}>
                {t('finding.accept')}
              </Checkbox>
            )}
          </li>
        );
      })}
    </ul>
  );
}
