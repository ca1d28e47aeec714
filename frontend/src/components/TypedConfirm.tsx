import { Input, Modal } from 'antd';
import { useState, type ReactNode } from 'react';

import { useTranslate } from '../lib/translate';
import { ProblemView } from './ProblemView';

interface Props {
  title: string;
  /** What is typed to confirm: the full name of what goes. */
  name: string;
  /** What is lost. */
  children: ReactNode;
  /** The act, as the button says it. */
  act: string;
  busy: boolean;
  /** Whether it can't be done, as the children say. */
  forbidden?: boolean;
  error: unknown;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost: lists the loss and has its name typed. */
export function TypedConfirm({ title, name, children, act, busy, forbidden = false, error, onConfirm, onCancel }: Props) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  return (
    <Modal
      open
      title={title}
      okText={act}
      okButtonProps={{ danger: true, type: 'primary', disabled: forbidden || typed !== name, loading: busy }}
      cancelText={t('common.cancel')}
      onOk={onConfirm}
      onCancel={onCancel}
    >
      <div className="stack">
        {children}
        <label htmlFor="typed-name">{t('common.typeName', { name })}</label>
        <Input
          id="typed-name"
          className="mono"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onPressEnter={() => typed === name && !forbidden && onConfirm()}
        />
        {error !== null && error !== undefined && <ProblemView error={error} />}
      </div>
    </Modal>
  );
}
