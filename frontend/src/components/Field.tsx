import { Form } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** The id of the control. */
  id?: string;
  /** The place in the body that it stands for, so that a finding can lead to it. */
  pointer?: string;
  error?: string | null;
  hint?: ReactNode;
  children: ReactNode;
}

/** A labelled control with what is wrong about it. */
export function Field({ label, id, pointer, error, hint, children }: Props) {
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      validateStatus={error ? 'error' : undefined}
      help={error ?? undefined}
      extra={hint}
      layout="vertical"
      data-pointer={pointer}
    >
      {children}
    </Form.Item>
  );
}
