import { Button, Checkbox } from 'antd';

import type { Finding } from '../api/types';
import { toneOf } from '../lib/tone';
import { useTell, useTranslate, type Tell } from '../lib/translate';
import { StateMark } from './StateMark';

interface Props {
  findings: Finding[];
  /** Brings a finding's field into focus. */
  onGo?: (pointer: string) => void;
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

export function FindingList({ findings, onGo, onFix, ticked, onTick }: Props) {
  const t = useTranslate();
  const tell = useTell();
  return (
    <ul className="finding-list">
      {findings.map((finding) => {
        const key = findingKey(finding);
        const { pointer } = finding;
        return (
          <li key={key} className={`tone-${toneOf(finding.severity)}`}>
            <StateMark tone={toneOf(finding.severity)} word={t(`severity.${finding.severity}`)} />
            <div className="finding-text">
              <p>{sentenceOf(finding, tell)}</p>
              {finding.evidence !== null && <p className="second">{finding.evidence}</p>}
              <p className="second small mono">{finding.rule}</p>
            </div>
            {pointer !== null && onGo && (
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
