import type { TableRef } from '../../../api/tables';
import type { Advice, Judgement } from '../../../api/types';
import { Sentence } from '../../../components/Sentence';
import { StateMark } from '../../../components/StateMark';
import { useHealthWords } from '../../../lib/healthWords';
import { toneOf } from '../../../lib/tone';
import { useTranslate } from '../../../lib/translate';
import { RemedyButton } from '../remedy/RemedyButton';

interface Props {
  tableRef: TableRef;
  judgement: Judgement;
}

/** What to do about what is wrong, worst first. */
export function AdviceList({ tableRef, judgement: { advice } }: Props) {
  return (
    <ul className="advice-list">
      {advice.map((each) => (
        <AdviceItem key={each.id} tableRef={tableRef} advice={each} />
      ))}
    </ul>
  );
}

function AdviceItem({ tableRef, advice }: { tableRef: TableRef; advice: Advice }) {
  const t = useTranslate();
  const words = useHealthWords();
  return (
    <li>
      <StateMark tone={toneOf(advice.severity)} word={t(`severity.${advice.severity}`)} />
      <div className="wrap-anywhere">
        <h3>{words.advice(advice)}</h3>
        <p>
          <Sentence text={words.reason(advice)} />
        </p>
        <p className="second">{words.cost(advice)}</p>
      </div>
      {advice.action !== null && <RemedyButton tableRef={tableRef} advice={advice.id} about={words.advice(advice)} action={advice.action} />}
    </li>
  );
}
