import { useMutation, useQueryClient } from '@tanstack/react-query';

import { accessKeys, deleteUser } from '../../api/access';
import type { User } from '../../api/types';
import { TypedConfirm } from '../../components/TypedConfirm';
import { useTranslate } from '../../lib/translate';

export function DeleteUser({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteUser(user),
    onSuccess: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: accessKeys.users });
    },
  });
  return (
    <TypedConfirm
      title={t('users.deleteTitle', { name: user.name })}
      name={user.name}
      act={t('users.delete')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{t('users.deleteWhat')}</p>
    </TypedConfirm>
  );
}
