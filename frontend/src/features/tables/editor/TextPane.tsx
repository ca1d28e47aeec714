import { Select, Tooltip } from 'antd';
import { useMemo } from 'react';

import type { TextFormat } from '../../../api/types';
import { CodeEditor } from '../../../components/CodeEditor';
import { CopyButton } from '../../../components/CopyButton';
import { Section } from '../../../components/Section';
import { useTranslate } from '../../../lib/translate';
import type { DefinitionEditor } from './useDefinitionEditor';

interface Props {
  editor: DefinitionEditor;
  format: TextFormat;
  onFormat: (format: TextFormat) => void;
  goTo: { line: number; column: number } | null;
}

/** The definition as text, in either language. */
export function TextPane({ editor, format, onFormat, goTo }: Props) {
  const t = useTranslate();
  const { placed, text, lock } = editor;
  const marks = useMemo(() => placed.map(({ line, column, severity, message }) => ({ line, column, severity, message })), [placed]);
  return (
    <div className="editor-text">
      <Section
        flush
        title={t('editor.text')}
        extra={
          <>
            <CopyButton text={text} what={t('common.text')} />
            <Tooltip title={lock === null ? undefined : t('editor.correctFirst')}>
              <Select
                aria-label={t('editor.language')}
                disabled={lock !== null}
                value={format}
                onChange={(next: TextFormat) => {
                  editor.rewrite();
                  onFormat(next);
                }}
                options={[
                  { value: 'yaml', label: 'YAML' },
                  { value: 'sql', label: 'SQL' },
                ]}
                style={{ width: 96 }}
              />
            </Tooltip>
          </>
        }
      >
        <CodeEditor
          label={t('editor.textOf', { language: format.toUpperCase() })}
          placeholder={t('editor.placeholder')}
          language={format}
          value={text}
          onChange={editor.changeText}
          marks={marks}
          goTo={goTo}
        />
      </Section>
    </div>
  );
}
