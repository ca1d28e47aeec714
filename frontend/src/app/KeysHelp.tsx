import { Modal } from 'antd';

import { useTranslate, type MessageKey } from '../lib/translate';

const keys: [string[], MessageKey][] = [
  [['Ctrl K'], 'keys.palette'],
  [['/'], 'keys.filter'],
  [['j', 'k'], 'keys.rows'],
  [['Ctrl Enter'], 'keys.primary'],
  [['g', 'o'], 'nav.overview'],
  [['g', 't'], 'nav.tables'],
  [['g', 'j'], 'nav.jobs'],
  [['g', 'r'], 'nav.runs'],
  [['g', 'p'], 'nav.policies'],
  [['Esc'], 'keys.close'],
  [['?'], 'keys.title'],
];

export function KeysHelp({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <Modal open title={t('keys.title')} footer={null} onCancel={onClose} width={400}>
      <dl className="keys">
        {keys.map(([combination, meaning]) => (
          <div key={meaning}>
            <dt>
              {combination.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
