import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useTranslate } from '../lib/translate';
import { usePaletteEntries } from './paletteEntries';

/** Goes to a page, a table or a job by a part of its name. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const entries = usePaletteEntries(text);
  const at = Math.min(chosen, entries.length - 1);
  const go = (index: number) => {
    const entry = entries[index];
    if (entry !== undefined) {
      onClose();
      void navigate(entry.to);
    }
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setChosen(Math.min(Math.max(at + step, 0), entries.length - 1));
    } else if (event.key === 'Enter') {
      go(at);
    }
  };
  return (
    <Modal open footer={null} closable={false} onCancel={onClose} width={560} style={{ top: 96 }} title={t('palette.title')}>
      <div className="palette">
        <Input
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls="palette-entries"
          aria-activedescendant={at >= 0 ? `palette-${at}` : undefined}
          aria-label={t('palette.title')}
          placeholder={t('palette.hint')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the listbox of the combobox above */}
        <ul id="palette-entries" role="listbox" aria-label={t('palette.title')}>
          {entries.map((entry, index) => (
            // the keyboard works in the input above, which points here by aria-activedescendant
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={entry.to}
              id={`palette-${index}`}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
              role="option"
              aria-selected={index === at}
              onMouseEnter={() => setChosen(index)}
              onClick={() => go(index)}
            >
              <span>{entry.label}</span>
              <span className="second small">{t(`palette.${entry.kind}`)}</span>
            </li>
          ))}
        </ul>
        {entries.length === 0 && <p className="second">{t('palette.none')}</p>}
      </div>
    </Modal>
  );
}
