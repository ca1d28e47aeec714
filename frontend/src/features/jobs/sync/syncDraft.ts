import { useCallback, useState } from 'react';

import type { JobBody, MysqlSyncSpec } from '../../../api/types';
import type { OptionPair } from '../../../components/OptionsEditor';
import { dropDraft, loadDraft, saveDraft } from '../../../lib/draft';
import { plainNamePattern } from '../../../lib/names';
import type { WizardStep } from '../../../app/paths';

export interface SyncDraft {
  connection: string;
  sourceDatabase: string;
  /** All tables, also those that come later; otherwise the chosen ones. */
  all: boolean;
  include: string[];
  exclude: string[];
  name: string;
  cluster: string;
  catalog: string;
  database: string;
  tablePrefix: string;
  tableSuffix: string;
  tableOptions: OptionPair[];
  typeMapping: string[];
  checkpointInterval: string;
  parallelism: number;
  /** Warnings that were read, by finding. */
  ticked: string[];
}

const draftKey = 'mysql-sync';

const empty: SyncDraft = {
  connection: '',
  sourceDatabase: '',
  all: false,
  include: [],
  exclude: [],
  name: '',
  cluster: 'embedded',
  catalog: 'main',
  database: '',
  tablePrefix: '',
  tableSuffix: '',
  tableOptions: [['bucket', '2']],
  typeMapping: [],
  checkpointInterval: 'PT10S',
  parallelism: 1,
  ticked: [],
};

/** What a part of the form needs. */
export interface DraftProps {
  draft: SyncDraft;
  change: (part: Partial<SyncDraft>) => void;
}

export interface SyncDraftState extends DraftProps {
  drop: () => void;
}

/** The draft, kept for this browser tab. It names a connection and never holds its password. */
export function useSyncDraft(): SyncDraftState {
  const [draft, setDraft] = useState<SyncDraft>(() => ({ ...empty, ...loadDraft<SyncDraft>(draftKey) }));
  const change = useCallback((part: Partial<SyncDraft>) => {
    setDraft((old) => {
      const next = { ...old, ...part };
      saveDraft(draftKey, next);
      return next;
    });
  }, []);
  return { draft, change, drop: () => dropDraft(draftKey) };
}

/** What is declared of a sync, as the form holds it. */
export function draftOf({ name, cluster, spec }: { name: string; cluster: string; spec: MysqlSyncSpec }): SyncDraft {
  const { tables, tableOptions, ...same } = spec;
  return { ...empty, ...same, ...tables, name, cluster, all: tables.include.length === 0, tableOptions: Object.entries(tableOptions) };
}

export function bodyOf(draft: SyncDraft): JobBody {
  return {
    name: draft.name,
    cluster: draft.cluster,
    kind: 'mysql-sync',
    spec: {
      connection: draft.connection,
      sourceDatabase: draft.sourceDatabase,
      tables: { include: draft.all ? [] : draft.include, exclude: draft.exclude },
      catalog: draft.catalog,
      database: draft.database,
      tablePrefix: draft.tablePrefix,
      tableSuffix: draft.tableSuffix,
      tableOptions: Object.fromEntries(draft.tableOptions.filter(([key]) => key !== '')),
      typeMapping: draft.typeMapping,
      checkpointInterval: draft.checkpointInterval,
      parallelism: draft.parallelism,
    },
  };
}

export const steps: WizardStep[] = ['source', 'tables', 'target', 'preflight', 'review'];

/** Whether a step has what it needs, so that the next one makes sense. */
export function isComplete(draft: SyncDraft, step: WizardStep): boolean {
  switch (step) {
    case 'source':
      return draft.connection !== '' && draft.sourceDatabase !== '';
    case 'tables':
      return draft.all || draft.include.length > 0;
    case 'target':
      return draft.catalog !== '' && draft.database !== '' && draft.cluster !== '' && plainNamePattern.test(draft.name);
    default:
      return true;
  }
}

/** The first step before this one that still lacks something. */
export function firstIncomplete(draft: SyncDraft, step: WizardStep): WizardStep | undefined {
  return steps.slice(0, steps.indexOf(step)).find((each) => !isComplete(draft, each));
}

/** What each step of the wizard is given. */
export interface StepProps extends SyncDraftState {
  /** Says whether the wizard may go on from here. */
  onReady: (ready: boolean) => void;
}
